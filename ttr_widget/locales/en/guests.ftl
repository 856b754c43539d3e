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

## Inviting guests: ttr_widget/serve/invitation.py

guests-error =
    .kernel = guests can be let in only by a notebook’s kernel with a page; without Jupyter use: python -m ttr_widget serve
    .name = the name of a table is a text that is not empty, not { $given }
    .do = expected one of { $names }{ $near }
    .qr = a QR code holds an address of up to { $most } characters
guests-unsaved = The moves at this table cannot be saved at the moment. The game goes on, but it may be lost.
