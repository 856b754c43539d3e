### Doppel- und Dreifachstrecken: ttr_widget/rules/parallel_routes.py

rule-parallel = Doppel- und Dreifachstrecken: Gleise nebeneinander

claim-double-own = Niemand darf zwei Gleise derselben Doppel- oder Dreifachstrecke besitzen.
    .title = Ein Gleis für jeden
    .example = Dir gehört eins von zwei Gleisen zwischen zwei Städten: Das andere ist für jemand anderen.
    .refused = { $player } besitzt schon das Nachbargleis { ROUTE($track) }, und niemand darf zwei haben; wähle eine andere Strecke.

parallel-routes-few = Mit { $few } oder weniger Spielern gilt: Ist ein Gleis einer Doppel- oder Dreifachstrecke gebaut, sind die anderen für alle gesperrt.
    .title = Doppelstrecken bei wenigen Spielern
    .example = Mit { $few } Spielern: Ada baut ein Gleis einer Doppelstrecke, und niemand darf das daneben bauen.
    .refused =
        Bei { $players } Spielern wird nur ein Gleis einer { $kind ->
            [double] Doppelstrecke
           *[triple] Dreifachstrecke
        } gebaut, und { $owner } hat { ROUTE($track) }; wähle eine andere Strecke.

parallel-routes-triple = Dreifachstrecken folgen den Regeln für Doppelstrecken: ein Gleis für jeden; mit { $few } oder weniger Spielern nur ein Gleis insgesamt.
    .title = Dreifachstrecken
    .example = Drei Gleise und mehr als { $few } Spieler: Bis zu drei von ihnen bauen je ein Gleis.
    .own = { claim-double-own.refused }
    .few = { parallel-routes-few.refused }

# What the lobby and the lab offer.

option-open-doubles = Beide Gleise einer Doppelstrecke sind offen, auch bei wenigen Spielern
    .question = Gäbe es mehr Platz, wenn beide Gleise einer Doppelstrecke offen wären?
lab-parallel-few = nur ein Gleis, bis Spielerzahl

## Das begleitete Spiel, und das Spiel auf einer Seite

guide-parallel = Hier liegen mehrere Gleise zwischen zwei Städten. Jeder darf nur eins davon bauen.
    .few = Hier liegen mehrere Gleise zwischen zwei Städten. Bei { $players } Spielern wird nur eins davon gebaut; { ROUTE($route) } ist also gesperrt.
    .title = Gleise nebeneinander
