### Üben: ttr_widget/puzzle/collection.py, ttr_widget/page/page_puzzle.py

practice-title = Üben

## Lektionen

practice-lesson-draw = Karten ziehen
practice-lesson-ferry = Fähren
practice-lesson-tunnel = Das Risiko im Tunnel
practice-lesson-station = Bahnhöfe
practice-lesson-blocked = Blockierte Strecken
practice-lesson-double-ship = Doppelschiffe
practice-lesson-tour = Rundreisen
practice-lesson-harbour = Häfen
practice-lesson-majority = Mehrheiten
practice-lesson-endgame = Das Endspiel

## Hinweise

puzzle-hint-places = Die Strecken und Städte, die du brauchst, sind auf der Karte markiert; { $turns ->
        [one] ein Zug genügt
       *[other] nötig sind { $turns } Züge
    }.
puzzle-hint-first = Beginne so: { $move }.

## Die Rätsel: ein Titel, und was jedes lehrt

practice-europe-two-cards = Zwei Karten oder eine
    .idea = Eine offene Lokomotive ist die einzige Karte eines Zuges: zwei passende Farbkarten bringen mehr.
practice-europe-both-ends = Beide Enden einer Zielkarte
    .idea = Rechne aus, was die ganze Zielkarte noch kostet, und ziehe nur die Farbe, die fehlt.
practice-europe-ferry = Über den Kanal
    .idea = Eine Fähre verlangt eine Lokomotive, gleich in welcher Farbe: Hier ist die offene einen ganzen Zug wert.
practice-europe-two-ferries = Zwei Fähren, zwei Lokomotiven
    .idea = Bezahle jede Fähre mit so wenigen Lokomotiven, wie sie verlangt, und behalte den Rest für die nächste.
practice-europe-tunnel-reserve = Eine Karte Reserve
    .idea = Ein Tunnel kann mehr kosten, als gedruckt ist: Grabe erst, wenn du Karten dieser Farbe übrig hast.
practice-europe-around-the-tunnel = Um den Tunnel herum
    .idea = Ohne Reserve ist der sichere Umweg besser als ein Tunnel, der misslingen kann.
practice-europe-tunnel-colour = Die Farbe des Tunnels
    .idea = Sieh in den Ablagestapel: Eine Farbe, die fast verbraucht ist, wird kaum aufgedeckt.
practice-europe-station = Eine geliehene Strecke
    .idea = Ein Bahnhof leiht dir eine Strecke eines anderen Spielers, die in seiner Stadt endet.
practice-europe-station-and-route = Welche Karte für den Bahnhof
    .idea = Ein Bahnhof nimmt jede Farbe: Bezahle ihn mit der Karte, die keine Strecke braucht.
practice-europe-second-station = Der zweite Bahnhof
    .idea = Der zweite Bahnhof kostet zwei Karten einer Farbe: Sammle sie rechtzeitig.
practice-europe-station-in-time = Bahnhof statt Umweg
    .idea = Ein Bahnhof kostet weniger als die Karten für einen langen Umweg; die Lokomotive füllt dann die Lücke in der letzten Strecke.
practice-europe-detour = Blockiert in Polen
    .idea = Ist die direkte Strecke weg und kein Bahnhof übrig, suche den kürzesten Weg über die Nachbarstadt.
practice-europe-last-turn = Der letzte Zug
    .idea = Zähle im letzten Zug alles: die Strecke, die Zielkarte, die sie erfüllt, und die Punkte, die eine verfehlte Zielkarte kostet.
practice-germany-first-red = Zwei auf einen Streich
    .idea = Eine Strecke nimmt von jedem Ende einen Fahrgast mit: Wähle die, an deren beiden Enden deine Farbe wartet.
practice-germany-two-cities = Drei fehlen zur Mehrheit
    .idea = Kurze Strecken zwischen vollen Städten bringen schneller Fahrgäste als lange.
practice-germany-cheap-passengers = Fahrgäste zum kleinen Preis
    .idea = Prüfe erst, welche Strecken deine Karten bezahlen, und dann, an welchen die Farbe wartet.
practice-germany-last-passenger = Der Fahrgast, der entscheidet
    .idea = Am Ende kann ein Fahrgast mehr wert sein als eine Strecke: Die Mehrheit einer Farbe bringt 20 Punkte, der zweite Platz 10.
practice-germany-globetrotter = Zwei Punkte oder achtzehn
    .idea = Die kurze Strecke erfüllt eine Zielkarte, und damit hat Ada so viele wie Grace: Die 15 Punkte des Globetrotters zählen für beide.
practice-germany-dead-end = Frankreich ist eine Sackgasse
    .idea = Zwei Strecken in ein Nachbarland treffen sich dort nicht: Kein Weg führt hindurch.
practice-germany-closed-double = Das gesperrte Gleis
    .idea = Zu zweit ist eine Doppelstrecke gesperrt, sobald ein Gleis vergeben ist; sieh eine Stadt weiter.
practice-germany-other-way-to-berlin = Der andere Weg nach Berlin
    .idea = Zwei kurze Strecken können billiger sein als die eine, die jeder sieht.
practice-germany-across-the-country = Quer durchs ganze Land
    .idea = Plane zuerst den ganzen Weg, dann entscheide, wo deine Lokomotiven die meisten Züge sparen.
practice-usa-any-colour = Jede Farbe ist recht
    .idea = Eine graue Strecke nimmt jede Farbe, aber nur eine: Die Lokomotive gehört zur einzelnen Karte.
practice-usa-three-routes = Auf die Karte genau
    .idea = Ziehe genau, was fehlt: Jede überflüssige Karte kostet einen halben Zug.
practice-usa-hand-full-of-wilds = Die Hand voller Lokomotiven
    .idea = Lokomotiven sind zum Ausgeben da: Noch eine kann einen ganzen Zug sparen.
practice-usa-coast-to-coast = Von Küste zu Küste
    .idea = Verteile die Lokomotiven so auf die langen Strecken, dass einmal Ziehen für alle reicht.
practice-usa-around-the-block = Um die Sperre herum
    .idea = Eine blockierte Zielkarte ist nicht verloren: Zähle den Umweg, und behalte jede Farbe für die Strecke, die sie braucht.
practice-usa-other-track = Über Saint Louis
    .idea = Was du schon gebaut hast, kann aus einem Umweg einen kurzen Weg machen.
practice-usa-six-trains = Noch sechs Waggons
    .idea = Eine lange Strecke bringt mehr als zwei kurze: sechs Felder sind 15 Punkte wert, zweimal drei nur 8.
practice-usa-last-train = Die letzten vier Waggons
    .idea = Eine erfüllte Zielkarte zählt am Ende doppelt: Du gewinnst ihre Punkte, und du verlierst sie nicht.
practice-berlin-subway = In die U-Bahn
    .idea = Eine U-Bahn-Linie kostet nur einen U-Bahn-Wagen, so lang sie auch ist; nur die Karten müssen stimmen.
practice-berlin-long-way-round = Außen herum
    .idea = Sind beide Gleise gesperrt, geht es über die Nachbarorte außen herum.
practice-berlin-twins = Beide Doppelstrecken zu
    .idea = Prüfe zuerst die Doppelstrecken: Zu zweit gehört dir das zweite Gleis nie.
practice-berlin-no-trams = Nur noch eine Straßenbahn
    .idea = Gehen die Straßenbahnen aus, bringt die U-Bahn die Zielkarte noch ins Ziel.
practice-berlin-long-route-first = Lang lohnt sich
    .idea = Die Punkte wachsen schneller als die Länge: vier Felder sind mehr wert als zweimal zwei.
practice-berlin-only-bicycles = Lauter Fahrräder
    .idea = Wo jede Farbe passt, taugen Fahrräder so viel wie eine Farbe; hier gibt es sonst nichts zu holen.
practice-berlin-cheapest-end = Ein einziges Feld
    .idea = Am Ende kann die billigste Strecke die beste sein: Ein Feld kann zwei Zielkarten erfüllen.
practice-world-double-ships = Doppelschiffe
    .idea = Eine Karte mit Doppelschiff deckt zwei Felder, also reichen zwei für drei; ein Schiff verfällt.
practice-world-no-change = Kein Wechselgeld
    .idea = Setze einzelne Schiffe dort ein, wo die Länge ungerade ist: Ein Doppelschiff gibt nichts heraus.
practice-world-anchors-ride-along = Anker fahren mit
    .idea = Auf einer Strecke zählt eine Karte mit Anker wie jede andere ihrer Farbe. Ein offener Joker wäre der ganze Zug.
practice-world-closed-track = Das andere Gleis ist gesperrt
    .idea = Zu zweit ist das zweite Gleis einer Doppelstrecke gesperrt, sobald das erste vergeben ist. Fahr außen herum, solange die Züge reichen.
practice-world-draw-doubles = Über den Atlantik
    .idea = Zähle auf einer langen Seestrecke Felder, nicht Karten: Das Doppelschiff ist der bessere Zug.
practice-world-rails-and-sails = Schienen und Segel
    .idea = Eine lange Zielkarte braucht oft beide Stapel: Sieh, welchen Teil deine Karten schon bezahlen, und beginne dort.
practice-world-tour-any-order = Eine Rundreise ist ein Netz
    .idea = Eine Rundreise ist erfüllt, wenn alle ihre Städte verbunden sind, gleich in welcher Reihenfolge du baust.
practice-world-tour-africa = Paare im Gebirge
    .idea = Schwieriges Gelände kostet je Feld ein Kartenpaar, und jedes Paar darf seine eigene Farbe haben.
practice-world-tour-america = Die Küste hinunter
    .idea = Setze den Joker dort ein, wo eine Karte fehlt, nicht dort, wo du genug hast.
practice-world-harbour = Erst eine Strecke
    .idea = Ein Hafen braucht eine eigene Strecke in seine Stadt: Baue zuerst die billigste.
practice-world-harbour-colour = Zwei Züge und zwei Schiffe
    .idea = Ein Hafen kostet zwei Zug- und zwei Schiffskarten einer Farbe, alle mit Anker; ein Joker ersetzt jede davon.
practice-world-save-the-marks = Spare die Anker
    .idea = Bezahle Strecken mit Karten ohne Anker: Die mit Anker kostet der Hafen.
practice-world-exchange = Züge gegen Schiffe
    .idea = Ein Tausch kostet einen Zug und einen Punkt je Stück, aber er kann eine Zielkarte retten.
