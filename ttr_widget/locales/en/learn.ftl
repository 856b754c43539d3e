### Learning the weights of the planner: ttr_widget/bots/learn/

learn-weight = { $name }: { $learned } instead of { $usual }
learn-test = Test on new deals: { $share } of { $games } games won against the default weights (95 % interval { $low } to { $high }).
learn-better = These weights are better than the default ones.
learn-no-better = The test does not show that these weights are better; keep the default ones.
learn-progress = { $games } of { $most } games, { $accepted } { $accepted ->
        [one] change
       *[other] changes
    } accepted, last check { $check }
learn-command = Learn weights of the planner for a board by playing it against itself.
    .board = a board, a variant such as 'europe without LongestPath', or the folder of a board of your own
    .games = number of games to learn from, at most
    .test = number of further games that measure the result
    .seed = the same seed gives the same weights
    .jobs = number of processes; the weights do not depend on it
    .file = write the weights to this file if they are better; the planner reads them from planner.json in the board's folder
