### Choosing trains and ships: ttr_widget/rules/chosen_pieces.py

rule-pieces = Choosing the pieces

world-pieces = After the tickets each player secretly chooses exactly { $total } pieces: at most as many trains and ships as a player owns. All choices are revealed together. A suggestion for beginners: { $trains } trains and { $ships } ships. The rest goes back to the box.
    .title = Choosing your pieces
    .example = You take { PIECES($trains, "trains") } and therefore { PIECES($ships, "ships") }: { $total } in all.
    .refused = Choose exactly { $total } pieces, at most { COUNTS($most) }; not { COUNTS($chosen) }.

question-pieces =
    .mine = { $player }, choose { $total } pieces: how many trains, how many ships?
    .other = { $player } chooses trains and ships.
answer-pieces = which pieces to take

move-pieces = { PIECES($trains, "trains") } and { PIECES($ships, "ships") }
    .group = Choose pieces
event-pieces = { $player } has chosen { PIECES($trains, "trains") } and { PIECES($ships, "ships") }.

## Positions made by hand

error-fleet = { $place }: { $player } has { PIECES($trains, "trains") } and { PIECES($ships, "ships") }, on the routes and left together, and a fleet has { $total } pieces, at most { COUNTS($most) }
error-chosen = { $place }: { $why }

## Impossible variants and positions

unfit-pieces =
    .kinds = the pieces to choose from must be trains and ships, not { $pieces }
    .total = { $total } pieces cannot be chosen from { $own }

fault-pieces-chosen =
    .players = expected the trains and ships of each player
    .box = { PIECE($piece) }: { $boxed } in the box, { $there } in all, but a player owns { $own }
    .none = nothing is chosen
    .rest = the box must hold exactly the pieces that are not among the { $total } chosen ones

# What the lobby and the lab offer.

lab-pieces-total = pieces to choose

## The guided game, and the game on one page

guide-pieces = Trains run on land, ships at sea. Choose { $total } pieces that suit your tickets; swapping some later costs points.
    .title = Trains or ships?
