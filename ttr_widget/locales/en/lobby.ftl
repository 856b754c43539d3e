### The lobby: ttr_widget/widget/lobby.py

lobby-title = Ticket to Ride
lobby-about = An unofficial version for notebooks: choose a board and start.
lobby-language = Language
lobby-players = Players
lobby-player = Player { $number }
    .name = Name of player { $number }
    .who = Who plays as player { $number }
lobby-who =
    { $who ->
        [nobody] nobody
        [person] person
        [random] computer: random
        [greedy] computer: easy
        [planner] computer: medium
        [search] computer: hard, slow
       *[other] computer: { $who }
    }
lobby-for = { $least } to { $most } players
lobby-rules = House rules
lobby-seed = Seed
    .hint = empty: a new game each time
lobby-teaching = Teacher's seat: sees all hands and tickets, and may undo everything
lobby-start = Start the game
lobby-more = Choose another game
lobby-started = { $title }
    .seed = { $title } · seed { $seed }
