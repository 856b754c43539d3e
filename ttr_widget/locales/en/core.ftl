### What the kernel says: turns, passing, the end of a game. ttr_widget/kernel/{turn,sheet,evidence,event}.py

input =
    .title = Cannot be read

question-turn =
    .mine = { $player }, it is your turn: choose an action.
    .other = { $player } chooses an action.
question-any =
    .mine = { $player }, you are asked: { $kind }.
    .other = { $player } is asked: { $kind }.
question-none = The game is over.

answer-unexpected =
    { $player } must now choose { $question ->
        [turn] an action for this turn
        [draw] a second card
        [keep] which tickets to keep
        [split] how many tickets to draw from each deck
        [tunnel] whether to pay for the tunnel
        [passengers] which passengers to take
        [pieces] which pieces to take
        [refill] the deck that refills the empty slot
       *[other] an answer to '{ $question }'
    }; '{ $action }' is not possible. Possible actions: { $answers }.

move-pass = Pass
    .group = Pass

event-turn = Turn { $number }: { $player }.
event-pass = { $player } passes.
event-last-round =
    The last round begins: { $turns } more { $turns ->
        [one] turn
       *[other] turns
    } for each player.
event-game-over =
    The game is over. { $names } { $count ->
        [one] wins
       *[other] win
    } with { $points } { $points ->
        [one] point
       *[other] points
    }.
event-any = { $type }.

score-winner = winner
score-so-far = { $name }: { $total } so far
