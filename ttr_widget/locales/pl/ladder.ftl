### Drabinka botów: ttr_widget/bots/ladder.py

ladder-column =
    .board = plansza
    .pair = para
    .wins = wygrane
    .interval = przedział 95 %
    .points = średnia punktów
    .games = partie
    .players = gracze
    .best = punkty zwycięzcy
    .completed = ukończone bilety
    .place = średnie miejsce
ladder-duel = { $better } wygrywa z botem { $other }
ladder-range = od { $first } do { $second }
ladder-none = jeszcze bez partii
ladder-progress = { $done } z { $games } { $games ->
        [one] partii
       *[other] partii
    }
ladder-stopped = Zatrzymano; oto partie rozegrane do tej pory.
ladder-command = Rozgrywa partie między botami i pokazuje, o ile silniejszy jest każdy z nich od poprzedniego.
    .games = liczba partii dla każdej pary i planszy (każde rozdanie rozgrywa się dwa razy)
    .full = liczba partii czterech botów planner dla każdej planszy
    .boards = plansze, oddzielone przecinkami
    .pairs = pary w postaci lepszy:drugi, oddzielone przecinkami
    .tables = boty grające przy jednym stole, w postaci easy:medium:hard, oddzielone przecinkami
    .table-games = liczba partii dla każdego stołu i każdej planszy
    .jobs = liczba procesów
    .file = zapisuje partie w tym pliku i rozgrywa tylko te, których w nim brakuje
