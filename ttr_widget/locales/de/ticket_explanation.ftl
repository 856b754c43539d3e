### Wie eine Zielkarte erfüllt wurde oder was fehlt: ttr_widget/rules/ticket_explanation.py

why-ticket =
    .path = Weg: { $path } ({ why-ticket-spaces }).
    .network = Verbunden durch { $path } ({ why-ticket-spaces }).
    .borrowed = { $route } ist von { $owner } geliehen.
    .no-route = Keine Strecke von { $player } erreicht { $cities }.
    .groups = Sie sind nicht alle miteinander verbunden: { $groups }.
    .apart =
        Das Netz um { $a } ({ $a_count } { $a_count ->
            [one] Stadt
           *[other] Städte
        }) und das Netz um { $b } ({ $b_count } { $b_count ->
            [one] Stadt
           *[other] Städte
        }) sind nicht verbunden.
    .gap = Kürzeste Lücke: { $gap } ({ why-ticket-spaces }), alles frei.
    .gap-taken = Kürzeste Lücke: { $gap } ({ why-ticket-spaces }); schon vergeben: { $taken }.
    .gap-closed = Kürzeste Lücke: { $gap } ({ why-ticket-spaces }); gesperrt für { $player }: { $closed }.
    .gap-taken-closed = Kürzeste Lücke: { $gap } ({ why-ticket-spaces }); schon vergeben: { $taken }; gesperrt für { $player }: { $closed }.
    .detour = Kürzester freier Umweg: { $gap } ({ why-ticket-spaces }).
    .no-detour = Es gibt keinen freien Weg mehr.
why-ticket-spaces =
    { $length } { $length ->
        [one] Feld
       *[other] Felder
    }
why-tour =
    .ordered = In der angegebenen Reihenfolge: { $path } ({ why-ticket-spaces }).
    .broken = Die angegebene Reihenfolge stimmt bis { $last }; von dort führt kein Weg, der keine Stadt zweimal besucht, weiter nach { $next }.
