### Tables and plots of simulations: ttr_widget/simulate/

## Measures

simulate-measure =
    .points = points
    .winning-points = winner's points
    .turns = turns per game
    .lead-changes = lead changes
    .ticket-success = % of tickets completed
    .first-seat-wins = % of games won by seat 0
    .wins = % of games won

## Tables

simulate-column =
    .bot = bot
    .seats = seats
    .wins = wins
    .points = points
    .tickets = tickets
    .completed = completed
    .games = games
    .difference = difference
simulate-span = { $low } to { $high }
simulate-every-game = in every game
simulate-of-bot = { $bot }: { $measure }
simulate-clear = clear: the interval of the difference does not include 0
simulate-head = { $games } { $games ->
        [one] game
       *[other] games
    } of { $variant }
    .stopped = { $head } (stopped early)
simulate-own-rules = { $board } with rules of its own
simulate-told = { $turns } turns per game, { $changes } lead changes, the winner has { $points } points
    .stuck = { $told }; { $stuck } { $stuck ->
            [one] game
           *[other] games
        } got stuck
simulate-note = Note: { $note }

## Plots

simulate-plot =
    .points = Points in { $games } { $games ->
            [one] game
           *[other] games
        }
    .tickets = Tickets completed
    .tickets-axis = % of the tickets kept
    .intervals = With 95 % intervals
    .routes = Routes built in { $games } { $games ->
            [one] game
           *[other] games
        }
    .routes-winners = Routes of the winners in { $games } { $games ->
            [one] game
           *[other] games
        }
    .routes-bot = Routes of { $bot } in { $games } { $games ->
            [one] game
           *[other] games
        }
    .scale = in % of the games
    .scale-bot = in % of the seats of { $bot }
    .route = built in { $share } % of the games, by the winner in { $won } %
    .share = { $name }: { $share } %
    .change = Routes built more or less often: { $name } against { $other }
    .change-scale = percentage points

## Notes

simulate-failed =
    .bot = The bot '{ $bot }' (seat { $seat }, turn { $turn }) failed on the question '{ $question }': { $error }; '{ $taken }' was played instead.
    .bots = The bot '{ $name }' failed on { $count } of its { $asked } questions; random moves were played instead: { $error } (first: game { $game }, seat { $seat }, turn { $turn }, question '{ $question }')
    .measure = the measure '{ $name }' failed: { $error }
    .measures = the measure '{ $name }' failed in { $count } { $count ->
            [one] game
           *[other] games
        }: { $error } (first: game { $game })
    .more = { $count } { $count ->
            [one] more failure
           *[other] more failures
        }, of other kinds
    .observer = the observer '{ $name }' failed at game { $game } and is not called again: { $error }
    .progress = the progress function failed and is not called again: { $error }
    .stop = the stop function failed and is not called again: { $error }
    .worker = a worker was lost ({ $error }); its games are run again
    .file = The bot '{ $name }' does not take part: { $error }

## Tournaments

tournament-head = { $games } games of { $bots } bots, { $variant }
tournament-column =
    .rank = #
    .bot = bot
    .wins = wins
    .rating = rating
    .points = points
    .faults = faults
tournament-told = Ratings as in chess: 1500 wins half of the games here. Intervals: 95 %. The seed { $seed } repeats the tournament.
tournament-ratings = Ratings with 95 % intervals

## The command

simulate-command = Play many games among bots and print the results.
    .board = a board, or a variant such as 'europe without LongestPath'
    .bots = one bot per seat, of { $bots }; options as in 'search(nodes=50)'
    .games = number of games (100)
    .seed = the same seed gives the same games (0)
    .jobs = number of processes on this machine (1)
    .stream = write the records to a .jsonl or .parquet file
    .keep-seats = do not rotate the bots' seats
    .quiet = no progress bar
    .error = error: { $error }

## Playtests

playtest-length = { $games } { $games ->
        [one] game
       *[other] games
    } of { $turns } turns each (median; { $shortest } to { $longest })
playtest-hits = { $share } of the tickets that were kept were completed
playtest-stuck = { $count } of { $games } games got stuck: nobody could or would go on
playtest-seat =
    .better = seat { $seat } wins { $wins } % of the games, more than its share of { $fair } %
    .worse = seat { $seat } wins { $wins } % of the games, less than its share of { $fair } %
playtest-never = nobody ever built { ROUTES($routes) }
playtest-rare = hardly ever built: { ROUTES($routes) }
playtest-single = a single route leads to { CITY($cities) }
playtest-cut-off = no network completes { TICKETS($tickets) }
playtest-tickets =
    .dear = worth a lot for their length (usual: { $usual } points a space): { TICKETS($tickets) }
    .cheap = worth little for their length (usual: { $usual } points a space): { TICKETS($tickets) }
    .hard = completed less than every second time: { TICKETS($tickets) }
playtest-column =
    .seat = seat
    .wins = wins
    .points = points
    .ticket = ticket
    .spaces = shortest way
    .offered = offered
    .kept = kept
    .completed = completed
    .route = route
    .length = length
    .built = built
    .by-winner = by the winner
playtest-plot =
    .seats = Games won by each seat
    .turns = Turns per game
    .tickets = Tickets: shortest way and points; full dots are completed more often, red ones less than every second time
    .routes = How often each route is built; red ones never
    .ticket-table = All tickets
    .route-table = All routes
