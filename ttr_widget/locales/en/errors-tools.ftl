### Bots, puzzles, simulations and figures.

## Bots

want-bot-name = a bot's name as one word of letters, digits and '_'
want-bot = a bot's name such as 'planner', a function decide(view, prompt, rng) or an object with such a method
want-decide = a function decide(view, prompt, rng), or an object with such a method
error-bot-signature = a bot's function takes (view, prompt, rng); { $given } does not tell its arguments
error-no-bot = no bot { $name } (bots: { $names }){ $near }
error-bot-ready = options ({ $options }) are for bots named by a text; { $given } is made already
error-bot-option = the bot '{ $name }' has no option '{ $option }' (options: { $names }){ $near }
want-weights = weights as ttr.bots.Weights, or 'default'
error-weights = not a file with weights of the planner; python -m ttr_widget.bots.learn writes such files
    .unknown = the planner has no weight '{ $name }'{ $near }
error-learn-alone = learning takes a game for at least two players
want-pair = bots with colons between them, such as { $form }
error-bot-made = the bot '{ $name }' cannot be made with the options { $options }: { $error }
error-bot-form = { $given } does not name a bot; write it like '{ $form }'
error-bots-count = { $board } is for { $least } to { $most } players, got { $count } { $count ->
        [one] bot
       *[other] bots
    }
error-bots-players = { $players } players need as many bots, got { $bots }
error-bot-late = no answer within { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }
error-bot-gone = the process of the bot has ended (a crash, an exit, or too much memory)
error-bot-struck = not asked any more: late or crashed { $strikes } times in this game
error-bot-built-in = '{ $name }' is a bot of this package; choose another name
error-bot-file = the file defines neither a function { $decide }(view, prompt, rng) nor a class { $cls } with such a method
error-bot-folder = there is no folder { $folder }
error-bot-twice = two files are named '{ $name }'
want-bot-files = a folder of .py files, or a list of such files
want-built-in-bots = a list of bots of this package ({ $names })
want-even = an even number from 2
want-game-number = the number of a game, from 0 to { $most }
error-tournament-bots = a tournament needs at least two bots that can play, got { $count }
    .notes = a tournament needs at least two bots that can play, got { $count }; { $notes }
error-no-processes = processes cannot be started in a browser
want-isolate = True, False or ttr.bots.Limits(seconds=..., memory=...)
want-time-limit = a number of seconds above 0
want-seconds = a number above 0, or None for no limit

## Environments

want-observation = 'flat', 'dict', 'symbolic', 'features' or an object with a space and a method observe(view)
want-policy = a function of an observation and a mask
want-action-number = the number of an action, from 0 to { $most }
error-env-action = action { $given } is not legal now; the mask shows the legal ones ({ $count })
error-env-opponents =
    { $wanted ->
        [one] 1 opponent is needed
       *[other] { $wanted } opponents are needed
    }, as many as before; got { $given }
error-env-over = the game is over; call reset() to start another one
error-env-reset = no game has begun; call reset() first

## Simulations

want-processes = a number of processes from 1
want-executor = an Executor as made by concurrent.futures or Dask
want-observers = a list of functions of a record
want-progress = True, False or a function of two numbers
want-stop = a function without arguments
want-bots = a list of { $least } to { $most } bots
want-measures = functions by name, such as { "{" }'events': count{ "}" }
error-measure-column = '{ $name }' is already a column; choose another name
want-variants = variants by name, such as { "{" }'as printed': 'europe'{ "}" }
want-streams = a file for each variant, such as { "{" }'{ $name }': 'games.jsonl'{ "}" }
error-no-variant = no variant { $name } (variants: { $names }){ $near }
error-other-boards = '{ $name }' and '{ $against }' are played on different boards, so their routes cannot be compared
want-file = a file such as 'games.jsonl'
error-not-written = { $path } cannot be written: { $error }
want-record-file = a file that ends in .jsonl or .parquet
error-needs-pyarrow = a .parquet file needs pyarrow: pip install pyarrow; a .jsonl file needs nothing
error-needs-pandas = a data frame needs pandas: pip install pandas
place-record = { $path }, game { $number }
error-no-record = this is not a record of a game ({ $error })
error-in-notebook = '{ $name }' is defined in this notebook, so other processes do not know it; install the package cloudpickle, or put your bots and measures into a module
error-workers-lost = workers were lost { $count } times in a row: { $error }
error-executor-refuses = the executor takes no more work: { $error }

## Analysis and figures

error-other-view = a seat's view tells only of its own tickets; this is the view of seat { $seat }
error-view-of-other = the view of seat { $own } cannot be asked about seat { $seat }
error-view-of-nobody = expected a seat or the view of a player, got the view of a spectator
error-whose-tickets = whose tickets? Give ticket_odds(game, seat) a seat, or the view of one
error-whose-chances = whose chances? Nobody is asked any more, so give a seat from 0 to { $most }
error-not-asked = this seat is not asked, so there are no actions to compare
want-color = a colour such as '#D81B60'
want-width = a whole number of pixels from { $least } to { $most }

## Puzzles

want-others = 'wait' or a function (game) -> action
want-goal = a goal as a text or a function (game) -> bool
want-goal-text = a goal as a short text such as '{ $form }'
want-goal-answer = True, False or a text that says why not, as the answer of a goal
want-puzzle-game = a game or a scenario to begin with
want-puzzle = a puzzle
error-puzzle-met = the goal is reached before the first action: { $goal }
error-puzzle-no-hints = this puzzle has no hints
error-puzzle-others = cannot play { $action } for another seat: { $error }
error-puzzle-asked = a puzzle begins with a turn, but the open question is '{ $question }'
error-puzzle-over = a puzzle begins with a turn, but this game is over
error-puzzle-within = the goal says within { $said } turns, but within={ $given }
error-goal-verb = no goal begins with '{ $verb }'{ $near }; write goals like: { $forms }
place-goal = the goal '{ $goal }'
error-goal-not-held = { $player } does not hold the ticket { $ticket }
error-goal-score = name a number of points from 1, such as 'score at least 20'
error-goal-cities = name at least two cities, such as 'connect paris and roma'
error-goal-build = say what to build and where, such as 'build a station in roma'
error-goal-lacks = { $variant } has no { PIECE($what) }
error-goal-port = { $city } is not a port
error-goal-color = no passenger has the colour '{ $color }'; the colours: { $colors }
error-goal-win = write the goal as 'win within 2 turns'
error-puzzle-name = a puzzle's name has small letters, digits, '-' and '_' (at most 60), not { $given }
error-puzzles-name = there is no puzzle with the name { $name }{ $near }
error-puzzles-choice = none of these puzzles has { $given }{ $near }; there are: { $known }
error-puzzles-function = goals and other players that are functions cannot be written to a file; write the goal as a text
error-puzzles-version = puzzles are read in format version { $known }, not { $given }
error-puzzles-list = expected a list of at most { $most } puzzles
error-no-puzzles = this is not a file of puzzles
error-ladder-file = this file has no results of the ladder; choose another one, so that nothing is added to it
error-ladder-numbers = '--jobs' should be 1 or more, '--games' and '--full' 0 or more
