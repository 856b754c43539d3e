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

## Gry z komentarzem: js/src/lesson.tsx, ttr_widget/page/page_lesson.py

page-lesson-title = Lekcja
page-lesson-at = Uwaga { $at } z { $count }
page-lesson-next = Następna uwaga
page-lesson-previous = Poprzednia uwaga
page-lesson-move = Następny ruch
page-lesson-ask = Pytaj mnie o ruchy
page-lesson-tell = Pokazuj ruchy
page-lesson-right = Dobrze.
page-lesson-wrong = Niezupełnie.
page-lesson-guess = Jaki ruch teraz? Gra { $player }.
page-lesson-guessed = Dokładnie taki był ruch ({ $player }).
page-lesson-missed = Ruch, który padł ({ $player }): { $move }.
page-lesson-step = gra z komentarzem zna kroki: { LIST($steps) }, a nie { $given }
page-lesson-answer = odpowiedź to liczba od 0 do { $most }, a nie { $given }
page-variation-title = Wariant
page-variation-at = Obok gry od ruchu nr { $n }: krok { $at } z { $last }
page-variation-back = Poprzedni ruch
page-variation-return = Wróć do gry
page-lesson-none = na tej stronie nie ma gry z komentarzem
place-note = uwaga po { $number } { $number ->
        [one] akcji
        [few] akcjach
       *[many] akcjach
    }
error-note-choices = pytanie wymaga odpowiedzi (najwyżej { $most }), a odpowiedzi wymagają pytania
error-note-moves = wariant ma od 1 do { $most } ruchów; każdy to tekst albo para: tekst i to, co się po nim mówi
error-note-variations = uwaga ma najwyżej { $most } wariantów, a wszystkie warianty gry najwyżej { $moves } ruchów
error-note-play = „play:” stoi pod wierszem „variation:”, a „then:” pod wierszem „play:”
error-commented-name = nie ma gry z komentarzem ani pliku { $name }{ $near }; w pakiecie są: { $known }
