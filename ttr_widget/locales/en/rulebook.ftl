### The rule book: ttr_widget/rulebook/book.py and page.py

rulebook-title = Rules: { $title }
rulebook-head = The game: { $variant }. Players: { $least } to { $most }.
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
