### Statystyka gier na tym komputerze: ttr_widget/session/statistics.py

statistics-title = Twoje gry
statistics-board = Plansza
statistics-games = Gry
statistics-wins = Wygrane
statistics-mean = Średnia
statistics-best = Najlepszy
statistics-tickets = Bilety
statistics-all = Wszystkie plansze
statistics-done = { $done } z { $all }
statistics-none = jeszcze żadna gra nie została dokończona
statistics-off = na tym komputerze nie prowadzi się statystyki; ttr.statistics(True) ją zaczyna
statistics-switch = Licz moje ukończone gry na tym komputerze
statistics-about = Tylko to, co na końcu gry widzą wszyscy, we własnym pliku.
