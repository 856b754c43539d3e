### Bots, Rätsel, Simulationen und Abbildungen.

## Bots

want-bot-name = der Name eines Bots: ein Wort aus Buchstaben, Ziffern und '_'
want-bot = der Name eines Bots wie 'planner', eine Funktion decide(view, prompt, rng) oder ein Objekt mit dieser Methode
want-decide = eine Funktion decide(view, prompt, rng) oder ein Objekt mit dieser Methode
error-bot-signature = die Funktion eines Bots nimmt (view, prompt, rng); { $given } verrät ihre Argumente nicht
error-no-bot = kein Bot { $name } (Bots: { $names }){ $near }
error-bot-ready = Optionen ({ $options }) gelten für Bots, die mit Namen genannt sind; { $given } ist schon fertig
error-bot-option = der Bot '{ $name }' hat keine Option '{ $option }' (Optionen: { $names }){ $near }
want-weights = Gewichte als ttr.bots.Weights oder 'default'
error-weights = keine Datei mit Gewichten des Planers; python -m ttr_widget.bots.learn schreibt solche Dateien
    .unknown = der Planer hat kein Gewicht '{ $name }'{ $near }
error-learn-alone = zum Lernen braucht es ein Spiel für mindestens zwei
want-pair = Bots mit Doppelpunkten dazwischen wie { $form }
error-bot-made = der Bot '{ $name }' lässt sich mit den Optionen { $options } nicht bilden: { $error }
error-bot-form = { $given } bezeichnet keinen Bot; schreibe etwa '{ $form }'
error-bots-count = { $board } ist für { $least } bis { $most } Personen, Bots: { $count }
error-bots-players = { $players } Mitspieler brauchen ebenso viele Bots, erhalten: { $bots }
error-bot-late = keine Antwort innerhalb von { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    }
error-bot-gone = der Prozess des Bots ist zu Ende (ein Absturz, ein Ausstieg oder zu viel Speicher)
error-bot-struck = wird nicht mehr gefragt: in diesem Spiel { $strikes }-mal zu spät oder abgestürzt
error-bot-built-in = '{ $name }' ist ein Bot dieses Pakets; wähle einen anderen Namen
error-bot-file = die Datei enthält weder eine Funktion { $decide }(view, prompt, rng) noch eine Klasse { $cls } mit dieser Methode
error-bot-folder = es gibt keinen Ordner { $folder }
error-bot-twice = zwei Dateien heißen '{ $name }'
want-bot-files = ein Ordner mit .py-Dateien oder eine Liste solcher Dateien
want-built-in-bots = eine Liste von Bots dieses Pakets ({ $names })
want-even = eine gerade Zahl ab 2
want-game-number = die Nummer eines Spiels von 0 bis { $most }
error-tournament-bots = ein Turnier braucht mindestens zwei spielfähige Bots, hier sind es { $count }
    .notes = ein Turnier braucht mindestens zwei spielfähige Bots, hier sind es { $count }; { $notes }
error-no-processes = im Browser lassen sich keine Prozesse starten
want-isolate = True, False oder ttr.bots.Limits(seconds=..., memory=...)
want-time-limit = eine Anzahl von Sekunden über 0
want-seconds = eine Zahl über 0 oder None ohne Grenze

## Umgebungen

want-observation = 'flat', 'dict', 'symbolic', 'features' oder ein Objekt mit einem space und einer Methode observe(view)
want-policy = eine Funktion einer Beobachtung und einer Maske
want-action-number = die Nummer einer Aktion von 0 bis { $most }
error-env-action = die Aktion { $given } ist jetzt nicht erlaubt; die Maske zeigt die erlaubten ({ $count })
error-env-opponents =
    { $wanted ->
        [one] 1 Gegner wird gebraucht
       *[other] { $wanted } Gegner werden gebraucht
    }, so viele wie bisher; erhalten: { $given }
error-env-over = das Spiel ist zu Ende; reset() beginnt ein neues
error-env-reset = es hat noch kein Spiel begonnen; rufe zuerst reset() auf

## Simulationen

want-processes = eine Anzahl von Prozessen ab 1
want-executor = ein Executor von concurrent.futures oder Dask
want-observers = eine Liste von Funktionen eines Datensatzes
want-progress = True, False oder eine Funktion zweier Zahlen
want-stop = eine Funktion ohne Argumente
want-bots = eine Liste von { $least } bis { $most } Bots
want-measures = Funktionen nach Namen, etwa { "{" }'events': count{ "}" }
error-measure-column = '{ $name }' ist schon eine Spalte; wähle einen anderen Namen
want-variants = Varianten nach Namen, etwa { "{" }'as printed': 'europe'{ "}" }
want-streams = eine Datei je Variante, etwa { "{" }'{ $name }': 'games.jsonl'{ "}" }
error-no-variant = keine Variante { $name } (Varianten: { $names }){ $near }
error-other-boards = '{ $name }' und '{ $against }' spielen auf verschiedenen Spielplänen, ihre Strecken sind nicht vergleichbar
want-file = eine Datei wie 'games.jsonl'
error-not-written = { $path } lässt sich nicht schreiben: { $error }
want-record-file = eine Datei mit der Endung .jsonl oder .parquet
error-needs-pyarrow = eine .parquet-Datei braucht pyarrow: pip install pyarrow; eine .jsonl-Datei braucht nichts
error-needs-pandas = ein DataFrame braucht pandas: pip install pandas
place-record = { $path }, Spiel { $number }
error-no-record = das ist kein Datensatz eines Spiels ({ $error })
error-in-notebook = '{ $name }' ist in diesem Notebook definiert, andere Prozesse kennen es also nicht; installiere das Paket cloudpickle oder lege Bots und Messungen in ein Modul
error-workers-lost = Arbeitsprozesse gingen { $count }-mal hintereinander verloren: { $error }
error-executor-refuses = der Executor nimmt keine Arbeit mehr an: { $error }

## Auswertung und Abbildungen

error-other-view = die Sicht eines Platzes zeigt nur dessen Zielkarten; dies ist die Sicht von Platz { $seat }
error-view-of-other = die Sicht von Platz { $own } gibt über Platz { $seat } keine Auskunft
error-view-of-nobody = erwartet: ein Platz oder die Sicht eines Mitspielers; erhalten: die Sicht eines Zuschauers
error-whose-tickets = wessen Zielkarten? Gib ticket_odds(game, seat) einen Platz oder dessen Sicht
error-whose-chances = wessen Chancen? Niemand ist mehr gefragt; nenne einen Platz von 0 bis { $most }
error-not-asked = dieser Platz ist nicht gefragt, es gibt also keine Aktionen zu vergleichen
want-color = eine Farbe wie '#D81B60'
want-width = eine Anzahl von Pixeln von { $least } bis { $most }

## Rätsel

want-others = 'wait' oder eine Funktion (game) -> Aktion
want-goal = ein Ziel als Text oder eine Funktion (game) -> bool
want-goal-text = ein Ziel als kurzer Text wie '{ $form }'
want-goal-answer = True, False oder ein Text mit dem Grund als Antwort eines Ziels
want-puzzle-game = ein Spiel oder ein Szenario als Anfang
want-puzzle = ein Rätsel
error-puzzle-met = das Ziel ist vor der ersten Aktion erreicht: { $goal }
error-puzzle-no-hints = dieses Rätsel hat keine Hinweise
error-puzzle-others = { $action } lässt sich für einen anderen Platz nicht spielen: { $error }
error-puzzle-asked = ein Rätsel beginnt mit einem Spielzug, offen ist aber die Frage '{ $question }'
error-puzzle-over = ein Rätsel beginnt mit einem Spielzug, dieses Spiel ist aber zu Ende
error-puzzle-within = das Ziel nennt { $said } Züge, angegeben ist aber within={ $given }
error-goal-verb = kein Ziel beginnt mit '{ $verb }'{ $near }; Ziele lauten etwa: { $forms }
place-goal = das Ziel '{ $goal }'
error-goal-not-held = { $player } hat die Zielkarte { $ticket } nicht
error-goal-score = nenne eine Punktzahl ab 1, etwa 'score at least 20'
error-goal-cities = nenne mindestens zwei Städte, etwa 'connect paris and roma'
error-goal-build = sage, was wo gebaut wird, etwa 'build a station in roma'
error-goal-lacks = { $variant }: in diesem Spiel gibt es keine { PIECE($what) }
error-goal-port = { $city } ist kein Hafen
error-goal-color = kein Fahrgast hat die Farbe '{ $color }'; die Farben: { $colors }
error-goal-win = schreibe das Ziel so: 'win within 2 turns'
error-puzzle-name = der Name eines Rätsels besteht aus kleinen Buchstaben, Ziffern, '-' und '_' (höchstens 60), nicht aus { $given }
error-puzzles-name = kein Rätsel heißt { $name }{ $near }
error-puzzles-choice = keines dieser Rätsel hat { $given }{ $near }; es gibt: { $known }
error-puzzles-function = Ziele und Mitspieler, die Funktionen sind, lassen sich nicht in eine Datei schreiben; schreibe das Ziel als Text
error-puzzles-version = Rätsel werden in der Formatversion { $known } gelesen, nicht in { $given }
error-puzzles-list = erwartet wird eine Liste von höchstens { $most } Rätseln
error-no-puzzles = das ist keine Datei mit Rätseln
error-ladder-file = diese Datei enthält keine Ergebnisse der Rangliste; wähle eine andere, damit nichts angehängt wird
error-ladder-numbers = '--jobs' muss mindestens 1 sein, '--games' und '--full' mindestens 0
