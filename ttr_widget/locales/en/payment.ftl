### Prices and payments: ttr_widget/kernel/payment.py

## What is paid; other words follow: "The price is 3 red cards; …"

price-color = The price is { $count } { COLOR($color, $count, of: "card") } { PIECE("deck", $count) }
price-one-color =
    { $count ->
        [1] The price is 1 card of any colour
       *[other] The price is { $count } cards of one colour
    }
price-wilds = The price is { $count } { CARD($wild, $count) }

payment =
    .wrong-deck = { $price }; { CARD($card, 2) } cannot be used here.
    .wrong-number = { $price }; this payment has { $size }: { CARDS($cards) }.
    .several-colors = { $price }; this payment mixes colours: { CARDS($cards) }.
    .wrong-color = { $price }, not { CARDS($cards) }.
    .few-wilds = { $price }, including at least { $wilds } { CARD($wild, $wilds) }; this payment ({ CARDS($cards) }) has only { $got }.
    .short = { $player } holds { CARDS($held) }; this payment ({ CARDS($cards) }) needs { CARDS($lacking) } more. { $price }; this hand cannot pay.
    .short-instead = { $player } holds { CARDS($held) }; this payment ({ CARDS($cards) }) needs { CARDS($lacking) } more. { $price }; this hand could pay with { CARDS($instead) }.
