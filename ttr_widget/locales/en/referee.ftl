### What the referee says about a game: ttr_widget/verification.py

want-game = a game

referee-finished = The referee found nothing wrong: { $moves } { $moves ->
        [one] move
       *[other] moves
    } to the end of the game, { $checks } { $checks ->
        [one] check
       *[other] checks
    }.
referee-unfinished = The referee found nothing wrong so far: { $moves } { $moves ->
        [one] move
       *[other] moves
    }, { $checks } { $checks ->
        [one] check
       *[other] checks
    }.
referee-some = The referee has { $count } { $count ->
        [one] objection
       *[other] objections
    } to this game: { $moves } { $moves ->
        [one] move
       *[other] moves
    }, { $checks } { $checks ->
        [one] check
       *[other] checks
    }.
referee-unjudged = The referee did not judge this game.
referee-unknown-rule = Not judged: the referee does not know { $rule }.
referee-start = Not judged: the game began with a given position in the middle of a turn or an opening, or at its end.
referee-line = move { $move }, turn { $turn }, { $rule }: { $sentence }

referee-column =
    .move = move
    .turn = turn
    .rule = rule
    .objection = objection

## Objections. $event is the type of an event, as programs name it.

referee-objection =
    .unknown-event = There is no event of the type "{ $event }".
    .unreadable = The event "{ $event }" cannot be read: something is wrong with the field "{ $field }".
    .after-end = The event "{ $event }" comes after the end of the game.
    .order = The event "{ $event }" must not happen here.
    .other-start = The event "{ $event }" does not describe the position with which the game began.
    .other-event = The turn is over and "{ $expected }" must follow, not "{ $found }".
    .unfinished = The turn ends although the action is not complete.
    .opening = Before the first turn "{ $event }" should happen { $expected } times, not { $found } times.
    .wrong-seat = It is not the turn of { $player }.
    .turn-number = This is turn { $expected }, not turn { $found }.
    .last-turns = The last round has { $expected } { $expected ->
        [one] turn
       *[other] turns
    } for each player, not { $found }.
    .card-not-there = The card { CARD($card) } cannot come from the { DECK($deck) }: all of its copies are elsewhere.
    .not-in-hand = { $player } pays with cards that the hand does not hold: { CARDS($cards) }.
    .cards-lost = There are { $expected } cards { CARD($card) } in the game, but { $found } are accounted for.
    .pieces-lost = { $player } owns { $expected } pieces of a kind, but { $found } are accounted for.
    .tickets-lost = There are { $expected } tickets in the game, but { $found } are accounted for.
    .dealt = { $player } is dealt { $found } cards that do not match the { $expected } of the set-up.
    .display-size = The display has { $expected } slots, not { $found }.
    .slot-empty = Slot { $place } of the display stays empty although there are cards.
    .wrong-slot = Slot { $place } of the display is not the one to fill.
    .slot-order = Slot { $place } of the display is filled before an earlier one.
    .not-refilled = Slot { $place } of the display is not refilled at once.
    .wrong-deck = The card { CARD($card) } comes from the wrong deck; the right one is the { DECK($deck) }.
    .flush-missing = { $wilds } wilds are face up and the display is not replaced.
    .flush-without-need = The display is replaced although only { $wilds } wilds are face up, or for the fourth time in a row.
    .flush-cards = The cards discarded are not those of the display.
    .not-dealt = The display was discarded and not replaced.
    .reshuffle-count = { $expected } cards of this deck are in the discard pile, but { $found } are shuffled.
    .reshuffle-early = The { DECK($deck) } is shuffled although no card is needed from it.
    .deck-not-empty = The { DECK($deck) } is shuffled although it is not empty.
    .nothing-left = Cards are drawn although the decks and the discard pile are empty.
    .not-shown = The card { CARD($card) } does not lie face up there.
    .lowest-slot = Of equal cards { CARD($card) } the one in the lowest slot should be taken.
    .second-wild = A face-up { CARD($card) } is taken as the second card.
    .second-card = No second card is drawn although one may be taken.
    .closed = { $player } may not claim { ROUTE($route) }.
    .payment = These cards do not pay for { ROUTE($route) }: { CARDS($cards) }.
    .payment-city = These cards do not pay for the building in { CITY($city) }: { CARDS($cards) }.
    .points = { ROUTE($route) } scores { $expected } points, not { $found }.
    .no-tunnel = { ROUTE($route) } is not a tunnel.
    .no-reveal = { ROUTE($route) } is a tunnel, but no cards are revealed.
    .revealed = { $expected } cards should be revealed for the tunnel, not { $found }.
    .extra = The tunnel { ROUTE($route) } costs { $expected } extra cards, not { $found }.
    .tunnel-claim = The tunnel { ROUTE($route) } is not claimed with the cards that were paid for it.
    .taken-back = The cards taken back are not those laid for the tunnel { ROUTE($route) }.
    .city-taken = Something has been built in { CITY($city) } before.
    .all-built = { $player } has already built all { $count }.
    .no-port = { CITY($city) } is not a port.
    .not-reached = { $player } has no route to { CITY($city) }.
    .passengers-count = { $expected } passengers are in the game, but other ones or { $found } are placed.
    .passengers-city = { CITY($city) } should have { $expected } passengers, not { $found }.
    .passenger-city = No passenger may be taken from { CITY($city) } now.
    .passenger-colour = No { COLOR($color) } passenger waits in { CITY($city) }.
    .pieces-chosen = { $player } may not choose { $trains } trains and { $ships } ships.
    .swap = Pieces cannot be exchanged like this: trains { $trains }, ships { $ships }.
    .exchange-points = The exchange scores { $expected } points, not { $found }.
    .not-stuck = { $player } passes although an action is possible: "{ $action }".
    .tickets-number = { $expected } tickets should be drawn, from other decks or in another number than these { $found }.
    .tickets-sum = The numbers of tickets and the sizes of the decks do not fit together.
    .ticket-not-there = The ticket { TICKET($ticket) } cannot be on top of its deck.
    .not-drawn = { $player } keeps and returns other tickets than those drawn.
    .returned-order = { $player } returns the tickets in another order than they were drawn in.
    .kept-too-few = { $player } must keep at least { $expected } tickets, not { $found }.
    .sheet-seat = The score sheet does not name { $player } in this place.
    .line-missing = The score sheet of { $player } lacks a line: { $points } points ({ $about }).
    .line-too-many = The score sheet of { $player } has a line too many.
    .total = { $player } has { $expected } points in total, not { $found }.
    .winner = The winner is { LIST($players) }, not { LIST($told) }.
