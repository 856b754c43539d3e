### Pracownia: ttr_widget/widget/lab.py i rule_controls.py

lab-title = Co by było, gdyby? Pracownia zasad
lab-board = Plansza
lab-players = Gracze
lab-games = Partie
lab-seed = Ziarno
lab-seat = Miejsce { $number }
lab-rules = Zasady: przesuń suwak albo włącz lub wyłącz zasadę
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
lab-failed = Nie udało się rozegrać partii: { $why }
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

lab-winner-bonuses = zasady wspominają o premiach
## Czego nie da się uruchomić

lab-error-bots = bots: potrzebna jest lista od { $least } do { $most } botów, a nie { $given }
lab-error-bot = boty pracowni wybiera się po nazwie ({ $known }), a nie { $given }
