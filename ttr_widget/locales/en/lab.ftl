### The lab: ttr_widget/widget/lab.py and rule_controls.py

lab-title = What if? A lab for rules
lab-board = Board
lab-players = Players
lab-games = Games
lab-seed = Seed
lab-seat = Seat { $number }
lab-rules = Rules: move a slider, or switch a rule off
lab-in-force = in force
lab-run = Run
lab-stop = Stop
lab-running =
    { $done } of { $games } { $games ->
        [one] game
       *[other] games
    }
lab-unchanged = Nothing has been changed yet: both sides play the same game.
lab-changed-to = Changed: { $variant }
lab-wrong = This cannot be played: { $why }
lab-failed = The run failed: { $why }
lab-played =
    Played: { $games } { $games ->
        [one] game
       *[other] games
    } as printed, { $changed } changed.
lab-stopped = Stopped early.
lab-stopping = Stopping when the current game is over …
lab-side =
    { $side ->
        [changed] changed
        [difference] difference
       *[printed] as printed
    }
lab-map = Map
lab-routes-of = Routes of
lab-everybody = everybody
lab-winners = the winners

## Arguments of rules: lab-<key of the rule>-<argument>

lab-turns-idle-rounds = rounds without a move
lab-market-each = cards of each colour
lab-market-wilds = wilds
lab-market-display = face-up cards
lab-market-hand = cards dealt at the start
lab-market-flush = face-up wilds that clear it
lab-market-flush-limit = clearings in a row, at most
lab-market-marked = harbour marks of a colour
lab-market-singles = single ships of each colour
lab-market-doubles = double ships of each colour
lab-market-ship-hand = ship cards dealt at the start
lab-parallel-few = one track only, up to players
lab-tunnels-reveal = cards revealed
lab-stations-count = stations of each player
lab-stations-points = points for one never built
lab-tickets-first-keep = fewest kept at the start
lab-tickets-keep = fewest kept later
lab-tickets-total = tickets drawn
lab-longest-path-points = points
lab-globetrotter-points = points
lab-last-round-pieces-left = pieces left that start it
lab-last-round-turns = further turns of each player
lab-passengers-each = passengers of each colour
lab-passengers-most = points for the most
lab-passengers-second = points for the second most
lab-pieces-total = pieces to choose
lab-harbours-count = harbours of each player
lab-harbours-unbuilt = lost for one never built
lab-winner-bonuses = the rule book mentions the bonuses
lab-exchange-cost = points lost per piece

## What cannot be run

lab-error-bots = bots: expected a list of { $least } to { $most } bots, got { $given }
lab-error-bot = the lab's bots are chosen by name ({ $known }), not { $given }
