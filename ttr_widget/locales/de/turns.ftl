### Der Spielablauf: ttr_widget/rules/turns.py

rule-turns = Spielablauf

turn-one-action = Wer an der Reihe ist, führt genau eine der Aktionen aus, die der Spielplan bietet. Gespielt wird reihum.
    .title = Eine Aktion pro Spielzug
    .example = Du ziehst Karten, baust eine Strecke oder ziehst Zielkarten; dann ist der Nächste an der Reihe.
    .other-seat = { $player } kann jetzt nicht antworten: Gefragt ist { $asked }.

turn-end = Am Ende eines Spielzugs, in dieser Reihenfolge: Karten, die in diesem Zug aufgedeckt wurden, kommen auf den Ablagestapel; leere Plätze unter den offenen Karten werden der Reihe nach gefüllt; es wird geprüft, ob zu viele Joker offen liegen; es wird geprüft, ob die letzte Runde beginnt.
    .title = Das Ende eines Spielzugs
    .example = Ein Platz unter den offenen Karten war leer. Aus den eben gespielten Karten entsteht ein neuer Kartenstapel, also wird der Platz jetzt gefüllt.

pass-only-if-stuck =
    Wer keine erlaubte Aktion hat, passt; sonst ist Passen nicht erlaubt. Das Spiel endet mit der Wertung, wenn alle direkt nacheinander gepasst haben oder wenn { $idle_rounds } volle { $idle_rounds ->
        [one] Runde
       *[other] Runden
    } lang nur gepasst, ein begonnener Bau aufgegeben oder getauscht wurde.
    .title = Passen
    .example = Im Stapel liegt noch eine Karte. Du kannst sie ziehen, also darfst du nicht passen.
    .refused = Passen ist nur erlaubt, wenn keine andere Aktion möglich ist; { $player } kann zum Beispiel '{ $example }' spielen.

secret-view = Du siehst nur, was auch am echten Tisch bekannt wäre: weder die Handkarten noch die Zielkarten der anderen noch die Reihenfolge eines Stapels.
    .title = Was du siehst
    .example = Du siehst, dass Grace 7 Karten auf der Hand hat, aber nicht, welche.

# What the lobby and the lab offer.

lab-turns-idle-rounds = Runden ohne Spielzug

## Das begleitete Spiel, und das Spiel auf einer Seite

guide-turn = Du bist dran. In einem Spielzug tust du genau eins davon:
    .title = Dein Spielzug
guide-others = Jeder Zug erscheint auf der Karte und im Verlauf. Handkarten und Zielkarten bleiben geheim, deine auch.
    .title = { $player } ist dran
