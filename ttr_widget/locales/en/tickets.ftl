### Tickets: ttr_widget/rules/{tickets,ticket_piles}.py

rule-tickets = Tickets

tickets-setup =
    At the start each player draws { COUNTS($first) }{ $gone ->
        [0] .
       *[other] ; the other { DECK($boxed) } leave the game.
    }
    .title = Set-up
    .example = Before your first turn you look at { COUNTS($first) } and choose.

tickets-first =
    Each player draws { $drawn } { $drawn ->
        [one] ticket
       *[other] tickets
    } and keeps at least { $first_keep }; { $first_rest ->
        [box] rejected tickets leave the game unseen
       *[under] rejected tickets go under the deck
    }. Everybody decides before the first turn, without seeing what the others choose.
    .title = The first tickets
    .example = You draw { $drawn } and keep { $first_keep }, or more, or all of them.
    .too-few = { tickets-keep.too-few }

tickets-draw = The action draws { COUNTS($draw) }; the player keeps at least { $keep }.
    .title = Drawing tickets
    .example = You draw { COUNTS($draw) } and like none of them: you still have to keep at least { $keep }.
    .too-few = { tickets-keep.too-few }

tickets-keep = At least the minimum number of the drawn tickets is kept. The rest goes under the deck that it came from, in the order drawn (after the opening: in seat order). A kept ticket is never given back.
    .title = Keeping tickets
    .example = A ticket that you kept turns out to be impossible: it stays with you and costs points at the end.
    .not-drawn = { TICKET($ticket) } is not among the drawn tickets ({ TICKETS($offered) }).
    .twice = A ticket is named twice; each can be kept only once.
    .too-few =
        At least { $least } of the { $count } { $count ->
            [one] ticket
           *[other] tickets
        } must be kept, not { $kept }.

tickets-opening = In the opening all players first draw, then all choose in seat order, and only then do the rejected tickets go back: nobody draws what another player has rejected.
    .title = The opening
    .example = Ada rejects a ticket in the opening. Grace chooses after her and cannot have drawn it.

tickets-short-deck = When fewer tickets are left than the action draws, the player draws those that are left. When none are left, the action cannot be chosen.
    .title = Few tickets left
    .example = One ticket is left: you draw it and keep it.
    .empty = No tickets are left to draw; choose another action.

tickets-secret = Tickets are secret until the end: which ones they are, and whether they are completed. How many a player holds is public. The cards in a hand are secret; their number is public.
    .title = Secret tickets
    .example = Everybody sees that you hold 3 tickets, but nobody sees which.

tickets-score = At the end each ticket whose cities are connected by a continuous path of the player's own routes adds its value; every other ticket subtracts its value.
    .title = Points for tickets
    .example = A ticket worth 9 points: completed +9, not completed −9.
    .sum = Tickets

question-keep =
    .mine =
        { $player }, keep at least { $least } of { $count } { $count ->
            [one] ticket
           *[other] tickets
        }.
    .other =
        { $player } chooses from { $count } { $count ->
            [one] ticket
           *[other] tickets
        }.
answer-keep = which tickets to keep

move-tickets =
    { $split ->
        [none] Draw tickets
       *[other] Draw { COUNTS($split) }
    }
    .group = Draw tickets
move-keep = Keep { TICKETS($tickets, points: "yes") }
    .group = Keep tickets

event-tickets-drawn =
    { $player } draws { $count } { $count ->
        [one] ticket
       *[other] tickets
    }{ $tickets ->
        [none] .
       *[other] : { TICKETS($tickets, points: "yes") }.
    }
event-tickets-kept =
    { $player } keeps { $count } { $count ->
        [one] ticket
       *[other] tickets
    }{ $kept ->
        [none] .
       *[other] : { TICKETS($kept, points: "yes") }.
    }

score-ticket = { TICKET($ticket, points: "yes") }
    .done = completed
    .failed = not completed
    .column = Tickets

## Positions made by hand

error-ticket-none-chosen = tickets: with opening=True a seat that is named has already chosen, and must hold at least one ticket
error-ticket-twice = { $place }: there is only one ticket { $ticket }, and it is named { $before } and { $where }
error-ticket-repeated = { $place }: there is only one ticket { $ticket }, and it is named twice { $where }
error-ticket-place =
    .hand = in { $player }'s hand
    .deck = on the deck
    .box = in the box
error-ticket-deck = { $place }: unknown ticket deck { $deck } (decks: { $decks }){ $near }
error-ticket-other-deck = { $place }: the ticket { $ticket } belongs to the deck '{ $deck }'
error-ticket-boxed = { $place }: the ticket { $ticket } cannot lie on a deck: after the opening the { DECK($deck) } that nobody holds leave the game
error-ticket-too-few = tickets: { fault-tickets.too-few }
error-ticket-chosen = the tickets of { $player } are given in 'tickets', so nothing is left to choose; give one of the two
error-ticket-first = { $count } of these tickets are from the deck '{ $deck }', from which { $most } are drawn at the start
    .total = { $count } tickets are named, and { $most } are drawn at the start
error-ticket-first-order = the players draw one after the other from decks that they announce; name the tickets of seat { $seat }, too

## Impossible variants and positions

unfit-tickets =
    .deck-name = the name of a ticket deck is a word in lower-case letters, unlike '{ $deck }'
    .decks = there can be 1 to { $most } ticket decks, not { $count }
    .boxed = no deck is called '{ $deck }' (decks: { $decks })
    .drawn = at most { $most } tickets can be drawn at once, not { $count }
    .rest = rejected tickets go to the 'box' or 'under' the deck, not '{ $given }'
    .deck = the ticket { $ticket } lies in the deck '{ $deck }', but tickets are drawn only from: { $decks }
    .too-few = { $players } players need { $need } tickets of the deck '{ $deck }', which has { $have }
    .keep = more tickets would have to be kept than are drawn

fault-tickets =
    .lists = expected { $size } lists, got { $given }
    .nobody = nobody is choosing tickets now
    .count = { $count } tickets lie there, but the question names { $given }
    .deck = a ticket lies there that does not belong to the deck '{ $deck }'
    .places = the ticket { $ticket } is in { $count } places
    .too-few =
        in the opening { $need } more must be drawn{ $deck ->
            [none] { "" }
           *[other] { " " }from the deck '{ $deck }'
        }, and { $have } { $have ->
            [one] is
           *[other] are
        } left

# What the lobby and the lab offer.

lab-tickets-first-keep = fewest kept at the start
lab-tickets-keep = fewest kept later
lab-tickets-total = tickets drawn
counter-tickets = Tickets
    .head = tickets

## The guided game, and the game on one page

summary-tickets =
    .aim = Connect the cities on your tickets: a completed ticket adds its points, an unfinished one subtracts them.
    .turn = Draw { COUNTS($draw) } and keep at least { $keep }.
guide-keep = Each ticket names cities. Connect them with your own routes and you win its points; if you do not, you lose them. Tickets that share part of the way are the easiest.
    .title = Your first tickets
guide-keep-more = Keep only what you can still finish: an unfinished ticket costs points at the end.
    .title = New tickets
guide-held = Only you can see them. Choose one, and the map shows a short way between its cities.
    .title = Your tickets
guide-done = { TICKET($ticket) } is complete. Its points are added at the end, and nobody can take them away.
    .title = A ticket completed!
guide-lost = { TICKET($ticket) } can no longer be connected with free routes. That happens to everybody; make up for it with other tickets and long routes.
    .title = A ticket in trouble
guide-more = Your tickets do not fill the rest of the game. New ones can bring many points, if there is time to finish them.
    .title = Draw more tickets?
guide-instead-tickets = You drew tickets instead. More to win, but also more to lose: keep those that fit your routes.
    .title = Tickets instead
