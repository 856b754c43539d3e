### Dwie talie, pociągi i statki: ttr_widget/rules/two_decks.py

two-decks-setup = Na początku każdy gracz dostaje { PIECES($hand, "train-deck", case: "acc") } i { PIECES($ship_hand, "ship-deck", case: "acc") }. Odkrytych kart jest { $display }, po połowie z każdej talii.
    .title = Przygotowanie
    .example = Przed pierwszą turą masz na ręce { PIECES($hand, "train-deck", case: "acc") } i { PIECES($ship_hand, "ship-deck", case: "acc") }.

two-decks-refill = W miejsce wziętej odkrytej karty od razu trafia następna, zanim zapadnie kolejna decyzja. Miejsce, które z braku kart zostało puste, zapełnia się, gdy tylko karty znowu są, najpierw z talii pociągów.
    .title = Uzupełnianie odkrytych kart
    .example = Bierzesz odkryty czerwony pociąg; na jego miejsce trafia karta z talii, którą wybierzesz.

world-draw = Dobierasz dwie karty, każdą spośród odkrytych albo w ciemno z jednej z talii. Dżoker wzięty spośród odkrytych jest jedyną kartą w tej turze.
    .title = Dobieranie z dwóch talii
    .example = Dobierasz w ciemno z talii pociągów, a potem w ciemno z talii statków.

world-refill = Kto bierze odkrytą kartę, wybiera talię, z której trafi na jej miejsce następna, więc odkryte karty mogą się dowolnie mieszać. Wybierasz także po wzięciu dżokera; gdy zostaje tylko jedna talia, nie trzeba wybierać. Nie można wybrać talii, w której nic nie zostało (także wśród jej kart odrzuconych); gdy nic nie zostało w żadnej, miejsce jest puste.
    .title = Wybór talii
    .example = Potrzebujesz pociągów: bierzesz odkryty statek i uzupełniasz z talii pociągów; może trafi się druga karta dla ciebie.
    .no-deck = Puste miejsce uzupełnia się z talii pociągów ('train') albo z talii statków ('ship'), a nie z '{ $deck }'.
    .deck-empty = Puste są { DECK($deck) } i jej stos kart odrzuconych; wybierz drugą talię.

world-flush =
    Gdy wśród odkrytych kart { $flush ->
        [one] jest co najmniej { $flush } dżoker
        [few] są co najmniej { $flush } dżokery
       *[many] jest co najmniej { $flush } dżokerów
    }, wszystkie (razem { $display }) odrzuca się i wykłada nowe: pierwszą połowę z talii pociągów, drugą z talii statków. Jeśli jedna talia nie wystarcza na swoją połowę, uzupełnia ją druga.
    .title = Za dużo dżokerów wśród sześciu kart
    .example =
        Odkryte { $flush ->
            [one] jest { $flush } dżoker
            [few] są { $flush } dżokery
           *[many] jest { $flush } dżokerów
        }: wszystkie { $display } kart się odrzuca i wykłada nowe, pół na pół.

question-refill =
    .mine = { $player }, z której talii uzupełnić puste miejsce?
    .other = { $player } wybiera talię, z której uzupełni puste miejsce.
answer-refill = z której talii uzupełni puste miejsce

move-refill =
    { $deck ->
        [train] Uzupełnij z talii pociągów
       *[ship] Uzupełnij z talii statków
    }
    .group = Uzupełnij puste miejsce

## Gra z przewodnikiem i gra na jednej stronie

summary-two-decks =
    .turn = Weź dwie karty, jedną po drugiej: odkrytą albo w ciemno z talii pociągów lub statków. Odkryty dżoker liczy się za obie.
guide-refill = Ty decydujesz, z której talii karta trafi na puste miejsce: z talii pociągów czy statków.
    .title = Puste miejsce
