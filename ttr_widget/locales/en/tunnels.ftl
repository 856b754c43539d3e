### Tunnels: ttr_widget/rules/tunnels.py

rule-tunnels = Routes through mountains
    .short = tunnels

europe-tunnel =
    To claim a tunnel you lay down the ordinary payment; then { $reveal ->
        [one] the top card of the deck is
       *[other] the top { $reveal } cards of the deck are
    } revealed. For each revealed card that has the colour of your payment, or is a locomotive, you must pay one more card of that colour (or a locomotive).
    .title = Tunnels
    .example =
        { $reveal ->
            [one] You lay 2 red and reveal a red card: you pay 1 more red. You lay 2 green and reveal a locomotive: you pay 1 more green.
           *[other] You lay 2 red and reveal { PIECES($reveal, "deck") }, one of them red: you pay 1 more red. You lay 2 green and reveal { PIECES($reveal, "deck") }, one of them a locomotive: you pay 1 more green.
        }

europe-tunnel-wilds = If you lay only locomotives for a tunnel, only revealed locomotives count, and the extra cards must be locomotives.
    .title = Tunnels paid with wilds
    .example = You lay 2 locomotives and reveal one locomotive: you pay one more locomotive.
    .refused =
        This tunnel was laid with { CARD($wild, 2) } only, so the { $extra ->
            [one] extra card must be a { CARD($wild) }
           *[other] { $extra } extra cards must be { CARD($wild, $extra) }
        } too, not { CARDS($cards) }.

europe-tunnel-decline = If you cannot or will not pay the extra cards, you take your cards back and your turn ends. If nothing extra is due, the route is claimed at once.
    .title = Giving up a tunnel
    .example = You would have to pay 1 more red and hold none: your cards come back to your hand, and your turn is over.

europe-tunnel-few = If the deck runs out, the discard pile is shuffled so that cards can be revealed. If there are still fewer than { $reveal }, that many are revealed; if there are none, the route is claimed at no extra cost.
    .title = A tunnel with few cards left
    .example = The deck and the discard pile are empty: nothing is revealed, and the tunnel is yours.

europe-tunnel-discard = The revealed cards are discarded at the end of the turn, not before: they cannot be shuffled back into the deck while cards are being revealed.
    .title = The revealed cards
    .example =
        { $reveal ->
            [one] A card is revealed and the deck is empty: the discard pile becomes the new deck, without this card.
           *[other] Two cards are revealed and the deck is empty: the discard pile becomes the new deck, without these two.
        }

question-tunnel =
    .mine = { $player }, the tunnel { ROUTE($route) } costs { $extra } more { PIECE("deck", $extra) }: pay or give it up.
    .other = { $player } must pay { $extra } more { PIECE("deck", $extra) } for the tunnel { ROUTE($route) } or give it up.
answer-tunnel = whether to pay for the tunnel

move-pay = Pay { CARDS($cards) }
    .group = The tunnel
move-decline = Give up the tunnel
    .group = The tunnel

event-tunnel =
    { $extra ->
        [0] { $player } tunnels { ROUTE($route) } with { CARDS($cards) }; revealed: { CARDS($revealed) }. No extra cost.
       *[other] { $player } tunnels { ROUTE($route) } with { CARDS($cards) }; revealed: { CARDS($revealed) }. Extra cost: { PIECES($extra, "deck") }.
    }
event-tunnel-paid = { $player } pays { CARDS($cards) } more for { ROUTE($route) }.
event-tunnel-declined = { $player } gives up { ROUTE($route) } and takes { CARDS($cards) } back.

## Impossible variants and positions

fault-tunnels = cards of a tunnel lie on the table, but no tunnel is being built

# What the lobby and the lab offer.

option-easy-tunnels = Tunnels reveal 1 card instead of 3
    .question = Would players complete more tickets if tunnels were easier?
lab-tunnels-reveal = cards revealed

## Words

kind-tunnel = tunnel
    .plural = tunnels

## On the page

page-tunnel-laid = Played
page-tunnel-cards = Revealed: { CARDS($cards) }
page-tunnel-poor =
    You are { $n } { $n ->
        [one] card
       *[other] cards
    } short.
page-tunnel-costs =
    { $name } costs { $n } more { $n ->
        [one] card
       *[other] cards
    }
page-tunnel-safe = Safe!
page-tunnel-pay = Pay

## Hints

hint-pay = Pay { CARDS($cards) } for the tunnel { ROUTE($route) }: { $why }.
hint-decline = Decline the tunnel { ROUTE($route) }: these cards serve you better elsewhere.
    .unpaid = Decline the tunnel { ROUTE($route) }: you do not have the cards for it.

## In a notebook

lying-tunnels =
    .laid = played
    .revealed = revealed

## The guided game, and the game on one page

summary-tunnels =
    .turn =
        Tunnels: after your payment { $reveal ->
            [one] a card is
           *[other] { $reveal } cards are
        } revealed, and each one of your colour, and each locomotive, costs one more card.
guide-tunnel =
    { ROUTE($route) } is a tunnel. You lay down your cards, then { $reveal ->
        [one] one card from the deck is
       *[other] { $reveal } cards from the deck are
    } revealed: each one of your colour, and each locomotive, costs you one more card. It is wise to hold a card or two in reserve.
    .title = A tunnel
guide-tunnel-pay = The mountain is harder than hoped. Pay the extra cards, or give up: then your cards come back, and your turn is over.
    .title = The tunnel costs more

analysis-tunnel = { ROUTE($route) } with { CARDS($cards) }: the extra cost
error-no-tunnel = { $route } is not a tunnel in this game
