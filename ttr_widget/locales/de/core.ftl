### Was der Kern des Spiels sagt: Spielzüge, Passen, Spielende. ttr_widget/kernel/{turn,sheet,evidence,event}.py

input =
    .title = Nicht lesbar

stale =
    .title = Veraltet
    .refused =
        Diese Aktion gilt für den Stand nach { $seen } { $seen ->
            [one] Aktion
           *[other] Aktionen
        }, gespielt { $now ->
            [one] ist
           *[other] sind
        } inzwischen { $now }; sieh dir das Spiel an und wähle noch einmal.

question-turn =
    .mine = { $player }, du bist an der Reihe: Wähle eine Aktion.
    .other = { $player } wählt eine Aktion.
question-any =
    .mine = { $player }, eine Frage an dich: { $kind }.
    .other = { $player } wird gefragt: { $kind }.
question-none = Das Spiel ist zu Ende.

answer-unexpected =
    { $player } muss jetzt wählen, { ANSWER($question) }; '{ $action }' ist nicht möglich. Mögliche Aktionen: { $answers }.
answer-turn = welche Aktion jetzt folgt
answer-any = was die Antwort auf '{ $question }' ist

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
