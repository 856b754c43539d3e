### Tours: ttr_widget/rules/tours.py

rule-tours = Tours
    .short = tours

world-tour = A tour names three or more cities. It scores its highest value when they are connected in the printed order, its middle value when they are all connected in one network in any other way, and its negative value when they are not. In the printed order means: the player's own network holds a path that visits the named cities in that order and enters no city twice; other cities may lie in between. For harbours a tour counts as completed as soon as its cities are connected, in order or not.
    .title = Tours
    .example = A tour A–B–C: a path A–B–D–C scores the highest value, the routes A–B and A–C alone score the middle one.

score-tour =
    .ordered = completed in the printed order
    .unordered = completed, but not in the printed order
    .failed = not completed

unfit-tours = none of its tickets names more than two cities

## The guided game, and the game on one page

guide-tour = { TICKET($ticket) } names more than two cities. Connect them all; in the printed order they bring even more.
    .title = A tour
