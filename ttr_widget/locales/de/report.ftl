### Rückblick auf ein Spiel: ttr_widget/analysis/game_report.py, js/src/review.tsx

report-summary = { $player } hat { $other } von { $asked } Entscheidungen anders getroffen als der Planer; das hat insgesamt { $cost } Punkte gekostet (± { $error }). { $luck }
    .gain = { $player } hat { $other } von { $asked } Entscheidungen anders getroffen als der Planer; das hat insgesamt { $cost } Punkte gebracht (± { $error }). { $luck }
    .chance = { $player } hat { $other } von { $asked } Entscheidungen anders getroffen als der Planer; was das insgesamt gekostet oder gebracht hat, ist vom Zufall nicht zu trennen ({ $cost } ± { $error } Punkte). { $luck }
report-luck = Glück beim verdeckten Ziehen und in Tunneln: { $gain } nützliche Karten.
report-turn =
    { $turn ->
        [0] Eröffnung
       *[other] Spielzug { $turn }
    }
report-decision = { report-turn }: Statt „{ $played }“ hätte der Planer „{ $better }“ gewählt: etwa { $points } Punkte besser (± { $error }).
    .gain = { report-turn }: „{ $played }“ war besser als die Wahl des Planers, „{ $better }“: um etwa { $points } Punkte (± { $error }).
report-draw = { report-turn }: Verdeckt kam { CARD($card) }, { $worth } nützliche Karten wert; zu erwarten waren { $usual }.
report-tunnel = { report-turn }: Der Tunnel { ROUTE($route) } kostete { $extra } { $extra ->
        [one] Karte
       *[other] Karten
    } mehr; zu erwarten waren { $usual }.

page-review-title = Rückblick auf dein Spiel
page-review-of = Rückblick auf das Spiel von { $player }
page-review-progress = Entscheidung { $done } von { $all }
page-review-costly = Was am meisten gekostet hat
page-review-none = Keine Entscheidung hat messbar etwas gekostet.
page-review-luck = Glück und Pech
page-review-played = Gespielt
page-review-better = Planer
page-review-cost = −{ $cost }
page-review-error = ± { $error } Punkte
page-review-back = Weiter im Rückblick
page-review-show = Diesen Moment zeigen
page-review-chance = Das kann Zufall sein.
page-review-how = Jede Entscheidung, die der Planer anders getroffen hätte, wird in { $games } gedachten Spielen zu Ende gespielt, verteilt nur aus dem, was du wusstest. Die Punkte sagen, wie viel besser die Wahl des Planers ausging; ± ist der Bereich von 95 %.
page-review-refused = Ein Rückblick ist am Ende eines Spiels möglich, für den Spieler dieser Seite.
