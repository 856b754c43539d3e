### Premia za najwięcej biletów: ttr_widget/rules/globetrotter.py

rule-globetrotter = Obieżyświat

globetrotter = +{ $points } dla gracza z największą liczbą zrealizowanych biletów; przy remisie każdy z remisujących dostaje { $points }. Niezrealizowane bilety nie mają tu znaczenia. Gdy nikt nie zrealizował żadnego biletu, premii nie dostaje nikt.
    .title = Obieżyświat
    .example = Ada i Grace mają po 6 zrealizowanych biletów, Linus 5: Ada i Grace dostają po +{ $points }.

score-globetrotter = Obieżyświat
    .because = najwięcej zrealizowanych biletów: { $count }
why-globetrotter = Zrealizowane bilety: { $counts }.

# What the lobby and the lab offer.

option-without-globetrotter = Bez premii za najwięcej biletów
    .question = Ile znaczy premia za najwięcej biletów?
option-globetrotter = 15 punktów za najwięcej zrealizowanych biletów
    .question = Co zmieniłaby premia za najwięcej biletów?
lab-globetrotter-points = punkty

## Gra z przewodnikiem i gra na jednej stronie

summary-globetrotter =
    .score = Najwięcej zrealizowanych biletów: +{ $points }.
guide-globetrotter = Kto zrealizuje najwięcej biletów, dostaje na końcu +{ $points }. Kilka krótkich biletów może być lepsze niż jeden długi.
    .title = Kto podróżuje najwięcej?
