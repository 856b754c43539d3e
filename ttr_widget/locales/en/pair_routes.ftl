### Difficult terrain: ttr_widget/rules/pair_routes.py

rule-pairs = Difficult terrain

world-pairs = On a route marked as difficult terrain each marked space costs a pair of train cards of one colour. Different spaces may use different colours. Wilds stand for any card of a pair; two wilds are a pair. Points and pieces go by the number of spaces.
    .title = Difficult terrain
    .example = 2 marked gray spaces: 2 red and 2 white train cards, and 2 trains.
    .no-pairs =
        { $price }; this payment ({ CARDS($cards) }) does not make { $pairs } { $pairs ->
            [one] pair
           *[other] pairs
        }.

price-pairs =
    { $count ->
        [one] The price is 1 pair of train cards of one colour
       *[other] The price is { $count } pairs of train cards, each pair of one colour
    }
price-pairs-color =
    The price is { $count } { $count ->
        [one] pair
       *[other] pairs
    } of { COLOR($color) } train cards

## Impossible variants and positions

unfit-pairs =
    .wild = there is no wild card among the cards
    .marked = none of its routes is marked as difficult terrain

## The guided game, and the game on one page

guide-pairs = { ROUTE($route) } leads through difficult terrain: each of its marked spaces costs a pair of cards of one colour.
    .title = Difficult terrain
