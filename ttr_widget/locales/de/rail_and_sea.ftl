### Bahn und See: ttr_widget/rules/rail_and_sea.py

rule-rail-and-sea = Züge an Land, Schiffe auf See

world-rail = Eine Bahnstrecke bezahlst du mit Zugkarten und besetzt sie mit Waggons; Schiffe und Schiffskarten helfen dort nie.
    .title = Bahnstrecken
    .example = Eine rote Bahnstrecke mit 3 Feldern: 3 rote Zugkarten, 3 Waggons.

world-sea = Eine Seestrecke bezahlst du mit Schiffskarten und besetzt sie mit Schiffen. Ein Doppelschiff deckt ein oder zwei Felder und gibt nichts heraus. Ein Joker deckt ein Feld. Keine Karte darf überflüssig sein: Eine Zahlung, bei der man eine Karte weglassen könnte, ist nicht erlaubt.
    .title = Seestrecken
    .example = 5 Felder decken 2 Doppelschiffe und 1 einfaches Schiff oder 3 Doppelschiffe.
    .no-ship = { $price }; hier zählen nur Schiffskarten, nicht { CARD($card, 2) }.
    .too-short = { $price }; diese Zahlung ({ CARDS($cards) }) deckt nur { $covered }.
    .too-long = { $price }; diese Zahlung ({ CARDS($cards) }) deckt { $covered }. Ein Doppelschiff gibt nichts heraus, und keine Karte darf überflüssig sein.

price-sea =
    { $count ->
        [one] Die Strecke hat 1 Feld für ein Schiff
       *[other] Die Strecke hat { $count } Felder für Schiffe einer Farbe
    }
price-sea-color =
    Die Strecke hat { $count } { $count ->
        [one] Feld
       *[other] Felder
    } für { COLOR($color, 2, of: "ship", case: "acc") } Schiffe

## Was nicht sein kann

unfit-rail-and-sea =
    .cards = nötig sind Zugkarten, Schiffskarten und Joker, wie TwoDecks() sie mitbringt
    .pieces = niemand besitzt { PIECE($piece, case: "acc") }

## Das begleitete Spiel, und das Spiel auf einer Seite

summary-rail-and-sea =
    .goal = Bahnstrecken brauchen Zugkarten und Waggons, Seestrecken Schiffskarten und Schiffe.
guide-sea = { ROUTE($route) } ist eine Seestrecke: Du zahlst mit Schiffskarten und setzt Schiffe. Ein Doppelschiff deckt zwei Felder.
    .title = Übers Meer
