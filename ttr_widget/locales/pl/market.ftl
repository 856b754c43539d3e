### Dobieranie kart: ttr_widget/rules/market.py, drawing.py i card_piles.py

rule-market =
    { $decks ->
        [one] Dobieranie kart
       *[other] Dobieranie kart z dwóch talii
    }

card-market-setup = Na początku każdy gracz dostaje { PIECES($hand, "deck", case: "acc") }.
    .title = Przygotowanie
    .example = Przed pierwszą turą masz na ręce { PIECES($hand, "deck", case: "acc") }.

draw-two-cards = Dobierasz dwie karty, jedną po drugiej: każdą spośród odkrytych (jest ich { $display }) albo w ciemno z talii.
    .title = Dobieranie kart
    .example = Bierzesz odkrytą czerwoną kartę, oglądasz tę, która ją zastąpiła, a drugą dobierasz w ciemno.
    .not-there = Wśród odkrytych kart nie ma { CARD($card, 1, case: "gen") }; leżą tam: { CARD($display) }.

draw-refill = W miejsce wziętej odkrytej karty od razu trafia następna z talii, zanim zapadnie kolejna decyzja. Miejsce, które z braku kart zostało puste, zapełnia się, gdy tylko karty znowu są.
    .title = Uzupełnianie odkrytych kart
    .example = Bierzesz odkrytą niebieską kartę, a na jej miejsce trafia z talii zielona: możesz ją wziąć jako drugą.

draw-open-wild = Jeśli jako pierwszą kartę bierzesz spośród odkrytych { CARD($wild, 1, case: "acc") }, jest to jedyna karta w tej turze.
    .title = Odkryty dżoker
    .example = Twoja pierwsza karta to { CARD($wild) } spośród odkrytych: kończysz turę z jedną kartą.

draw-second-open-wild = Odkrytych { CARD($wild, 5, case: "gen") } nie można brać jako drugiej karty, nawet jeśli dopiero co pojawiły się w miejsce wziętej.
    .title = Odkryty dżoker nie jako druga karta
    .example = Bierzesz odkrytą czerwoną kartę, a na jej miejsce trafia { CARD($wild) }: wybierz inną kartę albo dobierz w ciemno.
    .refused = Drugą kartą nie może być { CARD($wild) } spośród odkrytych; weź inną kartę albo dobierz w ciemno.

draw-blind-wild = Gdy dobierzesz w ciemno { CARD($wild, 1, case: "acc") }, liczy się to jak zwykła karta: jeśli to pierwsza karta, dobierasz jeszcze drugą.
    .title = Dżoker dobrany w ciemno
    .example = Dobierasz w ciemno i trafia ci się { CARD($wild) }: masz szczęście, a i tak bierzesz drugą kartę.

draw-flush =
    Gdy po wyłożeniu kart wśród odkrytych jest { $flush } lub więcej { CARD($wild, 5, case: "gen") }, odrzuca się wszystkie odkryte karty i wykłada nowe, najwyżej { $flush_limit ->
        [one] raz
       *[other] { $flush_limit } razy z rzędu
    }; potem leżą, aż któraś zostanie zastąpiona.
    .title = Za dużo odkrytych dżokerów
    .example =
        Wśród odkrytych kart { $flush ->
            [few] leżą
           *[other] leży
        } już { $flush } { CARD($wild, $flush) }: wszystkie odkryte karty się odrzuca i wykłada nowe.

draw-reshuffle = Gdy trzeba wziąć kartę z pustej talii, tasuje się jej karty odrzucone i to one są nową talią.
    .title = Pusta talia
    .example = Ostatnia karta talii trafia do odkrytych. Następny gracz dobiera w ciemno: dopiero teraz tasuje się karty odrzucone.

draw-exhausted = Gdy nie ma kart ani w talii, ani wśród odrzuconych, nie można wybrać dobierania, nawet jeśli leżą odkryte karty. Gdy już dobierasz, musisz wziąć drugą kartę, jeśli jakaś jest: w ciemno albo odkrytą, byle nie była to { CARD($wild) }. Jeśli żadnej nie można wziąć, tura po prostu się kończy.
    .title = Brak kart
    .example = Wszystkie karty są na rękach graczy: wybierz inną akcję, a zagrane karty wrócą do gry.
    .nothing-left = Nie ma kart ani w talii, ani wśród odrzuconych, więc nie można dobrać karty; wybierz inną akcję.
    .deck-empty = Puste są { DECK($deck) } i jej stos kart odrzuconych; weź inną kartę.

hand-unlimited = Na ręce możesz mieć dowolnie wiele kart.
    .title = Ile kart na ręce
    .example = Masz na ręce 20 kart i dobierasz jeszcze dwie: 22.

question-draw =
    .mine = { $player }, weź drugą kartę.
    .other = { $player } bierze drugą kartę.
answer-draw = jaką drugą kartę weźmie

move-draw =
    { $card ->
        [deck] Dobierz z { DECK($card, case: "gen") }
        [train-deck] Dobierz z { DECK($card, case: "gen") }
        [ship-deck] Dobierz z { DECK($card, case: "gen") }
       *[other] Weź kartę: { CARD($card) }
    }
    .group = Dobierz kartę

event-deal =
    { $cards ->
        [none] { $player } dostaje karty.
       *[other] { $player } dostaje karty: { CARDS($cards) }.
    }
event-display =
    { $reason ->
        [flush] Nowe odkryte karty: { CARDS($cards) }.
       *[other] Odkryte karty: { CARDS($cards) }.
    }
event-draw =
    { $slot ->
        [none]
            { $card ->
                [none] { $player } dobiera kartę z { DECK($source, case: "gen") }.
               *[other] { $player } dobiera kartę z { DECK($source, case: "gen") }: { CARD($card) }.
            }
       *[other] { $player } bierze kartę: { CARD($card) }.
    }
event-refill = Na puste miejsce trafia karta: { CARD($card) }.
event-flush = Za dużo dżokerów: wszystkie odkryte karty trafiają do odrzuconych.
event-reshuffle = Z kart odrzuconych powstaje nowa { DECK($deck) } ({ PIECES($count, "deck") }).

## Ustawienia przygotowane ręcznie

error-display-size = display: oczekiwano najwyżej { PIECES($places, "deck", case: "gen") } (None to puste miejsce), a jest ich { $count }
error-no-deck = { $place }: nie ma talii { $deck } (talie: { $known }){ $near }
error-cards-left = liczba kart, których nigdzie nie podano: { $count }; pomiń 'discards' albo wpisz 'rest' jako rękę lub karty odrzucone
error-deck-card = { $place }: karty { $card } należą do talii { $deck }
error-card-place = { $place }: { $error }
error-too-many = { $place }: w grze jest { $have } ({ $what }), a podano { $total }: { $where }
error-part = { $count } { $where }
error-cards = karty { $card }
error-in-hand = na ręce ({ $player })
error-in-display = wśród odkrytych
error-on-deck = w talii { $deck }
error-in-discards = wśród odrzuconych

## Co nie może być

unfit-market =
    .each = w każdym kolorze musi być co najmniej jedna karta, a do wymiany odkrytych kart musi być potrzebny co najmniej jeden dżoker
    .most = rodzajów kart może być najwyżej { $kinds }, a kart najwyżej { $cards }
    .too-few = graczy może być { $players }, więc z { DECK($deck, case: "gen") } trzeba na początku { PIECES($need, "deck", case: "gen") }, a jest w niej { $have }

fault-market =
    .decks = liczba talii powinna wynosić { $size }, a jest ich { $given }
    .display = liczba odkrytych kart powinna wynosić { $size } (null to puste miejsce), a jest ich { $given }
    .deck = leży tam karta albo puste miejsce, a tego nie może być w { DECK($deck, case: "loc") }

# What the lobby and the lab offer.

lab-market-each = karty każdego koloru
lab-market-wilds = dżokery
lab-market-display = odkryte karty
lab-market-hand = karty na początek
lab-market-flush = odkryte dżokery do wymiany
lab-market-flush-limit = wymiany z rzędu, najwyżej
lab-market-marked = znaki portu w kolorze
lab-market-singles = pojedyncze statki w kolorze
lab-market-doubles = podwójne statki w kolorze
lab-market-ship-hand = karty statków na początek

## Gra z przewodnikiem i gra na jednej stronie

summary-card-market =
    .turn = Weź dwie karty, jedną po drugiej: odkrytą albo w ciemno z talii. Odkryta karta „{ CARD($wild) }” liczy się za obie.
guide-hand = Tymi kartami płacisz za trasy: 3 pola kosztują 3 karty w kolorze trasy, a za szarą trasę płacisz kartami w jednym, dowolnym kolorze. Karta „{ CARD($wild) }” zastąpi każdą inną.
    .title = Twoje karty
guide-take = Na następną trasę jeszcze cię nie stać, więc weź na nią kartę.
    .blind = Na następną trasę jeszcze cię nie stać, a odkryte karty ci nie pomogą. Dobierz z talii.
    .title = Weź kartę
guide-second = Możesz wziąć jeszcze jedną kartę.
    .blind = Możesz wziąć jeszcze jedną kartę.
    .title = I druga karta
guide-open-wild = Karta „{ CARD($wild) }” zastąpi każdą inną. Wzięta spośród odkrytych jest jednak jedyną kartą w turze; dobrana w ciemno już nie.
    .title = Odkryta karta „{ CARD($wild) }”
guide-instead-draw = Zamiast tego bierzesz karty. Też dobrze: kart nigdy za wiele, a plan może poczekać jedną turę.
    .title = A jednak karty
