### Powtórka gry: ttr_widget/widget/replay.py, ttr_widget/page/marks.py

replay-mark = Tura { $turn }: { $what }
replay-lead = { $player } obejmuje prowadzenie ({ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }).
replay-error-seats = seats: oczekiwano jednego miejsca od 0 do { $last } albo niczego, gdy widać wszystkie ręce, a nie { $given }
