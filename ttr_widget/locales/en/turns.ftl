### The order of play: ttr_widget/rules/turns.py

rule-turns = The order of play

turn-one-action = In a turn a player takes exactly one of the actions that the board offers. Play goes round in seat order.
    .title = One action a turn
    .example = You draw cards, claim a route or draw tickets; then it is the next player's turn.
    .other-seat = { $player } cannot answer now: { $asked } is asked.

turn-end = At the end of a turn, in this order: cards revealed during the turn are discarded; empty slots of the display are refilled, in slot order; the display is checked for too many wilds; the condition for the last round is checked.
    .title = The end of a turn
    .example = A slot of the display was empty. The cards just played make a new deck, so the slot is refilled now.

pass-only-if-stuck =
    A player who has no legal action passes; otherwise passing is not allowed. The game ends and is scored when all players have passed one after the other, or when { $idle_rounds } full { $idle_rounds ->
        [one] round
       *[other] rounds
    } in a row consisted only of passes, claims given up and exchanges of pieces.
    .title = Passing
    .example = There is still a card in the deck. You can draw it, so you may not pass.
    .refused = Passing is allowed only without any other legal action; { $player } can play '{ $example }', for example.

secret-view = A player sees only what could be known at a real table: no other player's hand or tickets, and not the order of any deck.
    .title = What you may see
    .example = You see that Grace holds 7 cards, but not which ones.

# What the lobby and the lab offer.

lab-turns-idle-rounds = rounds without a move

## The guided game, and the game on one page

guide-turn = It is your move. In a turn you do exactly one of these things:
    .title = Your turn
guide-others = Every move appears on the map and in the log. Hands and tickets stay secret, yours too.
    .title = { $player } is playing
