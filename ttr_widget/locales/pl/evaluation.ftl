### Ile warte są odpowiedzi: ttr_widget/bots/evaluation.py, ttr_widget/bots/verdicts.py, js/src/comparison.tsx

evaluation-summary = { $player }: szansa na wygraną { $chance } % (± { $error }), przewaga na końcu { $lead } (± { $points }), wyobrażone gry: { $games }
evaluation-known = { $player }: szansa na wygraną { $chance } %, przewaga na końcu { $lead }
evaluation-unknown = { $player }: nic jeszcze nie można powiedzieć
evaluation-how = W porównaniu z najlepszą akcją, w tych samych wyobrażonych grach; ± to błąd standardowy
evaluation-head =
    .action = akcja
    .points = punkty
    .chance = szansa
    .games = gry
evaluation-untried = Akcje, na które zabrakło węzłów: { $count }.
evaluation-note =
    .over = Gra jest skończona.
    .waits = Teraz decyduje { $player }, więc nie ma tu akcji do porównania.
    .unknown = Boty nie znają pytania „{ $question }” i odpowiadają na nie losowo; wartości mówią tylko, co z odpowiedzi wynika samo przez się.
    .nodes = Rozegrano za mało, żeby coś ocenić: trzeba więcej węzłów albo sekund.

verdict-standing = { $how ->
        [far-ahead] Prowadzisz wyraźnie
        [ahead] Prowadzisz
        [behind] Przegrywasz
        [far-behind] Przegrywasz wyraźnie
       *[even] Gra jest otwarta
    }: z tego miejsca na 100 gier wygrywasz około { $chance } (± { $error }).
verdict-better = W wyobrażonych grach „{ $move }” kończy się lepiej niż to, co zwykle wybiera planista.
verdict-against = { $how ->
        [better] „{ $move }” jest może nawet lepsze.
        [equal] „{ $move }” jest mniej więcej tak samo dobre.
        [worse] „{ $move }” jest trochę gorsze: o jakieś { $points } pkt (± { $error }).
        [much-worse] „{ $move }” jest wyraźnie gorsze: o jakieś { $points } pkt (± { $error }).
       *[unclear] Nie da się jeszcze powiedzieć, czy „{ $move }” jest lepsze, czy gorsze.
    }

page-compare = Porównaj ruchy
page-compare-title = Porównanie ruchów
page-compare-working = Trwają wyobrażone gry …
page-compare-verdict = { $how ->
        [best] zalecane
        [better] może lepsze
        [equal] mniej więcej tak samo dobre
        [worse] trochę gorsze
        [much-worse] wyraźnie gorsze
       *[unclear] nie do rozstrzygnięcia
    }
page-compare-points = { $points } ± { $error }
page-compare-how = Punkty więcej albo mniej na końcu niż z ruchem zalecanym, z zakresem 95 %: wszystkie ruchy są rozgrywane dalej w tych samych wyobrażonych grach, rozdanych z tego, co wiesz ({ $games }).

page-chances = Szanse na wygraną
page-chances-error = ± { $error }
page-chances-working = Gra { $done } z { $all }
page-chances-how = Według prawdziwych kart i biletów w każdej turze; na nowo tasowane są tylko talie; wyobrażone gry: { $games }. Pasy: błąd standardowy.
page-chances-refused = Szanse wszystkich graczy można pokazać tylko tam, gdzie ze skończonej gry wolno zobaczyć wszystko.
