### A look back at a game: ttr_widget/analysis/game_report.py, js/src/review.tsx

report-summary = { $player } made { $other } of { $asked } decisions differently from the planner, which cost { $cost } points in all (± { $error }). { $luck }
    .gain = { $player } made { $other } of { $asked } decisions differently from the planner, which gained { $cost } points in all (± { $error }). { $luck }
    .chance = { $player } made { $other } of { $asked } decisions differently from the planner; what that cost or gained in all cannot be told from chance ({ $cost } ± { $error } points). { $luck }
report-luck = Luck at blind draws and tunnels: { $gain } useful cards.
report-turn =
    { $turn ->
        [0] Opening
       *[other] Turn { $turn }
    }
report-decision = { report-turn }: instead of “{ $played }” the planner would have chosen “{ $better }”: about { $points } points better (± { $error }).
    .gain = { report-turn }: “{ $played }” was better than what the planner would have chosen, “{ $better }”: by about { $points } points (± { $error }).
report-draw = { report-turn }: { CARD($card) } came blind, worth { $worth } useful cards; { $usual } could be expected.
report-tunnel = { report-turn }: the tunnel { ROUTE($route) } cost { $extra } extra { $extra ->
        [one] card
       *[other] cards
    }; { $usual } could be expected.

page-review-title = Look at your game
page-review-of = A look at { $player }'s game
page-review-progress = Decision { $done } of { $all }
page-review-costly = What cost most
page-review-none = No decision cost anything that could be measured.
page-review-luck = Luck
page-review-played = Played
page-review-better = Planner
page-review-cost = −{ $cost }
page-review-error = ± { $error } points
page-review-back = Back to the look at the game
page-review-show = Show this moment
page-review-chance = This may be chance.
page-review-how = Every decision that the planner bot would have made differently is played on in { $games } imagined games, dealt from nothing but what you knew. The points say how much better the planner's choice ended; ± is the range of 95 %.
page-review-refused = A look back is possible at the end of a game, for the player of this page.
