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
