### Preise und Zahlungen: ttr_widget/kernel/payment.py

## Was zu zahlen ist; der Satz geht danach weiter: „Preis: 3 rote Karten; …“

price-color = Preis: { $count } { COLOR($color, $count, of: "card") } { PIECE("deck", $count) }
price-one-color =
    { $count ->
        [1] Preis: 1 Karte beliebiger Farbe
       *[other] Preis: { $count } Karten einer Farbe
    }
price-wilds = Preis: { $count } { CARD($wild, $count) }

payment =
    .wrong-deck = { $price }; { CARD($card, 2) } zählen hier nicht.
    .wrong-number = { $price }; diese Zahlung hat { $size }: { CARDS($cards) }.
    .several-colors = { $price }; diese Zahlung mischt Farben: { CARDS($cards) }.
    .wrong-color = { $price }, nicht { CARDS($cards) }.
    .few-wilds = { $price }, davon mindestens { $wilds } { CARD($wild, $wilds) }; diese Zahlung ({ CARDS($cards) }) hat davon nur { $got }.
    .short = { $player } hat { CARDS($held) } auf der Hand; für diese Zahlung ({ CARDS($cards) }) fehlt noch: { CARDS($lacking) }. { $price }; die Hand reicht dafür nicht.
    .short-instead = { $player } hat { CARDS($held) } auf der Hand; für diese Zahlung ({ CARDS($cards) }) fehlt noch: { CARDS($lacking) }. { $price }; möglich wäre zum Beispiel: { CARDS($instead) }.
