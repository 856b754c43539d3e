### Tipps: ttr_widget/bots/hints.py

hint-claim = Nutze { ROUTE($route) } mit { CARDS($cards) }: { $why }.
hint-points = Das bringt sofort { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
hint-take = Nimm die offene Karte { CARD($card) }.
    .meanwhile = Nimm inzwischen die offene Karte { CARD($card) }.
hint-blind = Ziehe vom { DECK($deck) }: keine offene Karte nützt dir mehr.
    .only-card = Ziehe vom { DECK($deck) }: eine offene Karte ({ CARD($wild) }) wäre deine einzige.
    .second-card = Ziehe vom { DECK($deck) }: eine offene Karte ({ CARD($wild) }) kann nicht die zweite sein.
hint-gather = Sammle Karten: keine Strecke lohnt mehr einen Plan.
    .paid = Sammle Karten: alles Geplante kannst du schon bezahlen.
    .harbour = Sammle Karten für einen Hafen in { CITY($city) }.
hint-go = Dein nächstes Ziel ist { ROUTE($route) }: { $why }.
hint-kept = Ein Teil deiner Karten ist für andere Strecken bestimmt.
hint-lack = Dir fehlen noch: { CARDS($cards) }.
    .harbour = Dir { $count ->
            [one] fehlt
           *[other] fehlen
        } noch { $count } { $count ->
            [one] Karte
           *[other] Karten
        } einer Farbe mit dem Hafenzeichen.
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
            [one] Zug
           *[other] Züge
        }, und etwa { $left } bleiben.
hint-tickets = Ziehe Zielkarten: deine brauchen etwa { $turns } { $turns ->
        [one] Zug
       *[other] Züge
    }, etwa { $left } bleiben, und dein Netz reicht weit.
    .done = Ziehe Zielkarten: deine sind erfüllt, etwa { $left } { $left ->
            [one] Zug bleibt
           *[other] Züge bleiben
        }, und dein Netz reicht weit.
    .last = Ziehe Zielkarten: vielleicht erfüllt dein Netz schon einige davon.
    .split = Verlange { COUNTS($split, case: "acc") }; teure bringen mehr Punkte, billige sind sicherer.
hint-station = Baue einen Bahnhof in { CITY($city) } mit { CARDS($cards) }: er leiht dir { ROUTE($route) } von { $player }.
    .serves = Das hilft { TICKETS($tickets) }.
    .idle = Baue einen Bahnhof in { CITY($city) } mit { CARDS($cards) }: dort ist er mehr wert als im Vorrat.
hint-harbour = Baue einen Hafen in { CITY($city) } mit { CARDS($cards) }: { $count } deiner Zielkarten { $count ->
        [one] nennt
       *[other] nennen
    } diese Stadt.
    .left = Baue einen Hafen in { CITY($city) } mit { CARDS($cards) }: jeder nicht gebaute kostet Punkte.
hint-exchange = Tausche { PIECES($count, $give, case: "acc") } gegen { PIECE($get, case: "acc") }: die geplanten Strecken brauchen mehr davon, als du hast.
hint-pieces = Nimm { PIECES($trains, "trains", case: "acc") } und { PIECES($ships, "ships", case: "acc") }: etwa so viele brauchen deine Zielkarten.
hint-pay = Zahle { CARDS($cards) } für den Tunnel { ROUTE($route) }: { $why }.
hint-decline = Verzichte auf den Tunnel { ROUTE($route) }: diese Karten nützen dir anderswo mehr.
    .unpaid = Verzichte auf den Tunnel { ROUTE($route) }: dir fehlen die Karten dafür.
hint-passengers = Nimm diese Passagiere: { $passengers }; wer von einer Farbe die meisten hat, bekommt ihren Bonus.
    .one = { COLOR($color) } ({ CITY($city) })
    .nobody = Nimm niemanden: es brächte dir nichts.
hint-refill = Fülle den leeren Platz vom { DECK($deck) } auf: dessen Karten nützen dir mehr.
hint-pass = Du kannst nur passen.
hint-other = Spiele „{ $action }“: das dient deinem Plan am besten.
hint-why = sie liegt auf dem besten Weg zu { TICKETS($ticket) }
    .only = nur mit ihr lässt sich { TICKETS($ticket) } noch erfüllen
    .stations = ohne sie können nur noch Bahnhöfe { TICKETS($ticket) } retten
    .longer = jeder andere Weg zu { TICKETS($ticket) } ist viel länger
    .completes = sie erfüllt die { $count ->
            [one] Zielkarte
           *[other] Zielkarten
        } { TICKETS($tickets) }
    .points = sie bringt { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }
