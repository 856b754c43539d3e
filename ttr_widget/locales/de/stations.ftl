### Bahnhöfe: ttr_widget/rules/stations.py

rule-stations = Bahnhöfe, die eine Strecke leihen
    .short = Bahnhöfe

europe-station = Ein Bahnhof darf in jeder Stadt gebaut werden, in der noch keiner steht, ob mit deinen eigenen Strecken verbunden oder nicht; pro Spielzug einer, insgesamt { $count }. Der erste kostet 1 Karte, der zweite 2 Karten einer Farbe, der dritte 3 Karten einer Farbe und so weiter; Lokomotiven ersetzen jede Farbe. Die Karten kommen auf den Ablagestapel.
    .title = Einen Bahnhof bauen
    .example = Der zweite Bahnhof: 2 rote Karten oder 1 rote und 1 Lokomotive.
    .all-built = { $player } hat schon alle { PIECES($count, "stations") } gebaut; wähle eine andere Aktion.
    .occupied = In { CITY($city) } steht schon ein Bahnhof ({ $owner }), und in jeder Stadt ist nur Platz für einen.

europe-station-use = Am Ende leiht jeder Bahnhof eine Strecke eines Mitspielers, die in seine Stadt führt; sie zählt für alle Zielkarten. Zwei Bahnhöfe dürfen dieselbe Strecke leihen. Gibt es keine solche Strecke, leiht er nichts. Die Gleise einer Doppelstrecke sind verschiedene Strecken. Gewertet wird die beste Wahl: die meisten Punkte aus Zielkarten, dann die meisten erfüllten Zielkarten.
    .title = Was ein Bahnhof bringt
    .example = Dein Bahnhof steht in Roma, und Palermo–Roma gehört Grace: Die Strecke zählt für deine Zielkarten mit.

europe-station-unused =
    +{ $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für jeden nicht gebauten Bahnhof.
    .title = Nicht gebaute Bahnhöfe
    .example =
        Ein Bahnhof bleibt übrig: am Ende +{ $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }.

move-station = Bahnhof in { CITY($city) }: { CARDS($cards) }
    .group = Einen Bahnhof bauen
event-station = { $player } baut einen Bahnhof in { CITY($city) } ({ CARDS($cards) }).

score-station = Bahnhof in { CITY($city) }
    .none = keine Strecke eines Mitspielers führt dorthin
    .borrows = leiht { ROUTE($route) } ({ $owner })
    .column = Bahnhöfe
score-stations-left = Übrige Bahnhöfe
    .because = { $left } von { $count } nicht gebaut
    .column = Bahnhöfe

why-station =
    .none = Er leiht keine Strecke.
    .helps = { ROUTE($route) } ({ $owner }) hilft bei { TICKETS($tickets) }.
    .idle = { ROUTE($route) } ({ $owner }) rettet keine Zielkarte.
why-stations-left =
    { $left } × { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.

## Was nicht sein kann

unfit-stations = er hat nur { $cities } Städte, zu wenige für { PIECES($count, "stations", case: "acc") }

# What the lobby and the lab offer.

option-without-stations = Keine Bahnhöfe
    .question = Wäre das Spiel ohne Bahnhöfe schwerer?
option-stations = 3 Bahnhöfe für alle
    .question = Ließen sich Zielkarten mit Bahnhöfen leichter erfüllen?
lab-stations-count = Bahnhöfe je Spieler
lab-stations-points = Punkte je nicht gebautem
counter-stations = Gebaute Bahnhöfe
    .head = gebaute Bahnhöfe

## Wörter

piece-stations =
    { $count ->
        [one] Bahnhof
       *[other] Bahnhöfe
    }
    .dat =
        { $count ->
            [one] Bahnhof
           *[other] Bahnhöfen
        }
    .gen =
        { $count ->
            [one] Bahnhofs
           *[other] Bahnhöfe
        }
    .plural = Bahnhöfe
    .plural-dat = Bahnhöfen

## Tipps

hint-station = Baue einen Bahnhof in { CITY($city) } mit { CARDS($cards) }: Er leiht dir { ROUTE($route) } von { $player }.
    .serves = Das hilft { TICKETS($tickets) }.
    .idle = Baue einen Bahnhof in { CITY($city) } mit { CARDS($cards) }: Dort ist er mehr wert als im Vorrat.
    .only = Ohne sie können nur noch Bahnhöfe { TICKETS($ticket) } retten

## Das begleitete Spiel, und das Spiel auf einer Seite

summary-stations =
    .turn = Einen Bahnhof bauen: Am Ende leiht er dir eine fremde Strecke, die in seiner Stadt endet. Du hast davon { $count }.
    .score = Nie gebaute Bahnhöfe: je +{ $points }.
guide-station = Steht dir jemand im Weg? Bau einen Bahnhof in einer Stadt: Am Ende leiht er dir eine fremde Strecke, die dort endet. Brauchst du ihn nicht, ist er +{ $points } wert.
    .title = Bahnhöfe helfen weiter
guide-station-now = Hier kann dir ein Bahnhof helfen: Wähle den Bahnhof, dann eine Stadt auf der Karte.
    .title = Bau einen Bahnhof
guide-instead-station = Du hast stattdessen einen Bahnhof gebaut. Am Ende kann er eine Zielkarte retten.
    .title = Lieber ein Bahnhof
