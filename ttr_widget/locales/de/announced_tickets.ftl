### Zielkarten aus zwei Stapeln: ttr_widget/rules/announced_tickets.py

announced-tickets-setup =
    Zu Beginn zieht jeder { $total } { $total ->
        [one] Zielkarte
       *[other] Zielkarten
    }: { DECK($between) } in selbst gewählter Mischung.
    .title = Vorbereitung
    .example =
        Vor deinem ersten Spielzug siehst du dir { $total } { $total ->
            [one] Zielkarte
           *[other] Zielkarten
        } an und wählst.

germany-first-tickets =
    Jeder sagt an, wie viele der { $total } { $total ->
        [one] Zielkarte
       *[other] Zielkarten
    } er von welchem Stapel zieht ({ DECK($between) }), bevor er sie sieht, und behält mindestens { $first_keep }. Wenn alle gewählt haben, kommen die abgelehnten in ihre Stapel zurück, und die Stapel werden neu gemischt.
    .title = Die ersten Zielkarten
    .example =
        Du sagst an, wie sich deine { $total } { $total ->
            [one] Zielkarte
           *[other] Zielkarten
        } aufteilen, siehst sie dir an und behältst { $first_keep } oder mehr.
    .deck-short = { germany-tickets.deck-short }
    .wrong-total = { germany-tickets.wrong-total }
    .too-few = { germany-tickets.too-few }

germany-tickets =
    Bevor du die Zielkarten siehst, sagst du an, wie viele von { $total } { $total ->
        [one] Zielkarte
       *[other] Zielkarten
    } (oder von allen, wenn weniger übrig sind) du von welchem Stapel ziehst, von keinem mehr, als dort liegen. Du behältst mindestens { $keep }; abgelehnte kommen unter ihren eigenen Stapel.
    .title = Zielkarten ziehen
    .example = Spät im Spiel sind dir kurze Zielkarten lieber: Du sagst { $total } aus dem Stapel der kurzen an und behältst mindestens { $keep }.
    .deck-short =
        Nur { PIECES($left, $deck) } { $left ->
            [one] ist
           *[other] sind
        } noch übrig, nicht { $count }.
    .wrong-total =
        Insgesamt { $wanted ->
            [one] wird { $wanted } Zielkarte
           *[other] werden { $wanted } Zielkarten
        } gezogen, nicht { $announced }.
    .too-few =
        Von { $count } { $count ->
            [one] Zielkarte
           *[other] Zielkarten
        } musst du mindestens { $least } behalten, nicht { $kept }.

question-split =
    .mine = { $player }, wähle deine Mischung aus Zielkarten ({ DECK($decks) }): insgesamt { $total }.
    .other = { $player } wählt eine Mischung aus Zielkarten ({ DECK($decks) }): insgesamt { $total }.
answer-split = wie viele Zielkarten von welchem Stapel kommen

error-ticket-split =
    .text = { $text } ist nicht lesbar; schreibe zum Beispiel: 'tickets 3 short 1 long'
    .dict = 'tickets' braucht 'split', eine Zahl für jeden Stapel: { "{" }'short': 3, 'long': 1{ "}" }

unfit-announced-tickets =
    .decks = seine Zielkarten liegen in anderen Stapeln ({ $strange }) als { $decks }
    .one-deck = angesagt werden Zielkarten aus mindestens zwei Stapeln
    .too-few = es gibt zu wenige Zielkarten, um jedem { $total } zu geben

## Das begleitete Spiel, und das Spiel auf einer Seite

summary-announced-tickets =
    .aim = Verbinde die Städte deiner Zielkarten: Eine erfüllte Zielkarte bringt ihre Punkte, eine unerfüllte kostet sie.
    .turn = Zielkarten von den Stapeln deiner Wahl ziehen, zusammen { $total }, und mindestens { $keep } behalten.
guide-split = Lange Zielkarten bringen mehr Punkte, kurze sind leichter zu erfüllen. Sag, wie viele du von jeder Sorte ansehen willst; alle behalten musst du nicht.
    .title = Kurz oder lang?
