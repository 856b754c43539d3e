### Trasy podwójne i potrójne: ttr_widget/rules/parallel_routes.py

rule-parallel = Trasy podwójne i potrójne: równoległe tory

claim-double-own = Nikt nie może mieć dwóch torów tej samej trasy podwójnej lub potrójnej.
    .title = Jeden tor na gracza
    .example = Masz jeden z dwóch torów między dwoma miastami: drugi jest dla kogoś innego.
    .refused = { $player } ma już równoległy tor { ROUTE($track) }, a nikt nie może mieć dwóch; wybierz inną trasę.

parallel-routes-few = Gdy graczy jest { $few } lub mniej, po zajęciu jednego toru trasy podwójnej lub potrójnej pozostałe są zamknięte dla wszystkich.
    .title = Trasy podwójne przy małej liczbie graczy
    .example = Gdy graczy jest { $few }: Ada zajmuje tor trasy podwójnej i nikt nie może zająć toru obok.
    .refused =
        Gdy graczy jest { $players }, z trasy { $kind ->
            [double] podwójnej
           *[triple] potrójnej
        } można zająć tylko jeden tor, a { ROUTE($track) } jest już zajęty ({ $owner }); wybierz inną trasę.

parallel-routes-triple = Trasy potrójne działają jak podwójne: jeden tor na gracza; gdy graczy jest { $few } lub mniej, razem tylko jeden tor.
    .title = Trasy potrójne
    .example = Trzy tory, a graczy więcej niż { $few }: po jednym torze może mieć najwyżej trzech z nich.
    .own = { claim-double-own.refused }
    .few = { parallel-routes-few.refused }

# What the lobby and the lab offer.

option-open-doubles = Oba tory podwójnej trasy są dostępne nawet przy małej liczbie graczy
    .question = Czy byłoby luźniej, gdyby oba tory podwójnej trasy były dostępne?
lab-parallel-few = jeden tor, gdy graczy najwyżej

## Gra z przewodnikiem i gra na jednej stronie

guide-parallel = Tu między miastami biegnie kilka torów. Każdy gracz może zająć tylko jeden z nich.
    .few = Tu między miastami biegnie kilka torów. Gdy graczy jest { $players }, można zająć tylko jeden z nich, więc { ROUTE($route) } jest już niedostępna.
    .title = Tory obok siebie
