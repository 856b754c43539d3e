### Was Antworten wert sind: ttr_widget/bots/evaluation.py, ttr_widget/bots/verdicts.py, js/src/comparison.tsx

evaluation-summary = { $player }: Gewinnchance { $chance } % (± { $error }), Vorsprung am Ende { $lead } (± { $points }), aus { $games } gedachten Spielen
evaluation-known = { $player }: Gewinnchance { $chance } %, Vorsprung am Ende { $lead }
evaluation-unknown = { $player }: Es lässt sich noch nichts sagen
evaluation-how = Gegen die beste Aktion, in denselben gedachten Spielen; ± ist der Standardfehler
evaluation-head =
    .action = Aktion
    .points = Punkte
    .chance = Chance
    .games = Spiele
evaluation-untried = Aktionen, für die es zu wenige Knoten gab: { $count }.
evaluation-note =
    .over = Das Spiel ist zu Ende.
    .waits = { $player } ist gefragt; es gibt hier keine Aktionen zu vergleichen.
    .unknown = Die Bots kennen die Frage „{ $question }“ nicht und antworten zufällig; die Werte sagen nur, was aus den Antworten von selbst folgt.
    .nodes = Für ein Urteil konnte zu wenig gespielt werden: Erlaube mehr Knoten oder mehr Sekunden.

verdict-standing = { $how ->
        [far-ahead] Du liegst weit vorn
        [ahead] Du liegst vorn
        [behind] Du liegst zurück
        [far-behind] Du liegst weit zurück
       *[even] Das Spiel ist offen
    }: Von hier aus würdest du etwa { $chance } von 100 Spielen gewinnen (± { $error }).
verdict-better = Gedachte Spiele enden mit „{ $move }“ besser als mit der üblichen Wahl des Planers.
verdict-against = { $how ->
        [better] „{ $move }“ ist vielleicht sogar besser.
        [equal] „{ $move }“ ist etwa gleich gut.
        [worse] „{ $move }“ ist etwas schlechter: um etwa { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } (± { $error }).
        [much-worse] „{ $move }“ ist deutlich schlechter: um etwa { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } (± { $error }).
       *[unclear] Ob „{ $move }“ besser oder schlechter ist, lässt sich noch nicht sagen.
    }

page-compare = Züge vergleichen
page-compare-title = Die Züge im Vergleich
page-compare-working = Es werden gedachte Spiele gespielt …
page-compare-verdict = { $how ->
        [best] empfohlen
        [better] vielleicht besser
        [equal] etwa gleich gut
        [worse] etwas schlechter
        [much-worse] deutlich schlechter
       *[unclear] nicht zu unterscheiden
    }
page-compare-points = { $points } ± { $error }
page-compare-how = Punkte mehr oder weniger am Ende als mit dem empfohlenen Zug, mit dem Bereich von 95 %: Alle Züge werden in denselben gedachten Spielen weitergespielt, verteilt aus dem, was du weißt ({ $games }).

page-chances = Gewinnchancen
page-chances-error = ± { $error }
page-chances-working = Spiel { $done } von { $all }
page-chances-how = Beurteilt nach den wirklichen Karten und Zielkarten jedes Spielzugs; nur die Stapel werden neu gemischt, für { $games } gedachte Spiele. Bänder: Standardfehler.
page-chances-refused = Die Chancen aller lassen sich nur zeigen, wo von einem beendeten Spiel alles gesehen werden darf.
