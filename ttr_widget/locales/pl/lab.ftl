### Pracownia: ttr_widget/widget/lab.py i rule_controls.py

lab-title = Co by było, gdyby? Pracownia zasad
lab-board = Plansza
lab-players = Gracze
lab-games = Partie
lab-seed = Ziarno
lab-seat = Miejsce { $number }
lab-rules = Zasady: przesuń suwak albo wyłącz zasadę
lab-in-force = obowiązuje
lab-run = Graj
lab-stop = Stop
lab-running =
    { $done } z { $games } { $games ->
        [one] partii
       *[other] partii
    }
lab-unchanged = Nic jeszcze nie zmieniono: obie strony grają w to samo.
lab-changed-to = Zmieniono: { $variant }
lab-wrong = Tak grać się nie da: { $why }
lab-failed = Nie udało się: { $why }
lab-played =
    Rozegrano: { $games } { $games ->
        [one] partię
        [few] partie
       *[many] partii
    } jak w pudełku, { $changed } po zmianie.
lab-stopped = Przerwano wcześniej.
lab-stopping = Koniec po bieżącej partii …
lab-side =
    { $side ->
        [changed] po zmianie
        [difference] różnica
       *[printed] jak w pudełku
    }
lab-map = Mapa
lab-routes-of = Czyje trasy
lab-everybody = wszystkich
lab-winners = zwycięzców

## Argumenty zasad: lab-<klucz zasady>-<argument>

lab-turns-idle-rounds = rundy bez ruchu
lab-market-each = karty każdego koloru
lab-market-wilds = jokery
lab-market-display = odkryte karty
lab-market-hand = karty na początek
lab-market-flush = odkryte jokery do wymiany
lab-market-flush-limit = wymiany z rzędu, najwyżej
lab-market-marked = znaki portu w kolorze
lab-market-singles = pojedyncze statki w kolorze
lab-market-doubles = podwójne statki w kolorze
lab-market-ship-hand = karty statków na początek
lab-parallel-few = jeden tor, gdy graczy najwyżej
lab-tunnels-reveal = odkrywane karty
lab-stations-count = stacje każdego gracza
lab-stations-points = punkty za niezbudowaną
lab-tickets-first-keep = minimum na początku
lab-tickets-keep = minimum później
lab-tickets-total = dobierane bilety
lab-longest-path-points = punkty
lab-globetrotter-points = punkty
lab-last-round-pieces-left = elementy, które ją zaczynają
lab-last-round-turns = ostatnie tury każdego
lab-passengers-each = pasażerowie każdego koloru
lab-passengers-most = punkty za najwięcej
lab-passengers-second = punkty za drugie miejsce
lab-pieces-total = elementy do wyboru
lab-harbours-count = porty każdego gracza
lab-harbours-unbuilt = strata za niezbudowany
lab-winner-bonuses = zasady wspominają o premiach
lab-exchange-cost = strata za element

## Czego nie da się uruchomić

lab-error-bots = bots: potrzebna jest lista od { $least } do { $most } botów, a nie { $given }
lab-error-bot = boty pracowni wybiera się po nazwie ({ $known }), a nie { $given }
