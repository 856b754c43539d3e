### Pracownia: ttr_widget/widget/lab.py i rule_controls.py

lab-title = Co by było, gdyby? Pracownia zasad
lab-board = Plansza
lab-players = Gracze
lab-games = Partie
lab-seed = Ziarno
lab-seat = Miejsce { $number }
lab-rules = Własne pytanie: zmień zasady
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
lab-what-if = Co by było, gdyby …
lab-answer =
    .turns =
        { $way ->
            [more] Partia trwa dłużej, w turach: o { $by }.
           *[less] Partia trwa krócej, w turach: o { $by }.
        }
    .winning-points =
        { $way ->
            [more] Zwycięzca ma więcej punktów: o { $by }.
           *[less] Zwycięzca ma mniej punktów: o { $by }.
        }
    .lead-changes =
        { $way ->
            [more] Prowadzenie zmienia się częściej, w jednej partii: o { $by }.
           *[less] Prowadzenie zmienia się rzadziej, w jednej partii: o { $by }.
        }
    .ticket-success =
        { $way ->
            [more] Gracze realizują więcej biletów, na każde sto: o { $by }.
           *[less] Gracze realizują mniej biletów, na każde sto: o { $by }.
        }
    .nothing =
        { $games ->
            [one] W jednej partii nie widać wyraźnej różnicy.
           *[other] W { $games } partiach nie widać wyraźnej różnicy; więcej partii pokaże mniejsze różnice.
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
