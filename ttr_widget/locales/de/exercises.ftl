### Rätsel auf der Seite: js/src/puzzle.tsx, js/src/course.tsx, ttr_widget/page/page_puzzle.py

page-puzzle-title = Rätsel
page-puzzle-turn = Zug { $turn } von { $within }
page-puzzle-level = Stufe { $level } von 5
page-puzzle-hint = Hinweis
    .left = { $n ->
        [one] noch ein Hinweis
       *[other] noch { $n } Hinweise
    }
page-puzzle-solution = Lösung zeigen
page-puzzle-again = Noch einmal
page-puzzle-next = Nächste Aufgabe
page-puzzle-course = Alle Aufgaben
page-puzzle-missed = Nicht gelöst.
page-puzzle-shortest = Kürzeste Lösung:
page-puzzle-progress = { $done } von { $all } gelöst
page-puzzle-done = gelöst
page-puzzle-turns = { $n ->
        [one] 1 Zug
       *[other] { $n } Züge
    }

page-puzzle-step = ein Rätsel kennt die Schritte { LIST($steps) }, nicht { $given }
page-puzzle-none = auf dieser Seite wird kein Rätsel gespielt
error-practice-none = es gibt nichts zu üben: diese Sammlung enthält keine Rätsel

## Kommentierte Spiele: js/src/lesson.tsx, ttr_widget/page/page_lesson.py

page-lesson-title = Lektion
page-lesson-at = Anmerkung { $at } von { $count }
page-lesson-next = Nächste Anmerkung
page-lesson-previous = Vorige Anmerkung
page-lesson-move = Nächster Zug
page-lesson-ask = Züge erraten
page-lesson-tell = Züge zeigen
page-lesson-right = Richtig.
page-lesson-wrong = Nicht ganz.
page-lesson-guess = Was spielt { $player } jetzt?
page-lesson-guessed = Genau das hat { $player } gespielt.
page-lesson-missed = { $player } hat gespielt: { $move }.
page-lesson-step = ein kommentiertes Spiel kennt die Schritte { LIST($steps) }, nicht { $given }
page-lesson-answer = eine Antwort ist eine Zahl von 0 bis { $most }, nicht { $given }
page-variation-title = Variante
page-variation-at = Seit Aktion { $n } neben dem Spiel: Zug { $at } von { $last }
page-variation-back = Voriger Zug
page-variation-return = Zurück zum Spiel
page-lesson-none = auf dieser Seite wird kein kommentiertes Spiel gezeigt
place-note = die Anmerkung nach { $number } { $number ->
        [one] Aktion
       *[other] Aktionen
    }
error-note-choices = eine Frage braucht Antworten (höchstens { $most }), und Antworten brauchen eine Frage
error-note-moves = eine Variante hat 1 bis { $most } Züge; jeder ist ein Text oder ein Paar aus einem Text und dem, was danach gesagt wird
error-note-variations = eine Anmerkung hat höchstens { $most } Varianten, und alle Varianten eines Spiels höchstens { $moves } Züge
error-note-play = „play:“ gehört unter eine Zeile mit „variation:“, und „then:“ unter eine mit „play:“
error-commented-name = es gibt kein kommentiertes Spiel und keine Datei { $name }{ $near }; mitgeliefert sind: { $known }
