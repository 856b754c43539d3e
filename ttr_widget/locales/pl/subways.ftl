### Tramwaje i metro: ttr_widget/rules/subways.py

rule-subways = Trasy tramwajowe i trasy metra

berlin-tram = Za trasę tramwajową płacisz tyloma kartami, ile ma pól, i na każdym polu stawiasz tramwaj.
    .title = Trasy tramwajowe
    .example = 3 pola: 3 karty i 3 tramwaje.

berlin-subway = Za trasę metra płacisz tyloma kartami, ile wypisano przy jej jedynym polu, i stawiasz jeden wagon metra. Dostajesz punkty (karty→punkty): { $points }. Tramwaje nigdy nie jeżdżą trasą metra ani metro trasą tramwajową.
    .title = Trasy metra
    .example =
        Wypisano { $longest }: { PIECES($longest, "deck") }, 1 wagon metra, { $scored } { $scored ->
            [one] punkt
            [few] punkty
           *[many] punktów
        }.

## Co nie może być

unfit-subways =
    .pieces = nikt nie ma elementów rodzaju '{ $piece }' (elementy: { $pieces })
    .points = trasa { $route } kosztuje { PIECES($length, "deck", case: "acc") }, a w tabeli punktów nie ma pozycji { $length }

## Gra z przewodnikiem i gra na jednej stronie

summary-subways =
    .goal = Na trasie tramwajowej stawiasz tramwaj na każdym polu, na trasie metra tylko jeden wagon metra.
guide-subway = { ROUTE($route) } to trasa metra: płacisz tyloma kartami, ile podano, ale stawiasz tylko jeden wagon metra.
    .title = Metrem
