### The lobby: ttr_widget/widget/lobby.py

lobby-title = Ticket to Ride
lobby-about = An unofficial version for notebooks: choose a board and start.
lobby-language = Language
lobby-players = Players
lobby-player = Player { $number }
    .name = Name of player { $number }
    .who = Who plays as player { $number }
    .color = Colour of player { $number }
lobby-who =
    { $who ->
        [nobody] Add a player …
        [person] Person
        [easy] Bot: easy
        [medium] Bot: medium
        [hard] Bot: hard
        [expert] Bot: expert
        [random] Bot: random moves
       *[other] Bot: { $who }
    }
lobby-level =
    { $who ->
        [easy] Plays like a beginner: thinks of one ticket at a time, likes long routes and wild cards, and overlooks rivals.
        [medium] Plays well, but not everything comes to mind: sometimes a ticket, a better card or a rival is overlooked.
        [hard] Makes no careless mistakes: on every turn it plans a cheap network for all its tickets, and claims, draws and pays accordingly.
        [expert] Plays as “hard” does, and also tries promising moves in imagined games to the end. It takes some seconds for a move.
        [random] Plays any legal move.
        [person] Somebody plays at this screen, or at a page of their own.
        [nobody] Nobody sits here.
       *[other] The bot “{ $who }” plays.
    }
lobby-color =
    { $color ->
        [blue] blue
        [red] red
        [green] green
        [yellow] yellow
       *[other] black
    }
lobby-bot-name =
    { $number ->
        [1] Otto
        [2] Grace
        [3] Maria
        [4] Emil
       *[other] Sofia
    }
lobby-for = { $least } to { $most } players
lobby-rules = House rules
lobby-seed = Seed
    .hint = empty: a new game each time
lobby-teaching = Teacher's seat: sees all hands and tickets, and may undo everything
lobby-start = Start the game
lobby-invite = Start and invite …
    .hint = Start the game and get a link for each player, to play in their own browser
lobby-more = Choose another game
lobby-started = { $title }
    .seed = { $title } · seed { $seed }
