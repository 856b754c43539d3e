### Kolej i morze: ttr_widget/rules/rail_and_sea.py

rule-rail-and-sea = Pociągi na lądzie, statki na morzu

world-rail = Za trasę kolejową płacisz kartami pociągów i stawiasz wagony; statki i karty statków nic tu nie dają.
    .title = Trasy kolejowe
    .example = Czerwona trasa kolejowa o 3 polach: 3 czerwone karty pociągów, 3 wagony.

world-sea = Za trasę morską płacisz kartami statków i stawiasz statki. Podwójny statek pokrywa jedno lub dwa pola i nie wydaje reszty. Dżoker pokrywa jedno pole. Żadna karta nie może być zbędna: zapłata, z której można by którąś odłożyć, nie jest dozwolona.
    .title = Trasy morskie
    .example = 5 pól pokryją 2 podwójne statki i 1 pojedynczy albo 3 podwójne.
    .no-ship = { $price }; płaci się za nią kartami statków, nie można użyć { CARD($card, 2, case: "gen") }.
    .too-short = { $price }; ta zapłata ({ CARDS($cards) }) pokrywa tylko { $covered }.
    .too-long = { $price }; ta zapłata ({ CARDS($cards) }) pokrywa { $covered }. Podwójny statek nie wydaje reszty, a żadna karta nie może być zbędna.

price-sea =
    { $count ->
        [one] Trasa ma 1 pole na statek
        [few] Trasa ma { $count } pola na statki w jednym kolorze
       *[many] Trasa ma { $count } pól na statki w jednym kolorze
    }
price-sea-color =
    Trasa ma { $count } { $count ->
        [one] pole
        [few] pola
       *[many] pól
    } na { COLOR($color, 2, of: "train", case: "acc") } statki

## Co nie może być

unfit-rail-and-sea =
    .cards = potrzebne są karty pociągów, karty statków i dżokery, takie jak w TwoDecks()
    .pieces = nikt nie ma { PIECE($piece, case: "gen") }

## Gra z przewodnikiem i gra na jednej stronie

summary-rail-and-sea =
    .goal = Za trasy lądowe płacisz kartami pociągów i stawiasz wagony, za morskie kartami statków i stawiasz statki.
guide-sea = { ROUTE($route) } to trasa morska: płacisz kartami statków i stawiasz statki. Podwójny statek pokrywa dwa pola.
    .title = Przez morze
