### Spojrzenie na grę: ttr_widget/analysis/game_report.py, js/src/review.tsx

report-summary = { $player }: decyzje inne niż planisty: { $other } z { $asked }; kosztowały razem { $cost } pkt (± { $error }). { $luck }
    .gain = { $player }: decyzje inne niż planisty: { $other } z { $asked }; dały razem { $cost } pkt (± { $error }). { $luck }
    .chance = { $player }: decyzje inne niż planisty: { $other } z { $asked }; ile razem kosztowały albo dały, tego nie da się odróżnić od przypadku ({ $cost } ± { $error } pkt). { $luck }
report-luck = Szczęście przy dobieraniu w ciemno i w tunelach, w przydatnych kartach: { $gain }.
report-turn =
    { $turn ->
        [0] Otwarcie
       *[other] Tura { $turn }
    }
report-decision = { report-turn }: zamiast „{ $played }” planista wybrałby „{ $better }”: lepiej o jakieś { $points } pkt (± { $error }).
    .gain = { report-turn }: „{ $played }” to lepszy wybór niż ruch planisty, „{ $better }”: o jakieś { $points } pkt (± { $error }).
report-draw = { report-turn }: w ciemno przyszła karta: { CARD($card) }, warta { $worth } przydatnej karty; można było oczekiwać { $usual }.
report-tunnel = { report-turn }: dopłata za tunel { ROUTE($route) }: { $extra } { $extra ->
        [one] karta
        [few] karty
       *[many] kart
    }; można było oczekiwać { $usual }.

page-review-title = Spójrz na swoją grę
page-review-of = Spojrzenie na grę: { $player }
page-review-progress = Decyzja { $done } z { $all }
page-review-costly = Co kosztowało najwięcej
page-review-none = Żadna decyzja nie kosztowała tyle, by dało się to zmierzyć.
page-review-luck = Szczęście i pech
page-review-played = Zagrano
page-review-better = Planista
page-review-cost = −{ $cost }
page-review-error = ± { $error } pkt
page-review-back = Wróć do omówienia gry
page-review-show = Pokaż tę chwilę
page-review-chance = To może być przypadek.
page-review-how = Każda decyzja, którą planista podjąłby inaczej, jest rozgrywana do końca w { $games } wyobrażonych grach, rozdanych tylko z tego, co było ci wiadome. Punkty mówią, o ile lepiej kończył się wybór planisty; ± to zakres 95 %.
page-review-refused = Spojrzeć na grę można po jej końcu, z miejsca gracza tej strony.
