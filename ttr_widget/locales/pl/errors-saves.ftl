### Zapisy gier, transkrypcje i ręcznie ustawione pozycje: BadSave, BadScenario.

## Pozycje w plikach

want-cards-by-name = karty według nazw
want-card-list = lista kart
want-ticket-list = lista biletów
want-seats-by-name = miejsca według nazw
want-pieces-by-name = elementy według nazw
want-a-seat = numer miejsca
want-hex = 16 lub 32 cyfry szesnastkowe
want-question = pytanie
want-open-question = otwarte pytanie
want-no-question = brak otwartego pytania
want-question-kind = rodzaj pytania z tej gry
want-known-route = identyfikator trasy
want-known-city = identyfikator miasta
want-display-place = miejsce wystawki kart
want-color-list = lista kolorów
want-deck-list = lista talii
want-names = imiona: od { $least } do { $most }
want-hands = ręka każdego gracza
want-pieces = elementy każdego gracza
want-existing-seats = istniejące miejsca
want-board = plansza z miastami, trasami i biletami
error-save-unknown = { $name } jest w tej grze nieznane
error-save-cards = { CARD($card) }: { $count }, a gra ma { $copies }
error-save-missing = brakuje '{ $name }'
error-save-surplus = '{ $name }' jest tu nieznane
error-save-board = to nie jest plansza ({ $error })

## Zapisy i transkrypcje

place-header = nagłówek
place-text-line = wiersz { $line }
    .column = wiersz { $line }, kolumna { $column }
place-quoted = { $place }, '{ $text }'
error-save-unreadable = gry nie można zapisać, bo nie dałoby się jej odczytać: { $error }
error-save-other-game = gry nie można zapisać: '{ $variant }' oznacza inną grę niż ta
error-save-own-rule = gry nie można zapisać: jej reguła { $rule } nie jest regułą pakietu o tej nazwie, a plik rozróżnia reguły po nazwach; nazwij swoją klasę inaczej
want-transcript = tekst transkrypcji
error-header-line = '{ $name }' nie jest wierszem nagłówka albo występuje dwa razy
error-header-missing = nagłówek transkrypcji ma wiersze { $names }; brakuje '{ $missing }:'
error-transcript-version = ten program czyta wersję { $known }, a transkrypcja ma { $given }
error-save-version = ten program czyta wersje { $known }, a plik ma { $given }
error-no-json = to nie JSON ({ $error })
error-cut-json = to nie JSON ({ $error }); czy plik nie jest ucięty?
want-path = ścieżka pliku
error-no-utf8 = bajt { $byte } nie jest tekstem UTF-8
error-snapshot-differs = { $found }, a akcje prowadzą do { $wanted }; stan, akcje albo nagłówek zmieniono po zapisaniu
error-check-sum = suma kontrolna się nie zgadza: plik zmieniono po zapisaniu
error-no-save = to nie jest zapis gry: 'format' to nie 'ttr_widget game'
error-save-seen = to zapis tego, co widział jeden gracz: można go pokazać, ale nie można grać dalej; wczytaj go funkcją load_seen
error-save-whole = to zapis całej gry; wczytaj go funkcją load
want-object-with = obiekt z polami { $names }
want-first-version = 1, jak w pierwszym wierszu
error-save-other-board = wariant należy do planszy '{ $board }', a nie { $given }
error-save-players = 'players' to lista imion, a 'seed' to liczba albo tekst
error-save-start = brakuje '{ $start }', pozycji, do której doprowadziły ruchy z '{ $earlier }'
error-save-begins-over = gra nie może się skończyć przed pierwszą turą
error-save-no-answer = otwarte pytanie nie ma odpowiedzi według dzisiejszych reguł
error-save-stuck = od tej pozycji gra nie może toczyć się dalej według dzisiejszych reguł ({ $error })
error-not-saved = nie można zapisać pliku '{ $file }' w folderze '{ $folder }' ({ $error })
    .no-folder = nie można zapisać pliku '{ $file }': folder '{ $folder }' nie istnieje; utwórz go albo wybierz inny
    .is-folder = '{ $file }' to folder; dopisz nazwę pliku
    .no-file = '{ $file }' to urządzenie, a nie plik; wybierz inną nazwę
    .permission = nie można zapisać pliku '{ $file }': nie masz prawa zapisu w folderze '{ $folder }'; wybierz inny
    .read-only = nie można zapisać pliku '{ $file }': folder '{ $folder }' jest tylko do odczytu; wybierz inny
    .full = nie można zapisać pliku '{ $file }': w folderze '{ $folder }' nie ma już miejsca; zwolnij trochę i zapisz jeszcze raz
    .long-name = nazwa '{ $file }' jest za długa dla folderu '{ $folder }'; wybierz krótszą
error-save-other-players = gracze albo pierwsze miejsce są inne niż w nagłówku

## Pozycje ustawione ręcznie

error-before-opening = przed pierwszą turą nie może tego być (opening=True)
error-over-and-open = w zakończonej grze nie ma otwarcia ani dalszych tur; pomiń 'opening', 'first_tickets' i 'last_turns'
error-rest-twice = 'rest' może stać tylko w jednym miejscu
error-deck-and-top = '{ $deck }' to cała talia, a '{ $top }' jej wierzch; podaj tylko jedno z nich
error-seat-twice = miejsce { $seat } i { $player } to ten sam gracz
error-scenario-turn = po otwarciu zaczyna miejsce { $first }, więc nie może to być tura miejsca { $turn }
error-scenario-name = '{ $name }' nie jest częścią pozycji{ $near }
error-scenario-lacks = { $variant } nie ma: { $thing }
    .market = { $variant } nie ma kart do dobierania
    .last-round = { $variant } nie ma ostatniej rundy
    .tickets = { $variant } nie ma biletów
    .pieces = { $variant } nie ma { PIECE($thing, case: "gen") }
error-scenario-claimed = trasy { $route } nie można tak zająć. { $reason }

## Co nie może się zgadzać w pozycji

fault-prompts = jest otwarte pytanie, a gra się skończyła
fault-count = { $given } to nie liczba tur
fault-claimed = przed pierwszą turą nic nie może być zajęte
fault-turn = tura { $turn } nie należy do miejsca { $seat }, jeśli zaczynało miejsce { $first }
fault-turns-left = liczba pozostałych tur nie może wynosić { $given }
fault-cards = { CARD($card) }: we wszystkich miejscach razem { $found }, a gra ma { $copies }
fault-pieces = { PIECES($left, $piece) } w zapasie i { $placed } na trasach, a gracz ma razem { $own }

## Linki

want-link = link jako tekst
want-site = adres strony, na przykład https://example.org/gry/
error-link-none = to nie jest link do gry: po znaku # powinien zaczynać się od { $begins }
error-link-version = link zapisano w notacji { $given }, a ten program czyta notację { $known }; poproś o nowy link albo zaktualizuj pakiet
error-link-damaged = link jest uszkodzony albo ucięty; skopiuj go w całości
error-link-too-long = za długie na link: liczba znaków to { $count }, a może ich być najwyżej { $most }. Zapisz grę w pliku
error-link-moves = za długie na link: liczba ruchów to { $count }, a może ich być najwyżej { $most }. Zapisz grę w pliku
error-link-older = link powstał przy wersji { $given } zasad, a przy dzisiejszej wersji { $known } jego ruchy prowadzą gdzie indziej; poproś o zapis gry, bo on zawiera pozycję
error-link-newer = link powstał przy wersji { $given } zasad, a ten program zna wersję { $known }; zaktualizuj pakiet
error-link-elsewhere = ruchy z linku nie prowadzą do pozycji, którą on podaje: link zmieniono albo utworzył go zmieniony program
error-link-both = 'everything' to True albo False i nie łączy się z 'seat': wszystkiego nie widział żaden pojedynczy gracz
error-link-puzzle = zagadka '{ $name }' to pozycja z rozdanej gry, a jej link zdradziłby wszystkie karty na ręce, talie i ziarno; podaj everything=True, jeśli nikt już w tę grę nie gra
error-link-holds =
    .game = link zawiera całą grę; otwórz go funkcją replay
    .seen = link zawiera to, co z gry widział jeden gracz albo widz: można to pokazać, ale nie można grać dalej; otwórz go funkcją load_seen
    .puzzles = link zawiera zagadki; otwórz go funkcją open_link
