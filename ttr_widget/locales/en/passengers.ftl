### Passengers: ttr_widget/rules/passengers.py

rule-passengers = Passengers
    .short = passengers

passengers-setup = The { $total } passengers are mixed and put on the cities at random, as many as each city's number says (on a board without such numbers, spread evenly).
    .title = Set-up
    .example = A city with the number 3 begins with 3 passengers.

germany-passengers = After claiming a route you may take one passenger from each of its two ends: 0, 1 or 2 in all. You decide for each end, and where several wait you choose which. An end without passengers gives none. Everybody sees the passengers taken.
    .title = Taking passengers
    .example = Your route ends in a city where a red and a blue passenger wait, and in one where nobody waits: you take the red one, the blue one, or none.
    .not-waiting = No { COLOR($color) } passenger waits in { CITY($city) } at an end of this route; waiting: { $waiting }.

germany-majority = For each colour of passengers: { $most } points for the most, { $second } for the second most. A tie for the most: { $most } for each of them, and no second prize. A tie for second: { $second } for each of them. Nobody scores without a passenger of the colour.
    .title = Points for passengers
    .example = Red: Ada 4, Grace 3, Linus 3. Ada gets { $most } points, Grace and Linus get { $second } each.
    .sum = Majorities

passengers-waiting = { CITY($city) } ({ COLOR($colors) })
passengers-from = { COLOR($color) } from { CITY($city) }

question-passengers =
    .mine = { $player }, choose passengers at the ends of { ROUTE($route) }.
    .other = { $player } chooses passengers at the ends of { ROUTE($route) }.
answer-passengers = which passengers to take

move-take =
    { $passengers ->
        [none] Take nobody
       *[other] Take { $passengers }
    }
    .group = Take passengers

event-passengers-placed =
    Passengers wait in { $count } { $count ->
        [one] city
       *[other] cities
    }.
event-passenger = { $player } takes a { COLOR($colour) } passenger in { CITY($city) }.

score-majority = Prize for { COLOR($color) } passengers
    .most = { $count }, the most
    .second = { $count }, the second most
    .column = Passengers
score-passengers = Passengers
    .because = { $count } taken in all
    .column = Passengers

why-majority = Taken in { COLOR($color) }: { $counts }.
why-passengers =
    .none = None taken.
    .taken = Taken: { $passengers }.
    .color = { $count } { COLOR($color, $count) }

## Errors in input, and positions made by hand

error-take-form = cannot read { $text }; write { $form }
error-take-dict = 'take' needs 'passengers', a colour for each city: { $form }
error-passenger-color = expected a passenger's colour as a text, got { $given }
error-one-passenger = only one passenger can be taken from { $city }
error-passengers-city = passengers: { $city } is listed twice
error-passengers-dict = passengers: expected colours by city, such as { $form }, got { $given }
error-passengers-text = { $place }: expected passengers such as '2 red 1 green', got { $given }
error-passengers-list = { $place }: expected colours such as ['red', 'green'], got { $given }
error-no-passenger = { $place }: no passenger is { $color } (colours: { $known }){ $near }
error-passengers-of = { $color } passengers
error-taken-by = taken by { $player }
error-in-city = in { $city }

## Impossible variants and positions

unfit-passengers =
    .none = there must be passengers
    .places = its cities have places for { $places } passengers, and there are { $total }

fault-passengers =
    .lists = expected { $size } lists, got { $given }
    .too-many = there are more passengers of the colour { $color } than the game has: { $count }

# What the lobby and the lab offer.

lab-passengers-each = passengers of each colour
lab-passengers-most = points for the most
lab-passengers-second = points for the second most
counter-passengers = Passengers
    .head = passengers

## Words

piece-passengers =
    { $count ->
        [one] passenger
       *[other] passengers
    }
    .plural = passengers

## On the page

page-passengers-go = Take
page-passengers-title = Passengers taken
page-hover-waiting = waiting: { COLOR($colors, of: "passenger") }

## Hints

hint-passengers = Take these passengers: { $passengers }; the player with most of a colour gets its bonus.
    .one = { COLOR($color) } ({ CITY($city) })
    .nobody = Take nobody: it would bring you nothing.

## In a notebook

render-waiting = waiting: { $people }
    .one = { $count } { COLOR($color, $count, of: "passenger") }

## The guided game, and the game on one page

summary-passengers =
    .goal = Passengers wait in the cities: after claiming a route you may take one from each of its ends.
    .score = For each colour of passengers: { $most } points for the most, { $second } for the second most.
guide-passengers = Passengers wait in { CITY($city) }. When you claim a route, you may take one from each of its ends. The most of a colour bring { $most } points, the second most { $second }.
    .title = Passengers
guide-passengers-take = Choose whom to take along. Collect the colours in which you can get ahead of the others.
    .title = All aboard
