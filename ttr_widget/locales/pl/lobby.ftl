### Poczekalnia: ttr_widget/widget/lobby.py

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
option-without-longest-path = Bez premii za najdłuższą trasę
option-longest-path = 10 punktów za najdłuższą trasę
option-without-stations = Bez stacji
option-stations = 3 stacje dla każdego gracza
option-without-globetrotter = Bez premii za najwięcej biletów
option-globetrotter = 15 punktów za najwięcej zrealizowanych biletów
option-easy-tunnels = Tunele odkrywają 1 kartę zamiast 3
option-open-doubles = Oba tory podwójnej trasy są dostępne nawet przy małej liczbie graczy
option-short = Krótka gra: połowa elementów
lobby-seed = Ziarno
    .hint = puste: za każdym razem nowa gra
lobby-teaching = Miejsce nauczyciela: widzi wszystkie ręce i bilety, może cofnąć każdy ruch
lobby-start = Zacznij grę
lobby-more = Wybierz inną grę
lobby-started = { $title } · ziarno { $seed }
