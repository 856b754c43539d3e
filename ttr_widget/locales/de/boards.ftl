### Die Spielpläne des Pakets: ttr_widget/boards/

board-berlin =
    .title = Zug um Zug: Berlin (eigene Rekonstruktion)
    .description = Ein kurzes Stadtspiel mit Straßenbahnen und U-Bahnen; der Spielplan ist unsere eigene Rekonstruktion, nicht der gedruckte.
    .special = Straßenbahnen und U-Bahnen; rekonstruierter Spielplan
board-europe =
    .title = Zug um Zug: Europa
    .description = Siebenundvierzig Städte von Lisboa bis Moskva, mit Fähren, Bergtunneln und Bahnhöfen, die eine Strecke der Nachbarn leihen.
    .special = Fähren, Tunnel, Bahnhöfe
board-germany =
    .title = Zug um Zug: Deutschland
    .description = Fünfunddreißig deutsche Städte und fünf Nachbarländer; entlang deiner Strecken warten Passagiere.
    .special = Passagiere, zwei Zielkartenstapel, Dreifachstrecken
board-usa =
    .title = Zug um Zug (USA)
    .description = Der ursprüngliche Spielplan von Nordamerika mit einfachen Regeln, zum Vergleich mit anderen Programmen und Statistiken.
    .special = das Grundspiel, ein Bonus für den längsten Weg
board-world =
    .title = Zug um Zug: Weltreise
    .description = Der ganze Globus auf Schienen und über See, mit zwei Kartenstapeln, Häfen zum Bauen und Rundreisen durch mehrere Städte der Reihe nach.
    .special = Züge und Schiffe, Häfen, Rundreisen, verbundene Kartenränder

## Die Liste der Spielpläne

boards-column =
    .name = Name
    .title = Titel
    .players = Personen
    .special = Besonderes
    .description = Beschreibung
