### Was Python zeigt: html in Notebooks, Abbildungen, Text. ttr_widget/render

render-reconstructed = unsere eigene Rekonstruktion, nicht der gedruckte Spielplan
    .badge = unsere eigene Rekonstruktion

## Auf eine Abbildung zeigen

render-kind = { KIND($kind) }
render-color = { COLOR($color) }
render-card = { CARD($card, $count) }
render-points =
    { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
render-owner = gehört { $player }
render-payable = deine Karten reichen dafür
render-lack =
    { $number ->
        [one] dir fehlt { $number } Karte
       *[other] dir fehlen { $number } Karten
    }
render-port = Hafenstadt
render-country = ein Nachbarland; Strecken sind dort nicht verbunden
render-post = { PIECE($piece, 1) } von { $player }

## Ein Spiel und eine Sicht

render-moment =
    { $turn ->
        [0] Eröffnung
       *[other] Spielzug { $turn }
    }
    .over =
        zu Ende nach { $turn } { $turn ->
            [one] Spielzug
           *[other] Spielzügen
        }
    .last =
        { $left ->
            [one] noch { $left } Spielzug
           *[other] noch { $left } Spielzüge
        }
    .seat = wie { $player } es sieht
    .everybody = wie alle es sehen
render-title = { $title }: { LIST($parts) }
render-asked = Gefragt: { $question }
render-hand = Deine Hand: { CARDS($cards) }
render-seat = { $name } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $routes ->
        [one] { $routes } Strecke
       *[other] { $routes } Strecken
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { COUNTS($pieces) }
render-head =
    .player = Spieler
    .points = Punkte
    .routes = Strecken
    .cards = Karten
    .left = übrige { PIECE($piece) }
    .ticket = Zielkarte
    .progress = Stand
    .turn = Spielzug
    .actions = Aktionen
    .total = Summe
    .line = Zeile
    .why = wie es dazu kam
    .name = Kurzname
    .title = Titel
    .players = Spielerzahl
    .special = Besonderes
    .description = Beschreibung
render-row =
    .last = zuletzt
    .note = Hinweis
    .display = offene Karten
    .piles = Stapel
    .hand = deine Hand
    .drawn = gezogen
    .tickets = deine Zielkarten
    .players = Spielerzahl
    .cities = Städte
    .routes = Strecken
    .colors = Farben
    .board-tickets = Zielkarten
    .expansions = Erweiterungen
    .special = Besonderes
    .name = Kurzname
render-empty = { CARD("nothing") }
render-no-card = keine Karten
render-pile = { DECK($deck) } { $count }
    .discards = Ablagestapel { $count }
render-ticket =
    .done = erfüllt
    .lost = nicht mehr möglich
    .missing =
        offen, { $spaces ->
            [one] { $spaces } Feld fehlt
           *[other] { $spaces } Felder fehlen
        }

## Spielpläne

render-boards = Spielpläne
render-board-routes =
    { $routes } ({ LIST($kinds) }), { $spaces } { $spaces ->
        [one] Feld
       *[other] Felder
    }
    .kind = { KIND($kind, case: "plural") }: { $count }
render-board-tickets = { $count }, Punkte: { $range }
    .decks = { $count } ({ COUNTS($decks) }), Punkte: { $range }

## Wertungen und Mitschriften

render-score = Wertung
    .end = am Ende
    .now = bisher
    .explained-end = erklärt, am Ende
    .explained-now = erklärt, bisher
    .winner = gewonnen
render-transcript = Mitschrift
    .actions =
        { $count } { $count ->
            [one] Aktion
           *[other] Aktionen
        }
    .header = Kopfzeilen
    .none = Noch wurde keine Aktion gespielt.
