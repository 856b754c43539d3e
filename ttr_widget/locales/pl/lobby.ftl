### Poczekalnia: ttr_widget/widget/lobby.py i house_rules.py

lobby-title = Ticket to Ride
lobby-about = Nieoficjalna wersja do notatników: wybierz planszę i zacznij grę.
lobby-board =
    { $board ->
        [europe] Europa
        [germany] Niemcy
        [world] Świat
        [berlin] Berlin
        [usa] USA
       *[other] { $board }
    }
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
lobby-rule-without-longest-path = Bez premii za najdłuższą trasę
lobby-rule-longest-path = 10 punktów za najdłuższą trasę
lobby-rule-without-stations = Bez stacji
lobby-rule-stations = 3 stacje dla każdego gracza
lobby-rule-without-globetrotter = Bez premii za najwięcej biletów
lobby-rule-globetrotter = 15 punktów za najwięcej zrealizowanych biletów
lobby-rule-easy-tunnels = Tunele odkrywają 1 kartę zamiast 3
lobby-rule-open-doubles = Oba tory podwójnej trasy są dostępne nawet przy małej liczbie graczy
lobby-rule-short = Krótka gra: połowa elementów
lobby-seed = Ziarno
    .hint = puste: za każdym razem nowa gra
lobby-teaching = Miejsce nauczyciela: widzi wszystkie ręce i bilety, może cofnąć każdy ruch
lobby-start = Zacznij grę
lobby-more = Wybierz inną grę
lobby-started = { $title } · ziarno { $seed }
