### The lobby of served tables and a host's page: ttr_widget/serve, js/src/tables.tsx

tables-lobby =
    .about = An unofficial version. Open a table, and send each player the link of their seat.
    .new = Choose a board
    .players = Players
    .rules = House rules
    .start = Open the table
    .open = Open tables
    .none = No table is open.
    .turn = turn
    .opening = not started yet
    .over = over
    .watch = Watch
    .language = Language
tables-host =
    .links = Seats and links
    .secret = A link is a seat: whoever has it plays there and sees its cards. Send each player only their own. Keep the address of this page to yourself; you can return to it to run the table. Whoever runs the server can see everything.
    .local = These links work on this computer only. To play with others, start the server with --host 0.0.0.0 and open this page under this computer’s address in the network.
    .end = End this table
    .sure = End this table? The game is deleted, and all links stop working.
    .gone = There is no table here (any more).
tables-full = { $most ->
        [one] only { $most } table can be open
       *[other] only { $most } tables can be open
    } at the same time; end one first
tables-wrong = choose a board and players, at least one of them a person
tables-disk = the table cannot be written to the disk
