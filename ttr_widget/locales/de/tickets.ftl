### Zielkarten: ttr_widget/rules/{tickets,ticket_piles}.py

rule-tickets = Zielkarten

tickets-setup =
    Zu Beginn zieht jeder { COUNTS($first, case: "acc") }{ $gone ->
        [0] .
       *[other] ; danach sind alle anderen Karten dieser Art ({ DECK($boxed) }) aus dem Spiel.
    }
    .title = Vorbereitung
    .example = Vor deinem ersten Spielzug siehst du dir { COUNTS($first, case: "acc") } an und wählst.

tickets-first =
    Jeder zieht { $drawn } { $drawn ->
        [one] Zielkarte
       *[other] Zielkarten
    } und behält mindestens { $first_keep }; { $first_rest ->
        [box] abgelehnte kommen ungesehen aus dem Spiel
       *[under] abgelehnte kommen unter den Stapel
    }. Alle entscheiden vor dem ersten Spielzug, ohne die Wahl der anderen zu sehen.
    .title = Die ersten Zielkarten
    .example = Du ziehst { $drawn } und behältst { $first_keep }, mehr davon oder alle.
    .too-few = { tickets-keep.too-few }

tickets-draw = Bei dieser Aktion ziehst du { COUNTS($draw, case: "acc") } und behältst mindestens { $keep }.
    .title = Zielkarten ziehen
    .example = Du ziehst { COUNTS($draw, case: "acc") }, und nichts davon gefällt dir: Trotzdem behältst du mindestens { $keep }.
    .too-few = { tickets-keep.too-few }

tickets-keep = Von den gezogenen Zielkarten wird mindestens die vorgeschriebene Zahl behalten. Der Rest kommt unter seinen Stapel, in der Reihenfolge des Ziehens (zu Spielbeginn: in Sitzreihenfolge). Eine behaltene Zielkarte wird nie zurückgegeben.
    .title = Zielkarten behalten
    .example = Eine behaltene Zielkarte lässt sich nicht mehr erfüllen: Sie bleibt bei dir und kostet am Ende Punkte.
    .not-drawn = { TICKET($ticket) } ist nicht unter den gezogenen Zielkarten ({ TICKETS($offered) }).
    .twice = Eine Zielkarte ist doppelt genannt; jede kann nur einmal behalten werden.
    .too-few =
        Von { $count } { $count ->
            [one] Zielkarte
           *[other] Zielkarten
        } musst du mindestens { $least } behalten, nicht { $kept }.

tickets-opening = Zu Spielbeginn ziehen erst alle, dann wählen alle in Sitzreihenfolge, und erst danach kommen abgelehnte Zielkarten zurück: Niemand zieht, was ein anderer abgelehnt hat.
    .title = Der Spielbeginn
    .example = Ada lehnt zu Spielbeginn eine Zielkarte ab. Grace wählt nach ihr und kann sie nicht gezogen haben.

tickets-short-deck = Sind weniger Zielkarten übrig, als die Aktion zieht, werden die restlichen gezogen. Ist keine mehr übrig, kann die Aktion nicht gewählt werden.
    .title = Wenige Zielkarten übrig
    .example = Eine Zielkarte ist übrig: Du ziehst sie und behältst sie.
    .empty = Es sind keine Zielkarten mehr übrig; wähle eine andere Aktion.

tickets-secret = Zielkarten sind bis zum Ende geheim: welche es sind und ob sie erfüllt sind. Wie viele jemand hat, wissen alle. Handkarten sind geheim, ihre Zahl ist allen bekannt.
    .title = Geheime Zielkarten
    .example = Alle sehen, dass du 3 Zielkarten hast, aber niemand sieht, welche.

tickets-score = Am Ende bringt jede Zielkarte, deren Städte durch einen zusammenhängenden Weg aus eigenen Strecken verbunden sind, ihren Wert; jede andere kostet ihn.
    .title = Punkte für Zielkarten
    .example = Eine Zielkarte über 9 Punkte: erfüllt +9, nicht erfüllt −9.
    .sum = Zielkarten

question-keep =
    .mine =
        { $player }, behalte mindestens { $least } von { $count } { $count ->
            [one] Zielkarte
           *[other] Zielkarten
        }.
    .other =
        { $player } wählt aus { $count } { $count ->
            [one] Zielkarte
           *[other] Zielkarten
        }.
answer-keep = welche Zielkarten bleiben

move-tickets =
    { $split ->
        [none] Zielkarten ziehen
       *[other] { COUNTS($split, case: "acc") } ziehen
    }
    .group = Zielkarten ziehen
move-keep = { TICKETS($tickets, points: "yes") } behalten
    .group = Zielkarten behalten

event-tickets-drawn =
    { $player } zieht { $count } { $count ->
        [one] Zielkarte
       *[other] Zielkarten
    }{ $tickets ->
        [none] .
       *[other] : { TICKETS($tickets, points: "yes") }.
    }
event-tickets-kept =
    { $player } behält { $count } { $count ->
        [one] Zielkarte
       *[other] Zielkarten
    }{ $kept ->
        [none] .
       *[other] : { TICKETS($kept, points: "yes") }.
    }

score-ticket = { TICKET($ticket, points: "yes") }
    .done = erfüllt
    .failed = nicht erfüllt
    .column = Zielkarten

## Von Hand gemachte Stellungen

error-ticket-none-chosen = tickets: Mit opening=True hat ein genannter Platz schon gewählt und muss mindestens eine Zielkarte haben
error-ticket-twice = { $place }: Es gibt die Zielkarte { $ticket } nur einmal, genannt ist sie { $before } und { $where }
error-ticket-repeated = { $place }: Es gibt die Zielkarte { $ticket } nur einmal, genannt ist sie zweimal { $where }
error-ticket-place =
    .hand = auf der Hand von { $player }
    .deck = auf dem Stapel
    .box = in der Schachtel
error-ticket-deck = { $place }: unbekannter Zielkartenstapel { $deck } (Stapel: { $decks }){ $near }
error-ticket-other-deck = { $place }: Die Zielkarte { $ticket } gehört zum Stapel '{ $deck }'
error-ticket-boxed = { $place }: Die Zielkarte { $ticket } kann auf keinem Stapel liegen: Nach dem Spielbeginn sind alle Karten dieser Art ({ DECK($deck) }), die niemand hat, aus dem Spiel
error-ticket-too-few = tickets: { fault-tickets.too-few }
error-ticket-chosen = die Zielkarten von { $player } stehen schon in 'tickets', es gibt also nichts mehr zu wählen; bitte nur eines von beiden angeben
error-ticket-first = { $count } dieser Zielkarten gehören zum Stapel '{ $deck }', von dem zu Beginn { $most } gezogen werden
    .total = { $count } Zielkarten sind genannt, zu Beginn werden { $most } gezogen
error-ticket-first-order = die Spieler ziehen nacheinander von den Stapeln, die sie ansagen; bitte auch die Zielkarten von Platz { $seat } nennen

## Was nicht sein kann

unfit-tickets =
    .deck-name = ein Stapel Zielkarten heißt nach einem Wort in Kleinbuchstaben, nicht '{ $deck }'
    .decks = es kann 1 bis { $most } Stapel Zielkarten geben, nicht { $count }
    .boxed = kein Stapel heißt '{ $deck }' (Stapel: { $decks })
    .drawn = auf einmal lassen sich höchstens { $most } Zielkarten ziehen, nicht { $count }
    .rest = abgelehnte Zielkarten kommen in die Schachtel ('box') oder unter den Stapel ('under'), nicht '{ $given }'
    .deck = die Zielkarte { $ticket } liegt im Stapel '{ $deck }', gezogen wird aber nur aus: { $decks }
    .too-few = { $players } Spieler brauchen { $need } Zielkarten aus dem Stapel '{ $deck }', der nur { $have } hat
    .keep = es müssten mehr Zielkarten behalten werden, als gezogen werden

fault-tickets =
    .lists = { $size } Listen erwartet, { $given } bekommen
    .nobody = niemand wählt gerade Zielkarten
    .count = dort liegen { $count } Zielkarten, die Frage nennt aber { $given }
    .deck = dort liegt eine Zielkarte, die nicht zum Stapel '{ $deck }' gehört
    .places = die Zielkarte { $ticket } ist an { $count } Stellen
    .too-few =
        Zu Spielbeginn müssen noch { $need } { $need ->
            [one] Zielkarte
           *[other] Zielkarten
        }{ $deck ->
            [none] { "" }
           *[other] { " " }aus dem Stapel '{ $deck }'
        } gezogen werden, und übrig { $have ->
            [one] ist
           *[other] sind
        } { $have }

# What the lobby and the lab offer.

lab-tickets-first-keep = mindestens behalten, zu Beginn
lab-tickets-keep = mindestens behalten, später
lab-tickets-total = gezogene Zielkarten
counter-tickets = Zielkarten
    .head = Zielkarten

## Das begleitete Spiel, und das Spiel auf einer Seite

summary-tickets =
    .aim = Verbinde die Städte deiner Zielkarten: Eine erfüllte Zielkarte bringt ihre Punkte, eine unerfüllte kostet sie.
    .turn = { COUNTS($draw, case: "acc") } ziehen und mindestens { $keep } behalten.
guide-keep = Jede Zielkarte nennt Städte. Verbinde sie mit eigenen Strecken, und du gewinnst ihre Punkte; sonst verlierst du sie. Am leichtesten sind Zielkarten, deren Wege sich teilweise decken.
    .title = Deine ersten Zielkarten
guide-keep-more = Behalte nur, was du noch schaffst: Eine unerfüllte Zielkarte kostet am Ende Punkte.
    .title = Neue Zielkarten
guide-held = Nur du siehst sie. Wähle eine, und der Spielplan zeigt einen kurzen Weg zwischen ihren Städten.
    .title = Deine Zielkarten
guide-done = { TICKET($ticket) } ist erfüllt. Die Punkte kommen am Ende dazu, und niemand nimmt sie dir mehr.
    .title = Eine Zielkarte erfüllt!
guide-lost = { TICKET($ticket) } lässt sich mit freien Strecken nicht mehr verbinden. Das passiert jedem; hol es mit anderen Zielkarten und langen Strecken wieder auf.
    .title = Eine Zielkarte in Not
guide-more = Deine Zielkarten füllen den Rest des Spiels nicht. Neue können viele Punkte bringen, wenn die Zeit dafür reicht.
    .title = Mehr Zielkarten?
guide-instead-tickets = Du hast stattdessen Zielkarten gezogen. Mehr zu gewinnen, aber auch mehr zu verlieren: Behalte, was zu deinen Strecken passt.
    .title = Lieber Zielkarten
