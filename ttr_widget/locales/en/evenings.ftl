### Games that are kept while they are played: ttr_widget/session/autosave.py, evenings.py

evening-label =
    { $turn ->
        [0] { $board }, { LIST($who) }, opening, { $ago }
       *[other] { $board }, { LIST($who) }, turn { $turn }, { $ago }
    }
evening-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
evening-ago =
    .now = less than a minute ago
    .minutes =
        { $count ->
            [one] { $count } minute ago
           *[other] { $count } minutes ago
        }
    .hours =
        { $count ->
            [one] { $count } hour ago
           *[other] { $count } hours ago
        }
    .days =
        { $count ->
            [one] { $count } day ago
           *[other] { $count } days ago
        }
evening-unreadable = { $file }, cannot be read, { $ago }
evening-none = no unfinished games
evening-question = There is an unfinished game here: { $label }.
evening-continue = Continue
evening-new = New game
evening-copy = This game is open in another notebook too. What you play here is a copy of it.
evening-not-saved = The game goes on, but it is not being saved at the moment: { $reason }.
evening-unknown = no unfinished game { $given } in { $folder } (games: { $names }); ttr.resume() lists them
evening-own-bot = the bot '{ $bot }' of { $player } is one of your own and is not in the file: add bots={ "{" }{ $seat }: …{ "}" }
want-autosave = True, False or a folder
lobby-evenings = Unfinished games
