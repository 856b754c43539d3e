### Das Labor: ttr_widget/widget/lab.py und rule_controls.py

lab-title = Was wäre, wenn? Ein Labor für Regeln
lab-board = Spielplan
lab-players = Spieler
lab-games = Partien
lab-seed = Startwert
lab-seat = Spieler { $number }
lab-rules = Oder die Regeln selbst ändern
lab-topic =
    { $topic ->
        [cards] Karten
        [routes] Strecken
        [tickets] Zielkarten
        [pieces] Figuren
        [bonuses] Prämien am Ende
        [end] Züge und Spielende
       *[more] Weitere Regeln
    }
lab-in-force = gilt
lab-run = Spielen
lab-stop = Stopp
lab-running =
    { $done } von { $games } { $games ->
        [one] Partie
       *[other] Partien
    }
lab-unchanged = Noch ist nichts geändert: beide Seiten spielen dasselbe Spiel.
lab-changed-to = Geändert: { $variant }
lab-wrong = So lässt es sich nicht spielen: { $why }
lab-failed = Der Lauf ist gescheitert: { $why }
lab-played =
    Gespielt: { $games } { $games ->
        [one] Partie
       *[other] Partien
    } wie gedruckt, { $changed } geändert.
lab-stopped = Vorzeitig beendet.
lab-stopping = Ende nach der laufenden Partie …
lab-side =
    { $side ->
        [changed] geändert
        [difference] Unterschied
       *[printed] wie gedruckt
    }
lab-what-if = Eine Frage auswählen
lab-answer =
    .turns =
        { $way ->
            [more] Partien dauern länger: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } Spielzüge statt { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
           *[less] Partien sind kürzer: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } Spielzüge statt { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        }
    .winning-points =
        { $way ->
            [more] Der Sieger holt mehr Punkte: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } statt { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
           *[less] Der Sieger holt weniger Punkte: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } statt { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        }
    .lead-changes =
        { $way ->
            [more] Die Führung wechselt häufiger: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) }-mal je Partie statt { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }-mal.
           *[less] Die Führung wechselt seltener: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) }-mal je Partie statt { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }-mal.
        }
    .ticket-success =
        { $way ->
            [more] Es werden mehr Zielkarten erfüllt: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } % statt { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
           *[less] Es werden weniger Zielkarten erfüllt: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } % statt { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
        }
    .first-seat-wins =
        { $way ->
            [more] Wer beginnt, gewinnt häufiger: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } % der Partien statt { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
           *[less] Wer beginnt, gewinnt seltener: { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) } % der Partien statt { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
        }
    .rest = Sonst hat sich nichts deutlich geändert.
    .nothing =
        { $games ->
            [one] In einer Partie zeigt sich kein klarer Unterschied.
           *[other] In { $games } Partien zeigt sich kein klarer Unterschied; mehr Partien zeigen kleinere.
        }
lab-map = Karte
lab-routes-of = Strecken
lab-everybody = aller Spieler
lab-winners = der Sieger

## Argumente der Regeln: lab-<Schlüssel der Regel>-<Argument>

lab-winner-bonuses = das Regelheft nennt die Prämien
## Was sich nicht ausführen lässt

lab-error-bots = bots: erwartet wird eine Liste von { $least } bis { $most } Bots, nicht { $given }
lab-error-bot = die Bots des Labors wählt man nach Namen ({ $known }), nicht { $given }
