### Rail and sea: ttr_widget/rules/rail_and_sea.py

rule-rail-and-sea = Trains on land, ships at sea

world-rail = A rail route takes train cards and trains; ships and ship cards never help.
    .title = Rail routes
    .example = A red rail route of 3 spaces: 3 red train cards, 3 trains.

world-sea = A sea route takes ship cards and ships. A double ship covers one or two spaces and gives no change. A wild covers one space. No card may be superfluous: a payment from which a card could be left out is not allowed.
    .title = Sea routes
    .example = 5 spaces can be covered by 2 double ships and 1 single ship, or by 3 double ships.
    .no-ship = { $price }; it takes ship cards, not { CARD($card, 2) }.
    .too-short = { $price }; this payment ({ CARDS($cards) }) covers only { $covered }.
    .too-long = { $price }; this payment ({ CARDS($cards) }) covers { $covered }. A double ship gives no change, and no card may be superfluous.

price-sea =
    { $count ->
        [one] The route has 1 space for a ship
       *[other] The route has { $count } spaces for ships of one colour
    }
price-sea-color =
    The route has { $count } { $count ->
        [one] space
       *[other] spaces
    } for { COLOR($color) } ships

## Impossible variants and positions

unfit-rail-and-sea =
    .cards = it needs train cards, ship cards and wilds, as provided by TwoDecks()
    .pieces = nobody owns { PIECE($piece) }

## The guided game, and the game on one page

summary-rail-and-sea =
    .goal = Rail routes take train cards and trains, sea routes ship cards and ships.
guide-sea = { ROUTE($route) } is a sea route: pay with ship cards and place ships. A double ship covers two spaces.
    .title = Across the sea
