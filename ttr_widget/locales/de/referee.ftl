### What the referee says about a game: ttr_widget/verification.py

want-game = ein Spiel

referee-finished = Der Schiedsrichter hat nichts einzuwenden: { $moves } { $moves ->
        [one] Zug
       *[other] Züge
    } bis zum Spielende, { $checks } { $checks ->
        [one] Prüfung
       *[other] Prüfungen
    }.
referee-unfinished = Der Schiedsrichter hat bisher nichts einzuwenden: { $moves } { $moves ->
        [one] Zug
       *[other] Züge
    }, { $checks } { $checks ->
        [one] Prüfung
       *[other] Prüfungen
    }.
referee-some = Der Schiedsrichter hat { $count } { $count ->
        [one] Einwand
       *[other] Einwände
    } gegen dieses Spiel: { $moves } { $moves ->
        [one] Zug
       *[other] Züge
    }, { $checks } { $checks ->
        [one] Prüfung
       *[other] Prüfungen
    }.
referee-unjudged = Der Schiedsrichter hat dieses Spiel nicht beurteilt.
referee-unknown-rule = Nicht beurteilt: Der Schiedsrichter kennt { $rule } nicht.
referee-start = Nicht beurteilt: Das Spiel begann mit einer vorgegebenen Stellung mitten in einem Spielzug, in der Eröffnung oder an seinem Ende.
referee-line = Zug { $move }, Spielzug { $turn }, { $rule }: { $sentence }

referee-column =
    .move = Zug
    .turn = Spielzug
    .rule = Regel
    .objection = Einwand

## Einwände. $event ist die Art eines Ereignisses, wie Programme sie nennen.

referee-objection =
    .unknown-event = Es gibt keine Ereignisse der Art „{ $event }“.
    .unreadable = Das Ereignis „{ $event }“ ist nicht lesbar: Mit dem Feld „{ $field }“ stimmt etwas nicht.
    .after-end = Das Ereignis „{ $event }“ kommt nach dem Ende des Spiels.
    .order = Das Ereignis „{ $event }“ darf hier nicht vorkommen.
    .other-start = Das Ereignis „{ $event }“ beschreibt nicht die Stellung, mit der das Spiel begann.
    .other-event = Der Spielzug ist vorbei, und „{ $expected }“ muss folgen, nicht „{ $found }“.
    .unfinished = Der Spielzug endet, obwohl die Aktion nicht abgeschlossen ist.
    .opening = Vor dem ersten Spielzug muss „{ $event }“ { $expected }-mal vorkommen, nicht { $found }-mal.
    .wrong-seat = { $player } ist nicht am Zug.
    .turn-number = Dies ist Spielzug { $expected }, nicht { $found }.
    .last-turns = Die letzte Runde hat je { $expected } { $expected ->
        [one] Spielzug
       *[other] Spielzüge
    }, nicht { $found }.
    .card-not-there = Die Karte „{ CARD($card) }“ kann nicht aus diesem Stapel ({ DECK($deck) }) kommen: Alle Exemplare sind woanders.
    .not-in-hand = { $player } zahlt mit Karten, die nicht auf der Hand sind: { CARDS($cards) }.
    .cards-lost = Von der Karte „{ CARD($card) }“ gibt es { $expected }, zu finden sind { $found }.
    .pieces-lost = { $player } besitzt { $expected } Figuren einer Art, zu finden sind { $found }.
    .tickets-lost = Im Spiel sind { $expected } Zielkarten, zu finden sind { $found }.
    .dealt = { $player } erhält { $found } Karten, die nicht zu den { $expected } des Spielaufbaus passen.
    .display-size = Die Auslage hat { $expected } Plätze, nicht { $found }.
    .slot-empty = Platz { $place } der Auslage bleibt leer, obwohl es Karten gibt.
    .wrong-slot = Platz { $place } der Auslage ist nicht der, der aufzufüllen ist.
    .slot-order = Platz { $place } der Auslage wird vor einem früheren aufgefüllt.
    .not-refilled = Platz { $place } der Auslage wird nicht sofort aufgefüllt.
    .wrong-deck = Die Karte „{ CARD($card) }“ kommt aus dem falschen Stapel; richtig wäre: { DECK($deck) }.
    .flush-missing = { $wilds } Joker liegen offen, und die Auslage wird nicht erneuert.
    .flush-without-need = Die Auslage wird erneuert, obwohl nur { $wilds } Joker offen liegen, oder zu oft nacheinander.
    .flush-cards = Die abgelegten Karten sind nicht die der Auslage.
    .not-dealt = Die Auslage wurde abgelegt und nicht erneuert.
    .reshuffle-count = Im Ablagestapel liegen { $expected } Karten dieses Stapels, gemischt werden { $found }.
    .reshuffle-early = Es wird gemischt ({ DECK($deck) }), obwohl keine Karte gebraucht wird.
    .deck-not-empty = Es wird gemischt ({ DECK($deck) }), obwohl noch Karten da sind.
    .nothing-left = Eine Karte wird gezogen, obwohl Stapel und Ablage leer sind.
    .not-shown = Die Karte „{ CARD($card) }“ liegt dort nicht offen.
    .lowest-slot = Von gleichen Karten ({ CARD($card) }) wird die auf dem vordersten Platz genommen.
    .second-wild = Als zweite Karte wird ein offener Joker genommen ({ CARD($card) }).
    .second-card = Es wird keine zweite Karte gezogen, obwohl das möglich ist.
    .closed = { $player } darf die Strecke { ROUTE($route) } nicht nehmen.
    .payment = Diese Karten bezahlen die Strecke { ROUTE($route) } nicht: { CARDS($cards) }.
    .payment-city = Diese Karten bezahlen den Bau in { CITY($city) } nicht: { CARDS($cards) }.
    .points = Die Strecke { ROUTE($route) } bringt { $expected } Punkte, nicht { $found }.
    .no-tunnel = Die Strecke { ROUTE($route) } ist kein Tunnel.
    .no-reveal = Die Strecke { ROUTE($route) } ist ein Tunnel, aber es werden keine Karten aufgedeckt.
    .revealed = Für den Tunnel sind { $expected } Karten aufzudecken, nicht { $found }.
    .extra = Der Tunnel { ROUTE($route) } kostet { $expected } Karten mehr, nicht { $found }.
    .tunnel-claim = Der Tunnel { ROUTE($route) } wird nicht mit den Karten genommen, die dafür gezahlt wurden.
    .taken-back = Die zurückgenommenen Karten sind nicht die, die für den Tunnel { ROUTE($route) } auslagen.
    .city-taken = In { CITY($city) } wurde schon gebaut.
    .all-built = { $player } hat schon alle { $count } gebaut.
    .no-port = { CITY($city) } ist kein Hafen.
    .not-reached = { $player } hat keine Strecke nach { CITY($city) }.
    .passengers-count = Im Spiel sind { $expected } Fahrgäste; hier stehen andere oder { $found }.
    .passengers-city = In { CITY($city) } müssen { $expected } Fahrgäste stehen, nicht { $found }.
    .passenger-city = In { CITY($city) } darf jetzt kein Fahrgast mitgenommen werden.
    .passenger-colour = In { CITY($city) } wartet kein Fahrgast dieser Farbe: { COLOR($color) }.
    .pieces-chosen = { $player } darf nicht { $trains } Züge und { $ships } Schiffe wählen.
    .swap = So können keine Figuren getauscht werden: Züge { $trains }, Schiffe { $ships }.
    .exchange-points = Der Tausch bringt { $expected } Punkte, nicht { $found }.
    .not-stuck = { $player } passt, obwohl eine Aktion möglich ist: „{ $action }“.
    .tickets-number = Zu ziehen sind { $expected } Zielkarten, aus anderen Stapeln oder in anderer Zahl als diese { $found }.
    .tickets-sum = Die Zahlen der Zielkarten und die Größen der Stapel passen nicht zusammen.
    .ticket-not-there = Die Zielkarte { TICKET($ticket) } kann nicht oben auf ihrem Stapel liegen.
    .not-drawn = { $player } behält und gibt andere Zielkarten zurück als die gezogenen.
    .returned-order = { $player } gibt die Zielkarten in anderer Reihenfolge zurück, als sie gezogen wurden.
    .kept-too-few = { $player } muss mindestens { $expected } Zielkarten behalten, nicht { $found }.
    .sheet-seat = Der Wertungsbogen nennt { $player } nicht an dieser Stelle.
    .line-missing = Im Wertungsbogen von { $player } fehlt eine Zeile: { $points } Punkte ({ $about }).
    .line-too-many = Im Wertungsbogen von { $player } steht eine Zeile zu viel.
    .total = { $player } hat insgesamt { $expected } Punkte, nicht { $found }.
    .winner = Es gewinnt { LIST($players) }, nicht { LIST($told) }.
