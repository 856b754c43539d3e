### Tabellen und Diagramme der Simulationen: ttr_widget/simulate/

## Messgrößen

simulate-measure =
    .points = Punkte
    .winning-points = Punkte des Siegers
    .turns = Spielzüge je Spiel
    .lead-changes = Führungswechsel
    .ticket-success = % erfüllte Zielkarten
    .first-seat-wins = % Siege von Platz 0
    .wins = % gewonnene Spiele

## Tabellen

simulate-column =
    .bot = Bot
    .seats = Plätze
    .wins = Siege
    .points = Punkte
    .tickets = Zielkarten
    .completed = erfüllt
    .games = Spiele
    .difference = Unterschied
simulate-span = { $low } bis { $high }
simulate-every-game = in jedem Spiel
simulate-of-bot = { $bot }: { $measure }
simulate-clear = deutlich: das Intervall des Unterschieds enthält die 0 nicht
simulate-head = { $games } { $games ->
        [one] Spiel
       *[other] Spiele
    } von { $variant }
    .stopped = { $head } (vorzeitig beendet)
simulate-own-rules = { $board } mit eigenen Regeln
simulate-told = { $turns } Spielzüge je Spiel, { $changes } Führungswechsel, der Sieger hat { $points } Punkte
    .stuck = { $told }; { $stuck } { $stuck ->
            [one] Spiel kam
           *[other] Spiele kamen
        } nicht zu Ende
simulate-note = Hinweis: { $note }

## Diagramme

simulate-plot =
    .points = Punkte in { $games } { $games ->
            [one] Spiel
           *[other] Spielen
        }
    .tickets = Erfüllte Zielkarten
    .tickets-axis = % der behaltenen Zielkarten
    .intervals = Mit 95-%-Intervallen
    .routes = Gebaute Strecken in { $games } { $games ->
            [one] Spiel
           *[other] Spielen
        }
    .routes-winners = Strecken der Sieger in { $games } { $games ->
            [one] Spiel
           *[other] Spielen
        }
    .routes-bot = Strecken von { $bot } in { $games } { $games ->
            [one] Spiel
           *[other] Spielen
        }
    .scale = in % der Spiele
    .scale-bot = in % der Plätze von { $bot }
    .route = gebaut in { $share } % der Spiele, vom Sieger in { $won } %
    .share = { $name }: { $share } %
    .change = Häufiger oder seltener gebaute Strecken: { $name } gegen { $other }
    .change-scale = Prozentpunkte

## Hinweise

simulate-failed =
    .bot = Der Bot '{ $bot }' (Platz { $seat }, Spielzug { $turn }) ist an der Frage '{ $question }' gescheitert: { $error }; stattdessen wurde '{ $taken }' gespielt.
    .bots = Der Bot '{ $name }' ist an { $count } seiner { $asked } Fragen gescheitert; stattdessen wurde zufällig gezogen: { $error } (zuerst: Spiel { $game }, Platz { $seat }, Spielzug { $turn }, Frage '{ $question }')
    .measure = die Messung '{ $name }' ist gescheitert: { $error }
    .measures = die Messung '{ $name }' ist in { $count } { $count ->
            [one] Spiel
           *[other] Spielen
        } gescheitert: { $error } (zuerst: Spiel { $game })
    .more = { $count } { $count ->
            [one] weiterer Fehler anderer Art
           *[other] weitere Fehler anderer Art
        }
    .observer = der Beobachter '{ $name }' ist bei Spiel { $game } gescheitert und wird nicht mehr gerufen: { $error }
    .progress = die Fortschrittsfunktion ist gescheitert und wird nicht mehr gerufen: { $error }
    .stop = die Stopp-Funktion ist gescheitert und wird nicht mehr gerufen: { $error }
    .worker = ein Arbeitsprozess ging verloren ({ $error }); seine Spiele werden neu gespielt
    .file = Der Bot '{ $name }' nimmt nicht teil: { $error }

## Turniere

tournament-head = { $games } Spiele von { $bots } Bots, { $variant }
tournament-column =
    .rank = #
    .bot = Bot
    .wins = Siege
    .rating = Wertung
    .points = Punkte
    .faults = Fehler
tournament-told = Wertung wie im Schach: Wer 1500 hat, gewinnt hier die Hälfte der Spiele. Intervalle: 95 %. Mit dem Seed { $seed } lässt sich das Turnier wiederholen.
tournament-ratings = Wertungen mit 95-%-Intervallen

## Der Befehl

simulate-command = Lässt Bots viele Spiele spielen und gibt die Ergebnisse aus.
    .board = ein Spielplan oder eine Variante wie 'europe without LongestPath'
    .bots = ein Bot je Platz: { $bots }; Optionen wie in 'search(nodes=50)'
    .games = Anzahl der Spiele (100)
    .seed = derselbe Startwert ergibt dieselben Spiele (0)
    .jobs = Anzahl der Prozesse auf diesem Rechner (1)
    .stream = schreibt die Datensätze in eine .jsonl- oder .parquet-Datei
    .keep-seats = tauscht die Plätze der Bots nicht
    .quiet = ohne Fortschrittsbalken
    .error = Fehler: { $error }

## Probespiele

playtest-length = { $games } { $games ->
        [one] Partie
       *[other] Partien
    } mit je { $turns } Zügen (Median; { $shortest } bis { $longest })
playtest-hits = { $share } der behaltenen Zielkarten wurden erfüllt
playtest-stuck = { $count } von { $games } Partien blieben stecken: Niemand konnte oder wollte weiter
playtest-seat =
    .better = Platz { $seat } gewinnt { $wins } % der Partien, mehr als seinen Anteil von { $fair } %
    .worse = Platz { $seat } gewinnt { $wins } % der Partien, weniger als seinen Anteil von { $fair } %
playtest-never = nie gebaut: { ROUTES($routes) }
playtest-rare = kaum je gebaut: { ROUTES($routes) }
playtest-single = nur eine Strecke führt nach { CITY($cities) }
playtest-cut-off = kein Netz erfüllt { TICKETS($tickets) }
playtest-tickets =
    .dear = für ihre Länge viel wert (üblich: { $usual } Punkte je Feld): { TICKETS($tickets) }
    .cheap = für ihre Länge wenig wert (üblich: { $usual } Punkte je Feld): { TICKETS($tickets) }
    .hard = seltener als jedes zweite Mal erfüllt: { TICKETS($tickets) }
playtest-column =
    .seat = Platz
    .wins = Siege
    .points = Punkte
    .ticket = Zielkarte
    .spaces = kürzester Weg
    .offered = angeboten
    .kept = behalten
    .completed = erfüllt
    .route = Strecke
    .length = Länge
    .built = gebaut
    .by-winner = vom Sieger
playtest-plot =
    .seats = Gewonnene Partien je Platz
    .turns = Züge je Partie
    .tickets = Zielkarten: kürzester Weg und Punkte; volle Kreise werden öfter erfüllt, rote seltener als jedes zweite Mal
    .routes = Wie oft jede Strecke gebaut wird; rote nie
    .ticket-table = Alle Zielkarten
    .route-table = Alle Strecken
