### Tickets from two decks: ttr_widget/rules/announced_tickets.py

announced-tickets-setup =
    At the start each player draws { $total } { $total ->
        [one] ticket
       *[other] tickets
    }: { DECK($between) }, in a mix of the player's choice.
    .title = Set-up
    .example =
        Before your first turn you look at { $total } { $total ->
            [one] ticket
           *[other] tickets
        } and choose.

germany-first-tickets =
    Each player announces how many of the { $total } { $total ->
        [one] ticket
       *[other] tickets
    } come from each deck ({ DECK($between) }), before seeing any, and keeps at least { $first_keep }. When all have chosen, the rejected tickets go back to their decks, which are then shuffled again.
    .title = The first tickets
    .example =
        You announce how to split your { $total } { $total ->
            [one] ticket
           *[other] tickets
        }, look at them, and keep { $first_keep } or more.
    .deck-short = { germany-tickets.deck-short }
    .wrong-total = { germany-tickets.wrong-total }
    .too-few = { germany-tickets.too-few }

germany-tickets =
    Before seeing any, the player announces how many of { $total } { $total ->
        [one] ticket
       *[other] tickets
    } (of all that are left when there are fewer) come from each deck, and no more from a deck than it holds. The player keeps at least { $keep }; rejected tickets go under their own decks.
    .title = Drawing tickets
    .example = Late in the game you prefer short tickets: you announce { $total } from the short deck, and keep at least { $keep }.
    .deck-short =
        Only { PIECES($left, $deck) } { $left ->
            [one] is
           *[other] are
        } left, not { $count }.
    .wrong-total =
        { $wanted } { $wanted ->
            [one] ticket is
           *[other] tickets are
        } drawn in all, not { $announced }.
    .too-few =
        At least { $least } of the { $count } { $count ->
            [one] ticket
           *[other] tickets
        } must be kept, not { $kept }.

question-split =
    .mine = { $player }, choose your mix of { DECK($decks) }: { $total } in all.
    .other = { $player } chooses a mix of { DECK($decks) }: { $total } in all.
answer-split = how many tickets to draw from each deck

error-ticket-split =
    .text = cannot read { $text }; write it like this: 'tickets 3 short 1 long'
    .dict = 'tickets' needs 'split', a number for each deck: { "{" }'short': 3, 'long': 1{ "}" }

unfit-announced-tickets =
    .decks = its tickets lie in decks other than { $decks }: { $strange }
    .one-deck = tickets must be announced from at least two decks
    .too-few = there are too few tickets to deal { $total } to every player

## The guided game, and the game on one page

summary-announced-tickets =
    .aim = Connect the cities on your tickets: a completed ticket adds its points, an unfinished one subtracts them.
    .turn = Draw tickets from the decks you choose, { $total } in all, and keep at least { $keep }.
guide-split = Long tickets bring more points, short ones are easier to finish. Say how many of each you want to look at; you need not keep them all.
    .title = Short or long?
