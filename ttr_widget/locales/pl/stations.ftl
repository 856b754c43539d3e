### Stacje: ttr_widget/rules/stations.py

rule-stations = Stacje, które pożyczają trasę
    .short = stacje

europe-station = Stację możesz postawić w każdym mieście, w którym nie ma jeszcze żadnej stacji, połączonym z twoimi trasami lub nie. W turze możesz zbudować jedną; masz ich { $count }. Pierwsza kosztuje 1 kartę, druga 2 karty w jednym kolorze, trzecia 3 karty w jednym kolorze i tak dalej; lokomotywa zastąpi każdą kartę. Zagrane karty trafiają na stos kart odrzuconych.
    .title = Budowa stacji
    .example = Twoja druga stacja: 2 czerwone karty albo 1 czerwona i 1 lokomotywa.
    .all-built = { $player } nie ma już stacji w zapasie (wszystkich: { $count }); wybierz inną akcję.
    .occupied = W mieście { CITY($city) } stoi już stacja ({ $owner }), a w jednym mieście mieści się tylko jedna.

europe-station-use = Na końcu gry każda stacja pożycza ci jedną trasę przeciwnika, która dochodzi do jej miasta; liczy się ona do wszystkich twoich biletów. Dwie stacje mogą pożyczyć tę samą trasę. Jeśli takiej trasy nie ma, stacja nie pożycza nic. Tory trasy podwójnej to osobne trasy. Dostajesz wybór, który jest najwięcej wart: najwięcej punktów za bilety, potem najwięcej zrealizowanych biletów.
    .title = Co daje stacja
    .example = Twoja stacja stoi w mieście Roma, a trasa Palermo–Roma należy do Grace: do twoich biletów liczy się jak twoja.

europe-station-unused =
    +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } za każdą niezbudowaną stację.
    .title = Niezbudowane stacje
    .example =
        Jedna stacja w zapasie: na końcu +{ $points } { $points ->
            [one] punkt
            [few] punkty
           *[many] punktów
        }.

move-station = Stacja w mieście { CITY($city) }: { CARDS($cards) }
    .group = Zbuduj stację
event-station = { $player } buduje stację w mieście { CITY($city) } ({ CARDS($cards) }).

score-station = Stacja w mieście { CITY($city) }
    .none = nie dochodzi do niej żadna trasa przeciwnika
    .borrows = pożycza trasę { ROUTE($route) } ({ $owner })
    .column = Stacje
score-stations-left = Stacje w zapasie
    .because = niezbudowane: { $left } z { $count }
    .column = Stacje

why-station =
    .none = Nie pożycza żadnej trasy.
    .helps = Trasa { ROUTE($route) } ({ $owner }) pomaga zrealizować: { TICKETS($tickets) }.
    .idle = Trasa { ROUTE($route) } ({ $owner }) nie ratuje żadnego biletu.
why-stations-left =
    { $left } × { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

## Co nie może być

unfit-stations = liczba jej miast to { $cities }, a to za mało na { PIECES($count, "stations", case: "acc") }

# What the lobby and the lab offer.

option-without-stations = Bez stacji
    .question = Czy bez stacji gra byłaby trudniejsza?
option-stations = 3 stacje dla każdego gracza
    .question = Czy stacje ułatwiłyby realizację biletów?
lab-stations-count = stacje każdego gracza
lab-stations-points = punkty za niezbudowaną
counter-stations = Zbudowane stacje
    .head = zbudowane stacje

## Słowa

piece-stations =
    { $count ->
        [one] stacja
        [few] stacje
       *[many] stacji
    }
    .gen =
        { $count ->
            [one] stacji
           *[other] stacji
        }
    .dat =
        { $count ->
            [one] stacji
           *[other] stacjom
        }
    .acc =
        { $count ->
            [one] stację
            [few] stacje
           *[many] stacji
        }
    .ins =
        { $count ->
            [one] stacją
           *[other] stacjami
        }
    .loc =
        { $count ->
            [one] stacji
           *[other] stacjach
        }
    .plural = stacje
    .plural-gen = stacji
    .plural-dat = stacjom
    .plural-ins = stacjami
    .plural-loc = stacjach

## Podpowiedzi

hint-station = Zbuduj stację w mieście { CITY($city) } ({ CARDS($cards) }): pożyczy ci trasę { ROUTE($route) } (właściciel: { $player }).
    .serves = Skorzysta na tym: { TICKETS($tickets) }.
    .idle = Zbuduj stację w mieście { CITY($city) } ({ CARDS($cards) }): tam jest warta więcej niż w zapasie.
    .only = bez niej bilet { TICKETS($ticket) } uratują już tylko stacje

## Gra z przewodnikiem i gra na jednej stronie

summary-stations =
    .turn = Zbuduj stację: na końcu pożyczy ci jedną trasę przeciwnika, która dochodzi do jej miasta. Twoich stacji jest { $count }.
    .score = Niezbudowane stacje: po +{ $points }.
guide-station = Ktoś stoi ci na drodze? Zbuduj w mieście stację: na końcu pożyczy ci jedną trasę przeciwnika, która do niego dochodzi. Jeśli jej nie potrzebujesz, jest warta +{ $points }.
    .title = Stacje pomagają przejechać
guide-station-now = Tu może ci pomóc stacja: wybierz stację, a potem miasto na mapie.
    .title = Zbuduj stację
guide-instead-station = Zamiast tego budujesz stację. Na końcu może uratować bilet.
    .title = A jednak stacja
