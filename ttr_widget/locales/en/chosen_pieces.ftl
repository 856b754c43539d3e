### Choosing trains and ships: ttr_widget/rules/chosen_pieces.py

rule-pieces = Choosing the pieces

world-pieces = After the tickets each player secretly chooses exactly { $total } pieces: at most as many trains and ships as a player owns. All choices are revealed together. A suggestion for beginners: { $trains } trains and { $ships } ships. The rest goes back to the box.
    .title = Choosing your pieces
    .example = You take { PIECES($trains, "trains") } and therefore { PIECES($ships, "ships") }: { $total } in all.
    .refused = Choose exactly { $total } pieces, at most { COUNTS($most) }; not { COUNTS($chosen) }.

question-pieces =
    .mine = { $player }, choose { $total } pieces: how many trains, how many ships?
    .other = { $player } chooses trains and ships.

move-pieces = { PIECES($trains, "trains") } and { PIECES($ships, "ships") }
    .group = Choose pieces
event-pieces = { $player } has chosen { PIECES($trains, "trains") } and { PIECES($ships, "ships") }.

## Positions made by hand

error-fleet = { $place }: { $player } has { PIECES($trains, "trains") } and { PIECES($ships, "ships") }, on the routes and left together, and a fleet has { $total } pieces, at most { COUNTS($most) }
error-chosen = { $place }: { $why }

# What the lobby and the lab offer.

lab-pieces-total = pieces to choose
