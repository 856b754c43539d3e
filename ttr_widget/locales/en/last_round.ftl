### The end of the game: ttr_widget/rules/last_round.py

rule-last-round = The end of the game

end-trigger = The last round begins when a player ends a turn with the number of pieces that the board names, or with fewer. This happens only once.
    .title = What begins the last round
    .example = Ada begins the last round, and in it Grace runs out of pieces too: nothing more happens.

end-last-round = Then every player, last of all the one who began it, plays as many more turns as the board names, and the game ends.
    .title = The last round
    .example = Ada, Grace and Linus play in this order, and Grace begins the last round: Linus, Ada and finally Grace play on.
    .over = The game is over; no more actions can be played.

last-round =
    The last round begins when a player has { $pieces_left } or fewer pieces left; then every player has { $turns } more { $turns ->
        [one] turn
       *[other] turns
    }.
    .title = The end of the game
    .example =
        You end your turn with { $pieces_left } { $pieces_left ->
            [one] piece
           *[other] pieces
        } left: every player has { $turns } more { $turns ->
            [one] turn
           *[other] turns
        }, you last.

unfit-last-round = every player needs at least one more turn
fault-last-round = { $given } turns are left, and the last round has { $most }

# What the lobby and the lab offer.

lab-last-round-pieces-left = pieces left that start it
lab-last-round-turns = further turns of each player

## The guided game, and the game on one page

summary-last-round =
    .end =
        When a player has { $pieces_left } or fewer pieces left, everybody has { $turns } more { $turns ->
            [one] turn
           *[other] turns
        }, and the game is over.
guide-end = This is how the game ends, and what counts then:
    .title = The end of the game
guide-near = { $player } has few pieces left ({ $left }). The last round begins at { $pieces_left }: finish your tickets first.
    .own = You have few pieces left ({ $left }). At { $pieces_left } you begin the last round: make sure that your tickets are finished by then.
    .title = The end is near
guide-last = The last round has begun. Do what brings the most now: complete a ticket, or claim the longest route you can pay for.
    .title = The last round
