### Podróże: ttr_widget/rules/tours.py

rule-tours = Podróże
    .short = podróże

world-tour = Podróż podaje trzy miasta lub więcej. Dostajesz za nią najwyższą wartość, gdy miasta są połączone w podanej kolejności, średnią, gdy wszystkie są połączone w jednej sieci, ale inaczej, a ujemną, gdy nie są połączone. W podanej kolejności, to znaczy: w twojej sieci jest droga, która odwiedza te miasta w tej kolejności i do żadnego nie wchodzi dwa razy; po drodze mogą być inne miasta. Dla portów podróż liczy się jako zrealizowana, gdy tylko jej miasta są połączone, w kolejności lub nie.
    .title = Podróże
    .example = Podróż A–B–C: droga A–B–D–C daje najwyższą wartość, a same trasy A–B i A–C średnią.

score-tour =
    .ordered = zrealizowany w podanej kolejności
    .unordered = zrealizowany, ale nie w podanej kolejności
    .failed = niezrealizowany

unfit-tours = żaden z jej biletów nie podaje więcej niż dwóch miast

## Gra z przewodnikiem i gra na jednej stronie

guide-tour = { TICKET($ticket) } wymienia więcej niż dwa miasta. Połącz je wszystkie; w podanej kolejności dają jeszcze więcej.
    .title = Podróż
