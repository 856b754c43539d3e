### Promy: ttr_widget/rules/ferries.py

rule-ferries = Trasy przez morze
    .short = promy

europe-ferry = Prom jest szary i ma znaki lokomotyw. Płacisz co najmniej tyloma lokomotywami, ile jest znaków, a resztę jak zwykle; lokomotyw może być więcej.
    .title = Promy
    .example = Smyrna–Palermo kosztuje 4 karty w jednym kolorze i 2 lokomotywy.

## Co nie może być

unfit-ferries = za prom płaci się lokomotywami, a wśród kart nie ma dżokera
    .locomotives = prom { $route } ma długość { $length }, więc nie może wymagać tylu lokomotyw: { $count }

## Słowa

kind-ferry = prom
    .gen = promu
    .acc = prom
    .ins = promem
    .loc = promie
    .plural = promy
    .plural-gen = promów

## Gra z przewodnikiem i gra na jednej stronie

summary-ferries =
    .turn = Promy: za każdy znak lokomotywy trzeba zapłacić lokomotywą.
guide-ferry = Trasa { ROUTE($route) } prowadzi przez morze. Za każdy znak lokomotywy na jej polach jedną z twoich kart musi być lokomotywa.
    .title = Prom
