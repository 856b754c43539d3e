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
