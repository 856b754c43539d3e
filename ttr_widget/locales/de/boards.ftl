### Die Spielpläne des Pakets: ttr_widget/boards/

board-berlin =
    .short = Berlin
    .title = Zug um Zug: Berlin (eigene Rekonstruktion)
    .description = Ein kurzes Stadtspiel mit Straßenbahnen und U-Bahnen; der Spielplan ist unsere eigene Rekonstruktion, nicht der gedruckte.
    .special = Straßenbahnen und U-Bahnen; rekonstruierter Spielplan
board-europe =
    .short = Europa
    .title = Zug um Zug: Europa
    .description = Siebenundvierzig Städte von Lisboa bis Moskva, über das Meer und durch die Berge; wer abgeschnitten ist, kann eine Strecke der Nachbarn leihen.
    .special = { LIST($rules) }
board-germany =
    .short = Deutschland
    .title = Zug um Zug: Deutschland
    .description = Fünfunddreißig deutsche Städte und fünf Nachbarländer; entlang deiner Strecken warten Fahrgäste.
    .special = { LIST($rules) }, zwei Zielkartenstapel, Dreifachstrecken
board-usa =
    .short = USA
    .title = Zug um Zug (USA)
    .description = Der ursprüngliche Spielplan von Nordamerika mit einfachen Regeln, zum Vergleich mit anderen Programmen und Statistiken.
    .special = das Grundspiel, ein Bonus für den längsten Weg
board-world =
    .short = Die Welt
    .title = Zug um Zug: Weltreise
    .description = Der ganze Globus auf Schienen und über See, mit zwei Kartenstapeln, Häfen zum Bauen und Rundreisen durch mehrere Städte der Reihe nach.
    .special = { LIST($rules) }, Züge und Schiffe, verbundene Kartenränder

## Die Liste der Spielpläne

boards-column =
    .name = Name
    .title = Titel
    .players = Personen
    .special = Besonderes
    .description = Beschreibung
