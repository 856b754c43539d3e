"""The bots' hints in Polish."""

HINTS = {
    "Claim {route} with {cards}: {why}.": "Zajmij trasę {route} ({cards}): {why}.",
    "It brings {points} {points:point|points} at once.": "Od razu daje {points} {points:punkt|punkty|punktów}.",
    "Take this open card: {card:card}.": "Weź odkrytą kartę: {card:card}.",
    "Meanwhile take this open card: {card:card}.": "Na razie weź odkrytą kartę: {card:card}.",
    "the deck": "z talii",
    "the train deck": "z talii pociągów",
    "the ship deck": "z talii statków",
    "Draw blind from {deck}: no open card is of more use.": (
        "Dobierz w ciemno {deck}: żadna odkryta karta nie przyda ci się bardziej."
    ),
    "Draw blind from {deck}: an open {wild:card} would be your only card.": (
        "Dobierz w ciemno {deck}: odkryta karta ({wild:card}) byłaby jedyną w tej turze."
    ),
    "Draw blind from {deck}: an open {wild:card} cannot be the second card.": (
        "Dobierz w ciemno {deck}: odkryta karta ({wild:card}) nie może być drugą kartą."
    ),
    "Gather cards for a harbour in {city}.": "Zbieraj karty na port w mieście {city}.",
    "Gather cards: there is no route left that is worth a plan.": (
        "Zbieraj karty: nie ma już trasy, którą warto planować."
    ),
    "Gather cards: you can pay for all that is planned.": "Zbieraj karty: na wszystko, co w planie, już cię stać.",
    "Go for {route}: {why}.": "Następny cel to trasa {route}: {why}.",
    "Some of your cards are kept for other routes.": "Część twoich kart jest przeznaczona na inne trasy.",
    "You lack {count} {count:card|cards} of one colour with the harbour mark.": (
        "Brakuje ci {count} {count:karty|kart|kart} jednego koloru ze znakiem portu."
    ),
    "You lack {color:word} ships for {spaces} {spaces:space|spaces}.": (
        "Brakuje statków na {spaces} {spaces:pole|pola|pól}, kolor: {color:word}."
    ),
    "You lack {count} {count:card|cards} to make pairs of a colour.": (
        "Brakuje ci {count} {count:karty|kart|kart} do par w jednym kolorze."
    ),
    "You lack {cards}.": "Brakuje: {cards}.",
    "Keep {tickets}.": "Zatrzymaj: {tickets}.",
    "All your tickets together take about {turns} {turns:turn|turns}, and about {left} are left.": (
        "Wszystkie twoje bilety razem zajmą około {turns} {turns:tury|tur|tur}, a do końca zostało około {left}."
    ),
    "Ask for {split:count} tickets; dear ones bring more, cheap ones are safer.": (
        "Weź bilety: {split:count}; droższe dają więcej punktów, tańsze są pewniejsze."
    ),
    "Draw tickets: yours take about {turns} {turns:turn|turns}, about {left} are left, and you reach far.": (
        "Dobierz bilety: te, które masz, zajmą około {turns} {turns:tury|tur|tur}, do końca zostało około {left}, a "
        "twoja sieć sięga daleko."
    ),
    "Draw tickets: yours are done, about {left} {left:turn is|turns are} left, and you reach far.": (
        "Dobierz bilety: swoje masz już zrealizowane, do końca zostało około {left} {left:tury|tur|tur}, a twoja sieć "
        "sięga daleko."
    ),
    "Draw tickets: your network may have completed some of them already.": (
        "Dobierz bilety: może twoja sieć już któryś z nich realizuje."
    ),
    "Build a station in {city} with {cards}: it lends you {route} of {player}.": (
        "Zbuduj stację w mieście {city} ({cards}): pożyczy ci trasę {route} (właściciel: {player})."
    ),
    "That serves {tickets}.": "Skorzysta na tym: {tickets}.",
    "Build a station in {city} with {cards}: it is worth more there than in the box.": (
        "Zbuduj stację w mieście {city} ({cards}): tam jest warta więcej niż w pudełku."
    ),
    "Build a harbour in {city} with {cards}: each one left in the box costs points.": (
        "Zbuduj port w mieście {city} ({cards}): za każdy, który zostanie w pudełku, traci się punkty."
    ),
    "Build a harbour in {city} with {cards}: {count} of your tickets {count:names|name} that city.": (
        "Zbuduj port w mieście {city} ({cards}): to miasto jest na {count} "
        "{count:twoim bilecie|twoich biletach|twoich biletach}."
    ),
    "Exchange {count} {give:of count} for {get:word}: the planned routes take more of them than you have.": (
        "Wymień {count} {give:of count} na {get:word}: zaplanowane trasy wymagają ich więcej, niż masz."
    ),
    "Take {trains} {trains:train|trains} and {ships} {ships:ship|ships}: about what your tickets need.": (
        "Weź {trains} {trains:wagon|wagony|wagonów} i {ships} {ships:statek|statki|statków}: mniej więcej tyle "
        "potrzeba na twoje bilety."
    ),
    "Pay {cards} for the tunnel {route}: {why}.": "Dopłać za tunel {route} ({cards}): {why}.",
    "Decline the tunnel {route}: your cards do not pay for it.": (
        "Zrezygnuj z tunelu {route}: nie masz kart na dopłatę."
    ),
    "Decline the tunnel {route}: these cards serve you better elsewhere.": (
        "Zrezygnuj z tunelu {route}: te karty przydadzą ci się bardziej gdzie indziej."
    ),
    "Take nobody: it would bring you nothing.": "Nie bierz nikogo: nic ci to nie da.",
    "Take these passengers: {passengers}; whoever has most of a colour gets its prize.": (
        "Weź pasażerów: {passengers}; premię za kolor dostaje ten, kto ma ich najwięcej."
    ),
    "Fill the empty place from {deck}: its cards are of more use to you.": (
        "Uzupełnij puste miejsce {deck}: te karty bardziej ci się przydadzą."
    ),
    "You can do nothing but pass.": "Możesz tylko spasować.",
    "Play “{action}”: it serves your plan best.": "Zagraj „{action}”: to najlepiej służy twojemu planowi.",
    "it finishes the {count:ticket|tickets} {tickets}": "realizuje {count:bilet|bilety|bilety} {tickets}",
    "it is worth {points} {points:point|points}": "daje {points} {points:punkt|punkty|punktów}",
    "it is the only way left to finish {ticket}": "bez niej nie da się już zrealizować biletu {ticket}",
    "without it only stations can still finish {ticket}": "bez niej bilet {ticket} uratują już tylko stacje",
    "any other way to finish {ticket} is much longer": "każda inna droga do biletu {ticket} jest dużo dłuższa",
    "it is on the best way to finish {ticket}": "leży na najlepszej drodze do biletu {ticket}",
}
