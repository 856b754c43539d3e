### Harbours: ttr_widget/rules/harbours.py

rule-harbours = Harbours
    .short = harbours

world-harbour = A harbour is built in a port city (blue name) without a harbour to which you have at least one route of your own. It costs 2 train cards and 2 ship cards of one colour, all with the harbour mark; wilds stand for any of them, and four wilds are allowed. You have { $count } in all.
    .title = Building a harbour
    .example = 2 red trains and 2 red ships, all with the mark; or 1 such train, 1 such ship and 2 wilds.
    .all-built = { $player } has built all { PIECES($count, "harbours") }; choose another action.
    .no-port = { CITY($city) } is not a port; harbours are built in ports (cities with blue names).
    .occupied = { $owner } already has a harbour in { CITY($city) }, and a city holds only one.
    .not-reached = { $player } has no route to { CITY($city) }; a harbour is built at the end of a route of your own.
    .payment = { $price }, not { CARDS($cards) }.

world-harbour-score = At the end of the game a harbour is worth { $worth } points if its owner has completed 1, 2, 3 … tickets that name its city (the last number: or more), and 0 with none. Tours count as completed in order or not. A ticket that names several of your harbour cities counts for each of them.
    .title = Points for harbours
    .example =
        One completed ticket names your harbour's city: { $first } { $first ->
            [one] point
           *[other] points
        }.
    .sum = Harbours

world-harbour-unbuilt =
    −{ $unbuilt } { $unbuilt ->
        [one] point
       *[other] points
    } for each harbour never built.
    .title = Harbours left over
    .example =
        One harbour left over: −{ $unbuilt } { $unbuilt ->
            [one] point
           *[other] points
        } at the end.

price-harbour = A harbour costs 2 train cards and 2 ship cards of one colour, all with the harbour mark (wilds stand for any of them)

move-harbour = Harbour in { CITY($city) }: { CARDS($cards) }
    .group = Build a harbour
event-harbour = { $player } builds a harbour in { CITY($city) } with { CARDS($cards) }.

score-harbour = Harbour in { CITY($city) }
    .because =
        { $count } { $count ->
            [one] ticket
           *[other] tickets
        } completed
    .column = Harbours
score-harbours-left = Harbours left
    .because = { $left } of { $count } never built
    .column = Harbours

why-harbour =
    .none = No completed ticket names { CITY($city) }.
    .tickets = These completed tickets count: { TICKETS($tickets) }.
why-harbours-left =
    { $left } × −{ $points } { $points ->
        [one] point
       *[other] points
    }.

## Positions made by hand

error-harbour-port = harbours: { $city } is not a port
error-harbour-route = harbours: { $player } has no route to { $city }, and a harbour needs one

## Impossible variants and positions

unfit-harbours =
    .port = none of its cities is a port
    .cards = a harbour is paid for with marked train cards and marked ship cards, as provided by TwoDecks()

# What the lobby and the lab offer.

lab-harbours-count = harbours of each player
lab-harbours-unbuilt = lost for one never built
counter-harbours = Harbours built
    .head = harbours built

## Words

piece-harbours =
    { $count ->
        [one] harbour
       *[other] harbours
    }
    .plural = harbours

## Hints

hint-harbour = Build a harbour in { CITY($city) } with { CARDS($cards) }: { $count } of your tickets { $count ->
        [one] names
       *[other] name
    } that city.
    .left = Build a harbour in { CITY($city) } with { CARDS($cards) }: each one left over costs points.
    .gather = Collect cards for a harbour in { CITY($city) }.
    .lack = You still need { $count } { $count ->
            [one] card
           *[other] cards
        } of one colour with the harbour mark.

## The guided game, and the game on one page

summary-harbours =
    .turn = Build a harbour in a port where one of your routes ends: 2 train cards and 2 ship cards of one colour, all with the harbour mark.
    .score = Harbours: { $worth } points if 1, 2, 3 … of your completed tickets name the city; −{ $unbuilt } for each one not built ({ $count } in all).
guide-harbour = { CITY($city) } is a port on one of your tickets. A harbour there scores if your completed tickets name the city ({ $worth }); each of your { $count } harbours that you do not build costs { $unbuilt }.
    .title = Harbours
guide-harbour-now = You can build a harbour: choose “harbour”, then a port on the map.
    .title = Build a harbour
guide-instead-harbour = You built a harbour instead. Now complete tickets that name its city.
    .title = A harbour instead
