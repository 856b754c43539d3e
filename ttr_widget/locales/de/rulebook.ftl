### Das Regelheft: ttr_widget/rulebook/book.py und page.py

rulebook-title = Regeln: { $title }
rulebook-head = Für { $least } bis { $most } Personen.
rulebook-house =
    .changed = Hausregeln, geändert: { $rules }.
    .added = Hausregeln, hinzugefügt: { $rules }.
    .left-out = Hausregeln, weggelassen: { $rules }.
rulebook-summary = { $title } auf einer Seite
    .aim = Das Ziel
    .turn = Dein Zug
    .end = Das Ende
rulebook-reconstructed = Der gedruckte Spielplan ist nicht öffentlich: Dieser ist unsere eigene Rekonstruktion.
rulebook-contents = Inhalt
rulebook-example = Beispiel: { $example }
rulebook-see = Siehe auch: { $titles }
rulebook-box = In der Schachtel
    .pieces = Je Spieler
    .cards = Karten
    .cities = Städte
    .routes = Strecken
    .tickets = Zielkarten
rulebook-counts = { COUNTS($counts) }
rulebook-points = Punkte nach Länge
    .length = Länge
rulebook-kind = { KIND($kind) }
rulebook-unknown = keine Regel { $id } in diesem Heft{ $near }
