### Gry zapisywane w trakcie: ttr_widget/session/autosave.py, evenings.py

evening-label =
    { $turn ->
        [0] { $board }, { LIST($who) }, otwarcie, { $ago }
       *[other] { $board }, { LIST($who) }, tura { $turn }, { $ago }
    }
evening-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
       *[many] { $count } botów
    }
evening-ago =
    .now = niecałą minutę temu
    .minutes =
        { $count ->
            [one] { $count } minutę temu
            [few] { $count } minuty temu
           *[many] { $count } minut temu
        }
    .hours =
        { $count ->
            [one] { $count } godzinę temu
            [few] { $count } godziny temu
           *[many] { $count } godzin temu
        }
    .days =
        { $count ->
            [one] { $count } dzień temu
           *[many] { $count } dni temu
        }
evening-unreadable = { $file }, nie da się odczytać, { $ago }
evening-none = brak niedokończonych gier
evening-question = Jest tu niedokończona gra: { $label }.
evening-continue = Graj dalej
evening-new = Nowa gra
evening-copy = Ta gra jest otwarta także w innym notatniku. Tutaj grasz na jej kopii.
evening-not-saved = Gra toczy się dalej, ale chwilowo nie jest zapisywana: { $reason }.
evening-unknown = brak niedokończonej gry { $given } w { $folder } (gry: { $names }); ttr.resume() wypisuje wszystkie
evening-own-bot = bot '{ $bot }' gracza { $player } jest twój własny i nie ma go w pliku: dopisz bots={ "{" }{ $seat }: …{ "}" }
want-autosave = True, False albo folder
lobby-evenings = Niedokończone gry
