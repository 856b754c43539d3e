### Tabele i wykresy symulacji: ttr_widget/simulate/

## Miary

simulate-measure =
    .points = punkty
    .winning-points = punkty zwycięzcy
    .turns = tury w partii
    .lead-changes = zmiany prowadzenia
    .ticket-success = % zrealizowanych biletów
    .first-seat-wins = % partii wygranych przez miejsce 0
    .wins = % wygranych partii

## Tabele

simulate-column =
    .bot = bot
    .seats = miejsca
    .wins = wygrane
    .points = punkty
    .tickets = bilety
    .completed = zrealizowane
    .games = partie
    .difference = różnica
simulate-span = { $low } do { $high }
simulate-every-game = w każdej partii
simulate-of-bot = { $bot }: { $measure }
simulate-clear = wyraźna: przedział różnicy nie zawiera 0
simulate-head = { $games } { $games ->
        [one] partia
        [few] partie
       *[many] partii
    } gry { $variant }
    .stopped = { $head } (przerwane wcześniej)
simulate-own-rules = { $board } z własnymi zasadami
simulate-told = tury w partii: { $turns }, zmiany prowadzenia: { $changes }, punkty zwycięzcy: { $points }
    .stuck = { $told }; partie, które utknęły: { $stuck }
simulate-note = Uwaga: { $note }

## Wykresy

simulate-plot =
    .points = Punkty w { $games } { $games ->
            [one] partii
            [few] partiach
           *[many] partiach
        }
    .tickets = Zrealizowane bilety
    .tickets-axis = % zatrzymanych biletów
    .intervals = Z przedziałami ufności 95 %
    .routes = Trasy zbudowane w { $games } { $games ->
            [one] partii
            [few] partiach
           *[many] partiach
        }
    .routes-winners = Trasy zwycięzców w { $games } { $games ->
            [one] partii
            [few] partiach
           *[many] partiach
        }
    .routes-bot = Trasy bota { $bot } w { $games } { $games ->
            [one] partii
            [few] partiach
           *[many] partiach
        }
    .scale = w % partii
    .scale-bot = w % miejsc bota { $bot }
    .route = budowana w { $share } % partii, przez zwycięzcę w { $won } %
    .share = { $name }: { $share } %
    .change = Trasy budowane częściej lub rzadziej: { $name } a { $other }
    .change-scale = punkty procentowe

## Uwagi

simulate-failed =
    .bot = Bot '{ $bot }' (miejsce { $seat }, tura { $turn }) zawiódł przy pytaniu '{ $question }': { $error }; zagrano za niego '{ $taken }'.
    .bots = Bot '{ $name }' zawiódł przy { $count } z { $asked } pytań; zagrano za niego losowo: { $error } (pierwszy raz: gra { $game }, miejsce { $seat }, tura { $turn }, pytanie '{ $question }')
    .measure = miara '{ $name }' zawiodła: { $error }
    .measures = miara '{ $name }' zawiodła w { $count } { $count ->
            [one] grze
           *[other] grach
        }: { $error } (pierwszy raz: gra { $game })
    .more = { $count } { $count ->
            [one] dalszy błąd innego rodzaju
            [few] dalsze błędy innego rodzaju
           *[many] dalszych błędów innego rodzaju
        }
    .observer = obserwator '{ $name }' zawiódł przy grze { $game } i nie będzie już wywoływany: { $error }
    .progress = funkcja postępu zawiodła i nie będzie już wywoływana: { $error }
    .stop = funkcja stop zawiodła i nie będzie już wywoływana: { $error }
    .worker = przepadł proces roboczy ({ $error }); jego partie są rozgrywane ponownie
    .file = Bot '{ $name }' nie bierze udziału: { $error }

## Turnieje

tournament-head = partie: { $games }, boty: { $bots }, { $variant }
tournament-column =
    .rank = #
    .bot = bot
    .wins = wygrane
    .rating = ranking
    .points = punkty
    .faults = błędy
tournament-told = Ranking jak w szachach: kto ma 1500, wygrywa tu połowę partii. Przedziały: 95 %. Ziarno { $seed } pozwala powtórzyć turniej.
tournament-ratings = Rankingi z przedziałami 95 %

## Polecenie

simulate-command = Rozegraj wiele partii między botami i wypisz wyniki.
    .board = plansza albo wariant, np. 'europe without LongestPath'
    .bots = jeden bot na miejsce: { $bots }; opcje jak w 'search(nodes=50)'
    .games = liczba partii (100)
    .seed = to samo ziarno daje te same partie (0)
    .jobs = liczba procesów na tym komputerze (1)
    .stream = zapisz rekordy do pliku .jsonl albo .parquet
    .keep-seats = nie zamieniaj miejsc botów
    .quiet = bez paska postępu
    .error = błąd: { $error }

## Gry próbne

playtest-length = { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    }, mediana długości w turach: { $turns } (od { $shortest } do { $longest })
playtest-hits = ukończono { $share } zatrzymanych biletów
playtest-stuck = gry, które utknęły, bo nikt nie mógł lub nie chciał grać dalej: { $count } z { $games }
playtest-seat =
    .better = miejsce { $seat } wygrywa { $wins } % gier, czyli więcej niż przypadające mu { $fair } %
    .worse = miejsce { $seat } wygrywa { $wins } % gier, czyli mniej niż przypadające mu { $fair } %
playtest-never = nikt nigdy nie zbudował: { ROUTES($routes) }
playtest-rare = prawie nigdy nie budowano: { ROUTES($routes) }
playtest-single = tylko jedna trasa prowadzi do: { CITY($cities) }
playtest-cut-off = żadna sieć nie ukończy: { TICKETS($tickets) }
playtest-tickets =
    .dear = dużo warte jak na swoją długość (zwykle punktów za pole: { $usual }): { TICKETS($tickets) }
    .cheap = mało warte jak na swoją długość (zwykle punktów za pole: { $usual }): { TICKETS($tickets) }
    .hard = ukończone rzadziej niż co drugi raz: { TICKETS($tickets) }
playtest-column =
    .seat = miejsce
    .wins = wygrane
    .points = punkty
    .ticket = bilet
    .spaces = najkrótsza droga
    .offered = oferowany
    .kept = zatrzymany
    .completed = ukończony
    .route = trasa
    .length = długość
    .built = zbudowana
    .by-winner = przez zwycięzcę
playtest-plot =
    .seats = Gry wygrane na każdym miejscu
    .turns = Tury w grze
    .tickets = Bilety: najkrótsza droga i punkty; pełne koła kończono częściej, czerwone rzadziej niż co drugi raz
    .routes = Jak często buduje się każdą trasę; czerwonych nigdy
    .ticket-table = Wszystkie bilety
    .route-table = Wszystkie trasy
