### The rule book: ttr_widget/rulebook/book.py and page.py

rulebook-title = Rules: { $title }
rulebook-head = For { $least } to { $most } players.
rulebook-house =
    .changed = House rules, changed: { $rules }.
    .added = House rules, added: { $rules }.
    .left-out = House rules, left out: { $rules }.
rulebook-summary = { $title } on one page
    .aim = The aim
    .turn = Your turn
    .end = The end
rulebook-reconstructed = The printed board is not public: this one is our own reconstruction.
rulebook-contents = Contents
rulebook-example = Example: { $example }
rulebook-see = See also: { $titles }
rulebook-box = In the box
    .pieces = Each player
    .cards = Cards
    .cities = Cities
    .routes = Routes
    .tickets = Tickets
rulebook-counts = { COUNTS($counts) }
rulebook-points = Points by length
    .length = length
rulebook-kind = { KIND($kind) }
rulebook-unknown = no rule { $id } in this book{ $near }
