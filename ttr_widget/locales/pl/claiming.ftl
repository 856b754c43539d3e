### Zajmowanie tras: ttr_widget/rules/claiming.py

rule-claiming = Zajmowanie tras

claim-any-route = Możesz zająć każdą wolną trasę; nie musi się stykać z twoimi innymi trasami.
    .title = Dowolna wolna trasa
    .example = Twoja pierwsza trasa leży na północy, druga na południu: tak wolno.
    .claimed = Trasa { ROUTE($route) } jest już zajęta ({ $owner }); wybierz wolną trasę.

claim-one-per-turn = W turze możesz zająć jedną trasę i od razu płacisz za całą.
    .title = Jedna trasa w turze
    .example = Za trasę o 4 polach płacisz od razu 4 kartami, a nie 2 teraz i 2 później.

claim-cards = Płacisz tyloma kartami w jednym kolorze, ile pól ma trasa. Dżokery mogą zastąpić każdą kartę; można też zapłacić samymi dżokerami. Żadna karta nie może być zbędna.
    .title = Płacenie za trasę
    .example = 3 pola: 3 karty czerwone albo 2 czerwone i 1 dżoker, albo 3 dżokery.

claim-colour = Za kolorową trasę płacisz kartami w jej kolorze.
    .title = Trasy kolorowe
    .example = Za czerwoną trasę nie zapłacisz zielonymi kartami.

claim-gray = Za szarą trasę płacisz kartami w jednym, dowolnym kolorze.
    .title = Trasy szare
    .example = Szara trasa o 2 polach: 2 karty czerwone albo 2 czarne, ale nie 1 czerwona i 1 czarna.

claim-pieces = Na każde pole trasy musisz postawić element (wagon, statek, tramwaj). Każdy gracz ma: { COUNTS($own) }.
    .title = Elementy na trasę
    .example = Z 2 elementami w zapasie nie zajmiesz trasy o 3 polach, choćby z najlepszymi kartami.
    .too-few = Trasa { ROUTE($route) } wymaga { PIECES($need, $piece, case: "gen") }; { $player } ma jeszcze tylko { $left }.

claim-score = Punkty za trasę dostajesz od razu, według jej długości (długość→punkty): { $points }.
    .title = Punkty za trasy
    .example =
        Trasa o długości { $longest }: od razu { $scored } { $scored ->
            [one] punkt
            [few] punkty
           *[many] punktów
        }.

claim-discard = Zagrane karty trafiają na stos kart odrzuconych (gdy talii jest kilka, każda na stos swojej talii).
    .title = Zagrane karty
    .example = Płacisz 3 czerwonymi kartami: trafiają do odrzuconych i wrócą, gdy talia się skończy.

move-claim = { ROUTE($route) }: { CARDS($cards) }
    .group = Zajmij trasę
event-claim =
    { $player } zajmuje trasę { ROUTE($route) } ({ CARDS($cards) }): { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

score-routes = Trasy
    .because = zajęte trasy: { $count }
why-routes =
    .none = Żadna trasa nie jest zajęta.
    .claimed = Zajęte: { $routes }.
    .track = Na torze punktacji jest za nie: { $points }.

## Ustawienia przygotowane ręcznie

error-claimed-twice = claimed[{ $seat }]: trasę { $route } podano dwa razy
error-claimed-by-two = claimed[{ $seat }]: trasę { $route } podano też jako zajętą przez kogoś innego ({ $owner }), a trasa ma jednego właściciela
error-claimed-pieces = claimed[{ $seat }]: na trasach stoi { PIECES($placed, $piece) }, a { $player } ma tylko { $own }
error-pieces-left = pieces[{ $seat }]: w zapasie { PIECES($left, $piece) }, na trasach { $placed }, a { $player } ma tylko { $own }
error-pieces-form = { $place }: oczekiwano liczby dla każdego rodzaju elementów, na przykład { $form }, a nie { $given }
error-pieces-twice = { $place }: { $piece } podano dwa razy

## Co nie może być

unfit-claiming =
    .piece = gracz ma najwyżej { $most } elementów jednego rodzaju, nazwanego słowem pisanym małymi literami, a nie '{ $piece }': { $count }
    .pieces = gracz musi mieć jakieś elementy, na przykład { $form }
    .points = trasa { $route } ma długość { $length }, a w tabeli punktów nie ma pozycji { $length }

fault-claiming =
    .players = liczba graczy z punktami powinna wynosić { $size }, a wynosi { $given }
    .negative = liczba punktów nie może wynosić { $points }: za zajęte trasy nigdy nie ma mniej niż 0

# What the lobby and the lab offer.

option-short = Krótka gra: połowa elementów
    .question = Czy gra z połową elementów byłaby równie emocjonująca?

## Gra z przewodnikiem i gra na jednej stronie

summary-claiming =
    .aim = Zbieraj karty i zajmuj za nie trasy. Im dłuższa trasa, tym więcej punktów.
    .turn = Zajmij trasę: płacisz tyloma kartami w jej kolorze, ile ma pól.
guide-claim = Stać cię na trasę, która leży na twojej drodze. Wybierz ją na mapie, sprawdź zapłatę i buduj.
    .title = Zajmij trasę
guide-claimed = Trasa jest twoja i od razu daje punkty (+{ $scored }). Karty trafiają na stos odrzuconych, a twoje elementy zostają na mapie do końca.
    .title = Twoja pierwsza trasa
guide-taken = Trasę { ROUTE($route) } ma teraz { $player }. Zajętej trasy nikt inny już nie dostanie, więc z potrzebnymi ci trasami nie czekaj za długo.
    .title = Kto pierwszy, ten lepszy
guide-instead-claim = Zamiast tego zajmujesz trasę. Też dobrze: punkty są pewne i nikt ci jej nie odbierze.
    .title = A jednak trasa
