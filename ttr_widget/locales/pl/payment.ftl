### Ceny i zapłaty: ttr_widget/kernel/payment.py

## Ile trzeba zapłacić; dalej następuje reszta zdania: „Cena: 3 czerwone karty; …”

price-color = Cena: { $count } { COLOR($color, $count, of: "card") } { PIECE("deck", $count) }
price-one-color =
    { $count ->
        [1] Cena: 1 karta w dowolnym kolorze
       *[other] Cena: { PIECES($count, "deck") } w jednym kolorze
    }
price-wilds = Cena: { $count } { CARD($wild, $count) }

payment =
    .wrong-deck = { $price }; nie można tu użyć { CARD($card, 2, case: "gen") }.
    .wrong-number = { $price }; w tej zapłacie jest ich { $size }: { CARDS($cards) }.
    .several-colors = { $price }; ta zapłata miesza kolory: { CARDS($cards) }.
    .wrong-color = { $price }, a nie { CARDS($cards) }.
    .few-wilds = { $price }, w tym co najmniej { $wilds } { CARD($wild, $wilds) }; w tej zapłacie ({ CARDS($cards) }) jest ich tylko { $got }.
    .short = { $player } ma na ręce: { CARDS($held) }; do tej zapłaty ({ CARDS($cards) }) brakuje: { CARDS($lacking) }. { $price }; kart na ręce na to nie wystarczy.
    .short-instead = { $player } ma na ręce: { CARDS($held) }; do tej zapłaty ({ CARDS($cards) }) brakuje: { CARDS($lacking) }. { $price }; można zapłacić na przykład tak: { CARDS($instead) }.
