### Hints: ttr_widget/bots/hints.py

hint-claim = Claim { ROUTE($route) } with { CARDS($cards) }: { $why }.
hint-points = It scores { $points } { $points ->
        [one] point
       *[other] points
    } at once.
hint-take = Take { CARD($card) } from the face-up cards.
    .meanwhile = Meanwhile take { CARD($card) } from the face-up cards.
hint-blind = Draw from the { DECK($deck) }: no face-up card is more useful.
    .only-card = Draw from the { DECK($deck) }: a face-up { CARD($wild) } would be your only card.
    .second-card = Draw from the { DECK($deck) }: a face-up { CARD($wild) } cannot be the second card.
hint-gather = Collect cards: no route is left that is worth planning for.
    .paid = Collect cards: you can already pay for everything planned.
hint-go = Go for { ROUTE($route) }: { $why }.
hint-kept = Some of your cards are kept for other routes.
hint-lack = You still need { CARDS($cards) }.
    .ships = You still need { COLOR($color) } ships for { $spaces } { $spaces ->
            [one] space
           *[other] spaces
        }.
    .pairs = You still need { $count } { $count ->
            [one] card
           *[other] cards
        } to make pairs of one colour.
hint-keep = Keep { TICKETS($tickets) }.
    .turns = All your tickets together take about { $turns } { $turns ->
            [one] turn
           *[other] turns
        }, and about { $left } are left.
hint-tickets = Draw tickets: yours take about { $turns } { $turns ->
        [one] turn
       *[other] turns
    }, about { $left } are left, and your network reaches far.
    .done = Draw tickets: yours are complete, about { $left } { $left ->
            [one] turn is
           *[other] turns are
        } left, and your network reaches far.
    .last = Draw tickets: your network may already complete some of them.
    .split = Ask for { COUNTS($split) }; high ones score more, low ones are safer.
hint-exchange = Exchange { PIECES($count, $give) } for { PIECE($get) }: the planned routes need more of them than you have.
hint-pieces = Take { PIECES($trains, "trains") } and { PIECES($ships, "ships") }: about what your tickets need.
hint-refill = Refill the empty slot from the { DECK($deck) }: its cards are more useful to you.
hint-pass = You can only pass.
hint-other = Play “{ $action }”: it serves your plan best.
hint-why = it is on the best way to complete { TICKETS($ticket) }
    .only = it is the only way left to complete { TICKETS($ticket) }
    .longer = any other way to complete { TICKETS($ticket) } is much longer
    .completes = it completes the { $count ->
            [one] ticket
           *[other] tickets
        } { TICKETS($tickets) }
    .points = it scores { $points } { $points ->
            [one] point
           *[other] points
        }
