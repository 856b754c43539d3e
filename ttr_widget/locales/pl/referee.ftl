### What the referee says about a game: ttr_widget/verification.py

want-game = gra

referee-finished = Sędzia nie ma zastrzeżeń: { $moves } { $moves ->
        [one] ruch
        [few] ruchy
       *[many] ruchów
    } do końca gry, { $checks } { $checks ->
        [one] sprawdzenie
        [few] sprawdzenia
       *[many] sprawdzeń
    }.
referee-unfinished = Sędzia jak dotąd nie ma zastrzeżeń: { $moves } { $moves ->
        [one] ruch
        [few] ruchy
       *[many] ruchów
    }, { $checks } { $checks ->
        [one] sprawdzenie
        [few] sprawdzenia
       *[many] sprawdzeń
    }.
referee-some = Sędzia ma do tej gry { $count } { $count ->
        [one] zastrzeżenie
        [few] zastrzeżenia
       *[many] zastrzeżeń
    }: { $moves } { $moves ->
        [one] ruch
        [few] ruchy
       *[many] ruchów
    }, { $checks } { $checks ->
        [one] sprawdzenie
        [few] sprawdzenia
       *[many] sprawdzeń
    }.
referee-unjudged = Sędzia nie ocenił tej gry.
referee-unknown-rule = Bez oceny: sędzia nie zna zasady { $rule }.
referee-start = Bez oceny: gra zaczęła się od podanej pozycji w środku tury lub przygotowań albo od swojego końca.
referee-line = ruch { $move }, tura { $turn }, { $rule }: { $sentence }

referee-column =
    .move = ruch
    .turn = tura
    .rule = zasada
    .objection = zastrzeżenie

## Zastrzeżenia. $event to rodzaj zdarzenia, tak jak nazywają go programy.

referee-objection =
    .unknown-event = Nie ma zdarzeń rodzaju „{ $event }”.
    .unreadable = Nie da się odczytać zdarzenia „{ $event }”: coś jest nie tak z polem „{ $field }”.
    .after-end = Zdarzenie „{ $event }” następuje po końcu gry.
    .order = Zdarzenie „{ $event }” nie może nastąpić w tym miejscu.
    .other-start = Zdarzenie „{ $event }” nie opisuje pozycji, od której zaczęła się gra.
    .other-event = Tura się skończyła i musi nastąpić „{ $expected }”, a nie „{ $found }”.
    .unfinished = Tura się kończy, chociaż akcja nie jest dokończona.
    .opening = Liczba zdarzeń „{ $event }” przed pierwszą turą powinna wynosić { $expected }, a nie { $found }.
    .wrong-seat = To nie jest tura gracza { $player }.
    .turn-number = To jest tura { $expected }, a nie { $found }.
    .last-turns = Ostatnia runda to { $expected } { $expected ->
        [one] tura
        [few] tury
       *[many] tur
    } każdego gracza, a nie { $found }.
    .card-not-there = Tej karty ({ CARD($card) }) nie może już być w tym stosie ({ DECK($deck) }): wszystkie egzemplarze leżą gdzie indziej.
    .not-in-hand = { $player } płaci kartami, których nie ma na ręce: { CARDS($cards) }.
    .cards-lost = Liczba kart { CARD($card) } w grze to { $expected }, a doliczono się { $found }.
    .pieces-lost = Liczba elementów jednego rodzaju, które ma { $player }, to { $expected }, a doliczono się { $found }.
    .tickets-lost = Liczba biletów w grze to { $expected }, a doliczono się { $found }.
    .dealt = { $player } dostaje złe karty: rozdano { $found }, a powinno być { $expected }, z właściwych talii.
    .display-size = Liczba odkrytych miejsc to { $expected }, a nie { $found }.
    .slot-empty = Miejsce { $place } wśród odkrytych kart zostaje puste, chociaż są jeszcze karty.
    .wrong-slot = Nie to miejsce wśród odkrytych kart trzeba uzupełnić ({ $place }).
    .slot-order = Miejsce { $place } wśród odkrytych kart zostaje uzupełnione przed wcześniejszym.
    .not-refilled = Miejsce { $place } wśród odkrytych kart nie zostaje od razu uzupełnione.
    .wrong-deck = Karta pochodzi ze złego stosu ({ CARD($card) }); właściwy stos: { DECK($deck) }.
    .flush-missing = Liczba odkrytych dżokerów to { $wilds }, a nie wyłożono nowych kart.
    .flush-without-need = Wyłożono nowe karty, chociaż liczba odkrytych dżokerów to tylko { $wilds }, albo zrobiono to za wiele razy z rzędu.
    .flush-cards = Odrzucono inne karty niż odkryte.
    .not-dealt = Odkryte karty odrzucono, a nowych nie wyłożono.
    .reshuffle-count = Na stosie kart odrzuconych leży { $expected } kart tej talii, a przetasowano { $found }.
    .reshuffle-early = Tasowanie bez potrzeby: żadna karta nie jest potrzebna ({ DECK($deck) }).
    .deck-not-empty = Tasowanie, chociaż nie skończyły się karty ({ DECK($deck) }).
    .nothing-left = Dobrano kartę, chociaż nie ma już kart ani w talii, ani wśród odrzuconych.
    .not-shown = W tym miejscu nie leży taka odkryta karta: { CARD($card) }.
    .lowest-slot = Z jednakowych kart ({ CARD($card) }) bierze się tę z pierwszego miejsca.
    .second-wild = Jako drugą kartę wzięto odkrytego dżokera ({ CARD($card) }).
    .second-card = Nie dobrano drugiej karty, chociaż było to możliwe.
    .closed = { $player } nie może zająć trasy { ROUTE($route) }.
    .payment = Tymi kartami nie można zapłacić za trasę { ROUTE($route) }: { CARDS($cards) }.
    .payment-city = Tymi kartami nie można zapłacić za budowę w tym mieście ({ CITY($city) }): { CARDS($cards) }.
    .points = Trasa { ROUTE($route) } daje punkty: { $expected }, a nie { $found }.
    .no-tunnel = Trasa { ROUTE($route) } nie jest tunelem.
    .no-reveal = Trasa { ROUTE($route) } jest tunelem, a nie odsłonięto kart.
    .revealed = Liczba kart odsłanianych dla tunelu to { $expected }, a nie { $found }.
    .extra = Dopłata za tunel { ROUTE($route) } w kartach to { $expected }, a nie { $found }.
    .tunnel-claim = Tunelu { ROUTE($route) } nie zajęto kartami, którymi za niego zapłacono.
    .taken-back = Wzięto z powrotem inne karty niż wyłożone za tunel { ROUTE($route) }.
    .city-taken = W tym mieście już coś zbudowano: { CITY($city) }.
    .all-built = { $player } nie ma już czego budować: dozwolona liczba to { $count }.
    .no-port = To miasto nie jest portem: { CITY($city) }.
    .not-reached = { $player } nie ma trasy do tego miasta: { CITY($city) }.
    .passengers-count = Liczba pasażerów w grze to { $expected }, a rozmieszczono innych lub inną liczbę ({ $found }).
    .passengers-city = Liczba pasażerów w mieście ({ CITY($city) }) to { $expected }, a nie { $found }.
    .passenger-city = Z tego miasta nie można teraz zabrać pasażera: { CITY($city) }.
    .passenger-colour = W tym mieście ({ CITY($city) }) nie czeka pasażer tego koloru: { COLOR($color) }.
    .pieces-chosen = { $player } nie może wybrać takich elementów: pociągi { $trains }, statki { $ships }.
    .swap = Tak nie można wymienić elementów: pociągi { $trains }, statki { $ships }.
    .exchange-points = Wymiana daje punkty: { $expected }, a nie { $found }.
    .not-stuck = { $player } pasuje, chociaż możliwa jest akcja „{ $action }”.
    .tickets-number = Liczba dobranych biletów to { $expected }, z właściwych stosów, a nie { $found } jak tutaj.
    .tickets-sum = Liczby biletów i wielkości stosów nie zgadzają się ze sobą.
    .ticket-not-there = Ten bilet nie może leżeć na wierzchu stosu: { TICKET($ticket) }.
    .not-drawn = { $player } zatrzymuje i oddaje inne bilety niż dobrane.
    .returned-order = { $player } oddaje bilety w innej kolejności, niż je dobrano.
    .kept-too-few = { $player } zatrzymuje za mało biletów: trzeba co najmniej { $expected }, a nie { $found }.
    .sheet-seat = W tym miejscu tabeli punktów nie ma gracza { $player }.
    .line-missing = W punktacji brakuje wiersza ({ $player }): punkty { $points } ({ $about }).
    .line-too-many = W punktacji jest wiersz, którego być nie powinno ({ $player }).
    .total = Suma punktów, które ma { $player }, to { $expected }, a nie { $found }.
    .winner = Wygrywa { LIST($players) }, a nie { LIST($told) }.
