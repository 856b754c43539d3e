### Zanim się coś zbuduje: js/src/confirm.tsx, js/src/picking.ts

page-back = Wróć
page-build-title =
    { $kind ->
        [claim] Zająć?
       *[other] Budować?
    }
page-build-help = Płacisz wysuniętymi kartami. Wybierz inne z ręki, aby zapłacić nimi.
page-build-help-one = Płacisz wysuniętymi kartami.
page-build-help-esc = Esc cofa wybór.
page-build-for =
    { $kind ->
        [claim] Zajmij za { $payment }
       *[other] Zbuduj za { $payment }
    }
page-payment = { CARDS($cards, case: "acc") }
page-payment-of = { $n } z { $all }
page-payment-next = Następna zapłata
page-payment-with = Użyj do zapłaty: { CARD($card, 1) }
page-hover-on-ticket = na drodze biletu { $name }
page-menu-asking = Pytaj przed budową
page-asking =
    { $asking ->
        [always] zawsze
        [never] nigdy
       *[doubtful] tylko przy dżokerach, ryzyku i wyborze
    }

page-prepared = Przygotowane: { $name }
page-prepare-for = Przygotuj za { $payment }
page-prepared-help = Ruch zostanie wykonany, gdy tylko przyjdzie twoja kolej.
page-prepared-drop = Zrezygnuj
page-prepared-dropped = Przygotowanego ruchu ({ $name }) nie dało się wykonać. { $reason }
page-prepared-not = Nie można przygotować ruchu ({ $name }): { $reason }.
