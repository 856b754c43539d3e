### Was der Kern des Spiels sagt: Spielzüge, Passen, Spielende. ttr_widget/kernel/{turn,sheet,evidence,event}.py

input =
    .title = Nicht lesbar

question-turn =
    .mine = { $player }, du bist an der Reihe: Wähle eine Aktion.
    .other = { $player } wählt eine Aktion.
question-any =
    .mine = { $player }, eine Frage an dich: { $kind }.
    .other = { $player } wird gefragt: { $kind }.
question-none = Das Spiel ist zu Ende.

answer-unexpected =
    { $player } muss jetzt wählen, { $question ->
        [turn] welche Aktion jetzt folgt
        [draw] welche Karte die zweite sein soll
        [keep] welche Zielkarten bleiben
        [split] wie viele Zielkarten von welchem Stapel kommen
        [tunnel] ob für den Tunnel dazugezahlt wird
        [passengers] welche Fahrgäste mitfahren
        [pieces] wie viele Waggons und Schiffe es sein sollen
        [refill] von welchem Stapel der leere Platz gefüllt wird
       *[other] was die Antwort auf '{ $question }' ist
    }; '{ $action }' ist nicht möglich. Mögliche Aktionen: { $answers }.

move-pass = Passen
    .group = Passen

event-turn = Spielzug { $number }: { $player }.
event-pass = { $player } passt.
event-last-round =
    Die letzte Runde beginnt: noch { $turns } { $turns ->
        [one] Spielzug
       *[other] Spielzüge
    } für jeden.
event-game-over =
    Das Spiel ist zu Ende. { $names } { $count ->
        [one] gewinnt
       *[other] gewinnen
    } mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
event-any = { $type }.

score-winner = gewonnen
score-so-far = { $name }: bisher { $total }
