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
        [easy] Bot: łatwy
        [medium] Bot: średni
        [hard] Bot: trudny
        [expert] Bot: ekspert
        [random] Bot: losowe ruchy
       *[other] Bot: { $who }
    }
lobby-level =
    { $who ->
        [easy] Gra jak początkujący: myśli o jednym bilecie naraz, lubi długie trasy i dżokery i nie zważa na rywali.
        [medium] Gra dobrze, ale nie pamięta o wszystkim: czasem umknie mu bilet, lepsza karta albo rywal.
        [hard] Nie popełnia błędów z nieuwagi: w każdej turze planuje tanią sieć dla wszystkich biletów i według niej buduje, dobiera i płaci.
        [expert] Gra jak „trudny”, a obiecujące ruchy sprawdza jeszcze w wyobrażonych partiach do końca. Jeden ruch trwa kilka sekund.
        [random] Wykonuje dowolny dozwolony ruch.
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
