### Die Wiederholung eines Spiels: ttr_widget/widget/replay.py

replay-step = Aktion { $number } von { $last }
replay-jump = Gehe zu
replay-start = Anfang
replay-back = Einen Schritt zurück
replay-onwards = Einen Schritt vor
