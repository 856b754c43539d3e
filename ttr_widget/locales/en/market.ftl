### Drawing cards: ttr_widget/rules/market.py, drawing.py and card_piles.py

rule-market =
    { $decks ->
        [one] Drawing cards
       *[other] Drawing cards from two decks
    }

card-market-setup = Each player starts with { PIECES($hand, "deck") }.
    .title = Set-up
    .example = Before your first turn you hold { PIECES($hand, "deck") }.

draw-two-cards = Drawing takes two cards, one at a time: each from the { $display } face-up cards or blind from the deck.
    .title = Drawing cards
    .example = You take a face-up red card, look at the card that replaces it, and then draw blind.
    .not-there = The face-up cards are { CARD($display) }; { CARD($card) } is not among them.

draw-refill = A card taken from the face-up cards is replaced from the deck at once, before the next decision. A slot that stays empty because no cards are left is filled as soon as there are cards again.
    .title = Replacing a card
    .example = You take the face-up blue card and a green one from the deck takes its place: you may take that one next.

draw-open-wild = A face-up { CARD($wild) } taken as the first card is the only card of that turn.
    .title = Taking a face-up wild
    .example = You take a face-up { CARD($wild) } first: your turn ends with one card.

draw-second-open-wild = A face-up { CARD($wild) } cannot be taken as the second card, even if it has just arrived as a replacement.
    .title = No face-up wild as the second card
    .example = You take a face-up red card and a { CARD($wild) } replaces it: choose another card or draw blind.
    .refused = A face-up { CARD($wild) } cannot be the second card; take another card or draw blind.

draw-blind-wild = A { CARD($wild) } drawn blind counts as an ordinary card: as the first card it still allows a second.
    .title = A wild drawn blind
    .example = You draw blind and get a { CARD($wild) }: lucky, and you take a second card.

draw-flush =
    Whenever cards have been dealt face up and { $flush } or more of the face-up cards are { CARD($wild, 2) }, all of them are discarded and dealt again, at most { $flush_limit ->
        [one] once
       *[other] { $flush_limit } times in a row
    }; after that they stay until one of them is replaced.
    .title = Too many wilds face up
    .example = Among the face-up cards are now { $flush } { CARD($wild, $flush) }: all face-up cards are discarded, and new ones are dealt.

draw-reshuffle = When a card is needed from an empty deck, its discard pile is shuffled and becomes the new deck.
    .title = An empty deck
    .example = The last card of the deck fills a face-up slot. The next player draws blind: only now is the discard pile shuffled.

draw-exhausted = When the deck and the discard pile are both empty, drawing cannot be chosen, even if there are face-up cards. Once you have begun to draw, you must take a second card if there is one: blind, or any face-up card except a { CARD($wild) }. If there is none, the turn simply ends.
    .title = No cards left
    .example = All cards are in the players' hands: choose another action, and the cards that you play come back into the game.
    .nothing-left = The deck and the discard pile are empty, so no card can be drawn; choose another action.
    .deck-empty = The { DECK($deck) } and its discard pile are empty; take another card.

hand-unlimited = A hand may hold any number of cards.
    .title = The size of a hand
    .example = You hold 20 cards and draw two more: 22.

question-draw =
    .mine = { $player }, take a second card.
    .other = { $player } takes a second card.
answer-draw = a second card

move-draw =
    { $card ->
        [deck] Draw from the { DECK($card) }
        [train-deck] Draw from the { DECK($card) }
        [ship-deck] Draw from the { DECK($card) }
       *[other] Take { CARD($card) }
    }
    .group = Draw a card

event-deal =
    { $cards ->
        [none] { $player } is dealt cards.
       *[other] { $player } is dealt { CARDS($cards) }.
    }
event-display =
    { $reason ->
        [flush] New face-up cards: { CARDS($cards) }.
       *[other] The face-up cards are { CARDS($cards) }.
    }
event-draw =
    { $slot ->
        [none]
            { $card ->
                [none] { $player } draws from the { DECK($source) }.
               *[other] { $player } draws { CARD($card) } from the { DECK($source) }.
            }
       *[other] { $player } takes { CARD($card) }.
    }
event-refill = The empty slot is filled with { CARD($card) }.
event-flush = Too many wilds: all face-up cards are discarded.
event-reshuffle = The discard pile is shuffled into a new { DECK($deck) } ({ PIECES($count, "deck") }).

## Positions made by hand

error-display-size = display: expected at most { $places } cards (None for an empty slot), got { $count }
error-no-deck = { $place }: no deck { $deck } (decks: { $known }){ $near }
error-cards-left = { $count } cards are listed nowhere; leave 'discards' out, or write 'rest' for a hand or for the discards
error-deck-card = { $place }: { $card } cards belong to the { $deck }
error-card-place = { $place }: { $error }
error-too-many = { $place }: the game has { $have } { $what }, and { $total } are listed: { $where }
error-part = { $count } { $where }
error-cards = { $card } cards
error-in-hand = in { $player }'s hand
error-in-display = in the display
error-on-deck = on the { $deck }
error-in-discards = in the discards

## Impossible variants and positions

unfit-market =
    .each = there must be at least one card of each colour, and clearing the display must take at least one wild
    .most = at most { $kinds } kinds of card and { $cards } cards can be used
    .too-few = { $players } players need { $need } cards of the { DECK($deck) } at the start, and it has { $have }

fault-market =
    .decks =
        expected { $size } { $size ->
            [one] deck
           *[other] decks
        }, got { $given }
    .display =
        expected { $size } face-up { $size ->
            [one] card
           *[other] cards
        } (null for an empty slot), got { $given }
    .deck = a card or a gap lies there that does not belong to the { DECK($deck) }

# What the lobby and the lab offer.

lab-market-each = cards of each colour
lab-market-wilds = wilds
lab-market-display = face-up cards
lab-market-hand = cards dealt at the start
lab-market-flush = face-up wilds that clear it
lab-market-flush-limit = clearings in a row, at most
lab-market-marked = harbour marks of a colour
lab-market-singles = single ships of each colour
lab-market-doubles = double ships of each colour
lab-market-ship-hand = ship cards dealt at the start

## The guided game, and the game on one page

summary-card-market =
    .turn = Take two cards, one after the other: face up or blind from the deck. A face-up { CARD($wild) } counts as both.
guide-hand = You pay for routes with these cards: 3 spaces cost 3 cards of the route's colour, and a grey route takes any one colour. A { CARD($wild) } stands for any card.
    .title = Your hand
guide-take = You cannot pay for your next route yet, so take a card for it.
    .blind = You cannot pay for your next route yet, and no face-up card helps. Draw from the deck.
    .title = Take a card
guide-second = You may take one more card.
    .blind = You may take one more card.
    .title = And a second one
guide-open-wild = A { CARD($wild) } stands for any card. But taken face up, it is the only card of your turn; drawn blind, it is not.
    .title = A face-up { CARD($wild) }
guide-instead-draw = You took cards instead. That is fine: you can never have too many, and your plan can wait a turn.
    .title = Cards instead
