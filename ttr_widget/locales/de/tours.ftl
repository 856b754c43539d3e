### Rundreisen: ttr_widget/rules/tours.py

rule-tours = Rundreisen
    .short = Rundreisen

world-tour = Eine Rundreise nennt drei oder mehr Städte. Sie bringt ihren höchsten Wert, wenn die Städte in der angegebenen Reihenfolge verbunden sind, den mittleren, wenn alle auf andere Weise in einem Netz verbunden sind, und den negativen, wenn sie es nicht sind. In der angegebenen Reihenfolge heißt: Im eigenen Netz gibt es einen Weg, der die genannten Städte in dieser Reihenfolge besucht und in keine Stadt zweimal führt; andere Städte dürfen dazwischenliegen. Für Häfen gilt eine Rundreise als erfüllt, sobald ihre Städte verbunden sind, in der Reihenfolge oder nicht.
    .title = Rundreisen
    .example = Eine Rundreise A–B–C: Ein Weg A–B–D–C bringt den höchsten Wert, die Strecken A–B und A–C allein den mittleren.

score-tour =
    .ordered = in der angegebenen Reihenfolge erfüllt
    .unordered = erfüllt, aber nicht in der angegebenen Reihenfolge
    .failed = nicht erfüllt

unfit-tours = keine seiner Zielkarten nennt mehr als zwei Städte

## Das begleitete Spiel, und das Spiel auf einer Seite

guide-tour = { TICKET($ticket) } nennt mehr als zwei Städte. Verbinde sie alle; in der gedruckten Reihenfolge bringen sie noch mehr.
    .title = Eine Rundreise
