### Wymiana elementów: ttr_widget/rules/exchanges.py

rule-exchange = Wymiana elementów

world-exchange =
    Zamiast innej akcji możesz wymienić jeden lub więcej wagonów na statki albo statków na wagony, jeden za jeden, o ile w twoim pudełku są elementy, których chcesz. Każdy wymieniony element kosztuje { $cost } { $cost ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }; liczba punktów może spaść poniżej zera.
    .title = Wymiana wagonów i statków
    .example = 3 wagony na 3 statki: 3 × −{ $cost } pkt.
    .same = Wymień { PIECE($give, case: "acc") } na elementy drugiego rodzaju.
    .too-many = { $player } może wymienić najwyżej { PIECES($most, $give, case: "acc") } na { PIECE($get, case: "acc") } (tyle zostało do oddania i leży w pudełku), a co najmniej 1.

move-exchange = Wymień { PIECES($count, $give, case: "acc") } na { PIECE($get, case: "acc") }
    .group = Wymień elementy
foretold-exchange =
    { $cost ->
        [0] Nie kosztuje żadnych punktów
        [one] Kosztuje { $cost } punkt
        [few] Kosztuje { $cost } punkty
       *[many] Kosztuje { $cost } punktów
    }. Po wymianie masz { COUNTS($pieces, case: "acc") } oraz { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
event-exchange =
    { $player } wymienia { PIECES($count, $give, case: "acc") } na { PIECE($get, case: "acc") }: { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

score-exchanges = Wymiany
    .because = wymienione elementy: { $count }
why-exchanges = { $count } × −{ $cost }, za każdy element.


## Co nie może być

fault-exchange = oczekiwano punktów każdego gracza, żadnych powyżej 0

# What the lobby and the lab offer.

lab-exchange-cost = strata za element

## Gra z przewodnikiem i gra na jednej stronie

summary-exchanges =
    .turn = Wymień wagony na statki albo statki na wagony: −{ $cost } za każdy element.
guide-exchange = Kończą ci się wagony albo statki. Zamiast innej akcji możesz wymienić część na drugi rodzaj; za każdy element cofasz się na torze punktów o { $cost }.
    .title = Elementy się kończą
guide-instead-exchange = Zamiast tego wymieniasz elementy. Kosztuje to parę punktów, ale zbudujesz to, co w planie.
    .title = A jednak wymiana
