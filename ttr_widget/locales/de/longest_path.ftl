### Der Bonus für den längsten Weg: ttr_widget/rules/longest_path.py

rule-longest-path = Der längste Weg

longest-path = +{ $points } für den längsten zusammenhängenden Weg aus eigenen Strecken, gemessen in Waggons: Städte dürfen mehrmals vorkommen, Strecken nicht; Bahnhöfe zählen nicht. Bei Gleichstand bekommen alle Beteiligten { $points }. Ein Weg der Länge 0 bringt nichts.
    .title = Der längste Weg
    .example = Adas längster Weg hat 31 Waggons, der von Grace 28: Ada bekommt +{ $points }.

score-longest-path = Längster Weg
    .because =
        der längste Weg: { $length } { $length ->
            [one] Feld
           *[other] Felder
        }
    .column = Längster Weg
why-longest-path =
    .path =
        Längster Weg: { $path } ({ $length } { $length ->
            [one] Feld
           *[other] Felder
        }).
    .lengths = Alle Spieler: { $lengths }.

# What the lobby and the lab offer.

option-without-longest-path = Keine Prämie für die längste Strecke
    .question = Wie viel macht die Prämie für die längste Strecke aus?
option-longest-path = 10 Punkte für die längste Strecke
    .question = Was würde eine Prämie für die längste Strecke ändern?
lab-longest-path-points = Punkte

## Das begleitete Spiel, und das Spiel auf einer Seite

summary-longest-path =
    .score = Der längste durchgehende Weg: +{ $points }.
guide-longest-path = Wer am Ende den längsten durchgehenden Weg hat, bekommt +{ $points }. Es lohnt sich also, Strecken zu verbinden.
    .title = Der längste Weg
