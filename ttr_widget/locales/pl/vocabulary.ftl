### Słowa, z których korzystają zdania wszystkich plików: karty, kolory, elementy, talie, trasy.
### Przypadki: wartość to mianownik, dalej .gen, .dat, .acc, .ins, .loc; gdy przypadka brak, brzmi jak mianownik.
### $count to liczba, z którą łączy się słowo.

language-name = Polski

## Listy

list-last = { $first } i { $last }
list-more = { $first }, { $next }
list-none = brak
cards-none = nic
ticket-worth = { $ticket } ({ $points })

## Końcówki przymiotników: żeńskie (karta) i męskie (pociąg, statek); twarde (czerwon-y) i miękkie (niebiesk-i)

ending-card-hard =
    { $count ->
        [one] a
        [few] e
       *[many] ych
    }
    .gen =
        { $count ->
            [one] ej
           *[other] ych
        }
    .acc =
        { $count ->
            [one] ą
            [few] e
           *[many] ych
        }
    .ins =
        { $count ->
            [one] ą
           *[other] ymi
        }
    .loc =
        { $count ->
            [one] ej
           *[other] ych
        }
ending-train-hard =
    { $count ->
        [one] y
        [few] e
       *[many] ych
    }
    .gen =
        { $count ->
            [one] ego
           *[other] ych
        }
    .ins =
        { $count ->
            [one] ym
           *[other] ymi
        }
    .loc =
        { $count ->
            [one] ym
           *[other] ych
        }
ending-card-soft =
    { $count ->
        [one] a
        [few] ie
       *[many] ich
    }
    .gen =
        { $count ->
            [one] iej
           *[other] ich
        }
    .acc =
        { $count ->
            [one] ą
            [few] ie
           *[many] ich
        }
    .ins =
        { $count ->
            [one] ą
           *[other] imi
        }
    .loc =
        { $count ->
            [one] iej
           *[other] ich
        }
ending-train-soft =
    { $count ->
        [one] i
        [few] ie
       *[many] ich
    }
    .gen =
        { $count ->
            [one] iego
           *[other] ich
        }
    .ins =
        { $count ->
            [one] im
           *[other] imi
        }
    .loc =
        { $count ->
            [one] im
           *[other] ich
        }

## Kolory. Wartość: sam kolor; .card: karta w tym kolorze; .train: pociąg albo statek; .passenger: pasażer

color-black = czarny
    .gen = czarnego
    .ins = czarnym
    .loc = czarnym
    .card = czarn{ ending-card-hard }
    .card-gen = czarn{ ending-card-hard.gen }
    .card-acc = czarn{ ending-card-hard.acc }
    .card-ins = czarn{ ending-card-hard.ins }
    .card-loc = czarn{ ending-card-hard.loc }
    .train = czarn{ ending-train-hard }
    .train-gen = czarn{ ending-train-hard.gen }
    .train-ins = czarn{ ending-train-hard.ins }
    .train-loc = czarn{ ending-train-hard.loc }
    .passenger =
        { $count ->
            [one] czarny
           *[other] czarnych
        }
    .passenger-gen =
        { $count ->
            [one] czarnego
           *[other] czarnych
        }
    .passenger-acc =
        { $count ->
            [one] czarnego
           *[other] czarnych
        }
color-blue = niebieski
    .gen = niebieskiego
    .ins = niebieskim
    .loc = niebieskim
    .card = niebiesk{ ending-card-soft }
    .card-gen = niebiesk{ ending-card-soft.gen }
    .card-acc = niebiesk{ ending-card-soft.acc }
    .card-ins = niebiesk{ ending-card-soft.ins }
    .card-loc = niebiesk{ ending-card-soft.loc }
    .train = niebiesk{ ending-train-soft }
    .train-gen = niebiesk{ ending-train-soft.gen }
    .train-ins = niebiesk{ ending-train-soft.ins }
    .train-loc = niebiesk{ ending-train-soft.loc }
    .passenger =
        { $count ->
            [one] niebieski
           *[other] niebieskich
        }
    .passenger-gen =
        { $count ->
            [one] niebieskiego
           *[other] niebieskich
        }
    .passenger-acc =
        { $count ->
            [one] niebieskiego
           *[other] niebieskich
        }
color-gray = szary
    .gen = szarego
    .ins = szarym
    .loc = szarym
    .card = szar{ ending-card-hard }
    .card-gen = szar{ ending-card-hard.gen }
    .card-acc = szar{ ending-card-hard.acc }
    .card-ins = szar{ ending-card-hard.ins }
    .card-loc = szar{ ending-card-hard.loc }
    .train = szar{ ending-train-hard }
    .train-gen = szar{ ending-train-hard.gen }
    .train-ins = szar{ ending-train-hard.ins }
    .train-loc = szar{ ending-train-hard.loc }
    .passenger =
        { $count ->
            [one] szary
           *[other] szarych
        }
    .passenger-gen =
        { $count ->
            [one] szarego
           *[other] szarych
        }
    .passenger-acc =
        { $count ->
            [one] szarego
           *[other] szarych
        }
color-green = zielony
    .gen = zielonego
    .ins = zielonym
    .loc = zielonym
    .card = zielon{ ending-card-hard }
    .card-gen = zielon{ ending-card-hard.gen }
    .card-acc = zielon{ ending-card-hard.acc }
    .card-ins = zielon{ ending-card-hard.ins }
    .card-loc = zielon{ ending-card-hard.loc }
    .train = zielon{ ending-train-hard }
    .train-gen = zielon{ ending-train-hard.gen }
    .train-ins = zielon{ ending-train-hard.ins }
    .train-loc = zielon{ ending-train-hard.loc }
    .passenger =
        { $count ->
            [one] zielony
           *[other] zielonych
        }
    .passenger-gen =
        { $count ->
            [one] zielonego
           *[other] zielonych
        }
    .passenger-acc =
        { $count ->
            [one] zielonego
           *[other] zielonych
        }
color-orange = pomarańczowy
    .gen = pomarańczowego
    .ins = pomarańczowym
    .loc = pomarańczowym
    .card = pomarańczow{ ending-card-hard }
    .card-gen = pomarańczow{ ending-card-hard.gen }
    .card-acc = pomarańczow{ ending-card-hard.acc }
    .card-ins = pomarańczow{ ending-card-hard.ins }
    .card-loc = pomarańczow{ ending-card-hard.loc }
    .train = pomarańczow{ ending-train-hard }
    .train-gen = pomarańczow{ ending-train-hard.gen }
    .train-ins = pomarańczow{ ending-train-hard.ins }
    .train-loc = pomarańczow{ ending-train-hard.loc }
    .passenger =
        { $count ->
            [one] pomarańczowy
           *[other] pomarańczowych
        }
    .passenger-gen =
        { $count ->
            [one] pomarańczowego
           *[other] pomarańczowych
        }
    .passenger-acc =
        { $count ->
            [one] pomarańczowego
           *[other] pomarańczowych
        }
color-purple = fioletowy
    .gen = fioletowego
    .ins = fioletowym
    .loc = fioletowym
    .card = fioletow{ ending-card-hard }
    .card-gen = fioletow{ ending-card-hard.gen }
    .card-acc = fioletow{ ending-card-hard.acc }
    .card-ins = fioletow{ ending-card-hard.ins }
    .card-loc = fioletow{ ending-card-hard.loc }
    .train = fioletow{ ending-train-hard }
    .train-gen = fioletow{ ending-train-hard.gen }
    .train-ins = fioletow{ ending-train-hard.ins }
    .train-loc = fioletow{ ending-train-hard.loc }
    .passenger =
        { $count ->
            [one] fioletowy
           *[other] fioletowych
        }
    .passenger-gen =
        { $count ->
            [one] fioletowego
           *[other] fioletowych
        }
    .passenger-acc =
        { $count ->
            [one] fioletowego
           *[other] fioletowych
        }
color-red = czerwony
    .gen = czerwonego
    .ins = czerwonym
    .loc = czerwonym
    .card = czerwon{ ending-card-hard }
    .card-gen = czerwon{ ending-card-hard.gen }
    .card-acc = czerwon{ ending-card-hard.acc }
    .card-ins = czerwon{ ending-card-hard.ins }
    .card-loc = czerwon{ ending-card-hard.loc }
    .train = czerwon{ ending-train-hard }
    .train-gen = czerwon{ ending-train-hard.gen }
    .train-ins = czerwon{ ending-train-hard.ins }
    .train-loc = czerwon{ ending-train-hard.loc }
    .passenger =
        { $count ->
            [one] czerwony
           *[other] czerwonych
        }
    .passenger-gen =
        { $count ->
            [one] czerwonego
           *[other] czerwonych
        }
    .passenger-acc =
        { $count ->
            [one] czerwonego
           *[other] czerwonych
        }
color-white = biały
    .gen = białego
    .ins = białym
    .loc = białym
    .card = biał{ ending-card-hard }
    .card-gen = biał{ ending-card-hard.gen }
    .card-acc = biał{ ending-card-hard.acc }
    .card-ins = biał{ ending-card-hard.ins }
    .card-loc = biał{ ending-card-hard.loc }
    .train = biał{ ending-train-hard }
    .train-gen = biał{ ending-train-hard.gen }
    .train-ins = biał{ ending-train-hard.ins }
    .train-loc = biał{ ending-train-hard.loc }
    .passenger =
        { $count ->
            [one] biały
           *[other] białych
        }
    .passenger-gen =
        { $count ->
            [one] białego
           *[other] białych
        }
    .passenger-acc =
        { $count ->
            [one] białego
           *[other] białych
        }
color-yellow = żółty
    .gen = żółtego
    .ins = żółtym
    .loc = żółtym
    .card = żółt{ ending-card-hard }
    .card-gen = żółt{ ending-card-hard.gen }
    .card-acc = żółt{ ending-card-hard.acc }
    .card-ins = żółt{ ending-card-hard.ins }
    .card-loc = żółt{ ending-card-hard.loc }
    .train = żółt{ ending-train-hard }
    .train-gen = żółt{ ending-train-hard.gen }
    .train-ins = żółt{ ending-train-hard.ins }
    .train-loc = żółt{ ending-train-hard.loc }
    .passenger =
        { $count ->
            [one] żółty
           *[other] żółtych
        }
    .passenger-gen =
        { $count ->
            [one] żółtego
           *[other] żółtych
        }
    .passenger-acc =
        { $count ->
            [one] żółtego
           *[other] żółtych
        }
color-wild = dowolny kolor
    .gen = dowolnego koloru
    .ins = dowolnym kolorem
    .loc = dowolnym kolorze

## Karty. Karta, która nazywa się jak kolor, bierze swoje słowo z kolorów; colored-card-train to słowo na `train-red`

card-bicycle =
    { $count ->
        [one] rower
        [few] rowery
       *[many] rowerów
    }
    .gen =
        { $count ->
            [one] roweru
           *[other] rowerów
        }
    .dat =
        { $count ->
            [one] rowerowi
           *[other] rowerom
        }
    .ins =
        { $count ->
            [one] rowerem
           *[other] rowerami
        }
    .loc =
        { $count ->
            [one] rowerze
           *[other] rowerach
        }
card-locomotive =
    { $count ->
        [one] lokomotywa
        [few] lokomotywy
       *[many] lokomotyw
    }
    .gen =
        { $count ->
            [one] lokomotywy
           *[other] lokomotyw
        }
    .dat =
        { $count ->
            [one] lokomotywie
           *[other] lokomotywom
        }
    .ins =
        { $count ->
            [one] lokomotywą
           *[other] lokomotywami
        }
    .loc =
        { $count ->
            [one] lokomotywie
           *[other] lokomotywach
        }
    .acc =
        { $count ->
            [one] lokomotywę
            [few] lokomotywy
           *[many] lokomotyw
        }
card-wild =
    { $count ->
        [one] dżoker
        [few] dżokery
       *[many] dżokerów
    }
    .gen =
        { $count ->
            [one] dżokera
           *[other] dżokerów
        }
    .dat =
        { $count ->
            [one] dżokerowi
           *[other] dżokerom
        }
    .ins =
        { $count ->
            [one] dżokerem
           *[other] dżokerami
        }
    .loc =
        { $count ->
            [one] dżokerze
           *[other] dżokerach
        }
    .acc =
        { $count ->
            [one] dżokera
            [few] dżokery
           *[many] dżokerów
        }
card-nothing = puste miejsce
    .gen = pustego miejsca
    .ins = pustym miejscem
    .loc = pustym miejscu
noun-train =
    { $count ->
        [one] pociąg
        [few] pociągi
       *[many] pociągów
    }
    .gen =
        { $count ->
            [one] pociągu
           *[other] pociągów
        }
    .ins =
        { $count ->
            [one] pociągiem
           *[other] pociągami
        }
    .loc =
        { $count ->
            [one] pociągu
           *[other] pociągach
        }
noun-ship =
    { $count ->
        [one] statek
        [few] statki
       *[many] statków
    }
    .gen =
        { $count ->
            [one] statku
           *[other] statków
        }
    .ins =
        { $count ->
            [one] statkiem
           *[other] statkami
        }
    .loc =
        { $count ->
            [one] statku
           *[other] statkach
        }
adjective-double =
    { $count ->
        [one] podwójny
        [few] podwójne
       *[many] podwójnych
    }
    .gen =
        { $count ->
            [one] podwójnego
           *[other] podwójnych
        }
    .ins =
        { $count ->
            [one] podwójnym
           *[other] podwójnymi
        }
    .loc =
        { $count ->
            [one] podwójnym
           *[other] podwójnych
        }
colored-card-train = { COLOR($color, $count, of: "train") } { noun-train }
    .gen = { COLOR($color, $count, of: "train", case: "gen") } { noun-train.gen }
    .ins = { COLOR($color, $count, of: "train", case: "ins") } { noun-train.ins }
    .loc = { COLOR($color, $count, of: "train", case: "loc") } { noun-train.loc }
colored-card-train-harbour = { colored-card-train } ze znakiem portu
    .gen = { colored-card-train.gen } ze znakiem portu
    .ins = { colored-card-train.ins } ze znakiem portu
    .loc = { colored-card-train.loc } ze znakiem portu
colored-card-ship = { COLOR($color, $count, of: "train") } { noun-ship }
    .gen = { COLOR($color, $count, of: "train", case: "gen") } { noun-ship.gen }
    .ins = { COLOR($color, $count, of: "train", case: "ins") } { noun-ship.ins }
    .loc = { COLOR($color, $count, of: "train", case: "loc") } { noun-ship.loc }
colored-card-ships = { COLOR($color, $count, of: "train") } { adjective-double } { noun-ship }
    .gen = { COLOR($color, $count, of: "train", case: "gen") } { adjective-double.gen } { noun-ship.gen }
    .ins = { COLOR($color, $count, of: "train", case: "ins") } { adjective-double.ins } { noun-ship.ins }
    .loc = { COLOR($color, $count, of: "train", case: "loc") } { adjective-double.loc } { noun-ship.loc }

## Elementy. .plural: bez liczby

piece-trains =
    { $count ->
        [one] wagon
        [few] wagony
       *[many] wagonów
    }
    .gen =
        { $count ->
            [one] wagonu
           *[other] wagonów
        }
    .dat =
        { $count ->
            [one] wagonowi
           *[other] wagonom
        }
    .ins =
        { $count ->
            [one] wagonem
           *[other] wagonami
        }
    .loc =
        { $count ->
            [one] wagonie
           *[other] wagonach
        }
    .plural = wagony
    .plural-gen = wagonów
    .plural-dat = wagonom
    .plural-ins = wagonami
    .plural-loc = wagonach
piece-ships =
    { $count ->
        [one] statek
        [few] statki
       *[many] statków
    }
    .gen =
        { $count ->
            [one] statku
           *[other] statków
        }
    .dat =
        { $count ->
            [one] statkowi
           *[other] statkom
        }
    .ins =
        { $count ->
            [one] statkiem
           *[other] statkami
        }
    .loc =
        { $count ->
            [one] statku
           *[other] statkach
        }
    .plural = statki
    .plural-gen = statków
    .plural-dat = statkom
    .plural-ins = statkami
    .plural-loc = statkach
piece-streetcars =
    { $count ->
        [one] tramwaj
        [few] tramwaje
       *[many] tramwajów
    }
    .gen =
        { $count ->
            [one] tramwaju
           *[other] tramwajów
        }
    .dat =
        { $count ->
            [one] tramwajowi
           *[other] tramwajom
        }
    .ins =
        { $count ->
            [one] tramwajem
           *[other] tramwajami
        }
    .loc =
        { $count ->
            [one] tramwaju
           *[other] tramwajach
        }
    .plural = tramwaje
    .plural-gen = tramwajów
    .plural-dat = tramwajom
    .plural-ins = tramwajami
    .plural-loc = tramwajach
piece-subways =
    { $count ->
        [one] wagon metra
        [few] wagony metra
       *[many] wagonów metra
    }
    .gen =
        { $count ->
            [one] wagonu metra
           *[other] wagonów metra
        }
    .dat =
        { $count ->
            [one] wagonowi metra
           *[other] wagonom metra
        }
    .ins =
        { $count ->
            [one] wagonem metra
           *[other] wagonami metra
        }
    .loc =
        { $count ->
            [one] wagonie metra
           *[other] wagonach metra
        }
    .plural = wagony metra
    .plural-gen = wagonów metra
    .plural-dat = wagonom metra
    .plural-ins = wagonami metra
    .plural-loc = wagonach metra

## Talie. .counted: to, co się liczy, gdy liczy się karty albo bilety talii

deck-deck = talia
    .gen = talii
    .dat = talii
    .acc = talię
    .ins = talią
    .loc = talii
    .counted =
        { $count ->
            [one] karta
            [few] karty
           *[many] kart
        }
    .counted-gen =
        { $count ->
            [one] karty
           *[other] kart
        }
    .counted-acc =
        { $count ->
            [one] kartę
            [few] karty
           *[many] kart
        }
    .counted-ins =
        { $count ->
            [one] kartą
           *[other] kartami
        }
    .counted-loc =
        { $count ->
            [one] karcie
           *[other] kartach
        }
deck-train-deck = talia pociągów
    .gen = talii pociągów
    .dat = talii pociągów
    .acc = talię pociągów
    .ins = talią pociągów
    .loc = talii pociągów
    .counted =
        { $count ->
            [one] karta pociągów
            [few] karty pociągów
           *[many] kart pociągów
        }
    .counted-gen =
        { $count ->
            [one] karty pociągów
           *[other] kart pociągów
        }
    .counted-acc =
        { $count ->
            [one] kartę pociągów
            [few] karty pociągów
           *[many] kart pociągów
        }
    .counted-ins =
        { $count ->
            [one] kartą pociągów
           *[other] kartami pociągów
        }
    .counted-loc =
        { $count ->
            [one] karcie pociągów
           *[other] kartach pociągów
        }
deck-ship-deck = talia statków
    .gen = talii statków
    .dat = talii statków
    .acc = talię statków
    .ins = talią statków
    .loc = talii statków
    .counted =
        { $count ->
            [one] karta statków
            [few] karty statków
           *[many] kart statków
        }
    .counted-gen =
        { $count ->
            [one] karty statków
           *[other] kart statków
        }
    .counted-acc =
        { $count ->
            [one] kartę statków
            [few] karty statków
           *[many] kart statków
        }
    .counted-ins =
        { $count ->
            [one] kartą statków
           *[other] kartami statków
        }
    .counted-loc =
        { $count ->
            [one] karcie statków
           *[other] kartach statków
        }
deck-tickets = bilety
    .gen = biletów
    .dat = biletom
    .ins = biletami
    .loc = biletach
    .counted =
        { $count ->
            [one] bilet
            [few] bilety
           *[many] biletów
        }
    .counted-gen =
        { $count ->
            [one] biletu
           *[other] biletów
        }
    .counted-ins =
        { $count ->
            [one] biletem
           *[other] biletami
        }
    .counted-loc =
        { $count ->
            [one] bilecie
           *[other] biletach
        }
deck-long = długie bilety
    .gen = długich biletów
    .dat = długim biletom
    .ins = długimi biletami
    .loc = długich biletach
    .counted =
        { $count ->
            [one] długi bilet
            [few] długie bilety
           *[many] długich biletów
        }
    .counted-gen =
        { $count ->
            [one] długiego biletu
           *[other] długich biletów
        }
    .counted-ins =
        { $count ->
            [one] długim biletem
           *[other] długimi biletami
        }
    .counted-loc =
        { $count ->
            [one] długim bilecie
           *[other] długich biletach
        }
deck-short = krótkie bilety
    .gen = krótkich biletów
    .dat = krótkim biletom
    .ins = krótkimi biletami
    .loc = krótkich biletach
    .counted =
        { $count ->
            [one] krótki bilet
            [few] krótkie bilety
           *[many] krótkich biletów
        }
    .counted-gen =
        { $count ->
            [one] krótkiego biletu
           *[other] krótkich biletów
        }
    .counted-ins =
        { $count ->
            [one] krótkim biletem
           *[other] krótkimi biletami
        }
    .counted-loc =
        { $count ->
            [one] krótkim bilecie
           *[other] krótkich biletach
        }
deck-regular = zwykłe bilety
    .gen = zwykłych biletów
    .dat = zwykłym biletom
    .ins = zwykłymi biletami
    .loc = zwykłych biletach
    .counted =
        { $count ->
            [one] zwykły bilet
            [few] zwykłe bilety
           *[many] zwykłych biletów
        }
    .counted-gen =
        { $count ->
            [one] zwykłego biletu
           *[other] zwykłych biletów
        }
    .counted-ins =
        { $count ->
            [one] zwykłym biletem
           *[other] zwykłymi biletami
        }
    .counted-loc =
        { $count ->
            [one] zwykłym bilecie
           *[other] zwykłych biletach
        }
deck-tour = podróże
    .gen = podróży
    .dat = podróżom
    .ins = podróżami
    .loc = podróżach
    .counted =
        { $count ->
            [one] podróż
            [few] podróże
           *[many] podróży
        }
    .counted-ins =
        { $count ->
            [one] podróżą
           *[other] podróżami
        }
    .counted-loc =
        { $count ->
            [one] podróży
           *[other] podróżach
        }
    .counted-gen = podróży

## Rodzaje tras

kind-rail = trasa kolejowa
    .gen = trasy kolejowej
    .acc = trasę kolejową
    .ins = trasą kolejową
    .loc = trasie kolejowej
    .plural = trasy kolejowe
    .plural-gen = tras kolejowych
kind-sea = trasa morska
    .gen = trasy morskiej
    .acc = trasę morską
    .ins = trasą morską
    .loc = trasie morskiej
    .plural = trasy morskie
    .plural-gen = tras morskich
kind-subway = trasa metra
    .gen = trasy metra
    .acc = trasę metra
    .ins = trasą metra
    .loc = trasie metra
    .plural = trasy metra
    .plural-gen = tras metra
kind-train = trasa kolejowa
    .gen = trasy kolejowej
    .acc = trasę kolejową
    .ins = trasą kolejową
    .loc = trasie kolejowej
    .plural = trasy kolejowe
    .plural-gen = tras kolejowych
kind-tram = trasa tramwajowa
    .gen = trasy tramwajowej
    .acc = trasę tramwajową
    .ins = trasą tramwajową
    .loc = trasie tramwajowej
    .plural = trasy tramwajowe
    .plural-gen = tras tramwajowych

## Ile kosztuje trasa

route-cost =
    { $color ->
        [gray] { $length } { $length ->
            [one] karta
            [few] karty
           *[many] kart
        } w jednym, dowolnym kolorze
       *[other] { $length } { COLOR($color, $length, of: "card") } { $length ->
            [one] karta
            [few] karty
           *[many] kart
        }
    }
    .pairs =
        { $color ->
            [gray] { $length } { $length ->
                [one] para
                [few] pary
               *[many] par
            } w jednym, dowolnym kolorze
           *[other] { $length } { $length ->
                [one] para
                [few] pary
               *[many] par
            } { COLOR($color, 5, of: "card", case: "gen") } kart
        }
    .wilds = w tym { $wilds } { CARD($card, $wilds) }
