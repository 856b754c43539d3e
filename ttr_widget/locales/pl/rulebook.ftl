### Księga zasad: ttr_widget/rulebook/book.py i page.py

rulebook-title = Zasady: { $title }
rulebook-head = Dla graczy w liczbie od { $least } do { $most }.
rulebook-house =
    .changed = Zasady domowe, zmienione: { $rules }.
    .added = Zasady domowe, dodane: { $rules }.
    .left-out = Zasady domowe, pominięte: { $rules }.
rulebook-summary = { $title } na jednej stronie
    .aim = Cel gry
    .turn = Twoja tura
    .end = Koniec gry
rulebook-reconstructed = Plansza z pudełka nie jest publicznie dostępna: ta jest naszą rekonstrukcją.
rulebook-contents = Spis treści
rulebook-example = Przykład: { $example }
rulebook-see = Zobacz też: { $titles }
rulebook-box = W pudełku
    .pieces = Każdy gracz
    .cards = Karty
    .cities = Miasta
    .routes = Trasy
    .tickets = Bilety
rulebook-counts = { COUNTS($counts) }
rulebook-points = Punkty za długość
    .length = długość
rulebook-kind = { KIND($kind) }
rulebook-unknown = w tej księdze nie ma zasady { $id }{ $near }
