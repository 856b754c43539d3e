### Straßenbahnen und U-Bahnen: ttr_widget/rules/subways.py

rule-subways = Straßenbahn- und U-Bahn-Strecken

berlin-tram = Eine Straßenbahnstrecke kostet so viele Karten, wie sie Felder hat, und auf jedes Feld kommt eine Straßenbahn.
    .title = Straßenbahnstrecken
    .example = 3 Felder: 3 Karten und 3 Straßenbahnen.

berlin-subway = Eine U-Bahn-Strecke kostet so viele Karten, wie neben ihrem einzigen Feld stehen, und einen U-Bahn-Wagen. Punkte (Karten→Punkte): { $points }. Straßenbahnen fahren nie auf U-Bahn-Strecken und U-Bahn-Wagen nie auf Straßenbahnstrecken.
    .title = U-Bahn-Strecken
    .example =
        Daneben steht { $longest }: { PIECES($longest, "deck") }, 1 U-Bahn-Wagen, { $scored } { $scored ->
            [one] Punkt
           *[other] Punkte
        }.

## Was nicht sein kann

unfit-subways =
    .pieces = niemand besitzt Figuren der Art '{ $piece }' (Figuren: { $pieces })
    .points = die Strecke { $route } kostet { PIECES($length, "deck", case: "acc") }, und in der Punktetabelle fehlt der Eintrag für { $length }

## Das begleitete Spiel, und das Spiel auf einer Seite

summary-subways =
    .goal = Straßenbahnstrecken brauchen für jedes Feld eine Straßenbahn, U-Bahn-Strecken nur einen U-Bahn-Wagen.
guide-subway = { ROUTE($route) } ist eine U-Bahn-Strecke: Du zahlst so viele Karten, wie dort stehen, setzt aber nur einen U-Bahn-Wagen.
    .title = Mit der U-Bahn
