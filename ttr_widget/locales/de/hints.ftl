### Tipps: ttr_widget/bots/hints.py

hint-claim = Baue { ROUTE($route) } mit { CARDS($cards) }: { $why }.
hint-points = Das bringt sofort { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
hint-take = Nimm eine offene Karte: { CARD($card) }.
    .meanwhile = Nimm inzwischen eine offene Karte: { CARD($card) }.
hint-blind = Ziehe vom { DECK($deck) }: Keine offene Karte nützt dir mehr.
    .only-card = Ziehe vom { DECK($deck) }: Eine offene Karte ({ CARD($wild) }) wäre deine einzige.
    .second-card = Ziehe vom { DECK($deck) }: Eine offene Karte ({ CARD($wild) }) kann nicht die zweite sein.
hint-gather = Sammle Karten: Für keine freie Strecke lohnt sich noch ein Plan.
    .paid = Sammle Karten: Alles Geplante kannst du schon bezahlen.
hint-go = Dein nächstes Ziel ist { ROUTE($route) }: { $why }.
hint-kept = Ein Teil deiner Karten ist für andere Strecken bestimmt.
hint-lack = Dir fehlen noch: { CARDS($cards) }.
    .ships = Dir fehlen noch Schiffe für { $spaces } { $spaces ->
            [one] Feld
           *[other] Felder
        }, Farbe: { COLOR($color) }.
    .pairs = Dir { $count ->
            [one] fehlt
           *[other] fehlen
        } noch { $count } { $count ->
            [one] Karte
           *[other] Karten
        } für Paare einer Farbe.
hint-keep = Behalte { TICKETS($tickets) }.
    .turns = Alle deine Zielkarten zusammen brauchen etwa { $turns } { $turns ->
            [one] Spielzug
           *[other] Spielzüge
        }, und etwa { $left } bleiben.
hint-tickets = Ziehe Zielkarten: Deine brauchen etwa { $turns } { $turns ->
        [one] Spielzug
       *[other] Spielzüge
    }, etwa { $left } bleiben, und dein Netz reicht weit.
    .done = Ziehe Zielkarten: Deine sind erfüllt, etwa { $left } { $left ->
            [one] Spielzug bleibt
           *[other] Spielzüge bleiben
        }, und dein Netz reicht weit.
    .last = Ziehe Zielkarten: Vielleicht erfüllt dein Netz schon einige davon.
    .split = Verlange { COUNTS($split, case: "acc") }; teure bringen mehr Punkte, billige sind sicherer.
hint-exchange = Tausche { PIECES($count, $give, case: "acc") } gegen { PIECE($get, case: "acc") }: Die geplanten Strecken brauchen mehr davon, als du hast.
hint-pieces = Nimm { PIECES($trains, "trains", case: "acc") } und { PIECES($ships, "ships", case: "acc") }: Etwa so viele brauchen deine Zielkarten.
hint-refill = Fülle den leeren Platz vom { DECK($deck) } auf: Dessen Karten nützen dir mehr.
hint-pass = Du kannst nur passen.
hint-other = Spiele „{ $action }“: Das dient deinem Plan am besten.
hint-why = Sie liegt auf dem besten Weg zu { TICKETS($ticket) }
    .only = Nur mit ihr lässt sich { TICKETS($ticket) } noch erfüllen
    .longer = Jeder andere Weg zu { TICKETS($ticket) } ist viel länger
    .completes = Sie erfüllt die { $count ->
            [one] Zielkarte
           *[other] Zielkarten
        } { TICKETS($tickets) }
    .points = Sie bringt { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }
