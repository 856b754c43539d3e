### Powtórka gry: ttr_widget/widget/replay.py

replay-step = Akcja { $number } z { $last }
replay-jump = Przejdź do
replay-start = początek
replay-back = Krok wstecz
replay-onwards = Krok naprzód
