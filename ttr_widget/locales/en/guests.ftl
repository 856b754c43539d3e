### The page of a guest: ttr_widget/serve, js/src/guest.ts

## Before there is a game to show

guests-wait = Taking your seat …
guests-told =
    .void = This link leads to no seat (any more). Ask whoever sent it for a new one.
    .lost = The table cannot be reached at the moment. This page keeps trying.
    .busy = The host’s notebook is busy. You get your seat as soon as it is free.
    .restarting = The host’s notebook is being restarted. This page keeps trying.
    .closed = The host’s notebook has been closed. When the host opens the game again, this page comes back by itself.
guests-nothing = There is nothing here. Check the link, or ask whoever sent it for a new one.
guests-script = This page needs JavaScript.

## On the page

guests-trouble =
    { $trouble ->
        [busy] The host’s notebook is busy. What you play is carried out as soon as it is free.
        [restarting] The host’s notebook is being restarted. Your seat is kept, and the page comes back by itself.
        [closed] The host’s notebook has been closed. The page comes back by itself when the host opens the game again.
       *[lost] The table does not answer. Your seat is kept, and the page comes back by itself.
    }
guests-presence =
    { $guest ->
        [present] is there
        [away] is away at the moment
       *[never] has not come yet
    }
guests-name = Your name at this table
guests-name-change = Change
guests-notices = Tell me when it is my turn
guests-theme = As the system

## Inviting guests: ttr_widget/serve/invitation.py

guests-error =
    .kernel = guests can be let in only by a notebook’s kernel with a page; without Jupyter use: python -m ttr_widget serve
    .name = the name of a table is a text that is not empty, not { $given }
    .do = expected one of { $names }{ $near }
    .qr = a QR code holds an address of up to { $most } characters
    .webhook = a webhook is an address that begins with http:// or https://, not { $given }
guests-webhook =
    { $over ->
        [yes] The game is over.
       *[no] { $player }, it is your turn.
    }
guests-unsaved = The moves at this table cannot be saved at the moment. The game goes on, but it may be lost.

## The links of guests: js/src/invite.tsx

invite-title = Invite players
invite-open = Invite players …
invite-secret = A link is a seat: whoever has it plays there and sees its cards, without an account. Send each player only their own. Whoever owns this notebook can see everything.
invite-way =
    { $way ->
        [local] This page’s address is known to this computer only, so nobody else can open links with it. People in the same network can be let in directly; for others, start Jupyter under an address that they can reach.
        [blocked] The notebook’s server has the extension for guests, but no way to this kernel, perhaps because the kernel runs on another machine. People in the same network as the kernel can be let in directly.
       *[none] The notebook’s server does not let guests in: ttr_widget_relay is missing there, or this is not a page of Jupyter’s. Install ttr-widget where Jupyter’s server runs and start it again, or let people in the same network in directly.
    }
invite-lan = Let people in this network in
invite-address = Address of the links
invite-who =
    { $who ->
        [host] plays on this page
        [here] plays in this notebook
       *[bot] { $bot }
    }
invite-watch = Spectators
invite-watching =
    { $count ->
        [0] nobody is watching
        [one] { $count } is watching
       *[other] { $count } are watching
    }
invite-do =
    { $do ->
        [invite] Make a link
        [renew] New link
        [take] Take the seat back
        [void] End this link
        [bot] Let a bot play …
        [copy] Copy the link
        [copied] Copied
        [code] QR code
       *[enter] Open
    }
