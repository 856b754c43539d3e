### Streetcars and subways: ttr_widget/rules/subways.py

rule-subways = Streetcar routes and subway routes

berlin-tram = A streetcar route takes as many cards as it has spaces, and one streetcar on each space.
    .title = Streetcar routes
    .example = 3 spaces: 3 cards and 3 streetcars.

berlin-subway = A subway route takes as many cards as are printed beside its one space, and one subway car. It scores (cards→points) { $points }. Streetcars never go on a subway route, nor subway cars on a streetcar route.
    .title = Subway routes
    .example =
        { $longest } printed: { PIECES($longest, "deck") }, 1 subway car, { $scored } { $scored ->
            [one] point
           *[other] points
        }.

## Impossible variants and positions

unfit-subways =
    .pieces = nobody owns pieces of the kind '{ $piece }' (pieces: { $pieces })
    .points = the route { $route } costs { PIECES($length, "deck") }, and the table of points has no entry for { $length }

## The guided game, and the game on one page

summary-subways =
    .goal = Streetcar routes take a streetcar for each space; a subway route takes just one subway car.
guide-subway = { ROUTE($route) } is a subway route: you pay as many cards as it says, but place only one subway car.
    .title = By subway
