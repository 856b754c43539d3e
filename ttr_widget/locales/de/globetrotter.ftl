### Der Bonus für die meisten Zielkarten: ttr_widget/rules/globetrotter.py

rule-globetrotter = Globetrotter

globetrotter = +{ $points } für die meisten erfüllten Zielkarten; bei Gleichstand bekommen alle Beteiligten { $points }. Nicht erfüllte Zielkarten spielen keine Rolle. Hat niemand eine Zielkarte erfüllt, bekommt niemand den Bonus.
    .title = Globetrotter
    .example = Ada und Grace haben je 6 Zielkarten erfüllt, Linus 5: Ada und Grace bekommen je +{ $points }.

score-globetrotter = Globetrotter
    .because = die meisten erfüllten Zielkarten: { $count }
why-globetrotter = Erfüllte Zielkarten: { $counts }.

# What the lobby and the lab offer.

option-without-globetrotter = Keine Prämie für die meisten Zielkarten
    .question = Wie viel macht die Prämie für die meisten Zielkarten aus?
option-globetrotter = 15 Punkte für die meisten erfüllten Zielkarten
    .question = Was würde eine Prämie für die meisten Zielkarten ändern?
lab-globetrotter-points = Punkte

## Das begleitete Spiel, und das Spiel auf einer Seite

summary-globetrotter =
    .score = Die meisten erfüllten Zielkarten: +{ $points }.
guide-globetrotter = Wer die meisten Zielkarten erfüllt, bekommt am Ende +{ $points }. Mehrere kurze können besser sein als eine lange.
    .title = Wer reist am meisten?
