### Poczekalnia: ttr_widget/widget/lobby.py

lobby-title = Ticket to Ride
lobby-about = Nieoficjalna wersja do notatników: wybierz planszę i zacznij grę.
lobby-language = Język
lobby-players = Gracze
lobby-player = Gracz { $number }
    .name = Imię gracza { $number }
    .who = Kto gra jako gracz { $number }
    .color = Kolor gracza { $number }
lobby-who =
    { $who ->
        [nobody] Dodaj gracza …
        [person] Człowiek
        [greedy] Bot: łatwy
        [planner] Bot: średni
        [search] Bot: trudny
        [random] Bot: losowe ruchy
       *[other] Bot: { $who }
    }
lobby-level =
    { $who ->
        [greedy] Gra bot „greedy”: zajmuje najdłuższą trasę, na jaką go stać, najpierw na drodze swoich biletów, i nie patrzy naprzód.
        [planner] Gra bot „planner”: w każdej turze planuje tanią sieć dla swoich biletów i według niej buduje, dobiera i płaci.
        [search] Gra bot „search”: obiecujące ruchy sprawdza jeszcze w wyobrażonych partiach do końca. Jeden ruch trwa kilka sekund.
        [random] Gra bot „random”: dowolny dozwolony ruch.
        [person] Ktoś gra przy tym ekranie albo na własnej stronie.
        [nobody] Nikt tu nie siedzi.
       *[other] Gra bot „{ $who }”.
    }
lobby-color =
    { $color ->
        [blue] niebieski
        [red] czerwony
        [green] zielony
        [yellow] żółty
       *[other] czarny
    }
lobby-bot-name =
    { $number ->
        [1] Jan
        [2] Zofia
        [3] Maria
        [4] Antoni
       *[other] Helena
    }
lobby-for = Liczba graczy: od { $least } do { $most }
lobby-rules = Zasady domowe
lobby-seed = Ziarno
    .hint = puste: za każdym razem nowa gra
lobby-teaching = Miejsce nauczyciela: widzi wszystkie ręce i bilety, może cofnąć każdy ruch
lobby-start = Zacznij grę
lobby-invite = Zacznij i zaproś…
    .hint = Rozpoczyna grę i pokazuje link dla każdego gracza, do gry we własnej przeglądarce
lobby-more = Wybierz inną grę
lobby-started = { $title }
    .seed = { $title } · ziarno { $seed }
