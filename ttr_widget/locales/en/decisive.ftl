### What decided a game: ttr_widget/queries/decisive.py

decisive-tie-break = { $names } have { $points } points each. The tie-break decides: { $how }.
decisive-bonus =
    { $label } made the difference: { $points } { $points ->
        [one] point
       *[other] points
    }{ $margin ->
        [0] .
       *[other] , with a margin of only { $margin }.
    }
decisive-ticket =
    { TICKET($ticket) } brought { $points } { $points ->
        [one] point
       *[other] points
    }.
decisive-missed =
    { TICKET($ticket) } was missed and cost { $points } { $points ->
        [one] point
       *[other] points
    }{ $margin ->
        [0] .
       *[other] ; only { $margin } were lacking.
    }
decisive-ahead =
    { $column }: { $points } { $points ->
        [one] point
       *[other] points
    } more than { $name }.
