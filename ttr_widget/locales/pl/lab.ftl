### Pracownia: ttr_widget/widget/lab.py i rule_controls.py

lab-title = Co by było, gdyby? Pracownia zasad
lab-board = Plansza
lab-players = Gracze
lab-games = Partie
lab-seed = Ziarno
lab-seat = Gracz { $number }
lab-rules = Albo zmień zasady po swojemu
lab-topic =
    { $topic ->
        [cards] Karty
        [routes] Trasy
        [tickets] Bilety
        [pieces] Elementy
        [bonuses] Premie na koniec
        [end] Tury i koniec gry
       *[more] Inne zasady
    }
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
lab-what-if = Wybierz pytanie
lab-answer =
    .turns =
        { $way ->
            [more] Partie trwają dłużej. Liczba tur: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } zamiast { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
           *[less] Partie trwają krócej. Liczba tur: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } zamiast { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        }
    .winning-points =
        { $way ->
            [more] Zwycięzca zdobywa więcej punktów: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } zamiast { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
           *[less] Zwycięzca zdobywa mniej punktów: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } zamiast { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        }
    .lead-changes =
        { $way ->
            [more] Prowadzenie zmienia się częściej: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } raza na partię zamiast { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
           *[less] Prowadzenie zmienia się rzadziej: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } raza na partię zamiast { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        }
    .ticket-success =
        { $way ->
            [more] Gracze realizują więcej biletów: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } % zamiast { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
           *[less] Gracze realizują mniej biletów: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } % zamiast { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
        }
    .first-seat-wins =
        { $way ->
            [more] Ten, kto zaczyna, wygrywa częściej: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } % partii zamiast { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
           *[less] Ten, kto zaczyna, wygrywa rzadziej: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } % partii zamiast { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
        }
    .rest = Poza tym nic się wyraźnie nie zmieniło.
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
