### Practice: ttr_widget/puzzle/collection.py, ttr_widget/page/page_puzzle.py

practice-title = Practice

## Lessons

practice-lesson-draw = Drawing cards
practice-lesson-ferry = Ferries
practice-lesson-tunnel = Tunnel risk
practice-lesson-station = Stations
practice-lesson-blocked = Blocked routes
practice-lesson-double-ship = Double ships
practice-lesson-tour = Tours
practice-lesson-harbour = Harbours
practice-lesson-majority = Majorities
practice-lesson-endgame = The endgame

## Hints

puzzle-hint-places = The routes and cities that you need are marked on the map; { $turns ->
        [one] one turn is enough
       *[other] it takes { $turns } turns
    }.
puzzle-hint-first = Begin like this: { $move }.

## The puzzles: a title, and what each teaches

practice-europe-two-cards = Two cards or one
    .idea = A face-up locomotive is the only card of a turn: two plain cards that fit bring you further.
practice-europe-both-ends = Both ends of a ticket
    .idea = Look at what the whole ticket still costs, and draw only the colour that is missing.
practice-europe-ferry = Across the Channel
    .idea = A ferry asks for a locomotive, whatever its colour: here the face-up one is worth a whole turn.
practice-europe-two-ferries = Two ferries, two locomotives
    .idea = Pay every ferry with as few locomotives as it asks for, and keep the rest for the next one.
practice-europe-tunnel-reserve = A card in reserve
    .idea = A tunnel may cost more than is printed: dig when you hold cards of that colour to spare.
practice-europe-around-the-tunnel = Around the tunnel
    .idea = With nothing in reserve the safe way round is better than a tunnel that may fail.
practice-europe-tunnel-colour = The colour of a tunnel
    .idea = Look at the discards: a colour that is nearly gone can hardly be revealed.
practice-europe-station = A borrowed route
    .idea = A station lends you one route of another player that ends in its city.
practice-europe-station-and-route = Which card for the station
    .idea = A station takes any colour: pay it with the card that no route needs.
practice-europe-second-station = The second station
    .idea = The second station costs two cards of one colour: collect them before you need them.
practice-europe-station-in-time = A station instead of a detour
    .idea = A station costs less than the cards of a long way round; the locomotive then fills the gap in the last route.
practice-europe-detour = Blocked in Poland
    .idea = When the direct route is gone and no station is left, look for the shortest way through the next city.
practice-europe-last-turn = The last turn
    .idea = In the last turn count everything: the route, the ticket that it completes, and the points that a missed ticket costs.
practice-germany-first-red = Two in one move
    .idea = A route takes a passenger from each of its ends: choose the one with your colour at both.
practice-germany-two-cities = Three short of the lead
    .idea = Short routes between crowded cities bring passengers faster than long ones.
practice-germany-cheap-passengers = Passengers at a small price
    .idea = Find out first which routes your cards can pay, and then which of them have the colour at their ends.
practice-germany-last-passenger = The passenger that decides
    .idea = At the end a passenger can be worth more than a route: the majority of a colour brings 20 points, the second place 10.
practice-germany-globetrotter = Two points or eighteen
    .idea = The short route completes a ticket, and with it Ada has as many as Grace: the globetrotter's 15 points count for both.
practice-germany-dead-end = France is a dead end
    .idea = Two routes to a neighbouring country do not meet there: no way leads through it.
practice-germany-closed-double = The closed twin
    .idea = With two players a double route closes when one track is claimed; look one city further.
practice-germany-other-way-to-berlin = The other way to Berlin
    .idea = Two short routes can be cheaper than the one that everybody sees.
practice-germany-across-the-country = Across the whole country
    .idea = Plan the whole way first, then decide where your locomotives save the most turns.
practice-usa-any-colour = Any colour will do
    .idea = A gray route takes any colour, but only one: pair the locomotive with the single card.
practice-usa-three-routes = To the last card
    .idea = Draw exactly what is missing: every superfluous card costs half a turn.
practice-usa-hand-full-of-wilds = A hand full of locomotives
    .idea = Locomotives are there to be spent: one more can save a whole turn of drawing.
practice-usa-coast-to-coast = Coast to coast
    .idea = Spread the locomotives over the long routes so that one draw is enough for all of them.
practice-usa-around-the-block = Around the roadblock
    .idea = A blocked ticket is not lost: count the detour, and keep each colour for the route that needs it.
practice-usa-other-track = By way of Saint Louis
    .idea = What you have built already can turn a detour into a short way.
practice-usa-six-trains = Six trains left
    .idea = One long route scores more than two short ones: six spaces are worth 15 points, two times three only 8.
practice-usa-last-train = The last four trains
    .idea = A completed ticket counts twice at the end: you gain its points, and you do not lose them.
practice-berlin-subway = Into the subway
    .idea = A subway line costs one subway car however long it is; only the cards must match.
practice-berlin-long-way-round = The long way round
    .idea = When both tracks are closed, go around through the cities next to yours.
practice-berlin-twins = Both twins are closed
    .idea = Check the double routes first: with two players the second track is never yours.
practice-berlin-no-trams = One streetcar left
    .idea = When the streetcars run out, the subway can still carry a ticket home.
practice-berlin-long-route-first = Long routes pay
    .idea = The points grow faster than the length: four spaces are worth more than two times two.
practice-berlin-only-bicycles = Nothing but bicycles
    .idea = Where every colour fits, bicycles are as good as a colour; here they are the only cards in sight.
practice-berlin-cheapest-end = A single space
    .idea = At the end the cheapest route may be the best: one space can complete two tickets.
practice-world-double-ships = Double ships
    .idea = A double-ship card covers two spaces, so two of them pay for three; one ship goes to waste.
practice-world-no-change = No change given
    .idea = Use single ships where the length is odd: a double ship gives no change.
practice-world-anchors-ride-along = Anchors may ride along
    .idea = On a route, a card with an anchor counts like any other card of its colour. A face-up wild card would take the whole turn.
practice-world-closed-track = The other track is closed
    .idea = With two players the second track of a double route closes as soon as the first is taken. Go round it before the turns run out.
practice-world-draw-doubles = Across the Atlantic
    .idea = On a long sea route count spaces, not cards: a double ship is the better draw.
practice-world-rails-and-sails = Rails and sails
    .idea = A long ticket often needs both decks: see which part your cards can pay already, and begin there.
practice-world-tour-any-order = A tour is a network
    .idea = A tour is completed when all its cities are joined, in whatever order you build the routes.
practice-world-tour-africa = Pairs in the mountains
    .idea = Difficult terrain takes a pair of cards for each space, and each pair may have its own colour.
practice-world-tour-america = South along the coast
    .idea = Spend the wild card where one card is missing, not where you have enough.
practice-world-harbour = A route first
    .idea = A harbour needs a route of yours to its city: build the cheapest one first.
practice-world-harbour-colour = Two trains and two ships
    .idea = A harbour takes two train cards and two ships of one colour, all with the anchor; a wild card stands for any of them.
practice-world-save-the-marks = Save the anchors
    .idea = Pay routes with cards without an anchor: those with one are the price of the harbour.
practice-world-exchange = Trains for ships
    .idea = An exchange costs a turn and a point a piece, but it can save a ticket.
