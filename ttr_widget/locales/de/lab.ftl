### Das Labor: ttr_widget/widget/lab.py und rule_controls.py

lab-title = Was wäre, wenn? Ein Labor für Regeln
lab-board = Spielplan
lab-players = Spieler
lab-games = Partien
lab-seed = Startwert
lab-seat = Platz { $number }
lab-rules = Eigene Frage: die Regeln ändern
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
lab-what-if = Was wäre, wenn …
lab-answer =
    .turns =
        { $way ->
            [more] Eine Partie dauert { $by } Spielzüge länger.
           *[less] Eine Partie ist { $by } Spielzüge kürzer.
        }
    .winning-points =
        { $way ->
            [more] Der Sieger hat { $by } Punkte mehr.
           *[less] Der Sieger hat { $by } Punkte weniger.
        }
    .lead-changes =
        { $way ->
            [more] Die Führung wechselt häufiger, je Partie um { $by }.
           *[less] Die Führung wechselt seltener, je Partie um { $by }.
        }
    .ticket-success =
        { $way ->
            [more] Es werden mehr Zielkarten erfüllt: von hundert { $by } mehr.
           *[less] Es werden weniger Zielkarten erfüllt: von hundert { $by } weniger.
        }
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
