### Die Wiederholung eines Spiels: ttr_widget/widget/replay.py, ttr_widget/page/marks.py

replay-mark = Spielzug { $turn }: { $what }
replay-lead = { $player } geht mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    } in Führung.
replay-error-seats = seats: erwartet wird ein Platz von 0 bis { $last } oder nichts für alle Hände, nicht { $given }
