### Words that the sentences of all files use: cards, colours, pieces, decks, routes.
### The functions of sentences look them up: CARD, CARDS, COLOR, PIECE, PIECES, COUNTS, DECK, KIND, LIST.
### $count is the number that the word goes with.

language-name = English

## Lists

list-last = { $first } and { $last }
list-more = { $first }, { $next }
list-none = none
cards-none = nothing
ticket-worth = { $ticket } ({ $points })

## Colours

color-black = black
color-blue = blue
color-gray = gray
color-green = green
color-orange = orange
color-purple = purple
color-red = red
color-white = white
color-yellow = yellow
color-wild = any colour

## Cards. A card that is called as a colour is needs no entry; colored-card-train is the word for `train-red`, colored-card-train-harbour for `train-red-harbour`

card-bicycle =
    { $count ->
        [one] bicycle
       *[other] bicycles
    }
card-locomotive =
    { $count ->
        [one] locomotive
       *[other] locomotives
    }
card-wild =
    { $count ->
        [one] wild
       *[other] wilds
    }
card-nothing = empty slot
colored-card-train =
    { $count ->
        [one] { COLOR($color) } train
       *[other] { COLOR($color) } trains
    }
colored-card-train-harbour = { colored-card-train } with the harbour mark
colored-card-ship =
    { $count ->
        [one] { COLOR($color) } ship
       *[other] { COLOR($color) } ships
    }
colored-card-ships =
    { $count ->
        [one] { COLOR($color) } double ship
       *[other] { COLOR($color) } double ships
    }

## Pieces

piece-trains =
    { $count ->
        [one] train
       *[other] trains
    }
    .plural = trains
piece-ships =
    { $count ->
        [one] ship
       *[other] ships
    }
    .plural = ships
piece-streetcars =
    { $count ->
        [one] streetcar
       *[other] streetcars
    }
    .plural = streetcars
piece-subways =
    { $count ->
        [one] subway car
       *[other] subway cars
    }
    .plural = subway cars

## Decks. `counted`: what is counted when its cards or tickets are

deck-deck = deck
    .counted =
        { $count ->
            [one] card
           *[other] cards
        }
deck-train-deck = train deck
    .counted =
        { $count ->
            [one] train card
           *[other] train cards
        }
deck-ship-deck = ship deck
    .counted =
        { $count ->
            [one] ship card
           *[other] ship cards
        }
deck-tickets = tickets
    .counted =
        { $count ->
            [one] ticket
           *[other] tickets
        }
deck-tour = tours
    .counted =
        { $count ->
            [one] tour
           *[other] tours
        }
deck-long = long tickets
    .counted =
        { $count ->
            [one] long ticket
           *[other] long tickets
        }
deck-short = short tickets
    .counted =
        { $count ->
            [one] short ticket
           *[other] short tickets
        }
deck-regular = regular tickets
    .counted =
        { $count ->
            [one] regular ticket
           *[other] regular tickets
        }

## Kinds of route

kind-rail = rail route
    .plural = rail routes
kind-sea = sea route
    .plural = sea routes
kind-subway = subway
    .plural = subways
kind-train = train route
    .plural = train routes
kind-tram = streetcar route
    .plural = streetcar routes

## What a route costs

route-cost =
    { $color ->
        [gray] { $length } { $length ->
            [one] card
           *[other] cards
        } of any one colour
       *[other] { $length } { COLOR($color, $length, of: "card") } { $length ->
            [one] card
           *[other] cards
        }
    }
    .pairs =
        { $color ->
            [gray] { $length } { $length ->
                [one] pair
               *[other] pairs
            } of any one colour
           *[other] { $length } { $length ->
                [one] pair
               *[other] pairs
            } of { COLOR($color, 2, of: "card") } cards
        }
    .wilds = including { $wilds } { CARD($card, $wilds) }
