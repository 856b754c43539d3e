### The lobby: ttr_widget/widget/lobby.py and house_rules.py

lobby-title = Ticket to Ride
lobby-about = An unofficial version for notebooks: choose a board and start.
lobby-board =
    { $board ->
        [europe] Europe
        [germany] Germany
        [world] The World
        [berlin] Berlin
        [usa] USA
       *[other] { $board }
    }
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
lobby-rule-without-longest-path = No bonus for the longest path
lobby-rule-longest-path = 10 points for the longest path
lobby-rule-without-stations = No stations
lobby-rule-stations = 3 stations for each player
lobby-rule-without-globetrotter = No bonus for the most tickets
lobby-rule-globetrotter = 15 points for the most completed tickets
lobby-rule-easy-tunnels = Tunnels reveal 1 card instead of 3
lobby-rule-open-doubles = Both tracks of a double route are open, even with few players
lobby-rule-short = A short game: half the pieces
lobby-seed = Seed
    .hint = empty: a new game each time
lobby-teaching = Teacher's seat: sees all hands and tickets, and may undo everything
lobby-start = Start the game
lobby-more = Choose another game
lobby-started = { $title } · seed { $seed }
