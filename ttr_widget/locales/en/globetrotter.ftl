### The bonus for most tickets: ttr_widget/rules/globetrotter.py

rule-globetrotter = Globetrotter

globetrotter = +{ $points } to the player with the most completed tickets; all who are tied get { $points }. Failed tickets do not matter. If nobody has completed a ticket, nobody gets the bonus.
    .title = Globetrotter
    .example = Ada and Grace completed 6 tickets each, Linus 5: Ada and Grace get +{ $points } each.

score-globetrotter = Globetrotter
    .because = most completed tickets: { $count }
why-globetrotter = Completed tickets: { $counts }.

# What the lobby and the lab offer.

option-without-globetrotter = No bonus for the most tickets
    .question = How much does the bonus for the most tickets matter?
option-globetrotter = 15 points for the most completed tickets
    .question = What would a bonus for the most tickets change?
lab-globetrotter-points = points

## The guided game, and the game on one page

summary-globetrotter =
    .score = The most completed tickets: +{ $points }.
guide-globetrotter = Whoever completes the most tickets gets +{ $points } at the end. Several short tickets can beat one long one.
    .title = Who travels most?
