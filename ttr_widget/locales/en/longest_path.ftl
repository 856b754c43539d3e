### The bonus for the longest path: ttr_widget/rules/longest_path.py

rule-longest-path = The longest path

longest-path = +{ $points } for the longest continuous path of a player's own routes, measured in trains: it may visit a city more than once, but uses each route only once; stations do not count. All who are tied get { $points }. A path of length 0 earns nothing.
    .title = The longest path
    .example = Ada's longest path has 31 trains, Grace's 28: Ada gets +{ $points }.

score-longest-path = Longest path
    .because =
        the longest path, { $length } { $length ->
            [one] space
           *[other] spaces
        }
    .column = Longest
why-longest-path =
    .path =
        Longest path: { $path } ({ $length } { $length ->
            [one] space
           *[other] spaces
        }).
    .lengths = By player: { $lengths }.

# What the lobby and the lab offer.

option-without-longest-path = No bonus for the longest path
    .question = How much does the bonus for the longest path matter?
option-longest-path = 10 points for the longest path
    .question = What would a bonus for the longest path change?
lab-longest-path-points = points

## The guided game, and the game on one page

summary-longest-path =
    .score = The longest continuous path: +{ $points }.
guide-longest-path = Whoever has the longest unbroken path at the end gets +{ $points }. So it pays to join your routes.
    .title = The longest path
