### What the kernel says: turns, passing, the end of a game. ttr_widget/kernel/{turn,sheet,evidence,event}.py

input =
    .title = Cannot be read

stale =
    .title = Out of date
    .refused =
        This action answers the game as it stood after { $seen } { $seen ->
            [one] action
           *[other] actions
        }, and { $now } { $now ->
            [one] has
           *[other] have
        } been played by now; look at the game and choose again.

question-turn =
    .mine = { $player }, it is your turn: choose an action.
    .other = { $player } chooses an action.
question-any =
    .mine = { $player }, you are asked: { $kind }.
    .other = { $player } is asked: { $kind }.
question-none = The game is over.

answer-unexpected =
    { $player } must now choose { ANSWER($question) }; '{ $action }' is not possible. Possible actions: { $answers }.
answer-turn = an action for this turn
answer-any = an answer to '{ $question }'

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
