### Analiza gier: ttr_widget/analysis/

## Tytuły

analysis-score = { $board }: punkty w kolejnych turach
analysis-hands = { $board }: karty według kolorów
    .known = { $board }: karty według kolorów, o ile zna je { $player }
analysis-odds = { $board }: bilety gracza { $player }
analysis-draws = Karty dobrane w ciemno, aż będą wśród nich: { CARDS($cards) }
analysis-chances = { $board }: szanse na wygraną tura po turze

## Wykresy

analysis-axis =
    .turn = tura
    .score = wynik, gdyby gra się teraz skończyła
    .points = punkty na torze
    .cards = karty
    .ticket = bilet
    .chance = szansa, że karty przyjdą
    .extra = dodatkowe karty
    .draws = karty dobrane w ciemno
    .win = szansa na wygraną
analysis-turn = tura { $turn }: { $value }
analysis-colour = { $sign } { $colour ->
        [wild] zastępujące
        [unknown] nieznane
       *[other] { COLOR($colour) }
    }
analysis-status = { $status ->
        [done] zrealizowany
        [blocked] zablokowany
       *[possible] możliwy
    }
analysis-bar = { $chance }, brakuje { $spaces } { $spaces ->
        [one] pola
        [few] pól
       *[many] pól
    }, dobrań: { $draws }

## Tabele

analysis-rows = wierszy: { $count }
    .first = wierszy: { $count }, pierwsze { $shown }
    .more = … jeszcze { $count } { $count ->
            [one] wiersz
            [few] wiersze
           *[many] wierszy
        }
analysis-yes-no = { $value ->
        [true] tak
       *[false] nie
    }

## Klasa

gradebook = uczniowie: { $pupils }, rozdania: { $deals }
gradebook-choices = Decyzje w tej samej pozycji
gradebook-unread = { $file }: { $error }
gradebook-no-files = brak zapisanych partii: { $files }
gradebook-axis =
    .points = punkty
    .like-planner = % jak planista
    .like-class = % jak większość
    .pupils = uczniowie
want-saves = wzorzec taki jak 'saves/*.ttr.json', folder albo lista plików
