### The lab: ttr_widget/widget/lab.py and rule_controls.py

lab-title = What if? A lab for rules
lab-board = Board
lab-players = Players
lab-games = Games
lab-seed = Seed
lab-seat = Seat { $number }
lab-rules = Ask your own: change the rules
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
lab-what-if = What if …
lab-answer =
    .turns =
        { $way ->
            [more] A game takes { $by } turns more.
           *[less] A game takes { $by } turns less.
        }
    .winning-points =
        { $way ->
            [more] The winner scores { $by } points more.
           *[less] The winner scores { $by } points less.
        }
    .lead-changes =
        { $way ->
            [more] The lead changes more often: { $by } times more in a game.
           *[less] The lead changes less often: { $by } times less in a game.
        }
    .ticket-success =
        { $way ->
            [more] More tickets are completed: { $by } of a hundred more.
           *[less] Fewer tickets are completed: { $by } of a hundred fewer.
        }
    .nothing =
        { $games ->
            [one] One game shows no clear difference.
           *[other] { $games } games show no clear difference; more games show smaller ones.
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
