### Czego nie da się odczytać: komunikaty BadInput i wyjątków pochodnych.

error-expected = oczekiwano: { $wanted }; podano: { $given }
error-field = '{ $field }': oczekiwano: { $wanted }; podano: { $given }
error-at = { $place }: { $problem }
error-near = ; może chodziło o '{ $near }'?
error-locale = nieznany język { $locale } (języki: { $known })
error-game-broken = reguła zawiodła przy akcji '{ $action }' ({ $error }); gra jest w tym samym stanie co przed nią
error-refused = { $reason } [{ $rule }]
error-attribute = { $kind } nie ma atrybutu '{ $name }'{ $near }
    .instead = ; zamiast niego jest { $instead }
error-module-attribute = moduł '{ $module }' nie ma atrybutu '{ $name }'{ $near }
error-keyword = { $function } nie ma argumentu '{ $name }' (argumenty: { $names }){ $near }
error-choice = nieznane { $given } (do wyboru: { $names }){ $near }
error-theme = nieznany motyw { $given } (motywy: { $known }){ $near }
error-color = nieznany kolor { $given } (kolory: { $known }){ $near }
error-color-twice = dwóch graczy nie może mieć tego samego koloru '{ $color }'
error-colors-many = liczba kolorów: { $given }, liczba graczy: { $players }

## Czego się oczekuje

want-text = tekst
want-word = słowo pisane małymi literami
want-word-or-nothing = słowo pisane małymi literami albo nic
want-id = małe litery (co najmniej jedna), cyfry i '_'
want-number = liczba
want-whole = liczba całkowita
want-from = liczba całkowita od { $least }
want-between = liczba całkowita od { $least } do { $most }
want-flag = True albo False
want-true-false = true albo false
want-fact = liczba całkowita, true albo false, albo tekst
want-seat = numer miejsca od 0 do { $most }
want-seat-or-none = numer miejsca od 0 do { $most } albo None (widz)
want-seat-or-name = numer miejsca od 0 do { $most } albo imię ({ $names })
error-suggested = { $problem }{ $near }
want-bots-by-seat = słownik botów z numerami miejsc jako kluczami, np. { "{" }1: 'planner'{ "}" }
want-bots-in-order = lista botów, po jednym na każde miejsce (razem { $count })
want-by-seat = słownik z numerami miejsc jako kluczami, np. { "{" }0: …{ "}" }
want-list = lista
want-texts = lista tekstów
want-object = obiekt
want-one-of = jedna z wartości { $names }
want-tuple = krotka
want-tuple-texts = krotka tekstów
want-numbers-by-name = słownik o wartościach liczbowych
want-view = widok gry z jednego miejsca, np. game.view(0)
want-game-or-view = gra albo jej widok, np. game.view(0)
error-game-not-view = widok pokazuje jedną chwilę, a tu potrzebna jest cała gra; widok ma .hand, .known_hands i .points
want-chance = generator liczb losowych albo ziarno
want-seed = liczba całkowita albo krótki tekst w jednym wierszu jako ziarno

## Nazwy na planszy

error-unknown-city = na planszy '{ $board }' nie ma miasta { $id }{ $near }
error-unknown-route = na planszy '{ $board }' nie ma trasy { $id }{ $near }
error-unknown-ticket = na planszy '{ $board }' nie ma biletu { $id }{ $near }
error-expansion = plansza '{ $board }' nie ma rozszerzenia { $name } (rozszerzenia: { $known })

## Karty

error-card = w tej grze nie ma karty '{ $name }' (karty: { $names }){ $near }
error-card-which = '{ $name }' może oznaczać kilka kart ({ $names }); napisz, o którą chodzi
want-card-name = nazwa karty jako tekst
want-cards = karty jako tekst, np. '2 red 1 { $wild }', lista albo słownik
error-card-count = liczba kart '{ $name }': oczekiwano liczby całkowitej od 0, podano { $given }
error-card-too-many = żadna gra nie ma { $count }… kart jednego rodzaju, jak w '{ $text }'
want-counted-cards = karty zapisane jako liczba i nazwa, np. '2 red'

## Akcje

error-action-form = nie można odczytać '{ $text }'; zapis: '{ $form }'
error-action-field = '{ $action }' nie ma pola '{ $name }' (pola: { $names })
error-action-lacks = '{ $action }' wymaga pola '{ $name }'; zapis: '{ $form }'
error-action-long = tekst może mieć najwyżej 1000 znaków, a ten ma ich { $count }
error-action-several = można podać tylko jedną akcję naraz; kilka rozgrywa game.play_many([…])
error-action-empty = pusty tekst to nie akcja (akcje: { $actions })
error-action-type = akcja w postaci słownika wymaga pola 'type' (jedno z: { $actions })
error-action = w tej grze nie ma akcji { $given } (akcje: { $actions }){ $near }
want-actions = lista akcji albo tekst z jedną akcją w wierszu
want-action = akcja jako tekst, np. 'draw deck', słownik albo obiekt Action
error-source = nie można dobrać { $given } (do wyboru: { $names }){ $near }
    .tickets = biletów nie dobiera się jak kart; ta akcja nazywa się 'tickets'
    .one = ; karty dobiera się pojedynczo, np. 'draw deck'
want-source = tekst z tym, co dobrać, np. 'deck' albo 'red'
want-city = nazwa albo identyfikator miasta jako tekst
want-tickets = bilety jako tekst albo lista identyfikatorów
want-ticket = identyfikator biletu jako tekst
want-some-cities = miasta jako tekst, np. 'paris, roma', albo lista
want-some-routes = trasy jako tekst, np. 'dieppe-paris, essen-berlin', albo lista
want-route = trasa jako tekst, np. 'dieppe-paris'
want-city-number = numer miasta od 0 do { $most } albo jego nazwa
want-route-number = numer trasy od 0 do { $most } albo jej nazwa
want-ticket-number = numer biletu od 0 do { $most } albo jego nazwa
want-a-word = słowo
want-split = liczba dla każdej talii, np. { "{" }'short': 3, 'long': 1{ "}" }
error-piece = nie ma elementów o nazwie { $given } (elementy: { $names })
error-split-deck = { $deck } nie jest talią biletów albo występuje dwa razy (talie: { $names })
error-city-no-route = { $city } to miasto; trasę nazywa się według obu końców: z { $city } prowadzą trasy do { $near }
error-double-route = '{ $text }' to trasa podwójna; wskaż jeden z jej torów: { $tracks }
error-track = { $route } ({ COLOR($color) })
error-no-route = żadna taka trasa nie łączy { $a } z { $b }; z { $a } prowadzą trasy do: { $near }

## Gry

error-whose-score = czyje punkty? Podaj numer miejsca od 0 do { $most }
error-undo-earlier = nie można cofnąć nic wcześniejszego: { $notice }
place-action = akcja { $number }, { $action }
error-others-wait = inni mogą czekać dopiero od początku tury; najpierw odpowiedz na otwarte pytanie
error-nothing-to-undo = nie ma czego cofnąć: nie zagrano jeszcze żadnej akcji
error-nothing-to-redo = nie ma czego ponowić
error-no-position = nie ma pozycji { $given }: { $notice }; pozycje liczą się od tego miejsca, od 0 do { $most }
want-position = liczba akcji od 0 do { $most }
want-players = liczba graczy albo lista imion
error-players = { $board }: gra dla { $least }–{ $most } graczy, podano { $given }
want-player-name = imię gracza jako krótki tekst w jednym wierszu, bez spacji na brzegach
error-player-signs = imię gracza nie może mieć przecinków ani znaków niedrukowalnych: { $given }
error-same-names = dwaj gracze noszą to samo imię: { $names }
notice-from-position = gra wznowiona od podanej pozycji, do której nie prowadzą zapisane ruchy
notice-from-move = gra wznowiona po ruchu nr { $moves }; wcześniejszych ruchów nie da się odtworzyć według dzisiejszych zasad

## Czego nie przyjmujemy

error-no-file = to nie jest zwykły plik
error-file-long = ponad { $most } bajtów; dłuższych plików nie czytamy
error-nested = listy i obiekty są zagnieżdżone na ponad { $most } poziomów
error-surrogate = tekst zawiera pół znaku (pojedynczy surogat)
want-line = tekst w jednym wierszu, najwyżej { $most } znaków, bez znaków sterujących
want-lines = tekst najwyżej { $most } znaków, bez znaków sterujących
want-at-most = liczba od -{ $most } do { $most }
error-board-most = plansza może mieć najwyżej { $most } { $what ->
    [cities] miast
    [routes] tras
    [tickets] biletów (razem z dodatkami)
   *[spaces] pól na wszystkich trasach
  }, a ta ma { $count }
error-board-data = „{ $name }” może zawierać teksty, liczby, true, false, listy i tabele, ale nie { $given }
