### Trudny teren: ttr_widget/rules/pair_routes.py

rule-pairs = Trudny teren

world-pairs = Na trasie oznaczonej jako trudny teren każde oznaczone pole kosztuje parę kart pociągów w jednym kolorze. Różne pola mogą mieć różne kolory. Dżoker zastąpi każdą kartę pary; dwa dżokery to też para. Punkty i wagony liczy się według pól.
    .title = Trudny teren
    .example = 2 oznaczone szare pola: 2 czerwone i 2 białe karty pociągów oraz 2 wagony.
    .no-pairs =
        { $price }; z tej zapłaty ({ CARDS($cards) }) nie da się ułożyć { $pairs } { $pairs ->
            [one] pary
           *[other] par
        }.

price-pairs =
    { $count ->
        [one] Cena: 1 para kart pociągów w jednym kolorze
        [few] Cena: { $count } pary kart pociągów, każda w jednym kolorze
       *[many] Cena: { $count } par kart pociągów, każda w jednym kolorze
    }
price-pairs-color =
    Cena: { $count } { $count ->
        [one] para
        [few] pary
       *[many] par
    } { COLOR($color, 5, of: "card") } kart pociągów

## Co nie może być

unfit-pairs =
    .wild = wśród kart nie ma dżokera
    .marked = żadna z jej tras nie jest oznaczona jako trudny teren

## Gra z przewodnikiem i gra na jednej stronie

guide-pairs = Trasa { ROUTE($route) } prowadzi przez trudny teren: każde oznaczone pole kosztuje parę kart w jednym kolorze.
    .title = Trudny teren
