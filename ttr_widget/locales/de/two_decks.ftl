### Zwei Stapel, Züge und Schiffe: ttr_widget/rules/two_decks.py

two-decks-setup = Jeder beginnt mit { PIECES($hand, "train-deck", case: "dat") } und { PIECES($ship_hand, "ship-deck", case: "dat") }. Offen liegen { $display } Karten, die Hälfte von jedem Stapel.
    .title = Vorbereitung
    .example = Vor deinem ersten Spielzug hast du { PIECES($hand, "train-deck") } und { PIECES($ship_hand, "ship-deck") } auf der Hand.

two-decks-refill = Eine genommene offene Karte wird sofort ersetzt, noch vor der nächsten Entscheidung. Ein Platz, der mangels Karten leer bleibt, wird gefüllt, sobald es wieder Karten gibt, zuerst vom Zugkartenstapel.
    .title = Eine Karte ersetzen
    .example = Du nimmst den offenen roten Zug; an seine Stelle kommt eine Karte von dem Stapel, den du wählst.

world-draw = Du ziehst zwei Karten, jede aus den offenen Karten oder verdeckt von einem der beiden Stapel. Ein offener Joker ist die einzige Karte des Spielzugs.
    .title = Von zwei Stapeln ziehen
    .example = Du ziehst verdeckt vom Zugkartenstapel und dann verdeckt vom Schiffskartenstapel.

world-refill = Wer eine offene Karte nimmt, wählt den Stapel, von dem sie ersetzt wird; offen kann also jede Mischung liegen. Du wählst auch, nachdem du einen Joker genommen hast; ist nur ein Stapel übrig, wird nicht gefragt. Ein Stapel, von dem auch auf dem Ablagestapel nichts mehr liegt, steht nicht zur Wahl; sind beide verbraucht, bleibt der Platz leer.
    .title = Den Stapel wählen
    .example = Du brauchst Züge: Du nimmst ein offenes Schiff und ersetzt es vom Zugkartenstapel; vielleicht ist es schon deine zweite Karte.
    .no-deck = Der leere Platz wird vom Zugkartenstapel ('train') oder vom Schiffskartenstapel ('ship') gefüllt, nicht von '{ $deck }'.
    .deck-empty = Der { DECK($deck) } und sein Ablagestapel sind leer; wähle den anderen Stapel.

world-flush = Liegen { $flush } oder mehr Joker offen, werden alle { $display } Karten abgelegt und ersetzt: die erste Hälfte vom Zugkartenstapel, die zweite vom Schiffskartenstapel. Reicht ein Stapel nicht für seine Hälfte, hilft der andere aus.
    .title = Zu viele Joker unter sechs Karten
    .example = { $flush } Joker liegen offen: Alle { $display } Karten werden abgelegt und neu ausgelegt, je zur Hälfte.

question-refill =
    .mine = { $player }, von welchem Stapel kommt die Karte für den leeren Platz?
    .other = { $player } wählt den Stapel für den leeren Platz.
answer-refill = von welchem Stapel der leere Platz gefüllt wird

move-refill =
    { $deck ->
        [train] Vom Zugkartenstapel auffüllen
       *[ship] Vom Schiffskartenstapel auffüllen
    }
    .group = Leeren Platz auffüllen

## Das begleitete Spiel, und das Spiel auf einer Seite

summary-two-decks =
    .turn = Zwei Karten nehmen, eine nach der anderen: offen, oder verdeckt vom Stapel der Züge oder der Schiffe. Ein offener Joker zählt für beide.
guide-refill = Du entscheidest, von welchem Stapel der leere Platz gefüllt wird: Züge oder Schiffe.
    .title = Fülle den Platz
