### Das Labor: ttr_widget/widget/lab.py und rule_controls.py

lab-title = Was wäre, wenn? Ein Labor für Regeln
lab-board = Spielplan
lab-players = Spieler
lab-games = Partien
lab-seed = Startwert
lab-seat = Platz { $number }
lab-rules = Regeln: verschiebe einen Regler oder schalte eine Regel ab
lab-in-force = gilt
lab-run = Spielen
lab-stop = Stopp
lab-running =
    { $done } von { $games } { $games ->
        [one] Partie
       *[other] Partien
    }
lab-unchanged = Noch ist nichts geändert: beide Seiten spielen dasselbe Spiel.
lab-changed-to = Geändert: { $variant }
lab-wrong = So lässt es sich nicht spielen: { $why }
lab-failed = Der Lauf ist gescheitert: { $why }
lab-played =
    Gespielt: { $games } { $games ->
        [one] Partie
       *[other] Partien
    } wie gedruckt, { $changed } geändert.
lab-stopped = Vorzeitig beendet.
lab-stopping = Ende nach der laufenden Partie …
lab-side =
    { $side ->
        [changed] geändert
        [difference] Unterschied
       *[printed] wie gedruckt
    }
lab-map = Karte
lab-routes-of = Strecken
lab-everybody = aller Spieler
lab-winners = der Sieger

## Argumente der Regeln: lab-<Schlüssel der Regel>-<Argument>

lab-turns-idle-rounds = Runden ohne Spielzug
lab-market-each = Karten jeder Farbe
lab-market-wilds = Joker
lab-market-display = offene Karten
lab-market-hand = Karten zu Beginn
lab-market-flush = offene Joker zum Abräumen
lab-market-flush-limit = Abräumen nacheinander, höchstens
lab-market-marked = Hafenzeichen je Farbe
lab-market-singles = einfache Schiffe je Farbe
lab-market-doubles = Doppelschiffe je Farbe
lab-market-ship-hand = Schiffskarten zu Beginn
lab-parallel-few = nur ein Gleis, bis Spielerzahl
lab-tunnels-reveal = aufgedeckte Karten
lab-stations-count = Bahnhöfe je Spieler
lab-stations-points = Punkte je nicht gebautem
lab-tickets-first-keep = mindestens behalten, zu Beginn
lab-tickets-keep = mindestens behalten, später
lab-tickets-total = gezogene Zielkarten
lab-longest-path-points = Punkte
lab-globetrotter-points = Punkte
lab-last-round-pieces-left = übrige Figuren, die sie auslösen
lab-last-round-turns = weitere Spielzüge je Spieler
lab-passengers-each = Fahrgäste jeder Farbe
lab-passengers-most = Punkte für die meisten
lab-passengers-second = Punkte für die zweitmeisten
lab-pieces-total = Figuren zur Wahl
lab-harbours-count = Häfen je Spieler
lab-harbours-unbuilt = Verlust je nicht gebautem
lab-winner-bonuses = das Regelheft nennt die Prämien
lab-exchange-cost = Verlust je Figur

## Was sich nicht ausführen lässt

lab-error-bots = bots: erwartet wird eine Liste von { $least } bis { $most } Bots, nicht { $given }
lab-error-bot = die Bots des Labors wählt man nach Namen ({ $known }), nicht { $given }
