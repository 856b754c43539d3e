### What Python shows: html in notebooks, figures, text. ttr_widget/render

render-reconstructed = our own reconstruction, not the printed board
    .badge = our own reconstruction

## Pointing at a figure

render-kind = { KIND($kind) }
render-color = { COLOR($color) }
render-card = { CARD($card, $count) }
render-points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
render-owner = built by { $player }
render-payable = you can pay for it
render-lack =
    you are { $number } { $number ->
        [one] card
       *[other] cards
    } short
render-port = port
render-country = a neighbouring country; routes do not connect there
render-post = { PIECE($piece, 1) } of { $player }

## A game and a view

render-moment =
    { $turn ->
        [0] opening
       *[other] turn { $turn }
    }
    .over =
        over after { $turn } { $turn ->
            [one] turn
           *[other] turns
        }
    .last =
        { $left ->
            [one] { $left } turn left
           *[other] { $left } turns left
        }
    .seat = as { $player } sees it
    .everybody = as everybody sees it
render-title = { $title }: { LIST($parts) }
render-asked = Asked: { $question }
render-hand = Your hand: { CARDS($cards) }
render-seat = { $name } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { COUNTS($pieces) }
render-head =
    .player = player
    .points = points
    .routes = routes
    .cards = cards
    .left = { PIECE($piece) } left
    .ticket = ticket
    .progress = so far
    .turn = turn
    .actions = actions
    .total = total
    .line = line
    .why = how it came about
    .name = name
    .title = title
    .players = players
    .special = special
    .description = description
render-row =
    .last = last events
    .note = note
    .display = face-up cards
    .piles = piles
    .hand = your hand
    .drawn = drawn
    .tickets = your tickets
    .players = players
    .cities = cities
    .routes = routes
    .colors = colours
    .board-tickets = tickets
    .expansions = expansions
    .special = special
    .name = name
render-empty = { CARD("nothing") }
render-no-card = no cards
render-pile = { DECK($deck) } { $count }
    .discards = discard pile { $count }
render-ticket =
    .done = completed
    .lost = no longer possible
    .missing =
        open, { $spaces ->
            [one] { $spaces } space
           *[other] { $spaces } spaces
        } missing

## Boards

render-boards = Boards
render-board-routes =
    { $routes } ({ LIST($kinds) }), { $spaces } { $spaces ->
        [one] space
       *[other] spaces
    }
    .kind = { KIND($kind, case: "plural") }: { $count }
render-board-tickets = { $count }, { $range } points
    .decks = { $count } ({ COUNTS($decks) }), { $range } points

## Scores and transcripts

render-score = Score
    .end = at the end
    .now = so far
    .explained-end = explained, at the end
    .explained-now = explained, so far
    .winner = winner
render-transcript = Transcript
    .actions =
        { $count } { $count ->
            [one] action
           *[other] actions
        }
    .header = header
    .none = No action has been played.
