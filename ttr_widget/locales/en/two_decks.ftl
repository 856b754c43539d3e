### Two decks, trains and ships: ttr_widget/rules/two_decks.py

two-decks-setup = Each player starts with { PIECES($hand, "train-deck") } and { PIECES($ship_hand, "ship-deck") }. There are { $display } face-up cards, half of them from each deck.
    .title = Set-up
    .example = Before your first turn you hold { PIECES($hand, "train-deck") } and { PIECES($ship_hand, "ship-deck") }.

two-decks-refill = A card taken from the face-up cards is replaced at once, before the next decision. A slot that stays empty because no cards are left is filled as soon as there are cards again, from the train deck first.
    .title = Replacing a card
    .example = You take the face-up red train; a card from the deck that you choose takes its place.

world-draw = Drawing takes two cards, each from the face-up cards or blind from either deck. A wild taken from the face-up cards is the only card of the turn.
    .title = Drawing from two decks
    .example = You draw blind from the train deck, then blind from the ship deck.

world-refill = Whoever takes a face-up card chooses the deck that replaces it, so the face-up cards may be any mix. You choose after taking a wild too; if only one deck is left, it is used without asking. A deck with nothing left in it or in its discard pile cannot be chosen; if both are used up, the slot stays empty.
    .title = Choosing the deck
    .example = You need trains: you take a face-up ship and replace it from the train deck, hoping for your second card.
    .no-deck = Refill the slot from the train deck ('train') or the ship deck ('ship'), not from '{ $deck }'.
    .deck-empty = The { DECK($deck) } and its discard pile are empty; choose the other deck.

world-flush = When { $flush } or more of the face-up cards are wilds, all { $display } are discarded and replaced: the first half from the train deck, the second from the ship deck. If a deck cannot fill its half, the other deck does.
    .title = Too many wilds among six cards
    .example = { $flush } wilds are face up: all { $display } cards are discarded and dealt again, half from each deck.

question-refill =
    .mine = { $player }, refill the empty slot from which deck?
    .other = { $player } chooses the deck that refills the empty slot.
answer-refill = the deck that refills the empty slot

move-refill =
    { $deck ->
        [train] Refill from the train deck
       *[ship] Refill from the ship deck
    }
    .group = Refill the empty slot

## The guided game, and the game on one page

summary-two-decks =
    .turn = Take two cards, one after the other: face up, or blind from the train deck or the ship deck. A face-up wild counts as both.
guide-refill = You decide which deck fills the gap: trains or ships.
    .title = Fill the gap
