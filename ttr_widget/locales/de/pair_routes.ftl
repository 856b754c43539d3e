### Schwieriges Gelände: ttr_widget/rules/pair_routes.py

rule-pairs = Schwieriges Gelände

world-pairs = Auf einer Strecke durch schwieriges Gelände kostet jedes markierte Feld ein Paar Zugkarten einer Farbe. Verschiedene Felder dürfen verschiedene Farben haben. Joker ersetzen jede Karte eines Paars; zwei Joker sind ein Paar. Punkte und Waggons richten sich nach der Zahl der Felder.
    .title = Schwieriges Gelände
    .example = 2 markierte graue Felder: 2 rote und 2 weiße Zugkarten und 2 Waggons.
    .no-pairs =
        { $price }; diese Zahlung ({ CARDS($cards) }) ergibt nicht { $pairs } { $pairs ->
            [one] Paar
           *[other] Paare
        }.

price-pairs =
    { $count ->
        [one] Preis: 1 Paar Zugkarten einer Farbe
       *[other] Preis: { $count } Paare Zugkarten, jedes Paar in einer Farbe
    }
price-pairs-color =
    Preis: { $count } { $count ->
        [one] Paar
       *[other] Paare
    } { COLOR($color, 2, of: "card") } Zugkarten

## Was nicht sein kann

unfit-pairs =
    .wild = unter den Karten ist kein Joker
    .marked = keine seiner Strecken führt durch schwieriges Gelände

## Das begleitete Spiel, und das Spiel auf einer Seite

guide-pairs = { ROUTE($route) } führt durch schwieriges Gelände: Jedes markierte Feld kostet ein Paar Karten einer Farbe.
    .title = Schwieriges Gelände
