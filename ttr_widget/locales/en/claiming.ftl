### Claiming routes: ttr_widget/rules/claiming.py

rule-claiming = Claiming a route

claim-any-route = You may claim any unclaimed route; it need not touch your other routes.
    .title = Any free route
    .example = Your first route is in the north, your second in the south: that is allowed.
    .claimed = { $owner } has already claimed { ROUTE($route) }; choose an unclaimed route.

claim-one-per-turn = You may claim one route a turn, and you must pay for all of it at once.
    .title = One route a turn
    .example = For a route of 4 spaces you play 4 cards at once, not 2 now and 2 later.

claim-cards = The payment is as many cards of one colour as the route has spaces. Wilds stand for any card; a payment may be all wilds. No card may be superfluous.
    .title = Paying for a route
    .example = 3 spaces: 3 red cards, or 2 red and 1 wild, or 3 wilds.

claim-colour = A coloured route is paid with cards of its own colour.
    .title = Coloured routes
    .example = A red route does not take green cards.

claim-gray = A gray route is paid with cards of any one colour.
    .title = Gray routes
    .example = A gray route of 2 spaces: 2 red cards or 2 black cards, but not 1 red and 1 black.

claim-pieces = You need a piece for each space of the route. Each player owns { COUNTS($own) }.
    .title = Pieces for a route
    .example = With 2 pieces left you cannot claim a route of 3 spaces, whatever cards you hold.
    .too-few = { ROUTE($route) } takes { PIECES($need, $piece) }, and { $player } has { $left } left.

claim-score = The points for a route are scored at once, by its length (length→points): { $points }.
    .title = Points for routes
    .example =
        A route of length { $longest }: { $scored } { $scored ->
            [one] point
           *[other] points
        } at once.

claim-discard = The cards you play go to the discard pile (if there are several decks, to that of their own deck).
    .title = Played cards
    .example = You pay with 3 red cards: they go to the discard pile and come back when the deck is empty.

move-claim = { ROUTE($route) }: { CARDS($cards) }
    .group = Claim a route
event-claim =
    { $player } claims { ROUTE($route) } with { CARDS($cards) }: { $points } { $points ->
        [one] point
       *[other] points
    }.

score-routes = Routes
    .because =
        { $count } { $count ->
            [one] route
           *[other] routes
        } claimed
why-routes =
    .none = No route claimed.
    .claimed = Claimed: { $routes }.
    .track = The score track has { $points } for them.

## Positions made by hand

error-claimed-twice = claimed[{ $seat }]: { $route } is listed twice
error-claimed-by-two = claimed[{ $seat }]: { $route } is listed for { $owner } too, and a route has one owner
error-claimed-pieces = claimed[{ $seat }]: the routes take { PIECES($placed, $piece) }, and { $player } owns { $own }
error-pieces-left = pieces[{ $seat }]: { PIECES($left, $piece) } left and { $placed } on the routes, and { $player } owns { $own }
error-pieces-form = { $place }: expected a number for each kind of piece, such as { $form }, got { $given }
error-pieces-twice = { $place }: { $piece } are listed twice

## Impossible variants and positions

unfit-claiming =
    .piece = a player has at most { $most } pieces of a kind, named by a word in lower-case letters, unlike '{ $piece }': { $count }
    .pieces = a player needs pieces, such as { $form }
    .points = the route { $route } has length { $length }, and the table of points has no entry for { $length }

fault-claiming =
    .players = expected the points of { $size } players, got { $given }
    .negative = { $points } points are impossible: claimed routes never score less than 0

# What the lobby and the lab offer.

option-short = A short game: half the pieces
    .question = Would a game with half the pieces be just as exciting?

## The guided game, and the game on one page

summary-claiming =
    .aim = Collect cards and claim routes with them. The longer a route, the more points it brings.
    .turn = Claim a route: pay as many cards of its colour as it has spaces.
guide-claim = You can pay for a route on your way. Choose it on the map, look at the payment and build.
    .title = Claim a route
guide-claimed = The route is yours and scores at once (+{ $scored }). The cards are discarded; your pieces stay on the map until the end.
    .title = Your first route
guide-taken = { ROUTE($route) } now belongs to { $player }. A claimed route is gone for everybody else, so do not wait too long for the ones you need.
    .title = First come, first served
guide-instead-claim = You claimed a route instead. That is fine: the points are safe, and nobody can take it away from you.
    .title = A route instead
