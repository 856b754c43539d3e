### Puzzles: ttr_widget/puzzle/

## Goals

puzzle-goal = { $goal } within { $turns } { $turns ->
        [one] turn
       *[other] turns
    }
    .this-turn = { $goal } this turn
puzzle-connect = connect { CITIES($cities) }
    .missing = { CITIES($cities) } are not connected: { $reach }
puzzle-complete = complete { TICKETS($ticket) }
    .missing = { TICKETS($ticket) } is not complete: { $reach }
    .not-held = { $player } does not hold { TICKETS($ticket) }
puzzle-reach = from { CITY($city) } the network reaches { CITIES($near) }, but not { CITY($other) }
    .none = no route of { $player } reaches { CITY($city) }
puzzle-claim = claim { $route }
    .either = { $one } or { $other }
    .missing = nobody has claimed { $route } yet
    .taken = { $owner } has claimed { $route }
puzzle-score = score at least { $points } { $points ->
        [one] point
       *[other] points
    }
    .missing = only { $scored } of { $points } points are scored
puzzle-build = build a { PIECE($thing, 1) } in { CITY($city) }
    .missing = there is no { PIECE($thing, 1) } in { CITY($city) } yet
    .taken = { $owner } has the { PIECE($thing, 1) } in { CITY($city) }
puzzle-lead = take more { COLOR($color) } passengers than anybody else
    .missing = you have { $own } { COLOR($color, $own, of: "passenger") }, and somebody else has { $others }
puzzle-win = win the game
    .not-over = the game is not over
    .missing = you have { $own } points, and somebody else has { $others }
puzzle-own-goal = reach the goal
    .missing = the goal is not reached

## Attempts and solutions

puzzle-title = A puzzle on { $board }
puzzle-heading = { $player }: { $goal } (the others wait{ $hints })
    .others-play = { $player }: { $goal } (the others play too{ $hints })
    .hints = ; hints: { $count }
puzzle-solved = Solved in turn { $turns } of { $within }.
    .actions = Solved in turn { $turns }: { $actions }.
puzzle-missing = { $turns } of { $within } turns are over, and { $missing }.
puzzle-over = The game is over before action { $number }.
puzzle-refused = Action { $number }, '{ $action }', cannot be played: { $why } [{ $rule }]
puzzle-no-solution = There is no solution within { $within } { $within ->
        [one] turn
       *[other] turns
    }.
puzzle-unknown = Not known: the search ended after { $looked } { $looked ->
        [one] position
       *[other] positions
    }.
