### Promy: ttr_widget/rules/ferries.py

rule-ferries = Trasy przez morze

europe-ferry = Prom jest szary i ma znaki lokomotyw. Płacisz co najmniej tyloma lokomotywami, ile jest znaków, a resztę jak zwykle; lokomotyw może być więcej.
    .title = Promy
    .example = Smyrna–Palermo kosztuje 4 karty w jednym kolorze i 2 lokomotywy.

## Co nie może być

unfit-ferries = za prom płaci się lokomotywami, a wśród kart nie ma dżokera
