### Das Spielende: ttr_widget/rules/last_round.py

rule-last-round = Spielende

end-trigger = Die letzte Runde beginnt, wenn jemand am Ende seines Spielzugs höchstens so viele Figuren übrig hat, wie der Spielplan angibt. Sie wird nur einmal ausgelöst.
    .title = Was die letzte Runde auslöst
    .example = Ada löst die letzte Runde aus, und währenddessen gehen auch Grace die Figuren aus: Das ändert nichts mehr.

end-last-round = Danach hat jeder noch so viele Spielzüge, wie der Spielplan angibt, zuletzt auch, wer die letzte Runde ausgelöst hat. Dann ist das Spiel zu Ende.
    .title = Die letzte Runde
    .example = Ada, Grace und Linus spielen in dieser Reihenfolge, und Grace löst die letzte Runde aus: Es spielen noch Linus, Ada und zuletzt Grace.
    .over = Das Spiel ist zu Ende; es kann keine Aktion mehr gespielt werden.

last-round =
    Die letzte Runde beginnt, wenn jemand höchstens { $pieces_left } { $pieces_left ->
        [one] Figur
       *[other] Figuren
    } übrig hat; danach hat jeder noch { $turns } { $turns ->
        [one] Spielzug
       *[other] Spielzüge
    }.
    .title = Spielende
    .example =
        Am Ende deines Spielzugs hast du noch { $pieces_left } { $pieces_left ->
            [one] Figur
           *[other] Figuren
        }: Jeder hat noch { $turns } { $turns ->
            [one] Spielzug
           *[other] Spielzüge
        }, du als Letzter.

unfit-last-round = jeder braucht noch mindestens einen Spielzug
fault-last-round = es sind { $given } Spielzüge übrig, und die letzte Runde hat { $most }

# What the lobby and the lab offer.

lab-last-round-pieces-left = übrige Figuren, die sie auslösen
lab-last-round-turns = weitere Spielzüge je Spieler

## Das begleitete Spiel, und das Spiel auf einer Seite

summary-last-round =
    .end =
        Hat jemand höchstens { $pieces_left } { $pieces_left ->
            [one] Figur
           *[other] Figuren
        } übrig, hat jeder noch { $turns } { $turns ->
            [one] Spielzug
           *[other] Spielzüge
        }, und das Spiel ist zu Ende.
guide-end = So endet das Spiel, und das zählt dann:
    .title = Das Spielende
guide-near = { $player } hat nur noch wenige Figuren ({ $left }). Bei { $pieces_left } beginnt die letzte Runde: Erfülle zuerst deine Zielkarten.
    .own = Du hast nur noch wenige Figuren ({ $left }). Bei { $pieces_left } beginnst du die letzte Runde: Bis dahin sollten deine Zielkarten erfüllt sein.
    .title = Das Ende naht
guide-last = Die letzte Runde läuft. Tu, was jetzt am meisten bringt: eine Zielkarte erfüllen oder die längste Strecke bauen, die du bezahlen kannst.
    .title = Die letzte Runde
