### Rätsel: ttr_widget/puzzle/

## Ziele

puzzle-goal = { $goal } in höchstens { $turns } { $turns ->
        [one] Zug
       *[other] Zügen
    }
    .this-turn = { $goal } in diesem Zug
puzzle-connect = verbinde { CITIES($cities) }
    .missing = { CITIES($cities) } sind nicht verbunden: { $reach }
puzzle-complete = erfülle { TICKETS($ticket) }
    .missing = { TICKETS($ticket) } ist nicht erfüllt: { $reach }
    .not-held = { $player } hat { TICKETS($ticket) } nicht
puzzle-reach = von { CITY($city) } reicht das Netz bis { CITIES($near) }, aber nicht bis { CITY($other) }
    .none = keine Strecke von { $player } erreicht { CITY($city) }
puzzle-claim = nutze { $route }
    .either = { $one } oder { $other }
    .missing = { $route } hat noch niemand genutzt
    .taken = { $route } gehört { $owner }
puzzle-score = erziele mindestens { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
    .missing = erst { $scored } von { $points } Punkten sind erzielt
puzzle-build = baue in { CITY($city) }: { PIECE($thing, 1) }
    .missing = in { CITY($city) } steht noch kein { PIECE($thing, 1) }
    .taken = der { PIECE($thing, 1) } in { CITY($city) } gehört { $owner }
puzzle-lead = habe mehr { COLOR($color, 2, of: "passenger", case: "acc") } Fahrgäste als alle anderen
    .missing = du hast { $own } { COLOR($color, $own, of: "passenger", case: "acc") }, jemand anders { $others }
puzzle-win = gewinne das Spiel
    .not-over = das Spiel ist nicht zu Ende
    .missing = du hast { $own } Punkte, jemand anders { $others }
puzzle-own-goal = erreiche das Ziel
    .missing = das Ziel ist nicht erreicht

## Versuche und Lösungen

puzzle-title = Ein Rätsel auf { $board }
puzzle-heading = { $player }: { $goal } (die anderen warten{ $hints })
    .others-play = { $player }: { $goal } (die anderen spielen mit{ $hints })
    .hints = ; Hinweise: { $count }
puzzle-solved = Gelöst in Zug { $turns } von { $within }.
    .actions = Gelöst in Zug { $turns }: { $actions }.
puzzle-missing = { $turns } von { $within } Zügen sind vorbei: { $missing }.
puzzle-over = Das Spiel ist vor Aktion { $number } zu Ende.
puzzle-refused = Aktion { $number }, '{ $action }', ist nicht spielbar: { $why } [{ $rule }]
puzzle-no-solution = Es gibt keine Lösung in höchstens { $within } { $within ->
        [one] Zug
       *[other] Zügen
    }.
puzzle-unknown = Unbekannt: die Suche endete nach { $looked } { $looked ->
        [one] Stellung
       *[other] Stellungen
    }.
