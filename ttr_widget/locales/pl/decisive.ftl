### Co rozstrzygnęło grę: ttr_widget/queries/decisive.py

decisive-tie-break = { $names } mają po { $points } pkt. Remis rozstrzyga: { $how }.
decisive-bonus =
    { $label } przesądza o wygranej: { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }{ $margin ->
        [0] .
       *[other] {" "}przy przewadze zaledwie { $margin } pkt.
    }
decisive-ticket =
    { TICKET($ticket) } daje { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
decisive-missed =
    { TICKET($ticket) }: niezrealizowany bilet kosztuje { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }{ $margin ->
        [0] .
       *[other] , a zabrakło tylko { $margin }.
    }
decisive-ahead =
    { $column }: o { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } więcej niż { $name }.
