### Wie der Planer seine Gewichte lernt: ttr_widget/bots/learn/

learn-weight = { $name }: { $learned } statt { $usual }
learn-test = Prüfung mit neuen Ausgangslagen: { $share } von { $games } Partien gegen die Standardgewichte gewonnen (95-%-Intervall { $low } bis { $high }).
learn-better = Diese Gewichte sind besser als die Standardgewichte.
learn-no-better = Die Prüfung zeigt nicht, dass diese Gewichte besser sind; bleib bei den Standardgewichten.
learn-progress = { $games } von { $most } Partien, { $accepted } { $accepted ->
        [one] Änderung
       *[other] Änderungen
    } übernommen, letzter Vergleich { $check }
learn-command = Lernt die Gewichte des Planers für einen Spielplan, indem er gegen sich selbst spielt.
    .board = ein Spielplan, eine Variante wie 'europe without LongestPath' oder der Ordner eines eigenen Spielplans
    .games = höchstens so viele Partien, um daraus zu lernen
    .test = Anzahl weiterer Partien, die das Ergebnis messen
    .seed = derselbe Startwert ergibt dieselben Gewichte
    .jobs = Anzahl der Prozesse; die Gewichte hängen nicht davon ab
    .file = schreibt die Gewichte in diese Datei, wenn sie besser sind; der Planer liest sie aus planner.json im Ordner des Spielplans
