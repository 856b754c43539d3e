### Spielpläne aus Dateien anderer Programme: ttr_widget/boards/import_board.py

## Weggelassenes und Geändertes

import-stop-name = { $place }: weggelassen, denn { $given } ist kein Name
import-stop-twice = { $place }: weggelassen, denn { $name } gibt es schon
import-most = { $place }: weggelassen, denn es gibt schon { $most }
import-no-stop = { $place }: weggelassen, denn es gibt keinen Ort { $name }
import-same-stop = { $place }: weggelassen, denn Anfang und Ende sind derselbe Ort
import-route-length = { $place }: weggelassen, denn die Länge ist { $given }; nötig ist eine ganze Zahl von 1 bis { $most }
import-color = { $place }: Die Farbe { $given } ist unbekannt; die Strecke ist grau
import-locomotives = { $place }: { $given } Lokomotiven passen nicht zur Strecke; sie braucht keine
import-tunnel-ferry = { $place }: Fähre und Tunnel zugleich; gilt als Fähre
import-ticket-points = { $place }: weggelassen, denn der Wert ist { $given }; nötig ist eine ganze Zahl von 0 bis { $most }
import-alone = { $name } ist weggelassen, weil keine Strecke dorthin führt
import-tickets-alone = { $count ->
        [one] 1 Zielkarte führt zu einem Ort ohne Strecken und ist weggelassen
       *[other] { $count } Zielkarten führen zu Orten ohne Strecken und sind weggelassen
    }
import-bare = { $count ->
        [one] 1 Strecke einer Art ohne Wagenkarten ist weggelassen
       *[other] { $count } Strecken von Arten ohne Wagenkarten sind weggelassen
    }
import-strange = { $place }: weggelassen, denn { $given } ist kein Objekt
import-players = { $given } Spieler sind nicht möglich; es sind { $least } bis { $most }
import-unused = nicht verwendet: { $names }
import-decks = weitere Stapel sind Erweiterungen des Spielplans: { $names }
import-long = { $count ->
        [one] 1 lange Zielkarte liegt
       *[other] { $count } lange Zielkarten liegen
    } im selben Stapel wie die anderen: zu wenige Karten für zwei Stapel
import-no-tickets = es gibt keine Zielkarten; gespielt wird ohne
    .few = { $count } Zielkarten sind zu wenige für { $players } Spieler; gespielt wird ohne
import-trains = jeder Spieler hat { $trains } Waggons, weil die Karte für mehr keinen Platz hat
import-placed = { $count ->
        [one] { $names } hat keine Position und liegt
       *[other] { $count } Orte haben keine Position ({ $names }) und liegen
    } zwischen ihren Nachbarn
import-laid-out = kein Ort hat eine Position; sie sind nach den Längen der Strecken angeordnet
import-old-letters = { $file } ist nicht in UTF-8 geschrieben und wird als alter Windows-Text gelesen

## Was sich nicht einlesen lässt

error-import-empty = keine brauchbare Strecke bleibt übrig
error-import-format = das ist keine Karte des Editors: Weder 'format' noch 'stops' sagt das
error-import-kind = die Datei enthält { $kind }; ein Spielplan braucht die Datei einer ganzen Karte oder ihres Netzes
error-import-version = die Datei hat Version { $given } des Formats, und dieses Programm liest Versionen bis { $known }
error-import-heads = die Überschriften { $heads } passen weder zu Strecken (From, To, Length) noch zu Zielkarten (From, To, Points) noch zu Orten (Name)
error-import-no-routes = eine Datei mit Strecken fehlt, mit den Überschriften From, To und Length
error-import-one = eine Karte des Editors ist eine einzige Datei; gib nur sie an
error-import-files = höchstens { $most } Dateien ergeben einen Spielplan
