### Wybór wagonów i statków: ttr_widget/rules/chosen_pieces.py

rule-pieces = Wybór elementów

world-pieces = Po biletach każdy gracz wybiera w tajemnicy dokładnie { $total } elementów: najwyżej tyle wagonów i statków, ile ma. Wszystkie wybory odsłania się razem. Na początek radzimy: { PIECES($trains, "trains") } i { PIECES($ships, "ships") }. Reszta wraca do pudełka.
    .title = Wybór wagonów i statków
    .example = Bierzesz { PIECES($trains, "trains", case: "acc") }, więc i { PIECES($ships, "ships", case: "acc") }: razem { $total }.
    .refused =
        Trzeba wybrać dokładnie { $total } { $total ->
            [one] element
            [few] elementy
           *[many] elementów
        }, najwyżej { COUNTS($most) }; a nie { COUNTS($chosen) }.

question-pieces =
    .mine =
        { $player }, wybierz { $total } { $total ->
            [one] element
            [few] elementy
           *[many] elementów
        }: ile wagonów, ile statków?
    .other = { $player } wybiera wagony i statki.
answer-pieces = ile weźmie wagonów i statków

move-pieces = { PIECES($trains, "trains") } i { PIECES($ships, "ships") }
    .group = Wybierz elementy
event-pieces = { $player } wybiera { PIECES($trains, "trains", case: "acc") } i { PIECES($ships, "ships", case: "acc") }.

## Ustawienia przygotowane ręcznie

error-fleet = { $place }: { $player } ma { PIECES($trains, "trains", case: "acc") } i { PIECES($ships, "ships", case: "acc") }, na trasach i w zapasie razem, a flota to { $total } elementów, najwyżej { COUNTS($most) }
error-chosen = { $place }: { $why }

## Co nie może być

unfit-pieces =
    .kinds = do wyboru muszą być wagony ('trains') i statki ('ships'), a są: { $pieces }
    .total = nie da się wybrać { $total } elementów z { $own }

fault-pieces-chosen =
    .players = oczekiwano wagonów i statków każdego gracza
    .box = { PIECE($piece) }: w pudełku { $boxed }, razem { $there }, a gracz ma { $own }
    .none = nic nie wybrano
    .rest = w pudełku musi leżeć dokładnie to, czego nie ma wśród wybranych elementów (jest ich { $total })

# What the lobby and the lab offer.

lab-pieces-total = elementy do wyboru

## Gra z przewodnikiem i gra na jednej stronie

guide-pieces = Wagony jeżdżą po lądzie, statki pływają po morzu. Wybierz { $total } elementów, które pasują do twoich biletów; późniejsza wymiana kosztuje punkty.
    .title = Wagony czy statki?
