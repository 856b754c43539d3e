### Porty: ttr_widget/rules/harbours.py

rule-harbours = Porty
    .short = porty

world-harbour = Port budujesz w mieście portowym (niebieska nazwa), w którym nie ma jeszcze portu i do którego masz co najmniej jedną własną trasę. Cena: 2 karty pociągów i 2 karty statków w jednym kolorze, wszystkie ze znakiem portu; dżoker zastąpi każdą z nich (mogą być cztery dżokery). Razem masz ich { $count }.
    .title = Budowa portu
    .example = 2 czerwone pociągi i 2 czerwone statki, wszystkie ze znakiem; albo 1 taki pociąg, 1 taki statek i 2 dżokery.
    .all-built = { $player } nie ma już portów w zapasie (wszystkich: { $count }); wybierz inną akcję.
    .no-port = { CITY($city) } nie jest miastem portowym; port buduje się w mieście portowym (o niebieskiej nazwie).
    .occupied = W mieście { CITY($city) } stoi już port ({ $owner }), a w jednym mieście mieści się tylko jeden.
    .not-reached = { $player } nie ma trasy do miasta { CITY($city) }; port buduje się na końcu własnej trasy.
    .payment = { $price }, a nie { CARDS($cards) }.

world-harbour-score = Na końcu gry port jest wart tyle punktów: { $worth }, jeśli masz 1, 2, 3 … zrealizowane bilety z nazwą jego miasta (ostatnia liczba: tyle lub więcej), a 0, jeśli nie masz żadnego. Podróże też się liczą, w kolejności lub nie. Bilet z kilkoma miastami, w których masz porty, liczy się dla każdego z nich.
    .title = Punkty za porty
    .example =
        Jeden zrealizowany bilet podaje miasto twojego portu: { $first } { $first ->
            [one] punkt
            [few] punkty
           *[many] punktów
        }.
    .sum = Porty

world-harbour-unbuilt =
    −{ $unbuilt } { $unbuilt ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } za każdy niezbudowany port.
    .title = Niezbudowane porty
    .example =
        Jeden port w zapasie: na końcu −{ $unbuilt } { $unbuilt ->
            [one] punkt
            [few] punkty
           *[many] punktów
        }.

price-harbour = Port kosztuje 2 karty pociągów i 2 karty statków w jednym kolorze, wszystkie ze znakiem portu (każdą zastąpi dżoker)

move-harbour = Port w mieście { CITY($city) }: { CARDS($cards) }
    .group = Zbuduj port
event-harbour = { $player } buduje port w mieście { CITY($city) } ({ CARDS($cards) }).

score-harbour = Port w mieście { CITY($city) }
    .because = zrealizowane bilety: { $count }
    .column = Porty
score-harbours-left = Porty w zapasie
    .because = niezbudowane: { $left } z { $count }
    .column = Porty

why-harbour =
    .none = Na żadnym zrealizowanym bilecie nie ma miasta { CITY($city) }.
    .tickets = Liczą się te zrealizowane bilety: { TICKETS($tickets) }.
why-harbours-left =
    { $left } × −{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

## Ustawienia przygotowane ręcznie

error-harbour-port = harbours: { $city } nie jest miastem portowym
error-harbour-route = harbours: { $player } nie ma trasy do miasta { $city }, a port jej wymaga

## Co nie może być

unfit-harbours =
    .port = żadne z jej miast nie jest miastem portowym
    .cards = za port płaci się kartami pociągów i statków ze znakiem portu, takimi jak w TwoDecks()

# What the lobby and the lab offer.

lab-harbours-count = porty każdego gracza
lab-harbours-unbuilt = strata za niezbudowany
counter-harbours = Zbudowane porty
    .head = zbudowane porty

## Słowa

piece-harbours =
    { $count ->
        [one] port
        [few] porty
       *[many] portów
    }
    .gen =
        { $count ->
            [one] portu
           *[other] portów
        }
    .dat =
        { $count ->
            [one] portowi
           *[other] portom
        }
    .ins =
        { $count ->
            [one] portem
           *[other] portami
        }
    .loc =
        { $count ->
            [one] porcie
           *[other] portach
        }
    .plural = porty
    .plural-gen = portów
    .plural-dat = portom
    .plural-ins = portami
    .plural-loc = portach

## Podpowiedzi

hint-harbour = Zbuduj port w mieście { CITY($city) } ({ CARDS($cards) }): to miasto jest na { $count } { $count ->
        [one] twoim bilecie
        [few] twoich biletach
       *[many] twoich biletach
    }.
    .left = Zbuduj port w mieście { CITY($city) } ({ CARDS($cards) }): za każdy niezbudowany traci się punkty.
    .gather = Zbieraj karty na port w mieście { CITY($city) }.
    .lack = Brakuje ci { $count } { $count ->
            [one] karty
            [few] kart
           *[many] kart
        } jednego koloru ze znakiem portu.

## Gra z przewodnikiem i gra na jednej stronie

summary-harbours =
    .turn = Zbuduj port w mieście portowym, w którym kończy się twoja trasa: 2 karty pociągów i 2 karty statków w jednym kolorze, wszystkie ze znakiem portu.
    .score = Porty: { $worth } punktów, gdy ich miasto jest na 1, 2, 3 … twoich zrealizowanych biletach; −{ $unbuilt } za każdy niezbudowany (wszystkich: { $count }).
guide-harbour = { CITY($city) } to port z twojego biletu. Zbudowany tam port daje punkty za zrealizowane bilety z tym miastem ({ $worth }); za każdy niezbudowany tracisz { $unbuilt } (wszystkich: { $count }).
    .title = Porty
guide-harbour-now = Stać cię na port: wybierz port, a potem miasto portowe na mapie.
    .title = Zbuduj port
guide-instead-harbour = Zamiast tego budujesz port. Teraz zrealizuj bilety z jego miastem.
    .title = A jednak port
