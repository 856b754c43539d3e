### Was das Spiel entschieden hat: ttr_widget/queries/decisive.py

decisive-tie-break = { $names } haben je { $points } Punkte. Bei Gleichstand zählt: { $how }.
decisive-bonus =
    { $label } gibt den Ausschlag: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }{ $margin ->
        [0] .
       *[other] {" "}bei nur { $margin } Vorsprung.
    }
decisive-ticket =
    { TICKET($ticket) } hat { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } gebracht.
decisive-missed =
    { TICKET($ticket) } wurde verfehlt und hat { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } gekostet{ $margin ->
        [0] .
       *[other] ; nur { $margin } haben gefehlt.
    }
decisive-ahead =
    { $column }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } mehr als { $name }.
