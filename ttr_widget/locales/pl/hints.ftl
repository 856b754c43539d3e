### Podpowiedzi: ttr_widget/bots/hints.py

hint-claim = Zajmij trasę { ROUTE($route) } ({ CARDS($cards) }): { $why }.
hint-points = Od razu daje { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
hint-take = Weź odkrytą kartę: { CARD($card) }.
    .meanwhile = Na razie weź odkrytą kartę: { CARD($card) }.
hint-blind = Dobierz w ciemno z { DECK($deck, case: "gen") }: żadna odkryta karta nie przyda ci się bardziej.
    .only-card = Dobierz w ciemno z { DECK($deck, case: "gen") }: odkryta karta ({ CARD($wild) }) byłaby jedyną w tej turze.
    .second-card = Dobierz w ciemno z { DECK($deck, case: "gen") }: odkryta karta ({ CARD($wild) }) nie może być drugą kartą.
hint-gather = Zbieraj karty: nie ma już trasy, którą warto planować.
    .paid = Zbieraj karty: na wszystko, co w planie, już cię stać.
hint-go = Następny cel to trasa { ROUTE($route) }: { $why }.
hint-kept = Część twoich kart jest przeznaczona na inne trasy.
hint-lack = Brakuje: { CARDS($cards) }.
    .ships = Brakuje statków na { $spaces } { $spaces ->
            [one] pole
            [few] pola
           *[many] pól
        }, kolor: { COLOR($color) }.
    .pairs = Brakuje ci { $count } { $count ->
            [one] karty
            [few] kart
           *[many] kart
        } do par w jednym kolorze.
hint-keep = Zatrzymaj: { TICKETS($tickets) }.
    .turns = Wszystkie twoje bilety razem zajmą około { $turns } { $turns ->
            [one] tury
            [few] tur
           *[many] tur
        }, a do końca zostało około { $left }.
hint-tickets = Dobierz bilety: te, które masz, zajmą około { $turns } { $turns ->
        [one] tury
        [few] tur
       *[many] tur
    }, do końca zostało około { $left }, a twoja sieć sięga daleko.
    .done = Dobierz bilety: swoje masz już zrealizowane, do końca zostało około { $left } { $left ->
            [one] tury
            [few] tur
           *[many] tur
        }, a twoja sieć sięga daleko.
    .last = Dobierz bilety: może twoja sieć już któryś z nich realizuje.
    .split = Weź { COUNTS($split, case: "acc") }; droższe dają więcej punktów, tańsze są pewniejsze.
hint-exchange = Wymień { PIECES($count, $give, case: "acc") } na { PIECE($get, case: "acc") }: zaplanowane trasy wymagają ich więcej, niż masz.
hint-pieces = Weź { PIECES($trains, "trains", case: "acc") } i { PIECES($ships, "ships", case: "acc") }: mniej więcej tyle potrzeba na twoje bilety.
hint-refill = Uzupełnij puste miejsce kartą z { DECK($deck, case: "gen") }: te karty bardziej ci się przydadzą.
hint-pass = Możesz tylko spasować.
hint-other = Wykonaj ruch „{ $action }”: to najlepiej służy twojemu planowi.
hint-why = leży na najlepszej drodze do biletu { TICKETS($ticket) }
    .only = bez niej nie da się już zrealizować biletu { TICKETS($ticket) }
    .longer = każda inna droga do biletu { TICKETS($ticket) } jest dużo dłuższa
    .completes = realizuje { $count ->
            [one] bilet
            [few] bilety
           *[many] bilety
        } { TICKETS($tickets) }
    .points = daje { $points } { $points ->
            [one] punkt
            [few] punkty
           *[many] punktów
        }
