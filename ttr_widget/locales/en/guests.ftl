### The page of a guest: ttr_widget/serve, js/src/guest.ts

guests-wait = Taking your seat …
guests-late = The table cannot be reached at the moment. This page keeps trying.
guests-void = This link leads to no seat (any more). Ask whoever sent it for a new one.
guests-nothing = There is nothing here. Check the link, or ask whoever sent it for a new one.
guests-script = This page needs JavaScript.
guests-offline = The table does not answer. Your seat is kept, and the page comes back by itself.
