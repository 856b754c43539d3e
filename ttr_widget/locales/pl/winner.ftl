### Zwycięstwo: ttr_widget/rules/winner.py

rule-winner = Zwycięstwo

winner =
    { $note ->
        [no-bonuses] Nie ma premii za najdłuższą drogę ani za liczbę biletów.{ " " }
       *[other] { "" }
    }O zwycięstwie decyduje po kolei: { $order }. Jeśli remis trwa nadal, zwycięstwo jest wspólne.
    .title = Kto wygrywa
    .example = Ada ma 112 punktów, Grace 108: wygrywa Ada i nic więcej się nie liczy.
    .by =
        { $by ->
            [points] najwięcej punktów
            [tickets] najwięcej zrealizowanych biletów
            [longest-path] premia za najdłuższą drogę
           *[other] najwięcej { PIECE($by, case: "gen") }
        }
    .fewest = najmniej zbudowanych { PIECE($by, case: "gen") }

## Gra z przewodnikiem i gra na jednej stronie

summary-winner =
    .win = Wygrywa, kto ma najwięcej punktów.
guide-aim = Witaj na pokładzie! Oto, o co chodzi:
    .title = Cel gry
guide-count = Teraz liczy się wszystko, także bilety. Wybierz wiersz wyniku, a mapa pokaże, skąd są jego punkty.
    .title = Podliczenie
