### Jak bilet został zrealizowany albo czego brakuje: ttr_widget/rules/ticket_explanation.py

why-ticket =
    .path = Droga: { $path } ({ why-ticket-spaces }).
    .network = Łączy je sieć: { $path } ({ why-ticket-spaces }).
    .borrowed = Trasa { $route } jest pożyczona ({ $owner }).
    .no-route = Żadna trasa gracza ({ $player }) nie dochodzi do: { $cities }.
    .groups = Nie wszystkie miasta są ze sobą połączone: { $groups }.
    .apart =
        Część sieci z miastem { $a } ({ $a_count } { $a_count ->
            [one] miasto
            [few] miasta
           *[many] miast
        }) i część z miastem { $b } ({ $b_count } { $b_count ->
            [one] miasto
            [few] miasta
           *[many] miast
        }) nie są połączone.
    .gap = Najkrótsza luka: { $gap } ({ why-ticket-spaces }), wszystko wolne.
    .gap-taken = Najkrótsza luka: { $gap } ({ why-ticket-spaces }); już zajęte: { $taken }.
    .gap-closed = Najkrótsza luka: { $gap } ({ why-ticket-spaces }); zamknięte ({ $player }): { $closed }.
    .gap-taken-closed = Najkrótsza luka: { $gap } ({ why-ticket-spaces }); już zajęte: { $taken }; zamknięte ({ $player }): { $closed }.
    .detour = Najkrótszy wolny objazd: { $gap } ({ why-ticket-spaces }).
    .no-detour = Nie ma już wolnej drogi.
why-ticket-spaces =
    { $length } { $length ->
        [one] pole
        [few] pola
       *[many] pól
    }
why-tour =
    .ordered = W podanej kolejności: { $path } ({ why-ticket-spaces }).
    .broken = Podana kolejność zgadza się aż do miasta { $last }; do następnego ({ $next }) nie prowadzi stamtąd droga, która żadnego miasta nie odwiedza dwa razy.
