### Before something is built: js/src/confirm.tsx, js/src/picking.ts

page-back = Back
page-build-title =
    { $kind ->
        [claim] Claim it?
       *[other] Build here?
    }
page-build-help = The raised cards pay. Choose others in your hand to pay with them.
page-build-help-one = The raised cards pay for it.
page-build-help-esc = Esc puts all back.
page-build-for =
    { $kind ->
        [claim] Claim for { $payment }
       *[other] Build for { $payment }
    }
page-payment = { CARDS($cards) }
page-payment-of = { $n } of { $all }
page-payment-next = Next payment
page-payment-with = Pay with { CARD($card, 2) }
page-hover-on-ticket = on the way of { $name }
page-menu-asking = Ask before building
page-asking =
    { $asking ->
        [always] always
        [never] never
       *[doubtful] only for wild cards, risks and choices
    }

page-prepared = Prepared: { $name }
page-prepare-for = Prepare for { $payment }
page-prepared-help = It is played as soon as it is your turn.
page-prepared-drop = Drop it
page-prepared-dropped = { $name } could not be played as prepared. { $reason }
page-prepared-not = { $name } cannot be prepared: { $reason }.
