### The lab: ttr_widget/widget/lab.py and rule_controls.py

lab-title = What if? A lab for rules
lab-board = Board
lab-players = Players
lab-games = Games
lab-seed = Seed
lab-seat = Player { $number }
lab-rules = Or change the rules yourself
lab-topic =
    { $topic ->
        [cards] Cards
        [routes] Routes
        [tickets] Tickets
        [pieces] Pieces
        [bonuses] Bonuses at the end
        [end] Turns and the end of the game
       *[more] More rules
    }
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
lab-what-if = Choose a question
lab-answer =
    .turns =
        { $way ->
            [more] Games take longer: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns instead of { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
           *[less] Games are shorter: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns instead of { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        }
    .winning-points =
        { $way ->
            [more] The winner scores more: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } points instead of { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
           *[less] The winner scores less: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } points instead of { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        }
    .lead-changes =
        { $way ->
            [more] The lead changes more often: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } times per game instead of { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
           *[less] The lead changes less often: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } times per game instead of { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        }
    .ticket-success =
        { $way ->
            [more] Players complete more tickets: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } % instead of { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
           *[less] Players complete fewer tickets: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } % instead of { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
        }
    .first-seat-wins =
        { $way ->
            [more] Whoever begins wins more often: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of the games instead of { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
           *[less] Whoever begins wins less often: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of the games instead of { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
        }
    .rest = Nothing else has clearly changed.
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
