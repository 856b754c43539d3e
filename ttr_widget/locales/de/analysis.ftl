### Auswertung von Spielen: ttr_widget/analysis/

## Titel

analysis-score = { $board }: Punkte nach Spielzügen
analysis-hands = { $board }: Karten nach Farben
    .known = { $board }: Karten nach Farben, soweit { $player } sie kennt
analysis-odds = { $board }: die Zielkarten von { $player }
analysis-draws = Verdeckt gezogene Karten, bis { CARDS($cards) } dabei sind
analysis-chances = { $board }: Gewinnchancen nach Spielzügen

## Diagramme

analysis-axis =
    .turn = Spielzug
    .score = Ergebnis, wenn jetzt Schluss wäre
    .points = Punkte auf der Leiste
    .cards = Karten
    .ticket = Zielkarte
    .chance = Chance, dass die Karten kommen
    .extra = zusätzliche Karten
    .draws = verdeckt gezogene Karten
    .win = Gewinnchance
analysis-turn = Spielzug { $turn }: { $value }
analysis-colour = { $sign } { $colour ->
        [wild] Joker
        [unknown] unbekannt
       *[other] { COLOR($colour) }
    }
analysis-status = { $status ->
        [done] erfüllt
        [blocked] blockiert
       *[possible] möglich
    }
analysis-bar = { $chance }, { $spaces } { $spaces ->
        [one] Feld fehlt
       *[other] Felder fehlen
    }, { $draws } { $draws ->
        [one] Zug
       *[other] Züge
    } vom Stapel

## Tabellen

analysis-rows = Zeilen: { $count }
    .first = Zeilen: { $count }, die ersten { $shown }
    .more = … { $count } weitere { $count ->
            [one] Zeile
           *[other] Zeilen
        }
analysis-yes-no = { $value ->
        [true] ja
       *[false] nein
    }

## Eine Klasse

gradebook = { $pupils } { $pupils ->
        [one] Schüler
       *[other] Schüler
    }, { $deals } { $deals ->
        [one] Kartenverteilung
       *[other] Kartenverteilungen
    }
gradebook-choices = Entscheidungen in derselben Stellung
gradebook-unread = { $file }: { $error }
gradebook-no-files = keine gespeicherten Spiele: { $files }
gradebook-axis =
    .points = Punkte
    .like-planner = % wie der Planer
    .like-class = % wie die meisten
    .pupils = Schüler
want-saves = ein Muster wie 'saves/*.ttr.json', ein Ordner oder eine Liste von Dateien
