### Premia za najdłuższą drogę: ttr_widget/rules/longest_path.py

rule-longest-path = Najdłuższa droga

longest-path = +{ $points } za najdłuższą nieprzerwaną drogę z własnych tras, liczoną w wagonach: miasta mogą się powtarzać, trasy nie; stacje się nie liczą. Przy remisie każdy z remisujących dostaje { $points }. Droga o długości 0 nic nie daje.
    .title = Najdłuższa droga
    .example = Najdłuższa droga Ady ma 31 wagonów, a Grace 28: Ada dostaje +{ $points }.

score-longest-path = Najdłuższa droga
    .because =
        najdłuższa droga: { $length } { $length ->
            [one] pole
            [few] pola
           *[many] pól
        }
    .column = Droga
why-longest-path =
    .path =
        Najdłuższa droga: { $path } ({ $length } { $length ->
            [one] pole
            [few] pola
           *[many] pól
        }).
    .lengths = U wszystkich graczy: { $lengths }.

# What the lobby and the lab offer.

option-without-longest-path = Bez premii za najdłuższą drogę
    .question = Ile znaczy premia za najdłuższą drogę?
option-longest-path = 10 punktów za najdłuższą drogę
    .question = Co zmieniłaby premia za najdłuższą drogę?
lab-longest-path-points = punkty

## Gra z przewodnikiem i gra na jednej stronie

summary-longest-path =
    .score = Najdłuższa nieprzerwana droga: +{ $points }.
guide-longest-path = Kto na końcu ma najdłuższą nieprzerwaną drogę, dostaje +{ $points }. Opłaca się więc łączyć trasy.
    .title = Najdłuższa droga
