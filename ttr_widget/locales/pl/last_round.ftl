### Koniec gry: ttr_widget/rules/last_round.py

rule-last-round = Koniec gry

end-trigger = Ostatnia runda zaczyna się, gdy któryś z graczy kończy turę i ma w zapasie najwyżej tyle elementów, ile podaje plansza. Zaczyna się tylko raz.
    .title = Co zaczyna ostatnią rundę
    .example = Ostatnią rundę zaczyna Ada, a w jej trakcie elementy kończą się także Grace: to już niczego nie zmienia.

end-last-round = Potem każdy gracz ma jeszcze tyle tur, ile podaje plansza (ostatni gra ten, kto zaczął ostatnią rundę), i gra się kończy.
    .title = Ostatnia runda
    .example = Ada, Grace i Linus grają w tej kolejności, a ostatnią rundę zaczyna Grace: grają jeszcze Linus, Ada i na końcu Grace.
    .over = Gra się skończyła; nie można już nic zagrać.

last-round =
    Ostatnia runda zaczyna się, gdy któryś z graczy ma w zapasie najwyżej { $pieces_left } { $pieces_left ->
        [one] element
        [few] elementy
       *[many] elementów
    }; potem każdy ma jeszcze { $turns } { $turns ->
        [one] turę
        [few] tury
       *[many] tur
    }.
    .title = Koniec gry
    .example =
        Kończysz turę i masz w zapasie { $pieces_left } { $pieces_left ->
            [one] element
            [few] elementy
           *[many] elementów
        }: każdy ma jeszcze { $turns } { $turns ->
            [one] turę
            [few] tury
           *[many] tur
        }, ty na końcu.

unfit-last-round = każdy gracz musi mieć jeszcze co najmniej jedną turę
fault-last-round = liczba pozostałych tur to { $given }, a ostatnia runda ma ich { $most }

# What the lobby and the lab offer.

lab-last-round-pieces-left = elementy, które ją zaczynają
lab-last-round-turns = ostatnie tury każdego

## Gra z przewodnikiem i gra na jednej stronie

summary-last-round =
    .end =
        Gdy któryś z graczy ma w zapasie najwyżej { $pieces_left } { $pieces_left ->
            [one] element
            [few] elementy
           *[many] elementów
        }, każdy ma jeszcze { $turns } { $turns ->
            [one] turę
            [few] tury
           *[many] tur
        } i gra się kończy.
guide-end = Tak kończy się gra i to się wtedy liczy:
    .title = Koniec gry
guide-near = { $player } ma już mało elementów ({ $left }). Ostatnia runda zaczyna się przy { $pieces_left }: najpierw dokończ bilety.
    .own = Masz już mało elementów ({ $left }). Przy { $pieces_left } zaczynasz ostatnią rundę: do tego czasu dokończ bilety.
    .title = Koniec się zbliża
guide-last = Zaczęła się ostatnia runda. Zrób to, co da najwięcej: zrealizuj bilet albo zajmij najdłuższą trasę, na jaką cię stać.
    .title = Ostatnia runda
