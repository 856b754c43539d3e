### Exchanging pieces: ttr_widget/rules/exchanges.py

rule-exchange = Exchanging pieces

world-exchange =
    As your whole turn you may swap one or more trains for ships, or ships for trains, one for one, as far as your own box has the pieces you want. Each piece swapped costs { $cost } { $cost ->
        [one] point
       *[other] points
    }; your score may go below zero.
    .title = Exchanging pieces
    .example = 3 trains for 3 ships: 3 × −{ $cost } points.
    .same = Exchange { PIECE($give) } for pieces of the other kind.
    .too-many = { $player } can exchange at most { PIECES($most, $give) } for { PIECE($get) } (as many as are left to give and lie in the box), and at least 1.

move-exchange = Exchange { PIECES($count, $give) } for { PIECE($get) }
    .group = Exchange pieces
foretold-exchange =
    { $cost ->
        [0] Costs no points
        [one] Costs { $cost } point
       *[other] Costs { $cost } points
    }. Then you have { COUNTS($pieces) }, and { $points } { $points ->
        [one] point
       *[other] points
    }.
event-exchange =
    { $player } exchanges { PIECES($count, $give) } for { PIECE($get) }: { $points } { $points ->
        [one] point
       *[other] points
    }.

score-exchanges = Exchanges
    .because =
        { $count } { $count ->
            [one] piece
           *[other] pieces
        } swapped
why-exchanges = { $count } × −{ $cost } for each piece.


## Impossible variants and positions

fault-exchange = expected each player's points, none above 0

# What the lobby and the lab offer.

lab-exchange-cost = points lost per piece

## The guided game, and the game on one page

summary-exchanges =
    .turn = Swap trains for ships or ships for trains: −{ $cost } for each piece.
guide-exchange = You are running out of trains or ships. As a turn you may swap some for the other kind; each piece costs you { $cost } on the score track.
    .title = Running short
guide-instead-exchange = You swapped pieces instead. It costs a few points, but now you can build what you planned.
    .title = New pieces instead
