"""The kernel's sentences in Polish, by the English template.

Both name the same facts.  What stands behind a colon is told in :mod:`ttr_widget.kernel.language`; numbers take three
forms (1 karta, 2 karty, 5 kart).  Words from the vocabulary stand where the nominative is right.
"""

PRICES = {
    "The price is {count} {color:word} {count:card|cards}": (
        "Cena: {count} {count:karta|karty|kart}, kolor {color:word}"
    ),
    "The price is {count} {count:card|cards} of one colour": "Cena: {count} {count:karta|karty|kart} w jednym kolorze",
    "The price is 1 card of any colour": "Cena: 1 karta w dowolnym kolorze",
    "The price is {count} wild {count:card|cards}": ("Cena: {count} {count:joker|jokery|jokerów}"),
    "The price is {pairs} {pairs:pair|pairs} of train cards, each pair of one colour": (
        "Cena: {pairs} {pairs:para|pary|par} kart pociągów, każda para w jednym kolorze"
    ),
    "The price is {pairs} {pairs:pair|pairs} of {color:word} train cards": (
        "Cena: {pairs} {pairs:para|pary|par} kart pociągów, kolor {color:word}"
    ),
    "The route has {count} {count:space|spaces} for {color:word} ships": (
        "Trasa ma {count} {count:pole|pola|pól} na statki, kolor {color:word}"
    ),
    "The route has {count} {count:space|spaces} for ships of one colour": (
        "Trasa ma {count} {count:pole|pola|pól} na statki w jednym kolorze"
    ),
    "A harbour costs 2 train cards and 2 ship cards of one colour, all with the harbour mark, or wilds for any": (
        "Port kosztuje 2 karty pociągów i 2 karty statków w jednym kolorze, wszystkie ze znakiem portu; "
        "każdą zastąpi joker"
    ),
}

PAYMENTS = {
    "{price}; the card {card:card} does not help here.": "{price}; karta „{card:card}” tu nie pomoże.",
    "{price}; {cards} is {size} {size:card|cards}.": "{price}; podano: {cards}, czyli {size} {size:karta|karty|kart}.",
    "{price}; {cards} is of several colours.": "{price}; {cards} to karty w kilku kolorach.",
    "{price}; {cards} will not do.": "{price}; takie karty się nie nadają: {cards}.",
    "{price}, at least {wilds} of them wild ({wild:card}); {cards} holds {got}.": (
        "{price}, w tym „{wild:card}” co najmniej {wilds} {wilds:raz|razy|razy}; podano: {cards}, czyli tylko {got}."
    ),
    "{price}; {cards} makes no {pairs} {pairs:pair|pairs}.": (
        "{price}; z tego nie da się ułożyć {pairs} {pairs:pary|par|par}: {cards}."
    ),
    "{price}; a sea route takes ship cards, not the card {card:card}.": (
        "{price}; za trasę morską płaci się kartami statków, a nie kartą „{card:card}”."
    ),
    "{price}; {cards} covers only {covered}.": "{price}; {cards} pokrywa tylko {covered}.",
    "{price}; {cards} covers {covered}. A double ship gives no change, and no card may be superfluous.": (
        "{price}; {cards} pokrywa {covered}. Podwójny statek nie wydaje reszty, a żadna karta nie może być zbędna."
    ),
    "{player} holds {held}; the payment of {cards} lacks {lacking}. {price}; {instead} would do.": (
        "{player} ma na ręce: {held}; do zapłaty ({cards}) brakuje: {lacking}. {price}; wystarczy na "
        "przykład: {instead}."
    ),
    "{player} holds {held}; the payment of {cards} lacks {lacking}. {price}, and this hand cannot pay it.": (
        "{player} ma na ręce: {held}; do zapłaty ({cards}) brakuje: {lacking}. {price}, a na to nie starczy "
        "kart na ręce."
    ),
    "This tunnel was laid with wilds only ({wild:card}), so the {extra} extra {extra:card|cards} must be "
    "wild too; {cards} "
    "will not do.": (
        "Za ten tunel wyłożono same karty „{wild:card}”, więc i dopłata ({extra} {extra:karta|karty|kart}) musi być "
        "taka; nie nadaje się: {cards}."
    ),
}

ROUTES = {
    "{owner} has claimed {route} already; a route that nobody has claimed is wanted.": (
        "Trasa {route} jest już zajęta ({owner}); wybierz wolną trasę."
    ),
    "{route} takes {need} {piece:of need}, and {player} has {left} left.": (
        "Trasa {route} wymaga: {need} {piece:of need}; {player} ma jeszcze tylko {left}."
    ),
    "{player} owns the parallel track {track} already, and nobody may own two; choose another route.": (
        "{player} ma już równoległy tor {track}, a nikt nie może mieć dwóch; wybierz inną trasę."
    ),
    "With {players} players one track of a {kind:word} route is all, and {owner} has {track}.": (
        "Gdy graczy jest {players}, z trasy wielotorowej ({kind:word}) zajmuje się tylko jeden tor; tor "
        "{track} jest już "
        "zajęty ({owner})."
    ),
}

DRAWING = {
    "Both the deck and the discards are empty, so no card can be drawn; choose another action.": (
        "Talia i karty odrzucone się skończyły, więc nie można dobrać karty; wybierz inną akcję."
    ),
    "The {deck:word} and its discards are empty; take another card.": (
        "{deck:word}: kart już nie ma, także odrzuconych; weź inną kartę."
    ),
    "The {deck:word} and its discards are empty; choose the other one.": (
        "{deck:word}: kart już nie ma, także odrzuconych; wybierz drugą talię."
    ),
    "A {wild:card} in the display cannot be the second card; take another one, or a blind one.": (
        "Odkryta karta „{wild:card}” nie może być drugą kartą; weź inną albo dobierz z wierzchu talii."
    ),
    "No {card:card} lies in the display: it shows {display:card}.": (
        "Wśród odkrytych kart nie ma takiej: {card:card}. Leżą tam: {display:card}."
    ),
    "A place is refilled from the train deck or the ship deck ('train' or 'ship'), not from '{deck}'.": (
        "Wolne miejsce uzupełnia się z talii pociągów albo z talii statków ('train' lub 'ship'), a nie z '{deck}'."
    ),
}

OTHER_REFUSALS = {
    "{player} has built all {count} {count:harbour|harbours}; another action is wanted.": (
        "{player} nie ma już portów w zapasie (wszystkich: {count}); wybierz inną akcję."
    ),
    "{city} is no port, and a harbour stands in a port (a city with a blue name).": (
        "{city} nie jest miastem portowym; port buduje się w mieście portowym (o niebieskiej nazwie)."
    ),
    "{owner} has a harbour in {city} already, and a city holds one.": (
        "W mieście {city} stoi już port ({owner}), a w jednym mieście mieści się jeden."
    ),
    "{player} has no route to {city}; a harbour stands at the end of an own route.": (
        "{player} nie ma trasy do miasta {city}; port buduje się na końcu własnej trasy."
    ),
    "Exactly {total} pieces are chosen, at most {most:count}; not {chosen:count}.": (
        "Bierze się dokładnie {total} {total:element|elementy|elementów}, najwyżej {most:count}; a nie {chosen:count}."
    ),
    "{give:word} are exchanged for pieces of the other kind.": "{give:word} wymienia się na elementy drugiego rodzaju.",
    "{player} can exchange at most {most} {give:of most} for {get:word} (left to play, and in the box), "
    "and at least 1.": (
        "{player} może wymienić najwyżej {most} {give:of most} na {get:word} (tyle zostało w zapasie i w "
        "pudełku), a co "
        "najmniej 1."
    ),
    "No {color:word} passenger waits in {city} at an end of this route; there are {waiting}.": (
        "W mieście {city} na końcu tej trasy nie czeka taki pasażer: {color:word}. Czekają: {waiting}."
    ),
    "{colors:word} in {city}": "{city}: {colors:word}",
}

BAD_INPUT = {
    "no language {locale} (languages: {known})": "nie znam języka {locale} (języki: {known})",
    "{text} cannot be read; it is written {form}": "nie da się odczytać {text}; pisze się to tak: {form}",
    "'take' needs 'passengers', a colour for each city: {form}": (
        "w 'take' brakuje 'passengers', koloru dla każdego miasta: {form}"
    ),
    "a passenger's colour is a text, not {given}": "kolor pasażera to tekst, a nie {given}",
    "only one passenger can be taken from {city}": "z miasta {city} można zabrać tylko jednego pasażera",
    "{give:word} are exchanged for pieces of the other kind": "{give:word} wymienia się na elementy drugiego rodzaju",
}

SHEET = {
    "Routes": "Trasy",
    "{count} routes claimed": "zajęte trasy: {count}",
    "Harbour in {city}": "Port: {city}",
    "{count} tickets completed": "zrealizowane bilety: {count}",
    "{left} of {count} never built": "niezbudowane: {left} z {count}",
    "Harbours left": "Porty w zapasie",
    "Exchanges": "Wymiany",
    "{count} pieces swapped": "wymienione elementy: {count}",
    "{color:word} passengers": "Pasażerowie, kolor {color:word}",
    "{place:word}: {count}": "{place:word} ({count})",
    "Passengers": "Pasażerowie",
    "{count} taken in all": "zabrani razem: {count}",
}

SENTENCES = {
    **PRICES,
    **PAYMENTS,
    **ROUTES,
    **DRAWING,
    **OTHER_REFUSALS,
    **BAD_INPUT,
    **SHEET,
}
