### Der Sieg: ttr_widget/rules/winner.py

rule-winner = Sieg

winner =
    { $note ->
        [no-bonuses] Es gibt keinen Bonus für den längsten Weg oder die meisten Zielkarten.{ " " }
       *[other] { "" }
    }Es zählt der Reihe nach, bis jemand vorn liegt: { $order }. Bei weiterem Gleichstand gewinnen alle Beteiligten.
    .title = Wer gewinnt
    .example = Ada hat 112 Punkte, Grace 108: Ada gewinnt, und sonst zählt nichts mehr.
    .by =
        { $by ->
            [points] die meisten Punkte
            [tickets] die meisten erfüllten Zielkarten
            [longest-path] der Bonus für den längsten Weg
           *[other] die meisten { PIECE($by) }
        }
    .fewest = die wenigsten gebauten { PIECE($by) }

## Das begleitete Spiel, und das Spiel auf einer Seite

summary-winner =
    .win = Wer die meisten Punkte hat, gewinnt.
guide-aim = Willkommen an Bord! Darum geht es:
    .title = Das Ziel
guide-count = Jetzt wird alles gezählt, auch die Zielkarten. Wähle eine Zeile der Wertung, und die Karte zeigt, woher die Punkte kommen.
    .title = Die Abrechnung
