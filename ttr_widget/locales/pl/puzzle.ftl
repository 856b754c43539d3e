### Zagadki: ttr_widget/puzzle/

## Cele

puzzle-goal = { $goal } w ciągu { $turns } { $turns ->
        [one] tury
        [few] tur
       *[many] tur
    }
    .this-turn = { $goal } w tej turze
puzzle-connect = połącz miasta { CITIES($cities) }
    .missing = miasta { CITIES($cities) } nie są połączone: { $reach }
puzzle-complete = zrealizuj bilet { TICKETS($ticket) }
    .missing = bilet { TICKETS($ticket) } nie jest zrealizowany: { $reach }
    .not-held = { $player } nie ma biletu { TICKETS($ticket) }
puzzle-reach = z miasta { CITY($city) } sieć prowadzi do: { CITIES($near) }, ale nie do miasta { CITY($other) }
    .none = { $player } nie ma trasy do miasta { CITY($city) }
puzzle-claim = zajmij trasę { $route }
    .either = { $one } albo { $other }
    .missing = trasy { $route } nikt jeszcze nie zajął
    .taken = trasa { $route } jest zajęta ({ $owner })
puzzle-score = zdobądź co najmniej { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
    .missing = zdobyte punkty: { $scored }, a potrzeba { $points }
puzzle-build = zbuduj w mieście { CITY($city) }: { PIECE($thing, 1) }
    .missing = w mieście { CITY($city) } nie stoi jeszcze { PIECE($thing, 1) }
    .taken = { PIECE($thing, 1) } w mieście { CITY($city) } należy do innego gracza ({ $owner })
puzzle-lead = miej więcej { COLOR($color, 5, of: "passenger") } pasażerów niż ktokolwiek inny
    .missing = masz { $own } { COLOR($color, $own, of: "passenger") }, a ktoś inny { $others }
puzzle-win = wygraj grę
    .not-over = gra się nie skończyła
    .missing = masz punktów: { $own }, a ktoś inny: { $others }
puzzle-own-goal = osiągnij cel
    .missing = cel nie jest osiągnięty

## Próby i rozwiązania

puzzle-title = Zagadka na planszy { $board }
puzzle-heading = { $player }: { $goal } (inni czekają{ $hints })
    .others-play = { $player }: { $goal } (inni też grają{ $hints })
    .hints = ; podpowiedzi: { $count }
puzzle-solved = Rozwiązane w turze { $turns } z { $within }.
    .actions = Rozwiązane w turze { $turns }: { $actions }.
puzzle-missing = Minęły tury: { $turns } z { $within }, a { $missing }.
puzzle-over = Gra skończyła się przed akcją { $number }.
puzzle-refused = Akcji { $number }, '{ $action }', nie można zagrać: { $why } [{ $rule }]
puzzle-no-solution = Nie ma rozwiązania w ciągu { $within } { $within ->
        [one] tury
        [few] tur
       *[many] tur
    }.
puzzle-unknown = Nie wiadomo: poszukiwanie skończyło się po { $looked } { $looked ->
        [one] pozycji
        [few] pozycjach
       *[many] pozycjach
    }.
