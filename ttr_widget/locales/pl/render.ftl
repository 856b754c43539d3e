### Co pokazuje Python: html w notatnikach, rysunki, tekst. ttr_widget/render

render-reconstructed = nasza własna rekonstrukcja, nie plansza z pudełka
    .badge = nasza własna rekonstrukcja

## Wskazywanie na rysunku

render-kind = { KIND($kind) }
render-color = { COLOR($color) }
render-card = { CARD($card, $count) }
render-points =
    { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
render-owner = należy do: { $player }
render-payable = masz na nią karty
render-lack =
    brakuje ci { $number } { $number ->
        [one] karty
       *[other] kart
    }
render-port = port
render-country = sąsiedni kraj; trasy nie łączą się w nim
render-post = { PIECE($piece, 1) } gracza { $player }

## Gra i widok

render-moment =
    { $turn ->
        [0] początek
       *[other] tura { $turn }
    }
    .over =
        koniec po { $turn } { $turn ->
            [one] turze
           *[other] turach
        }
    .last =
        { $left ->
            [one] została { $left } tura
            [few] zostały { $left } tury
           *[many] zostało { $left } tur
        }
    .seat = tak widzi { $player }
    .everybody = tak widzą wszyscy
render-title = { $title }: { LIST($parts) }
render-asked = Pytanie: { $question }
render-hand = Twoja ręka: { CARDS($cards) }
render-seat = { $name } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $routes ->
        [one] { $routes } trasa
        [few] { $routes } trasy
       *[many] { $routes } tras
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, { COUNTS($pieces) }
render-head =
    .player = gracz
    .points = punkty
    .routes = trasy
    .cards = karty
    .left = pozostałe { PIECE($piece) }
    .ticket = bilet
    .progress = stan
    .turn = tura
    .actions = akcje
    .total = razem
    .line = wiersz
    .why = skąd się wziął
    .name = nazwa
    .title = tytuł
    .players = gracze
    .special = cechy
    .description = opis
render-row =
    .last = ostatnie zdarzenia
    .note = uwaga
    .display = odkryte karty
    .piles = stosy
    .hand = twoja ręka
    .drawn = dobrane
    .tickets = twoje bilety
    .players = gracze
    .cities = miasta
    .routes = trasy
    .colors = kolory
    .board-tickets = bilety
    .expansions = dodatki
    .special = cechy
    .name = nazwa
render-empty = { CARD("nothing") }
render-no-card = bez kart
render-pile = { DECK($deck) } { $count }
    .discards = karty odrzucone { $count }
render-ticket =
    .done = zrealizowany
    .lost = już niemożliwy
    .missing =
        otwarty, brakuje { $spaces } { $spaces ->
            [one] pola
           *[other] pól
        }

## Plansze

render-boards = Plansze
render-board-routes =
    { $routes } ({ LIST($kinds) }), { $spaces } { $spaces ->
        [one] pole
        [few] pola
       *[many] pól
    }
    .kind = { KIND($kind, case: "plural") }: { $count }
render-board-tickets = { $count }, punkty: { $range }
    .decks = { $count } ({ COUNTS($decks) }), punkty: { $range }

## Wyniki i zapisy

render-score = Wynik
    .end = na końcu
    .now = dotychczas
    .explained-end = z wyjaśnieniem, na końcu
    .explained-now = z wyjaśnieniem, dotychczas
    .winner = zwycięzca
render-transcript = Zapis gry
    .actions =
        { $count } { $count ->
            [one] akcja
            [few] akcje
           *[many] akcji
        }
    .header = nagłówek
    .none = Nie zagrano jeszcze żadnej akcji.
