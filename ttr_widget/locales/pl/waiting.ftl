### Gra tylko jeden gracz (zagadki): ttr_widget/rules/waiting.py

rule-waiting = Gra tylko jeden gracz

puzzle-wait = Tury ma tylko gracz na miejscu { $seat } (miejsca liczy się od 0); pozostali pasują, gdy przychodzi ich kolej.
    .title = Gra tylko jeden gracz
    .example = Zagadka dla gracza na miejscu { $seat }: pozostali tylko pasują, aż ją rozwiążesz.
    .refused = { $waiting } może tylko spasować: gra tylko { $player }.
    .nobody = { $waiting } może tylko spasować: gra tylko miejsce { $seat }, a nikt tam nie siedzi.

unfit-waiting = nie ma miejsca { $seat } (miejsca: od 0 do { $last })
