### The page of a game: js/src and ttr_widget/page

page-cancel = Cancel
page-close = Close

## The map

page-map-label = Map of { $board }. Everything you can do on it is also in the list of moves.
page-map-reconstruction = Our own reconstruction, not the printed board
page-map-look = Point at a route or a city to see what it is.
page-map-look-touch = Tap a route or a city to see what it is. Zoom with two fingers.
page-map-help = Point at a route or a city to see what it is; click it to build there.
page-map-help-touch = Tap a route or a city to build there. Zoom with two fingers.
page-map-score = Point at a line of the score: the map shows what it is for.
page-cry = { $name } builds
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Show the whole map
page-map-overview = Overview: choose the part of the map to see

## Things

page-card = { CARD($card) }
page-cards = { CARDS($cards) }
page-color = { COLOR($color) }
page-kind = { KIND($kind) }
page-points =
    { $n } { $n ->
        [one] point
       *[other] points
    }

## Players

page-score-title = Players
page-score-you = (you)
page-score-bot = computer player
page-score-unit =
    { $n ->
        [one] point
       *[other] points
    }
page-stat-cards = Cards
page-stat-left =
    { $piece ->
        [trains] Trains left
        [ships] Ships left
        [streetcars] Streetcars left
        [subways] Subway cars left
       *[other] Left: { PIECE($piece) }
    }

## Tools

page-tool-undo = Undo
page-tool-redo = Redo
page-tool-hint = Hint
page-tool-rules = Rules
page-tool-menu = Menu
page-tool-pause = Pause the computer players
page-tool-go = Let the computer players continue
page-tool-step = Let the computer player make one move
page-tools-title = Tools
page-tool-grow = Full screen
page-tool-shrink = Leave full screen
page-panel-title = Log and moves
page-news-title = Latest events

## Hands

page-hand-title =
    Your hand: { $n } { $n ->
        [one] card
       *[other] cards
    }
page-hand-empty = No cards
page-hand-watching = You are watching: hands are not shown
page-hand-teaching =
    { $name }: { $n } { $n ->
        [one] card
       *[other] cards
    }

## What is asked

page-plate-title = The question
page-plate =
    { $kind ->
        [turn] Your turn
        [keep] Your tickets
        [pieces] Your pieces
        [passengers] Passengers
       *[other] Your choice
    }
page-act =
    { $kind ->
        [draw] Draw
        [claim] Build
        [city] Cities
        [tickets] Tickets
        [exchange] Exchange
       *[other] More
    }
page-pile = Build with { CARD($card, 2) }
page-pile-routes =
    { $n ->
        [0] These cards do not pay for any route yet.
        [one] { $n } route in full ink. Choose it, or look at other cards.
       *[other] { $n } routes in full ink. Choose one, or look at other cards.
    }
page-act-build =
    { $piece ->
        [stations] Station
        [harbours] Harbour
       *[other] { PIECE($piece, 1) }
    }
page-chip-teaching = Teacher's seat: everything is shown here
page-chip-watching = You are watching
page-chip-last =
    Last round: { $n } { $n ->
        [one] turn
       *[other] turns
    } to go
page-can-draw = Draw cards: take a face-up card, or draw from a deck
page-can-claim =
    Claim a route: { $n ->
        [one] { $n } route stands out on the map
       *[other] { $n } routes stand out on the map
    }
page-can-claim-none = Your cards do not pay for any route
page-can-build =
    Build a { PIECE($piece, 1) }: choose { $n ->
        [one] the marked city
       *[other] one of { $n } marked cities
    }
page-can-city =
    Choose { $n ->
        [one] the marked city
       *[other] one of { $n } marked cities
    }

## Face-up cards and decks

page-display-title = Face-up cards and decks
page-display-draw = Take { CARD($card) }
page-draw = Draw from the { DECK($deck) }
page-refill = Fill the empty slot from the { DECK($deck) }
page-deck-left =
    { $n } { $n ->
        [one] card
       *[other] cards
    } left

## Tickets

page-tickets-title = Your tickets
page-tickets-teaching = Tickets of { $name }
page-tickets-folded =
    { $n } completed { $n ->
        [one] ticket
       *[other] tickets
    }
page-tickets-done = { $done } of { $n } completed
page-tickets-none = No tickets
page-tickets-hidden = Tickets are secret and not shown here
page-tickets-draw = Draw tickets
page-ticket-done = completed
page-ticket-lost = no longer possible
page-ticket-missing =
    { $n } { $n ->
        [one] space
       *[other] spaces
    } missing
page-ticket-to-go = { $n } to go
page-ticket-tour = { $ordered } in this order, { $points } in any other, −{ $penalty } if not completed
page-keep-title = Tickets on offer: keep { $n } or more
page-keep-more = Choose { $n } more
page-keep-go =
    Keep { $n } { $n ->
        [one] ticket
       *[other] tickets
    }

## Choosing

page-choose =
    { $kind ->
        [tickets] Draw tickets
        [exchange] Exchange pieces
       *[other] More moves
    }
page-pieces = { COUNTS($pieces) }
page-pieces-go = Take these pieces
page-exchange-way =
    { $give ->
        [trains] Trains for ships
        [ships] Ships for trains
       *[other] { PIECE($give) } for { PIECE($get) }
    }
page-exchange-go = Exchange

## Tabs

page-tab =
    { $tab ->
        [tickets] Tickets
        [cards] Cards
        [rules] Rules
        [more] More
        [log] Log
       *[moves] Moves
    }
page-sheet-title = Panels
page-sheet-down = Show more of the map
page-sheet-up = Show the cards
page-log-title = Game log
page-log-older = Older entries
page-log-jump = Show this moment on the map
page-moves-filter = Find a move
page-moves-none = It is not your turn.
page-moves-ahead = Prepare for your next turn:
page-moves-nothing = No matching moves.
page-curtain-pass = Hand the device to { $name }.
page-curtain-show = I am { $name }: show my hand

## Tooltips

page-hover-port = port
page-hover-owner = owned by { $name }
page-hover-build = you can build here
page-hover-lack = you are short of { $cards }
page-hover-payable = your cards pay for it
page-hover-ticket = your ticket { $name }
page-closed =
    { $reason ->
        [twin] closed: the track beside it is taken
       *[other] closed to you
    }

## Answers, errors, settings

page-refusal-rule = Rule: { $title }
page-hint-play = Play this move
page-hint-none = No hint: it is somebody else's turn.
page-offline = Python does not answer. It is busy with another cell, or it was restarted.
page-offline-hint = After a restart, run the cells of this game again; the page then offers to continue it.
page-offline-again = Try again
page-fault = Something went wrong in the page: { $text }. The game goes on.
page-fault-details = Details
page-fault-python = Something went wrong in Python ({ $error }). The game is unchanged and goes on.
page-fault-page = Something went wrong in the page ({ $error }). The game goes on.
page-fault-bot = The bot { $bot } ({ $player }) failed to answer a question; a random move was played for it.
page-fault-bot-late = The bot { $bot } ({ $player }) has not answered within { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }; a random move was played for it.
page-fault-bot-stuck = The bot { $bot } ({ $player }) has not answered within { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    } and cannot be stopped; from now on random moves are played for { $player }.
page-question-click = Choose a route or a city on the map.
page-menu-title = Menu
page-menu-speed = Animation
page-menu-sound = Sound
page-speed =
    { $speed ->
        [0] Off
        [1] Slow
        [2] Normal
       *[3] Fast
    }
page-menu-theme = Colours
page-theme =
    { $theme ->
        [auto] As in the notebook
        [light] Light
       *[dark] Dark
    }
page-menu-locale = Language
page-files-title = Saved games
page-files-name = Save as
page-files-save = Save
page-files-saved = Saved as { $path }
page-files-load = Load { $name }
page-files-secret = A saved game contains all hands, tickets and decks. Whoever opens the file can read them.
page-confirm-title = Are you sure?
page-confirm-go =
    { $what ->
        [overwrite] Overwrite
       *[end] End the game
    }
page-rules-title = Rules
page-rules-find = Find a rule
page-rules-none = No matching rules.
page-rules-all = The whole rule book
page-rules-example = Example: { $example }

## The end of the game

page-end-title = End of the game
page-end-count = Final count
page-end-total = Total
page-end-counting = Counting the points …
page-end-faster = Faster
page-end-skip = To the end
page-end-done = DONE
page-end-missed = MISSED
page-end-not-done = missed
page-end-replay = Watch the replay
page-end-winners =
    { $n ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
page-end-each =
    { $n } { $n ->
        [one] point
       *[other] points
    } each
page-end-ahead =
    { $margin ->
        [0] ahead of { $names } on the tie-break
       *[other] { $margin } ahead of { $names }
    }
page-end-own =
    you are { $rank ->
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }, { $behind ->
        [0] on the tie-break
       *[other] { $behind } behind
    }
page-end-result = { $winners }: { $details }.
page-end-facts = What decided the game
page-end-yours = Your points
page-end-sheet = Points of { $name }
page-end-lines = All lines
page-end-back = Back to the result
page-end-new = New game
page-end-new-deal = New game (new deal)
page-end-again = Rematch (same deal)
page-end-save = Save
page-end-seed = Seed: { $seed }
page-end-chart = Route points, turn by turn
page-replay-title = Replay
page-replay-at =
    { $turn ->
        [0] Opening
       *[other] Turn { $turn }
    }, action { $n } of { $last }
page-replay-back = Step back (←)
page-replay-onwards = Step forward (→)
page-replay-earlier = Previous mark (Page Up)
page-replay-later = Next mark (Page Down)
page-replay-play = Play (space bar)
page-replay-pause = Pause (space bar)
page-replay-pace = Pace
page-replay-end = Back to the score
page-replay-live = Back to the game

## Sentences of Python

page-lack = { ROUTE($route) }: you are short of { CARDS($cards) }. { $price }.

## Refusals and bad messages

page-refused =
    .secret = This seat's cards and tickets are only for its own player.
    .not-here = It is { $player }'s turn, and { $player } does not play on this page.
    .over = The game is over.
    .role =
        { $role ->
            [spectator] You are only watching here.
            [replay] Nothing can be changed in a replay.
           *[other] This page may not do that.
        }
    .nothing-to-undo = There is nothing to undo.
    .nothing-earlier = Nothing earlier can be undone: { $notice }.
    .no-undo = Nothing can be undone on this page.
    .undo-acted = { $player } has played since, so your last action stands.
    .undo-revealed =
        { $what ->
            [tickets] You have seen new tickets, so this cannot be undone.
            [cards] New cards have been revealed, so this cannot be undone.
           *[other] Something hidden has been revealed, so this cannot be undone.
        }
    .nothing-to-redo = There is nothing to redo.
    .stale = The game has moved on; choose your move again.
    .replay = A game can be replayed when it is over.
page-confirm =
    .end =
        { $names } are in the middle of this game. Ending it loses { $n } { $n ->
            [one] action
           *[other] actions
        }, unless it is saved.
    .overwrite = { $file } holds another game, or was changed since it was saved here. Overwrite it?
page-error =
    .teaching = 'teaching' should be True or False, not { $given }
    .seat = expected a seat from 0 to { $last }, got { $given }
    .bot-seat = a bot needs a seat from 0 to { $last }
    .theme = unknown theme { $given } (themes: { $known })
    .speed = the speed should be a whole number from 0 to { $most }, not { $given }
    .move = there is no move { $number } (moves: 0 to { $last })
    .play = 'play' needs either 'move' or 'action'
    .moves = 'moves' needs either 'route' or 'city'
    .file = there is no saved game '{ $name }' here (files: { $known })
    .file-name = a file name has up to 80 letters, digits, spaces and -_.,()+, not { $given }
    .action = an action has a number from 0 to { $last }, not { $given }
    .event = an entry of the log has a number from 0 to { $last }, not { $given }
    .question = there is no such question: it has been answered or withdrawn
    .answer = the answer should be one of { $choices }
    .message = a message is an object with a 'type', not { $given }
    .type = unknown message type { $given } (types: { $names }){ $near }
    .seq = '{ $type }' needs 'seq', the number of the question that the page shows, not { $given }
    .missing = '{ $type }' needs '{ $name }': { $wanted }
    .field = '{ $name }' of '{ $type }' should be { $wanted }, not { $given }
    .long = a text of { $size } characters is too long for a message
    .number = the number { $given } is too big for a message
    .parts = a message has at most { $most } parts
    .deep = a message is nested at most { $depth } levels deep
    .game = expected a game, such as new_game('europe'), got { $given }
    .color = a colour is a short text such as '#D81B60', not { $given }
    .ask = a question is a text of up to { $most } characters
    .host = guests cannot be invited on this page
    .prepare = a prepared move has a 'type' and a target, as short texts
page-wanted =
    { $type ->
        [int] a whole number
        [bool] true or false
        [str] a text
       *[object] an object
    }
