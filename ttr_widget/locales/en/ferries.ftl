### Ferries: ttr_widget/rules/ferries.py

rule-ferries = Routes across the sea
    .short = ferries

europe-ferry = A ferry is gray and shows locomotives. The payment must include at least as many locomotives as the ferry shows; the rest is paid as usual, and more locomotives are allowed.
    .title = Ferries
    .example = Smyrna–Palermo takes 4 cards of one colour and 2 locomotives.

## Impossible variants and positions

unfit-ferries = a ferry is paid for with locomotives, and there is no wild card among the cards
    .locomotives = the ferry { $route } has length { $length } and cannot need { $count } locomotives

## Words

kind-ferry = ferry
    .plural = ferries

## The guided game, and the game on one page

summary-ferries =
    .turn = Ferries: for each locomotive sign you must pay a locomotive.
guide-ferry = { ROUTE($route) } crosses the sea. For each locomotive sign on its spaces, one of your cards must be a locomotive.
    .title = A ferry
