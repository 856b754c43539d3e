### How a ticket was completed, or what is missing: ttr_widget/rules/ticket_explanation.py

why-ticket =
    .path = Via { $path } ({ why-ticket-spaces }).
    .network = Connected by { $path } ({ why-ticket-spaces }).
    .borrowed = { $route } is borrowed from { $owner }.
    .no-route = No route of { $player } reaches { $cities }.
    .groups = They are not all connected with each other: { $groups }.
    .apart =
        The part of the network around { $a } ({ $a_count } { $a_count ->
            [one] city
           *[other] cities
        }) and the part around { $b } ({ $b_count } { $b_count ->
            [one] city
           *[other] cities
        }) are not connected.
    .gap = Shortest gap: { $gap } ({ why-ticket-spaces }), all free.
    .gap-taken = Shortest gap: { $gap } ({ why-ticket-spaces }); already claimed: { $taken }.
    .gap-closed = Shortest gap: { $gap } ({ why-ticket-spaces }); closed to { $player }: { $closed }.
    .gap-taken-closed = Shortest gap: { $gap } ({ why-ticket-spaces }); already claimed: { $taken }; closed to { $player }: { $closed }.
    .detour = Shortest free detour: { $gap } ({ why-ticket-spaces }).
    .no-detour = No free path is left.
why-ticket-spaces =
    { $length } { $length ->
        [one] space
       *[other] spaces
    }
why-tour =
    .ordered = In the printed order via { $path } ({ why-ticket-spaces }).
    .broken = The printed order holds as far as { $last }; from there no path that visits no city twice leads on to { $next }.
