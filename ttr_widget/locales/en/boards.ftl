### The boards of the package: ttr_widget/boards/

board-berlin =
    .short = Berlin
    .title = Ticket to Ride: Berlin (our own reconstruction)
    .description = A short city game with streetcars and subways; the board is our own reconstruction, not the printed one.
    .special = streetcars and subways; reconstructed board
board-europe =
    .short = Europe
    .title = Ticket to Ride: Europe
    .description = Forty-seven cities from Lisboa to Moskva, across the sea and through the mountains; a player who is cut off may borrow a neighbour's route.
    .special = { LIST($rules) }
board-germany =
    .short = Germany
    .title = Ticket to Ride: Germany
    .description = Thirty-five German cities and five neighbouring countries; passengers wait to be picked up along the routes you build.
    .special = { LIST($rules) }, two ticket decks, triple routes
board-usa =
    .short = USA
    .title = Ticket to Ride (USA)
    .description = The original board of North America with plain rules, for comparison with other programs and published statistics.
    .special = the basic game, a bonus for the longest path
board-world =
    .short = The World
    .title = Ticket to Ride: Rails & Sails - The World
    .description = The whole globe by rail and by sea, with two card decks, harbours to build, and tours of several cities in order.
    .special = { LIST($rules) }, trains and ships, joined map edges

## The list of boards

boards-column =
    .name = name
    .title = title
    .players = players
    .special = special
    .description = description
