### Waggons und Schiffe wählen: ttr_widget/rules/chosen_pieces.py

rule-pieces = Figuren wählen

world-pieces = Nach den Zielkarten wählt jeder geheim genau { $total } Figuren: höchstens so viele Waggons und Schiffe, wie jeder besitzt. Alle decken zusammen auf. Vorschlag für den Anfang: { PIECES($trains, "trains") } und { PIECES($ships, "ships") }. Der Rest kommt in die Schachtel.
    .title = Die eigenen Figuren wählen
    .example = Du nimmst { PIECES($trains, "trains") }, also { PIECES($ships, "ships") }: zusammen { $total }.
    .refused =
        Wähle genau { $total } { $total ->
            [one] Figur
           *[other] Figuren
        }, höchstens { COUNTS($most) }; nicht { COUNTS($chosen) }.

question-pieces =
    .mine =
        { $player }, wähle { $total } { $total ->
            [one] Figur
           *[other] Figuren
        }: wie viele Waggons, wie viele Schiffe?
    .other = { $player } wählt Waggons und Schiffe.
answer-pieces = wie viele Waggons und Schiffe es sein sollen

move-pieces = { PIECES($trains, "trains") } und { PIECES($ships, "ships") }
    .group = Figuren wählen
event-pieces = { $player } hat { PIECES($trains, "trains") } und { PIECES($ships, "ships") } gewählt.

## Von Hand gemachte Stellungen

error-fleet = { $place }: { $player } hat { PIECES($trains, "trains") } und { PIECES($ships, "ships") }, auf den Strecken und übrig zusammen, und eine Flotte hat { $total } Figuren, höchstens { COUNTS($most) }
error-chosen = { $place }: { $why }

## Was nicht sein kann

unfit-pieces =
    .kinds = zur Wahl müssen Waggons ('trains') und Schiffe ('ships') stehen, nicht { $pieces }
    .total = { $total } Figuren lassen sich nicht aus { $own } wählen

fault-pieces-chosen =
    .players = die Waggons und Schiffe jedes Spielers erwartet
    .box = { PIECE($piece) }: { $boxed } in der Schachtel, insgesamt { $there }, aber ein Spieler besitzt { $own }
    .none = nichts ist gewählt
    .rest = in der Schachtel müssen genau die Figuren liegen, die nicht unter den { $total } gewählten sind

# What the lobby and the lab offer.

lab-pieces-total = Figuren zur Wahl

## Das begleitete Spiel, und das Spiel auf einer Seite

guide-pieces = Waggons fahren an Land, Schiffe auf See. Wähle { $total } Figuren, die zu deinen Zielkarten passen; späteres Tauschen kostet Punkte.
    .title = Waggons oder Schiffe?
