### Bilety z dwóch talii: ttr_widget/rules/announced_tickets.py

announced-tickets-setup =
    Na początku każdy gracz dobiera { $total } { $total ->
        [one] bilet
        [few] bilety
       *[many] biletów
    } z kilku talii ({ DECK($between) }) i sam decyduje, ile z której.
    .title = Przygotowanie
    .example =
        Przed pierwszą turą oglądasz { $total } { $total ->
            [one] bilet
            [few] bilety
           *[many] biletów
        } i wybierasz.

germany-first-tickets =
    Zanim zobaczysz bilety, zapowiadasz, ile z { $total } { $total ->
        [one] biletu
       *[many] biletów
    } bierzesz z której talii ({ DECK($between) }); zatrzymujesz co najmniej { $first_keep }. Gdy wszyscy wybrali, odrzucone bilety wracają do swoich talii, a talie tasuje się na nowo.
    .title = Pierwsze bilety
    .example =
        Zapowiadasz podział ({ $total } { $total ->
            [one] bilet
            [few] bilety
           *[many] biletów
        }), oglądasz bilety i zatrzymujesz { $first_keep } albo więcej.
    .deck-short = { germany-tickets.deck-short }
    .wrong-total = { germany-tickets.wrong-total }
    .too-few = { germany-tickets.too-few }

germany-tickets =
    W tej akcji, zanim zobaczysz bilety, zapowiadasz, ile z { $total } { $total ->
        [one] biletu
       *[many] biletów
    } (albo ze wszystkich, gdy zostało mniej) bierzesz z której talii; z żadnej nie więcej, niż w niej jest. Zatrzymujesz co najmniej { $keep }; odrzucone trafiają pod spód swoich talii.
    .title = Dobieranie biletów
    .example = Pod koniec gry wolisz krótkie bilety: zapowiadasz { $total } z talii krótkich i zatrzymujesz co najmniej { $keep }.
    .deck-short =
        { $left ->
            [one] Został
            [few] Zostały
           *[many] Zostało
        } tylko { PIECES($left, $deck) }, a nie { $count }.
    .wrong-total =
        Razem dobiera się { $wanted } { $wanted ->
            [one] bilet
            [few] bilety
           *[many] biletów
        }, a nie { $announced }.
    .too-few =
        Trzeba zatrzymać co najmniej { $least } z { $count } { $count ->
            [one] biletu
           *[many] biletów
        }, a nie { $kept }.

question-split =
    .mine = { $player }, wybierz, ile biletów dobierasz z której talii ({ DECK($decks) }); razem: { $total }.
    .other = { $player } wybiera, ile biletów dobiera z której talii ({ DECK($decks) }); razem: { $total }.
answer-split = ile biletów dobierze z której talii

error-ticket-split =
    .text = nie da się odczytać { $text }; pisze się to tak: 'tickets 3 short 1 long'
    .dict = w 'tickets' brakuje 'split', liczby dla każdej talii: { "{" }'short': 3, 'long': 1{ "}" }

unfit-announced-tickets =
    .decks = jej bilety leżą w innych taliach ({ $strange }) niż te: { $decks }
    .one-deck = zapowiadać można bilety z co najmniej dwóch talii
    .too-few = biletów jest za mało, by rozdać każdemu po { $total }

## Gra z przewodnikiem i gra na jednej stronie

summary-announced-tickets =
    .aim = Połącz miasta ze swoich biletów: zrealizowany bilet dodaje punkty, niezrealizowany je odejmuje.
    .turn = Dobierz bilety z wybranych talii (razem { $total }) i zatrzymaj co najmniej { $keep }.
guide-split = Długie bilety dają więcej punktów, krótkie łatwiej zrealizować. Wybierz, ile których chcesz obejrzeć; nie musisz zatrzymać wszystkich.
    .title = Krótkie czy długie?
