### Tunele: ttr_widget/rules/tunnels.py

rule-tunnels = Trasy przez góry
    .short = tunele

europe-tunnel = Żeby zająć tunel, wykładasz zwykłą zapłatę, a potem odsłania się { PIECES($reveal, "deck", case: "acc") } z wierzchu talii. Za każdą odsłoniętą kartę, która ma kolor twojej zapłaty albo jest lokomotywą, dopłacasz jedną kartę w tym kolorze (albo lokomotywę).
    .title = Tunele
    .example =
        { $reveal ->
            [one] Wykładasz 2 czerwone i odsłaniasz czerwoną kartę: dopłacasz 1 czerwoną. Wykładasz 2 zielone i odsłaniasz lokomotywę: dopłacasz 1 zieloną.
           *[other] Wykładasz 2 czerwone i odsłaniasz { PIECES($reveal, "deck", case: "acc") }, w tym jedną czerwoną: dopłacasz 1 czerwoną. Wykładasz 2 zielone i odsłaniasz { PIECES($reveal, "deck", case: "acc") }, w tym jedną lokomotywę: dopłacasz 1 zieloną.
        }

europe-tunnel-wilds = Jeśli za tunel wykładasz same lokomotywy, liczą się tylko odsłonięte lokomotywy, a dopłacać trzeba też lokomotywami.
    .title = Tunel opłacony dżokerami
    .example = Wykładasz 2 lokomotywy i odsłaniasz jedną lokomotywę: dopłacasz jedną lokomotywę.
    .refused = Zapłata za ten tunel to same { CARD($wild, 2) }, więc dopłata to też { $extra } { CARD($wild, $extra) }, a nie { CARDS($cards) }.

europe-tunnel-decline = Jeśli nie możesz albo nie chcesz dopłacić, bierzesz swoje karty z powrotem i tura się kończy. Gdy nie ma dopłaty, trasa jest od razu zajęta.
    .title = Rezygnacja z tunelu
    .example = Trzeba dopłacić 1 czerwoną, a nie masz żadnej: karty wracają na rękę, tura się kończy.

europe-tunnel-few =
    Gdy talia się skończy, tasuje się karty odrzucone, żeby było co odsłonić. Gdy i tak jest mniej niż { $reveal ->
        [one] { $reveal } karta
        [few] { $reveal } karty
       *[many] { $reveal } kart
    }, odsłania się tyle, ile jest; gdy nie ma żadnej, trasa jest zajęta bez dopłaty.
    .title = Tunel, gdy brakuje kart
    .example = Nie ma kart ani w talii, ani wśród odrzuconych: nic się nie odsłania, a tunel jest twój.

europe-tunnel-discard = Odsłonięte karty odrzuca się na końcu tury, nie wcześniej: nie mogą wrócić do talii w czasie tego samego odsłaniania.
    .title = Odsłonięte karty tunelu
    .example =
        { $reveal ->
            [one] Odsłonięto kartę i talia się skończyła: nową tworzą karty odrzucone, bez tej jednej.
           *[other] Odsłonięto dwie karty i talia się skończyła: nową tworzą karty odrzucone, bez tych dwóch.
        }

question-tunnel =
    .mine = { $player }, tunel { ROUTE($route) } kosztuje jeszcze { $extra } { PIECE("deck", $extra, case: "acc") }: zapłać albo zrezygnuj.
    .other = { $player } musi dopłacić { $extra } { PIECE("deck", $extra, case: "acc") } za tunel { ROUTE($route) } albo zrezygnować.
answer-tunnel = czy dopłaci za tunel

move-pay = Dopłać: { CARDS($cards) }
    .group = Tunel
move-decline = Zrezygnuj z tunelu
    .group = Tunel

event-tunnel =
    { $extra ->
        [0] { $player } buduje tunel { ROUTE($route) } ({ CARDS($cards) }); odsłonięte karty: { CARDS($revealed) }. Bez dopłaty.
       *[other] { $player } buduje tunel { ROUTE($route) } ({ CARDS($cards) }); odsłonięte karty: { CARDS($revealed) }. Dopłata: { PIECES($extra, "deck") }.
    }
event-tunnel-paid = { $player } dopłaca za tunel { ROUTE($route) }: { CARDS($cards) }.
event-tunnel-declined = { $player } rezygnuje z tunelu { ROUTE($route) } i bierze z powrotem: { CARDS($cards) }.

## Co nie może być

fault-tunnels = na stole leżą karty tunelu, a nikt nie buduje tunelu

# What the lobby and the lab offer.

option-easy-tunnels = Przy tunelu odsłania się 1 kartę zamiast 3
    .question = Czy przy łatwiejszych tunelach gracze realizowaliby więcej biletów?
lab-tunnels-reveal = odsłaniane karty

## Słowa

kind-tunnel = tunel
    .gen = tunelu
    .acc = tunel
    .ins = tunelem
    .loc = tunelu
    .plural = tunele
    .plural-gen = tuneli

## Na stronie

page-tunnel-laid = Zagrane
page-tunnel-cards = Odsłonięte: { CARDS($cards) }
page-tunnel-poor =
    Brakuje ci { $n } { $n ->
        [one] karty
       *[other] kart
    }.
page-tunnel-costs =
    { $name }: dopłata { $n } { $n ->
        [one] karta
        [few] karty
       *[other] kart
    }
page-tunnel-safe = Udało się!
page-tunnel-pay = Zapłać

## Podpowiedzi

hint-pay = Dopłać za tunel { ROUTE($route) } ({ CARDS($cards) }): { $why }.
hint-decline = Zrezygnuj z tunelu { ROUTE($route) }: te karty przydadzą ci się bardziej gdzie indziej.
    .unpaid = Zrezygnuj z tunelu { ROUTE($route) }: nie masz kart na dopłatę.

## W notatniku

lying-tunnels =
    .laid = zagrane
    .revealed = odsłonięte

## Gra z przewodnikiem i gra na jednej stronie

summary-tunnels =
    .turn = Tunele: po zapłacie odsłania się { PIECES($reveal, "deck", case: "acc") }, a za każdą w twoim kolorze i za każdą lokomotywę dopłacasz jedną kartę.
guide-tunnel = Trasa { ROUTE($route) } to tunel. Wykładasz karty, a potem odsłania się { PIECES($reveal, "deck", case: "acc") } z wierzchu talii: za każdą w twoim kolorze i za każdą lokomotywę dopłacasz jedną kartę. Dobrze mieć w zapasie kartę lub dwie.
    .title = Tunel
guide-tunnel-pay = Skała jest twardsza, niż się zdawało. Dopłać albo zrezygnuj: wtedy karty wracają do ciebie, a tura się kończy.
    .title = Tunel kosztuje więcej

analysis-tunnel = { ROUTE($route) } i karty: { CARDS($cards) }; dopłata
error-no-tunnel = { $route } nie jest w tej grze tunelem
