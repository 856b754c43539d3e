### Poczekalnia: ttr_widget/widget/lobby.py

lobby-title = Ticket to Ride
lobby-about = Nieoficjalna wersja do notatników: wybierz planszę i zacznij grę.
lobby-language = Język
lobby-players = Gracze
lobby-player = Gracz { $number }
    .name = Imię gracza { $number }
    .who = Kto gra jako gracz { $number }
lobby-who =
    { $who ->
        [nobody] nikt
        [person] człowiek
        [random] komputer: losowy
        [greedy] komputer: łatwy
        [planner] komputer: średni
        [search] komputer: trudny, powolny
       *[other] komputer: { $who }
    }
lobby-for = Liczba graczy: od { $least } do { $most }
lobby-rules = Zasady domowe
lobby-seed = Ziarno
    .hint = puste: za każdym razem nowa gra
lobby-teaching = Miejsce nauczyciela: widzi wszystkie ręce i bilety, może cofnąć każdy ruch
lobby-start = Zacznij grę
lobby-more = Wybierz inną grę
lobby-started = { $title }
    .seed = { $title } · ziarno { $seed }
