### Stations: ttr_widget/rules/stations.py

rule-stations = Stations that borrow a route
    .short = stations

europe-station = A station may be built in any city without a station, connected to your routes or not. You may build one a turn and { $count } in all. The first costs 1 card, the second 2 cards of one colour, the third 3 cards of one colour, and so on; locomotives stand for any colour. The cards go to the discard pile.
    .title = Building a station
    .example = Your second station: 2 red cards, or 1 red and 1 locomotive.
    .all-built = { $player } has built all { PIECES($count, "stations") }; choose another action.
    .occupied = { $owner } already has a station in { CITY($city) }, and a city holds only one.

europe-station-use = At the end of the game each station borrows for its owner one opponent's route that ends in its city; the same route counts for all tickets. Two stations may borrow the same route. A station without such a route borrows nothing. The two tracks of a double route are separate routes. The owner gets the best choice: the most ticket points, then the most completed tickets.
    .title = Using a station
    .example = Your station is in Roma and Grace owns Palermo–Roma: the route counts as yours for your tickets.

europe-station-unused =
    +{ $points } { $points ->
        [one] point
       *[other] points
    } for each station never built.
    .title = Stations left over
    .example =
        One station left over: +{ $points } { $points ->
            [one] point
           *[other] points
        } at the end.

move-station = Station in { CITY($city) }: { CARDS($cards) }
    .group = Build a station
event-station = { $player } builds a station in { CITY($city) } with { CARDS($cards) }.

score-station = Station in { CITY($city) }
    .none = no opponent's route ends there
    .borrows = borrows { ROUTE($route) } from { $owner }
    .column = Stations
score-stations-left = Stations left
    .because = { $left } of { $count } never built
    .column = Stations

why-station =
    .none = It borrows nothing.
    .helps = { ROUTE($route) }, owned by { $owner }, helps { TICKETS($tickets) }.
    .idle = { ROUTE($route) }, owned by { $owner }, helps no ticket that would fail without it.
why-stations-left =
    { $left } × { $points } { $points ->
        [one] point
       *[other] points
    }.

## Impossible variants and positions

unfit-stations = it has { $cities } cities, too few for { PIECES($count, "stations") }

# What the lobby and the lab offer.

option-without-stations = No stations
    .question = Would the game be harder without stations?
option-stations = 3 stations for each player
    .question = Would stations make it easier to complete tickets?
lab-stations-count = stations of each player
lab-stations-points = points for one never built
counter-stations = Stations built
    .head = stations built

## Words

piece-stations =
    { $count ->
        [one] station
       *[other] stations
    }
    .plural = stations

## Hints

hint-station = Build a station in { CITY($city) } with { CARDS($cards) }: it lends you { ROUTE($route) } of { $player }.
    .serves = That helps { TICKETS($tickets) }.
    .idle = Build a station in { CITY($city) } with { CARDS($cards) }: it is worth more there than in your supply.
    .only = without it only stations can still complete { TICKETS($ticket) }

## The guided game, and the game on one page

summary-stations =
    .turn = Build a station: at the end it lends you one opponent's route that ends in its city. You have { $count } in all.
    .score = Stations never built: +{ $points } each.
guide-station = Is somebody in your way? Build a station in a city: at the end it lends you one opponent's route that ends there. If you do not need it, it is worth +{ $points }.
    .title = Stations get you through
guide-station-now = A station can help you here: choose “station”, then a city on the map.
    .title = Build a station
guide-instead-station = You built a station instead. It may save a ticket at the end.
    .title = A station instead
