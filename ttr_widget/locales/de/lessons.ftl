### Aufgaben der Lektionen: ttr_widget/lessons/

## Urteile

check-right = { $exercise }: richtig!
check-wrong = { $exercise }: noch nicht. { $hint }
check-none = { $exercise }: noch keine Antwort. Ersetze die drei Punkte: { $question }
check-unreadable = Eine solche Antwort passt nicht zur Frage ({ $question }): { $error }
check-form = Eine solche Antwort passt nicht zur Frage ({ $question }). { $form }
    .number = Schreibe eine Zahl in Ziffern, etwa 7, ohne andere Wörter.
    .pair = Schreibe zwei Zahlen in Klammern, etwa (7, 3).
    .list = Schreibe eine Liste von Texten: ["…", "…"].
    .cities = Schreibe zwei Städte in Klammern, etwa ("paris", "roma").
check-not-kept = { $verdict } (Das Ergebnis konnte nicht gespeichert werden: { $problem })

## Fragen und Hinweise

exercise-1-1 = beginne ein Spiel auf dem Plan von Berlin für zwei Personen und beantworte die erste Frage
    .no-game = Das ist kein Spiel. Übergib das Spiel selbst, den Wert von ttr.new_game(…).
    .board = Dieses Spiel hat einen anderen Plan. ttr.boards() zeigt die Namen.
    .players = Das Spiel hat eine andere Spielerzahl.
    .unanswered = Die Karten sind verteilt, aber die erste Frage ist noch offen: Spiele eine Antwort.
exercise-2-1 = wie viele Wagenkarten braucht man mindestens für alle Strecken von Europa?
    .routes = Das ist die Anzahl der Strecken. Eine Strecke kostet eine Karte je Feld.
    .tracks = Du hast von jeder Doppelstrecke nur ein Gleis gezählt.
    .other = Zähle die Felder aller Strecken in game.board.routes zusammen, bei Doppelstrecken beide Gleise.
exercise-2-2 = welche Städte von Europa sind Sackgassen?
    .none = Es gibt eine. Der Grad einer Stadt zählt beide Gleise einer Doppelstrecke; zähle stattdessen Nachbarn.
    .unknown = '{ $city }' ist keine Stadt von Europa. Schreibe sie wie auf dem Plan oder als ID, etwa 'paris'.
    .neighbours = { $city } hat Strecken zu { $count } anderen Städten.
exercise-3-1 = wie viele Karten kostet der zweite Bahnhof?
    .first = Das ist der Preis des ersten Bahnhofs. Jeder weitere kostet mehr.
    .third = Das ist der Preis des dritten Bahnhofs. Wie viele hat Ada vor diesem gebaut?
    .other = Biete eine sicher falsche Zahlung an, etwa eine Karte zu wenig: why_not nennt den Preis.
exercise-3-2 = welche Regel verbietet einen zweiten Bahnhof in einer Stadt?
    .nothing = None bedeutet, dass der Zug erlaubt ist. Hat Grace in dieser Stadt einen Bahnhof (stations=…)?
    .sentence = Das ist der Satz. Die Regel ist der kurze Name in Klammern am Ende.
    .input = Das Spiel konnte den Zug nicht lesen. Schreibe 'station <Stadt> with <Karten>', die Anzahl vor der Farbe.
    .other-rule = Das ist eine Regel von Europa, aber eine andere. Lass Ada in einer Stadt bauen, in der Grace einen Bahnhof hat.
    .unknown = Eine solche Regel gibt es in Europa nicht. Die Namen sehen aus wie 'europe.ferry'.
exercise-3-3 = wie viele Karten kann München–Zürich höchstens kosten?
    .printed = Das ist der Preis ohne Zusatzkarten. Was geschieht, wenn die aufgedeckten Karten passen?
    .less = Es kann mehr kosten. Wie viele Karten werden aufgedeckt, und welche davon kosten eine Zusatzkarte?
    .more = So teuer kann es nicht werden: Es werden nicht mehr Zusatzkarten bezahlt als aufgedeckt.
exercise-4-1 = die Punkte aller drei zusammen für Fahrgäste: (höchstens, mindestens)
    .order = Schreibe zuerst die größere Zahl: (höchstens, mindestens).
    .ties = 20 + 10 je Farbe gilt ohne Gleichstand. Was bekommen Spieler, die gemeinsam die meisten haben?
    .second = Die erste Zahl stimmt. Muss es in jeder Farbe jemanden auf Platz zwei geben?
    .least = Die erste Zahl stimmt. Nimm eine Farbe: Wie viel wird mindestens gewertet, wenn jemand einen Fahrgast davon hat?
    .other = Nimm zuerst eine Farbe: Wie viel bekommen drei Spieler dafür höchstens und mindestens? Es gibt sechs Farben.
exercise-4-2 = Adas Punkte: (mit noch einem roten Fahrgast, mit einem blauen)
    .both = Beide Zahlen stimmen nicht. passenger_points(…)[0] sind Adas Punkte in einer Stellung; benutze es zweimal.
    .red = Die zweite Zahl stimmt. Mit noch einem roten Fahrgast hat Ada Gleichstand mit zwei anderen: Was bekommen sie?
    .blue = Die erste Zahl stimmt. Wie viele blaue Fahrgäste hat Grace, und wie viele hätte Ada?
exercise-5-1 = alle Zahlungen für Murmansk–Reykjavik ohne Joker
    .refused = '{ $payment }' ist nicht erlaubt: { $reason }
    .wild = Das ist erlaubt, aber lass die Joker weg.
    .missing = Alle sind erlaubt, aber es fehlen noch welche; gefunden: { $count }. Ein Doppelschiff deckt zwei Felder ab.
exercise-6-3 = wie viele Felder des Schulplans können drei Spieler nutzen?
    .trains = Das ist die Zahl der Waggons von drei Spielern. Wie viele Felder gibt es dafür?
    .tracks = Zu dritt darf nur ein Gleis einer Doppelstrecke gebaut werden.
    .less = Es sind mehr. Zähle die Längen der Strecken zusammen, jede Doppelstrecke einmal.
exercise-7-1 = in wie vielen Zügen kann Ada den Tunnel sicher bauen?
    .never = Es geht. Erlaube im Ziel einen Zug mehr, und lass solve() noch einmal suchen.
    .at-once = Die oberste Karte des Stapels ist grün: Was würde der Tunnel kosten, wenn sie ihn sofort baut?
    .sooner = Es geht schneller. Welche Karten liegen oben, nachdem sie einen Zug lang Karten gezogen hat?
exercise-7-2 = ein Rätsel auf dem Berliner Plan, das genau zwei Züge dauert
    .no-puzzle = Das ist kein Rätsel. Übergib ttr.Puzzle(…) selbst.
    .board = Dieses Rätsel hat einen anderen Plan.
    .unsolved = Der Löser findet keine Lösung. Gib Ada mehr Karten oder dem Ziel mehr Züge.
    .unknown = Der Löser hat aufgegeben: Es gibt zu viel zu probieren. Wähle ein Ziel, das weniger Züge braucht.
    .quick = Es geht schon in einem Zug. Nimm Ada eine Karte weg.
    .slow = Die kürzeste Lösung dauert länger als zwei Züge.
exercise-8-1 = ein Bot, der manchmal neue Zielkarten zieht
    .no-function = Übergib die Funktion des Bots selbst, ohne sie aufzurufen.
    .fails = Der Bot scheitert: { $error }
    .never = In vier Spielen hat er keine einzige Zielkarte gezogen. Ist die Bedingung je wahr? Gib sie aus.
    .always = Er zieht ständig Zielkarten, und nicht erfüllte kosten Punkte. Wann sollte er aufhören?
exercise-9-3 = Explorer, so geändert, dass die wenigsten Städte Punkte kosten
    .no-rule = Das ist keine Regel. Übergib die Klasse Explorer selbst.
    .nothing = Niemandes Punkte ändern sich. Wer keine Strecke hat, hat 0 Städte erreicht; wird das ausgelassen?
    .who = Es trifft, wer die meisten Städte hat. Wen soll es treffen?
    .sign = Es trifft die richtige Person, aber sie gewinnt Punkte, statt welche zu verlieren.
exercise-10-1 = das Ergebnis von tausend Spielen zwischen zwei greedy-Bots
    .no-result = Das ist nicht das Ergebnis einer Simulation. Übergib den Wert von ttr.simulate(…).
    .games = Es enthält { $count } Spiele. Lege tausend fest und spiele sie alle.
    .bots = Lass zwei greedy-Bots spielen, damit der Platz der einzige Unterschied ist.
exercise-11-1 = zwei Städte von Europa, die am weitesten voneinander entfernt sind
    .unknown = '{ $city }' ist keine Stadt von Europa. Schreibe sie wie auf dem Plan oder als ID, etwa 'paris'.
    .steps = Dazwischen liegen die meisten Strecken, aber Strecken sind verschieden lang. Zähle Felder: weight="length".
    .nearer = Zwischen ihnen liegen { $spaces } Felder. Zwei andere Städte sind weiter voneinander entfernt.
exercise-11-3 = die beiden Nachbarstädte von Europa
    .no-neighbours = Zwischen diesen beiden gibt es keine Strecke; schreibe ihre IDs, etwa 'paris'.
    .bridge = Ohne diese Strecken ist eine Stadt gar nicht erreichbar, und ihre Zielkarten haben keinen kürzesten Weg. Wähle ein anderes Paar.
    .more = Dann sind die kürzesten Wege zusammen { $total } Felder lang. Ein anderes Paar macht sie länger.

## Die Startseite eines Kurses

course-title = Zug um Zug im Notebook
course-about = Wähle eine Lektion. Python läuft in diesem Tab deines Browsers; nichts wird irgendwohin geschickt. Der Start dauert einige Sekunden.
course-play = Einfach spielen
    .about = Das Formular, mit dem ein Spiel beginnt: gegen den Computer oder gegeneinander
course-foreign = auf Englisch
course-note = Dieses Projekt ist inoffiziell und hat nichts mit dem Verlag des Spiels zu tun.
course-lobby = # Einfach spielen

    Klicke in die Zelle und drücke Umschalt und Enter. Wähle dann einen Spielplan und die Spieler und klicke auf *Spiel starten*.
    Passiert nichts, dann startet Python noch: Drücke die Tasten noch einmal.
