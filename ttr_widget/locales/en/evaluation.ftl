### What answers are worth: ttr_widget/bots/evaluation.py, ttr_widget/bots/verdicts.py, js/src/comparison.tsx

evaluation-summary = { $player }: chance to win { $chance } % (± { $error }), final lead { $lead } (± { $points }), from { $games } imagined games
evaluation-known = { $player }: chance to win { $chance } %, final lead { $lead }
evaluation-unknown = { $player }: nothing can be told yet
evaluation-how = Against the best action, in the same imagined games; ± is the standard error
evaluation-head =
    .action = action
    .points = points
    .chance = chance
    .games = games
evaluation-untried = Actions for which there were too few nodes: { $count }.
evaluation-note =
    .over = The game is over.
    .waits = { $player } is asked, so there is no action to compare.
    .unknown = Bots do not know the question “{ $question }” and answer it at random; the values tell only what follows from the answers by itself.
    .nodes = Too little could be played to judge: allow more nodes or more seconds.

verdict-standing = { $how ->
        [far-ahead] You are far ahead
        [ahead] You are ahead
        [behind] You are behind
        [far-behind] You are far behind
       *[even] The game is open
    }: from here you would win about { $chance } of 100 games (± { $error }).
verdict-better = Imagined games end better with “{ $move }” than with the planner's usual choice.
verdict-against = { $how ->
        [better] “{ $move }” may even be better.
        [equal] “{ $move }” is about as good.
        [worse] “{ $move }” is a little worse: about { $points } { $points ->
            [one] point
           *[other] points
        } (± { $error }).
        [much-worse] “{ $move }” is clearly worse: about { $points } { $points ->
            [one] point
           *[other] points
        } (± { $error }).
       *[unclear] Whether “{ $move }” is better or worse cannot be told yet.
    }

page-compare = Compare the moves
page-compare-title = The moves compared
page-compare-working = Imagined games are being played …
page-compare-verdict = { $how ->
        [best] recommended
        [better] perhaps better
        [equal] about as good
        [worse] a little worse
        [much-worse] clearly worse
       *[unclear] too close to call
    }
page-compare-points = { $points } ± { $error }
page-compare-how = Points better or worse at the end than with the recommended move, with the range of 95 %: all moves are played on in the same imagined games, dealt from what you know ({ $games }).

page-chances = Chances to win
page-chances-error = ± { $error }
page-chances-working = Game { $done } of { $all }
page-chances-how = Judged from the real hands and tickets of each turn; only the decks are reshuffled, for { $games } imagined games. Bands: standard error.
page-chances-refused = The chances of all players can be shown only where everything about a finished game may be seen.
