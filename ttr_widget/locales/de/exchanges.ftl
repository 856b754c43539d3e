### Figuren tauschen: ttr_widget/rules/exchanges.py

rule-exchange = Figuren tauschen

world-exchange =
    Als ganzen Spielzug darfst du einen oder mehrere Waggons gegen Schiffe tauschen oder Schiffe gegen Waggons, eins gegen eins, soweit in deiner Schachtel liegt, was du willst. Jede getauschte Figur kostet { $cost } { $cost ->
        [one] Punkt
       *[other] Punkte
    }; dein Punktestand darf unter null fallen.
    .title = Waggons und Schiffe tauschen
    .example = 3 Waggons gegen 3 Schiffe: 3 × −{ $cost }.
    .same = Tausche { PIECE($give) } gegen Figuren der anderen Art.
    .too-many = { $player } kann höchstens { PIECES($most, $give) } gegen { PIECE($get) } tauschen (so viele sind übrig und liegen in der Schachtel), und mindestens 1.

move-exchange = { PIECES($count, $give) } gegen { PIECE($get) } tauschen
    .group = Figuren tauschen
foretold-exchange =
    { $cost ->
        [0] Kostet keine Punkte
        [one] Kostet { $cost } Punkt
       *[other] Kostet { $cost } Punkte
    }. Danach hast du { COUNTS($pieces) } und { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
event-exchange =
    { $player } tauscht { PIECES($count, $give) } gegen { PIECE($get) }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.

score-exchanges = Tausch
    .because =
        { $count } { $count ->
            [one] Figur
           *[other] Figuren
        } getauscht
why-exchanges = { $count } × −{ $cost } für jede Figur.


## Was nicht sein kann

fault-exchange = die Punkte jedes Spielers erwartet, keine über 0

# What the lobby and the lab offer.

lab-exchange-cost = Verlust je Figur

## Das begleitete Spiel, und das Spiel auf einer Seite

summary-exchanges =
    .turn = Waggons gegen Schiffe tauschen oder umgekehrt: −{ $cost } für jede Figur.
guide-exchange = Dir gehen Waggons oder Schiffe aus. Als Spielzug darfst du einige gegen die andere Art tauschen; jede Figur kostet dich { $cost } auf der Punkteleiste.
    .title = Es wird knapp
guide-instead-exchange = Du hast stattdessen Figuren getauscht. Das kostet ein paar Punkte, aber jetzt kannst du bauen, was du geplant hast.
    .title = Lieber tauschen
