### Zagadki na stronie: js/src/puzzle.tsx, js/src/course.tsx, ttr_widget/page/page_puzzle.py

page-puzzle-title = Zagadka
page-puzzle-turn = Tura { $turn } z { $within }
page-puzzle-level = Poziom { $level } z 5
page-puzzle-hint = Podpowiedź
    .left = { $n ->
        [one] została jedna podpowiedź
        [few] zostały { $n } podpowiedzi
       *[many] zostało { $n } podpowiedzi
    }
page-puzzle-solution = Pokaż rozwiązanie
page-puzzle-again = Jeszcze raz
page-puzzle-next = Następne zadanie
page-puzzle-course = Wszystkie zadania
page-puzzle-missed = Nierozwiązane.
page-puzzle-shortest = Najkrótsze rozwiązanie:
page-puzzle-progress = Rozwiązane: { $done } z { $all }
page-puzzle-done = rozwiązane
page-puzzle-turns = { $n ->
        [one] 1 tura
        [few] { $n } tury
       *[many] { $n } tur
    }

page-puzzle-step = zagadka zna kroki: { LIST($steps) }, a nie { $given }
page-puzzle-none = na tej stronie nie ma zagadki
error-practice-none = nie ma czego ćwiczyć: w tym zbiorze nie ma zagadek
