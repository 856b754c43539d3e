### Was an einem Spielplan oder einer Regelliste nicht stimmt: BadBoard, BadVariant.

## Stellen

place-board = Spielplan { $board }
    .cities = Spielplan { $board }, Stadt { $id }
    .routes = Spielplan { $board }, Strecke { $id }
    .tickets = Spielplan { $board }, Zielkarte { $id }
place-line = { $file }, Zeile { $line }
place-field = { $place }, '{ $field }'

## Spielpläne

want-name = ein nicht leerer Text
want-range = zwei ganze Zahlen, von und bis
want-cities = mindestens zwei Städte
want-numbered-id = '{ $id }', auch mit einer Nummer dahinter ('{ $id }-2')
want-drawn-ticket = eine Zielkarte als Städte, gefolgt von den Punkten
error-board-players = 'players' muss zwischen 1 und 10 liegen, nicht von { $least } bis { $most }
error-board-empty = ein Spielplan braucht Städte und Strecken
error-board-fact = eine Angabe kann nicht { $name } heißen
error-board-city = keine Stadt { $city } auf diesem Spielplan{ $near }
error-board-city-twice = die Stadt '{ $city }' ist zweimal genannt
error-board-second = zum zweiten Mal { $what ->
        [city] die Stadt
        [route] die Strecke
       *[ticket] die Zielkarte
    } '{ $id }'
    .at = { $second }; zum ersten Mal: { $first }
error-board-parallel = '{ $id }' verbindet dieselben zwei Städte: gib beiden dasselbe Wort in 'double'
error-board-one-track = die Doppelstrecke '{ $double }' hat nur dieses eine Gleis
error-board-unlike = '{ $id }' in derselben Doppelstrecke hat andere Städte oder eine andere Länge
error-board-graph = erwartet wurde ein ungerichteter networkx-Graph (graph.to_undirected() erzeugt einen)
error-board-node = der Knoten { $node } wäre eine zweite Stadt '{ $id }'
error-board-placed = { $placed } von { $count } Knoten haben eine Lage ('pos', 'lat'): gib allen eine oder keinem

## Dateien eines Spielplans

error-no-folder = kein Ordner '{ $folder }'
error-no-board = kein Spielplan { $name } (Spielpläne: { $names }){ $near }
error-folder-lacks = im Ordner '{ $folder }' fehlt { $file }; siehe die Anleitung „Add a board“
error-folder-name = der Ordner eines Spielplans braucht einen eigenen Namen in Kleinbuchstaben, nicht '{ $name }'
error-board-variant = dem Spielplan '{ $board }' fehlt variant.py
error-file-missing = diese Datei gibt es im Ordner '{ $folder }' nicht
error-file-unreadable = die Datei ist nicht lesbar: { $error }
error-file-encoding = das Byte { $byte } ist kein UTF-8; speichere die Datei als UTF-8
error-file-empty = die Datei ist leer
error-toml = ungültiges TOML: { $error }
error-csv = ungültiges CSV: { $error }
error-key-missing = '{ $key }' fehlt{ $near }
error-columns = { $count } Spalten, aber die Kopfzeile hat { $header }
error-column-missing = die Spalte '{ $column }' fehlt{ $near }
    .commas = die Spalte '{ $column }' fehlt (sind die Spalten durch Kommas getrennt?)
error-column-twice = die Spalte '{ $column }' kommt zweimal vor
error-column-name = eine Spalte kann nicht '{ $column }' heißen
error-column-decimal = '{ $column }' muss true oder false, ganze Zahlen oder Texte enthalten, nicht '{ $given }'
error-column-kind = '{ $column }' enthält { $kind ->
        [bool] true oder false
       *[int] ganze Zahlen
    } (wie in { $first }), nicht '{ $given }'

## Der Name eines Spiels

want-board-name = der Name eines Spielplans als Text, etwa 'europe'
error-game-form = '{ $given }' bezeichnet kein Spiel; schreibe etwa '{ $form }'
error-rules-form = '{ $given }' ist keine Regelliste; schreibe eine Variante etwa '{ $form }'
error-no-rule = keine Regel { $name }{ $near } (importiere eine eigene Regel, bevor du sie nennst)
error-rule-unknown = { $name } hat kein Argument '{ $argument }' (Argumente: { $names }){ $near }
error-rule-made = { $name } lässt sich nicht aus '{ $call }' bilden: { $error }

## Regellisten

want-rule = eine Regel wie Stations(count=2)
error-rule-not-listed = keine Regel { $name } in dieser Liste (Regeln: { $names }){ $near }
error-two-owners = zwei Regeln legen die Aktion '{ $action }' fest; eine davon ist { $rule }
error-two-askers = zwei Regeln legen die Frage '{ $question }' fest; eine davon ist { $rule }
error-no-turns = keine Regel der Liste sagt, was ein Spielzug ist; ergänze Turns()
error-no-cards = keine Regel der Liste bringt Karten mit; ergänze CardMarket()
error-no-pieces = keine Regel der Liste bringt Spielsteine mit; ergänze Claiming()
error-route-color = die Strecke { $route } hat die Farbe { $color }, aber keine Karte hat sie (Farben: { $colors }){ $near }
error-unpayable = { $count } { $count ->
        [one] Strecke
       *[other] Strecken
    } des Spielplans '{ $board }' { $count ->
        [one] ist
       *[other] sind
    } von der Art '{ $kind }', und keine Regel der Liste sagt, wie man dafür bezahlt; ergänze die Regel dafür oder Claiming(plain=[..., '{ $kind }']), um sie wie gewöhnliche Strecken zu behandeln{ $near }
error-unfit = { $rule } kann auf dem Spielplan '{ $board }' nicht gelten: { $reason }
error-no-such-route = keine seiner Strecken ist von dieser Art: { KIND($kind) }
error-not-rules = eine Variante ist eine Liste von Regeln, und { $given } ist keine Regel (fehlen die Klammern?)
error-rule-keyless = die Regel { $rule } hat keinen Schlüssel, die Liste kann sie also nicht nennen
error-rule-twice = zwei Regeln mit dem Schlüssel '{ $key }'; eine davon ist { $rule }
error-rule-argument = { $rule }: { $problem }
error-rule-needs = { $rule } braucht eine Regel mit dem Schlüssel '{ $need }', und die Liste hat keine
error-rule-question = die Methode { $rule }.{ $name } würde nie aufgerufen, denn danach werden Regeln nicht gefragt; meintest du '{ $near }'? (Der Name einer Hilfsmethode beginnt mit '_'.)
want-score-lines = Zeilen wie Line(seat, rule, title, points, reason)
error-variant-card = eine Karte heißt nach Wörtern in Kleinbuchstaben, verbunden mit '-', anders als 'gray', 'nothing', 'and' und die Stapel; nicht { $card }
    .twice = zwei Arten von Karten heißen '{ $card }'
    .copies = es kann nicht { $copies } Karten '{ $card }' geben; erwartet werden 0 oder mehr
error-rows = die Tabelle hat mehr als { $most } Zeilen
error-columns-most = die Tabelle hat mehr als { $most } Spalten
error-board-column = ein Spielplan hat kein '{ $name }'
want-records = eine Liste von { $kind }-Objekten
want-argument-text = ein Text mit höchstens { $most } Zeichen, ohne Steuerzeichen und doppelte Leerzeichen
want-a-board = ein Board-Objekt
