### Strona gry: js/src i ttr_widget/page

page-cancel = Anuluj
page-close = Zamknij

## Mapa

page-map-label = Mapa: { $board }. Wszystko, co można na niej zrobić, jest też na liście ruchów.
page-map-reconstruction = Nasza własna rekonstrukcja, a nie plansza z pudełka
page-map-look = Wskaż trasę albo miasto, aby zobaczyć, co to jest.
page-map-look-touch = Dotknij trasy albo miasta, aby zobaczyć, co to jest. Powiększaj dwoma palcami.
page-map-help = Wskaż trasę albo miasto, aby zobaczyć, co to jest; kliknij, aby tam budować.
page-map-help-touch = Dotknij trasy albo miasta, aby tam budować. Powiększaj dwoma palcami.
page-map-score = Wskaż wiersz wyniku: mapa pokaże, za co są punkty.
page-cry = { $name } buduje
page-zoom-in = Powiększ
page-zoom-out = Pomniejsz
page-zoom-fit = Pokaż całą mapę
page-map-overview = Przegląd: wybierz część mapy, którą chcesz zobaczyć

## Rzeczy

page-card = { CARD($card) }
page-cards = { CARDS($cards) }
page-color = { COLOR($color) }
page-kind = { KIND($kind) }
page-points =
    { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

## Gracze

page-score-title = Gracze
page-score-you = (ty)
page-score-bot = gracz komputerowy
page-score-unit =
    { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
page-stat-cards = Karty
page-stat-left = Pozostałe { PIECE($piece) }

## Narzędzia

page-tool-undo = Cofnij
page-tool-redo = Ponów
page-tool-hint = Podpowiedź
page-tool-rules = Zasady
page-tool-menu = Menu
page-tool-pause = Zatrzymaj graczy komputerowych
page-tool-go = Wznów graczy komputerowych
page-tool-step = Jeden ruch gracza komputerowego
page-tools-title = Narzędzia
page-tool-grow = Pełny ekran
page-tool-shrink = Wyjdź z pełnego ekranu
page-panel-title = Przebieg i ruchy
page-news-title = Ostatnie wydarzenia

## Ręce

page-hand-title =
    Twoja ręka: { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }
page-hand-empty = Brak kart
page-hand-watching = Oglądasz grę: kart na rękach nie widać
page-hand-teaching =
    { $name }: { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }

## Pytanie

page-plate-title = Pytanie
page-plate =
    { $kind ->
        [turn] Twoja tura
        [keep] Twoje bilety
        [pieces] Twoje elementy
        [passengers] Pasażerowie
       *[other] Twój wybór
    }
page-act =
    { $kind ->
        [draw] Dobierz
        [claim] Buduj
        [city] Miasta
        [tickets] Bilety
        [exchange] Wymień
       *[other] Więcej
    }
page-pile = Zapłata: { CARD($card, 2) }
page-pile-routes =
    { $n ->
        [0] Te karty nie wystarczą jeszcze na żadną trasę.
        [one] { $n } trasa w pełnym kolorze. Wybierz ją albo obejrzyj inne karty.
        [few] { $n } trasy w pełnym kolorze. Wybierz jedną albo obejrzyj inne karty.
       *[many] { $n } tras w pełnym kolorze. Wybierz jedną albo obejrzyj inne karty.
    }
page-act-build =
    { $piece ->
        [stations] Stacja
        [harbours] Port
       *[other] { PIECE($piece, 1) }
    }
page-chip-teaching = Miejsce nauczyciela: tu widać wszystko
page-chip-watching = Oglądasz grę
page-chip-last =
    Ostatnia runda: jeszcze { $n } { $n ->
        [one] tura
        [few] tury
       *[many] tur
    }
page-can-draw = Dobierz karty: weź odkrytą kartę albo dobierz z talii
page-can-claim =
    Zajmij trasę: na mapie { $n ->
        [one] wyróżnia się { $n } trasa
        [few] wyróżniają się { $n } trasy
       *[many] wyróżnia się { $n } tras
    }
page-can-claim-none = Twoje karty nie wystarczą na żadną trasę
page-can-build =
    Zbuduj { PIECE($piece, 1, case: "acc") }: wybierz { $n ->
        [one] zaznaczone miasto
       *[other] jedno z { $n } zaznaczonych miast
    }
page-can-city =
    Wybierz { $n ->
        [one] zaznaczone miasto
       *[other] jedno z { $n } zaznaczonych miast
    }

## Odkryte karty i talie

page-display-title = Odkryte karty i talie
page-display-draw = Weź kartę: { CARD($card) }
page-draw = Dobierz: { DECK($deck) }
page-refill = Uzupełnij puste miejsce: { DECK($deck) }
page-deck-left =
    { $n ->
        [one] została { $n } karta
        [few] zostały { $n } karty
       *[many] zostało { $n } kart
    }

## Bilety

page-tickets-title = Twoje bilety
page-tickets-teaching = Bilety gracza { $name }
page-tickets-folded = Zrealizowane bilety: { $n }
page-tickets-done = zrealizowane: { $done } z { $n }
page-tickets-none = Brak biletów
page-tickets-hidden = Bilety są tajne: tu ich nie widać
page-tickets-draw = Dobierz bilety
page-ticket-done = zrealizowany
page-ticket-lost = już niemożliwy
page-ticket-missing =
    { $n ->
        [one] brakuje { $n } pola
       *[other] brakuje { $n } pól
    }
page-ticket-to-go = brakuje { $n }
page-ticket-tour = { $ordered } w tej kolejności, { $points } w innej, −{ $penalty }, jeśli niezrealizowany
page-keep-title = Bilety do wyboru: zatrzymaj co najmniej { $n }
page-keep-more = Wybierz jeszcze { $n }
page-keep-go =
    Zatrzymaj { $n } { $n ->
        [one] bilet
        [few] bilety
       *[many] biletów
    }

## Wybór

page-choose =
    { $kind ->
        [tickets] Dobierz bilety
        [exchange] Wymień elementy
       *[other] Inne ruchy
    }
page-pieces = { COUNTS($pieces) }
page-pieces-go = Weź te elementy
page-exchange-way =
    { $give ->
        [trains] Wagony na statki
        [ships] Statki na wagony
       *[other] { PIECE($give) } na { PIECE($get, case: "acc") }
    }
page-exchange-go = Wymień

## Karty strony

page-tab =
    { $tab ->
        [tickets] Bilety
        [cards] Karty
        [rules] Zasady
        [more] Więcej
        [log] Przebieg
       *[moves] Ruchy
    }
page-sheet-title = Panele
page-sheet-down = Pokaż więcej mapy
page-sheet-up = Pokaż karty
page-log-title = Przebieg gry
page-log-older = Wcześniejsze wpisy
page-log-jump = Pokaż tę chwilę na mapie
page-moves-filter = Znajdź ruch
page-moves-none = Teraz nie twoja kolej.
page-moves-ahead = Przygotuj na swoją następną turę:
page-moves-nothing = Nie znaleziono takiego ruchu.
page-curtain-pass = Przekaż urządzenie: teraz gra { $name }.
page-curtain-show = To ja, { $name }: pokaż moją rękę

## To, na co się wskazuje

page-hover-port = port
page-hover-owner = należy do: { $name }
page-hover-build = możesz tu budować
page-hover-lack = brakuje ci: { $cards }
page-hover-payable = masz na nią karty
page-hover-ticket = twój bilet { $name }
page-closed =
    { $reason ->
        [twin] zamknięta: sąsiedni tor jest zajęty
       *[other] zamknięta dla ciebie
    }

## Odpowiedzi, usterki, ustawienia

page-refusal-rule = Zasada: { $title }
page-hint-play = Wykonaj ten ruch
page-hint-none = Nie ma podpowiedzi: teraz decyduje ktoś inny.
page-offline = Python nie odpowiada. Zajmuje się inną komórką albo został uruchomiony od nowa.
page-offline-hint = Po ponownym uruchomieniu wykonaj komórki tej gry jeszcze raz; strona zaproponuje wtedy jej dokończenie.
page-offline-again = Spróbuj ponownie
page-fault = Coś poszło nie tak na stronie: { $text }. Gra toczy się dalej.
page-fault-details = Szczegóły
page-fault-python = Coś poszło nie tak w Pythonie ({ $error }). Stan gry się nie zmienił, można grać dalej.
page-fault-page = Coś poszło nie tak na stronie ({ $error }). Gra toczy się dalej.
page-fault-bot = Bot { $bot } ({ $player }) nie poradził sobie z pytaniem; wykonano za niego losowy ruch.
page-fault-bot-late = Bot { $bot } ({ $player }) nie odpowiedział w ciągu { $seconds } { $seconds ->
        [one] sekundy
        [few] sekund
        [many] sekund
       *[other] sekundy
    }; wykonano za niego losowy ruch.
page-fault-bot-stuck = Bot { $bot } ({ $player }) nie odpowiedział w ciągu { $seconds } { $seconds ->
        [one] sekundy
        [few] sekund
        [many] sekund
       *[other] sekundy
    } i nie daje się zatrzymać; od tej pory { $player } gra losowo.
page-question-click = Wybierz trasę albo miasto na mapie.
page-menu-title = Menu
page-menu-speed = Animacja
page-menu-sound = Dźwięk
page-speed =
    { $speed ->
        [0] Brak
        [1] Wolna
        [2] Zwykła
       *[3] Szybka
    }
page-menu-theme = Kolory
page-theme =
    { $theme ->
        [auto] Jak w notatniku
        [light] Jasne
       *[dark] Ciemne
    }
page-menu-locale = Język
page-files-title = Zapisane gry
page-files-name = Zapisz jako
page-files-save = Zapisz
page-files-saved = Zapisano: { $path }
page-files-load = Wczytaj: { $name }
page-files-secret = Zapisana partia zawiera wszystkie karty na rękach, bilety i talie. Każdy, kto otworzy plik, może je odczytać.
page-confirm-title = Czy na pewno?
page-confirm-go =
    { $what ->
        [overwrite] Nadpisz
       *[end] Zakończ partię
    }
page-rules-title = Zasady
page-rules-find = Znajdź zasadę
page-rules-none = Nie znaleziono takiej zasady.
page-rules-all = Cała księga zasad
page-rules-example = Przykład: { $example }

## Koniec gry

page-end-title = Koniec gry
page-end-count = Wynik gry
page-end-total = Razem
page-end-counting = Liczenie punktów …
page-end-faster = Szybciej
page-end-skip = Do końca
page-end-done = JEST
page-end-missed = BRAK
page-end-not-done = niezrealizowany
page-end-replay = Obejrzyj powtórkę
page-end-winners =
    { $n ->
        [one] Wygrywa { $names }
       *[other] Wspólna wygrana: { $names }
    }
page-end-each =
    po { $n } { $n ->
        [one] punkcie
        [few] punkty
       *[many] punktów
    }
page-end-ahead =
    { $margin ->
        [0] remis rozstrzygnięty przed: { $names }
       *[other] przewaga { $margin } pkt (następne miejsce: { $names })
    }
page-end-own =
    Twoje miejsce: { $rank }., { $behind ->
        [0] rozstrzygnięty remis
       *[other] strata { $behind } pkt
    }
page-end-result = { $winners }: { $details }.
page-end-facts = Co rozstrzygnęło grę
page-end-yours = Twoje punkty
page-end-sheet = Punkty gracza { $name }
page-end-lines = Wszystkie pozycje
page-end-back = Wróć do wyniku
page-end-new = Nowa gra
page-end-new-deal = Nowa gra (nowe rozdanie)
page-end-again = Rewanż (to samo rozdanie)
page-end-save = Zapisz
page-end-seed = Ziarno: { $seed }
page-end-chart = Punkty za trasy, tura po turze
page-replay-title = Powtórka
page-replay-at =
    { $turn ->
        [0] Początek gry
       *[other] Tura { $turn }
    }, akcja { $n } z { $last }
page-replay-back = Krok wstecz (←)
page-replay-onwards = Krok naprzód (→)
page-replay-earlier = Poprzedni znacznik (Page Up)
page-replay-later = Następny znacznik (Page Down)
page-replay-play = Odtwórz (spacja)
page-replay-pause = Wstrzymaj (spacja)
page-replay-pace = Tempo
page-replay-end = Wróć do wyniku
page-replay-live = Wróć do gry

## Zdania Pythona

page-lack = { ROUTE($route) }: brakuje ci { CARDS($cards, case: "gen") }. { $price }.

## Odmowy i błędne wiadomości

page-refused =
    .secret = Karty i bilety tego miejsca może oglądać tylko jego gracz.
    .not-here = Teraz decyduje { $player }, ale nie gra na tej stronie.
    .over = Koniec gry.
    .role =
        { $role ->
            [spectator] Tutaj tylko oglądasz.
            [replay] W powtórce nic nie można zmienić.
           *[other] Na tej stronie nie można tego zrobić.
        }
    .nothing-to-undo = Nie ma czego cofać.
    .nothing-earlier = Wcześniejszych ruchów nie można cofnąć: { $notice }.
    .no-undo = Na tej stronie nie można niczego cofnąć.
    .undo-acted = Gra toczy się już dalej ({ $player }), więc twojej ostatniej akcji nie można cofnąć.
    .undo-revealed =
        { $what ->
            [tickets] Znasz już nowe bilety, więc tego nie można cofnąć.
            [cards] Odsłonięto nowe karty, więc tego nie można cofnąć.
           *[other] Odsłonięto coś zakrytego, więc tego nie można cofnąć.
        }
    .nothing-to-redo = Nie ma czego ponawiać.
    .stale = Gra potoczyła się już dalej; wybierz ruch jeszcze raz.
    .replay = Powtórkę można obejrzeć, gdy gra się skończy.
page-confirm =
    .end =
        Trwa partia, w której grają { $names }. Jej zakończenie oznacza utratę { $n } { $n ->
            [one] akcji
           *[other] akcji
        }, jeśli partia nie jest zapisana.
    .overwrite = Plik { $file } zawiera inną partię albo został zmieniony od czasu zapisu. Nadpisać go?
page-error =
    .teaching = 'teaching' to True albo False, a nie { $given }
    .seat = miejsce to liczba od 0 do { $last }, a nie { $given }
    .bot-seat = bot potrzebuje miejsca od 0 do { $last }
    .theme = nieznane kolory { $given } (są: { $known })
    .speed = szybkość to liczba całkowita od 0 do { $most }, a nie { $given }
    .move = nie ma ruchu o numerze { $number } (ruchy: od 0 do { $last })
    .play = 'play' potrzebuje 'move' albo 'action'
    .moves = 'moves' potrzebuje 'route' albo 'city'
    .file = nie ma tu zapisanej gry '{ $name }' (pliki: { $known })
    .file-name = nazwa pliku ma najwyżej 80 liter, cyfr, odstępów i znaków -_.,()+; nie może nią być { $given }
    .action = akcja ma numer od 0 do { $last }, a nie { $given }
    .event = wpis w przebiegu gry ma numer od 0 do { $last }, a nie { $given }
    .question = nie ma takiego pytania: odpowiedź już padła albo pytanie wycofano
    .answer = odpowiedzią może być jedno z: { $choices }
    .message = wiadomość to obiekt z polem 'type', a nie { $given }
    .type = nieznany rodzaj wiadomości { $given } (rodzaje: { $names }){ $near }
    .seq = '{ $type }' potrzebuje 'seq', numeru pytania, które pokazuje strona, a nie { $given }
    .missing = '{ $type }' potrzebuje '{ $name }': { $wanted }
    .field = '{ $name }' w '{ $type }' to { $wanted }, a nie { $given }
    .long = tekst o długości { $size } jest za długi na wiadomość
    .number = liczba { $given } jest za duża jak na komunikat
    .parts = części wiadomości może być najwyżej { $most }
    .deep = wiadomość może mieć najwyżej tyle poziomów zagnieżdżenia: { $depth }
    .game = potrzebna jest gra, na przykład new_game('europe'), a nie { $given }
    .color = kolor to krótki tekst, na przykład '#D81B60', a nie { $given }
    .ask = pytanie to tekst o długości najwyżej { $most }
    .host = na tej stronie nie można zapraszać gości
    .prepare = przygotowany ruch ma 'type' i cel, jako krótkie teksty
page-wanted =
    { $type ->
        [int] liczba całkowita
        [bool] prawda albo fałsz
        [str] tekst
       *[object] obiekt
    }
