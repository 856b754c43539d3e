### The lab: ttr_widget/widget/lab.py and rule_controls.py

lab-title = What if? A lab for rules
lab-board = Board
lab-players = Players
lab-games = Games
lab-seed = Seed
lab-seat = Seat { $number }
lab-rules = Rules: move a slider, or switch a rule on or off
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
lab-stopping = Stopping after the current game …
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

lab-winner-bonuses = the rule book mentions the bonuses
## Errors

lab-error-bots = bots: expected a list of { $least } to { $most } bots, got { $given }
lab-error-bot = the lab's bots are chosen by name ({ $known }), not { $given }
