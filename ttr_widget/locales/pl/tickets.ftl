### Bilety: ttr_widget/rules/{tickets,ticket_piles}.py

rule-tickets = Bilety

tickets-setup =
    Na początku każdy gracz dobiera { COUNTS($first, case: "acc") }{ $gone ->
        [0] .
       *[other] ; pozostałe { DECK($boxed) } wypadają z gry.
    }
    .title = Przygotowanie
    .example = Przed pierwszą turą oglądasz { COUNTS($first, case: "acc") } i wybierasz.

tickets-first =
    Każdy gracz dobiera { $drawn } { $drawn ->
        [one] bilet
        [few] bilety
       *[many] biletów
    } i zatrzymuje co najmniej { $first_keep }; { $first_rest ->
        [box] odrzucone trafiają zakryte do pudełka
       *[under] odrzucone wracają pod spód talii
    }. Każdy decyduje przed pierwszą turą i nie widzi, co wybierają inni.
    .title = Pierwsze bilety
    .example = Liczba dobranych biletów: { $drawn }. Zatrzymujesz { $first_keep } albo więcej, albo wszystkie.
    .too-few = { tickets-keep.too-few }

tickets-draw = W tej akcji dobierasz { COUNTS($draw, case: "acc") } i zatrzymujesz co najmniej { $keep }.
    .title = Dobieranie biletów
    .example = Dobierasz { COUNTS($draw, case: "acc") } i nic ci się nie podoba: mimo to zatrzymujesz co najmniej { $keep }.
    .too-few = { tickets-keep.too-few }

tickets-keep = Z dobranych biletów zatrzymujesz co najmniej tyle, ile trzeba. Reszta trafia pod spód swojej talii, w kolejności dobrania (na początku gry: w kolejności graczy). Zatrzymanego biletu nigdy się nie oddaje.
    .title = Zatrzymywanie biletów
    .example = Zatrzymanego biletu nie da się już zrealizować: zostaje u ciebie i na końcu odbiera punkty.
    .not-drawn = Biletu { TICKET($ticket) } nie ma wśród dobranych ({ TICKETS($offered) }).
    .twice = Jeden bilet podano dwa razy, a każdy można zatrzymać tylko raz.
    .too-few =
        Trzeba zatrzymać co najmniej { $least } z { $count } { $count ->
            [one] biletu
           *[many] biletów
        }, a nie { $kept }.

tickets-opening = Na początku gry najpierw wszyscy dobierają, potem wszyscy po kolei wybierają, a dopiero na końcu odrzucone bilety wracają do talii: nikt nie dobiera tego, co odrzucił ktoś inny.
    .title = Początek gry
    .example = Ada odrzuca bilet na początku gry. Grace, która wybiera po niej, nie mogła go dobrać.

tickets-short-deck = Gdy zostało mniej biletów, niż się dobiera, dobierasz te, które zostały. Gdy nie ma już żadnego, tej akcji nie można wybrać.
    .title = Mało biletów w talii
    .example = Został jeden bilet: dobierasz go i zatrzymujesz.
    .empty = Nie ma już biletów do dobrania; wybierz inną akcję.

tickets-secret = Bilety są tajne do końca: nie wiadomo, jakie są i czy są zrealizowane. Ile kto ma biletów, wiedzą wszyscy. Karty na ręce są tajne, ale ich liczbę znają wszyscy.
    .title = Tajne bilety
    .example = Wszyscy widzą, że masz 3 bilety; nikt nie wie jakie.

tickets-score = Na końcu każdy bilet, którego miasta łączy nieprzerwana droga z twoich tras, dodaje swoją wartość; każdy inny ją odejmuje.
    .title = Punkty za bilety
    .example = Bilet wart 9 punktów: zrealizowany +9, niezrealizowany −9.
    .sum = Bilety

question-keep =
    .mine =
        { $player }, zatrzymaj co najmniej { $least } z { $count } { $count ->
            [one] biletu
           *[many] biletów
        }.
    .other =
        { $player } wybiera z { $count } { $count ->
            [one] biletu
           *[many] biletów
        }.
answer-keep = które bilety zatrzyma

move-tickets =
    { $split ->
        [none] Dobierz bilety
       *[other] Dobierz { COUNTS($split, case: "acc") }
    }
    .group = Dobierz bilety
move-keep = Zatrzymaj { TICKETS($tickets, points: "yes") }
    .group = Zatrzymaj bilety

event-tickets-drawn =
    { $player } dobiera { $count } { $count ->
        [one] bilet
        [few] bilety
       *[many] biletów
    }{ $tickets ->
        [none] .
       *[other] : { TICKETS($tickets, points: "yes") }.
    }
event-tickets-kept =
    { $player } zatrzymuje { $count } { $count ->
        [one] bilet
        [few] bilety
       *[many] biletów
    }{ $kept ->
        [none] .
       *[other] : { TICKETS($kept, points: "yes") }.
    }

score-ticket = { TICKET($ticket, points: "yes") }
    .done = zrealizowany
    .failed = niezrealizowany
    .column = Bilety

## Ustawienia przygotowane ręcznie

error-ticket-none-chosen = tickets: przy opening=True podane miejsce ma już za sobą wybór biletów i musi mieć co najmniej jeden
error-ticket-twice = { $place }: jest tylko jeden bilet { $ticket }, a podano go { $before } i { $where }
error-ticket-repeated = { $place }: jest tylko jeden bilet { $ticket }, a podano go dwa razy { $where }
error-ticket-place =
    .hand = na ręce ({ $player })
    .deck = na talii
    .box = w pudełku
error-ticket-deck = { $place }: nie ma talii biletów { $deck } (talie: { $decks }){ $near }
error-ticket-other-deck = { $place }: bilet { $ticket } należy do talii '{ $deck }'
error-ticket-boxed = { $place }: bilet { $ticket } nie może leżeć na talii: gdy początkowy wybór jest już za graczami, { DECK($deck) }, których nikt nie ma, są poza grą
error-ticket-too-few = tickets: { fault-tickets.too-few }
error-ticket-chosen = bilety gracza { $player } są już podane w 'tickets', więc nie ma on czego wybierać; podaj tylko jedno z nich
error-ticket-first = z talii '{ $deck }' podano tyle biletów: { $count }, a na początku dobiera się z niej { $most }
    .total = podano tyle biletów: { $count }, a na początku dobiera się { $most }
error-ticket-first-order = gracze dobierają po kolei z talii, które sami wybierają; podaj też bilety miejsca { $seat }

## Co nie może być

unfit-tickets =
    .deck-name = nazwa talii biletów to słowo pisane małymi literami, a nie '{ $deck }'
    .decks = talii biletów może być od 1 do { $most }, a nie { $count }
    .boxed = nie ma talii '{ $deck }' (talie: { $decks })
    .drawn = naraz można dobrać najwyżej tyle biletów: { $most }, a nie { $count }
    .rest = odrzucone bilety trafiają do pudełka ('box') albo pod spód talii ('under'), a nie '{ $given }'
    .deck = bilet { $ticket } leży w talii '{ $deck }', a bilety dobiera się tylko z: { $decks }
    .too-few = graczy może być { $players }, więc z talii '{ $deck }' trzeba { $need } biletów, a jest w niej { $have }
    .keep = trzeba by zatrzymać więcej biletów, niż się dobiera

fault-tickets =
    .lists = liczba list powinna wynosić { $size }, a jest ich { $given }
    .nobody = nikt teraz nie wybiera biletów
    .count = leży tam tyle biletów: { $count }, a pytanie podaje { $given }
    .deck = leży tam bilet, który nie należy do talii '{ $deck }'
    .places = bilet { $ticket } jest w tylu miejscach: { $count }
    .too-few =
        na początku gry trzeba jeszcze dobrać { $need } { $need ->
            [one] bilet
            [few] bilety
           *[many] biletów
        }{ $deck ->
            [none] { "" }
           *[other] { " " }z talii '{ $deck }'
        }, a zostało { $have }

# What the lobby and the lab offer.

lab-tickets-first-keep = minimum na początku
lab-tickets-keep = minimum później
lab-tickets-total = dobierane bilety
counter-tickets = Bilety
    .head = bilety

## Gra z przewodnikiem i gra na jednej stronie

summary-tickets =
    .aim = Połącz miasta ze swoich biletów: zrealizowany bilet dodaje punkty, niezrealizowany je odejmuje.
    .turn = Dobierz { COUNTS($draw, case: "acc") } i zatrzymaj co najmniej { $keep }.
guide-keep = Każdy bilet wymienia miasta. Połącz je swoimi trasami, a zyskasz punkty z biletu; jeśli się nie uda, stracisz je. Najłatwiejsze są bilety, których drogi częściowo się pokrywają.
    .title = Twoje pierwsze bilety
guide-keep-more = Zatrzymaj tylko to, co jeszcze zdążysz zrealizować: niezrealizowany bilet na końcu odbiera punkty.
    .title = Nowe bilety
guide-held = Widzisz je tylko ty. Wybierz bilet, a mapa pokaże krótką drogę między jego miastami.
    .title = Twoje bilety
guide-done = Bilet { TICKET($ticket) } jest zrealizowany. Punkty dostaniesz na końcu i nikt ci ich już nie odbierze.
    .title = Bilet zrealizowany!
guide-lost = Biletu { TICKET($ticket) } nie da się już zrealizować wolnymi trasami. Każdemu się to zdarza; odrób to innymi biletami i długimi trasami.
    .title = Kłopot z biletem
guide-more = Twoje bilety nie wypełnią reszty gry. Nowe mogą dać dużo punktów, jeśli starczy czasu, żeby je zrealizować.
    .title = Dobrać bilety?
guide-instead-tickets = Zamiast tego dobierasz bilety. Można więcej zyskać, ale i więcej stracić: zatrzymaj te, które pasują do twoich tras.
    .title = A jednak bilety
