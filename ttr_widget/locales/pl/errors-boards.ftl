### Co jest nie tak z planszą albo z listą reguł: BadBoard, BadVariant.

## Miejsca

place-board = plansza { $board }
    .cities = plansza { $board }, miasto { $id }
    .routes = plansza { $board }, trasa { $id }
    .tickets = plansza { $board }, bilet { $id }
place-line = { $file }, wiersz { $line }
place-field = { $place }, '{ $field }'

## Plansze

want-name = niepusty tekst
want-range = dwie liczby całkowite: od i do
want-cities = co najmniej dwa miasta
want-numbered-id = '{ $id }', ewentualnie z numerem na końcu ('{ $id }-2')
want-drawn-ticket = bilet jako miasta, a po nich punkty
error-board-players = 'players' musi mieścić się między 1 a 10, a jest od { $least } do { $most }
error-board-empty = plansza musi mieć miasta i trasy
error-board-fact = dodatkowa cecha nie może nazywać się { $name }
error-board-city = na tej planszy nie ma miasta { $city }{ $near }
error-board-city-twice = miasto '{ $city }' jest podane dwa razy
error-board-second = drugi raz { $what ->
        [city] miasto
        [route] trasa
       *[ticket] bilet
    } '{ $id }'
    .at = { $second }; pierwszy raz: { $first }
error-board-parallel = '{ $id }' łączy te same dwa miasta: obie trasy muszą mieć to samo słowo w 'double'
error-board-one-track = trasa podwójna '{ $double }' ma tylko ten jeden tor
error-board-unlike = '{ $id }', w tej samej trasie podwójnej, ma inne miasta albo inną długość
error-board-graph = oczekiwano nieskierowanego grafu networkx (tworzy go graph.to_undirected())
error-board-node = wierzchołek { $node } byłby drugim miastem '{ $id }'
error-board-placed = położenie ('pos', 'lat') ma wierzchołków { $placed } z { $count }: podaj je dla wszystkich albo dla żadnego

## Pliki planszy

error-no-folder = nie ma folderu '{ $folder }'
error-no-board = nie ma planszy { $name } (plansze: { $names }){ $near }
error-folder-lacks = w folderze '{ $folder }' nie ma pliku { $file }; zobacz przewodnik „Add a board"
error-folder-name = folder planszy musi mieć własną nazwę małymi literami, a nie '{ $name }'
error-board-variant = plansza '{ $board }' nie ma pliku variant.py
error-file-missing = w folderze '{ $folder }' nie ma takiego pliku
error-file-unreadable = nie można odczytać pliku: { $error }
error-file-encoding = bajt { $byte } nie należy do UTF-8; zapisz plik w UTF-8
error-file-empty = plik jest pusty
error-toml = nieprawidłowy TOML: { $error }
error-csv = nieprawidłowy CSV: { $error }
error-key-missing = brakuje '{ $key }'{ $near }
error-columns = kolumn: { $count }, a nagłówek ma { $header }
error-column-missing = brakuje kolumny '{ $column }'{ $near }
    .commas = brakuje kolumny '{ $column }' (czy kolumny są rozdzielone przecinkami?)
error-column-twice = kolumna '{ $column }' występuje dwa razy
error-column-name = kolumna nie może nazywać się '{ $column }'
error-column-decimal = '{ $column }' może zawierać true lub false, liczby całkowite albo teksty, a nie '{ $given }'
error-column-kind = '{ $column }' zawiera { $kind ->
        [bool] true lub false
       *[int] liczby całkowite
    } (jak tu: { $first }), a nie '{ $given }'

## Nazwa gry

want-board-name = nazwa planszy jako tekst, np. 'europe'
error-game-form = '{ $given }' nie oznacza żadnej gry; zapis: '{ $form }'
error-rules-form = '{ $given }' to nie lista reguł; zapis wariantu: '{ $form }'
error-no-rule = nie ma reguły { $name }{ $near } (własną regułę trzeba najpierw zaimportować)
error-rule-unknown = { $name } nie ma argumentu '{ $argument }' (argumenty: { $names }){ $near }
error-rule-made = nie można utworzyć { $name } z '{ $call }': { $error }

## Listy reguł

want-rule = reguła, np. Stations(count=2)
error-rule-not-listed = na tej liście nie ma reguły { $name } (reguły: { $names }){ $near }
error-two-owners = dwie reguły określają akcję '{ $action }'; jedna z nich to { $rule }
error-two-askers = dwie reguły określają pytanie '{ $question }'; jedna z nich to { $rule }
error-no-turns = żadna reguła listy nie mówi, czym jest tura; dodaj Turns()
error-no-cards = żadna reguła listy nie daje kart; dodaj CardMarket()
error-no-pieces = żadna reguła listy nie daje elementów; dodaj Claiming()
error-route-color = trasa { $route } ma kolor { $color }, a nie ma kart tego koloru (kolory: { $colors }){ $near }
error-unpayable = { $count } { $count ->
        [one] trasa
        [few] trasy
       *[many] tras
    } planszy '{ $board }' { $count ->
        [one] jest
        [few] są
       *[many] jest
    } rodzaju '{ $kind }', a żadna reguła listy nie mówi, jak się za niego płaci; dodaj taką regułę albo Claiming(plain=[..., '{ $kind }']), by traktować te trasy jak zwykłe{ $near }
error-unfit = { $rule } nie może działać na planszy '{ $board }': { $reason }
error-no-such-route = żadna jej trasa nie jest tego rodzaju: { KIND($kind) }
error-not-rules = wariant to lista reguł, a { $given } nie jest regułą (czy nie brakuje nawiasów?)
error-rule-keyless = reguła { $rule } nie ma klucza, więc lista nie może jej nazwać
error-rule-twice = dwie reguły o kluczu '{ $key }'; jedna z nich to { $rule }
error-rule-argument = { $rule }: { $problem }
error-rule-needs = { $rule } wymaga reguły o kluczu '{ $need }', a na liście takiej nie ma
error-rule-question = metoda { $rule }.{ $name } nigdy nie byłaby wywołana, bo o to reguł się nie pyta; może chodziło o '{ $near }'? (Nazwa metody pomocniczej zaczyna się od '_'.)
want-score-lines = wiersze takie jak Line(seat, rule, title, points, reason)
error-variant-card = karta nazywa się słowami z małych liter połączonymi znakiem '-', innymi niż 'gray', 'nothing', 'and' i nazwy talii; a nie { $card }
    .twice = dwa rodzaje kart nazywają się '{ $card }'
    .copies = nie może być { $copies } kart '{ $card }'; oczekiwano 0 lub więcej
error-rows = tabela ma więcej wierszy niż { $most }
error-columns-most = tabela ma więcej kolumn niż { $most }
error-board-column = plansza nie ma '{ $name }'
want-records = lista obiektów { $kind }
want-argument-text = tekst najwyżej { $most } znaków, bez znaków sterujących i podwójnych odstępów
want-a-board = obiekt Board
