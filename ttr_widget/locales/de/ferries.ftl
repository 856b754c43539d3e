### Fähren: ttr_widget/rules/ferries.py

rule-ferries = Strecken übers Meer
    .short = Fähren

europe-ferry = Eine Fähre ist grau und zeigt Lokomotiven. Du zahlst mindestens so viele Lokomotiven, wie sie zeigt, und den Rest wie sonst; mehr Lokomotiven sind erlaubt.
    .title = Fähren
    .example = Smyrna–Palermo kostet 4 Karten einer Farbe und 2 Lokomotiven.

## Was nicht sein kann

unfit-ferries = eine Fähre wird mit Lokomotiven bezahlt, und unter den Karten ist kein Joker
    .locomotives = die Fähre { $route } hat die Länge { $length } und kann nicht { $count } Lokomotiven verlangen

## Wörter

kind-ferry = Fähre
    .plural = Fähren

## Das begleitete Spiel, und das Spiel auf einer Seite

summary-ferries =
    .turn = Fähren: Für jedes Lokomotivzeichen musst du eine Lokomotive zahlen.
guide-ferry = { ROUTE($route) } führt übers Meer. Für jedes Lokomotivzeichen auf ihren Feldern muss eine deiner Karten eine Lokomotive sein.
    .title = Eine Fähre
