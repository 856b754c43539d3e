### Bevor etwas gebaut wird: js/src/confirm.tsx, js/src/picking.ts

page-back = Zurück
page-build-title =
    { $kind ->
        [claim] Bauen?
       *[other] Bauen?
    }
page-build-help = Du bezahlst mit den angehobenen Karten. Wähle andere aus der Hand, um mit ihnen zu bezahlen.
page-build-help-one = Du bezahlst mit den angehobenen Karten.
page-build-help-esc = Esc nimmt alles zurück.
page-build-for =
    { $kind ->
        [claim] Bauen für { $payment }
       *[other] Bauen für { $payment }
    }
page-payment = { CARDS($cards, case: "acc") }
page-payment-of = { $n } von { $all }
page-payment-next = Nächste Bezahlung
page-payment-with = Bezahlen mit: { CARD($card, 1) }
page-hover-on-ticket = auf dem Weg von { $name }
page-menu-asking = Vor dem Bauen fragen
page-asking =
    { $asking ->
        [always] immer
        [never] nie
       *[doubtful] nur bei Jokern, Risiken und mehreren Möglichkeiten
    }

page-prepared = Vorbereitet: { $name }
page-prepare-for = Vorbereiten für { $payment }
page-prepared-help = Wird gespielt, sobald du an der Reihe bist.
page-prepared-drop = Verwerfen
page-prepared-dropped = Wie vorbereitet lässt sich das nicht spielen ({ $name }). { $reason }
page-prepared-not = { $name } lässt sich nicht vorbereiten: { $reason }.
