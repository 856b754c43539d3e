### Strecken bauen: ttr_widget/rules/claiming.py

rule-claiming = Strecken bauen

claim-any-route = Du darfst jede freie Strecke bauen; sie muss nicht an deine anderen Strecken anschließen.
    .title = Jede freie Strecke
    .example = Deine erste Strecke liegt im Norden, deine zweite im Süden: Das ist erlaubt.
    .claimed = Die Strecke { ROUTE($route) } gehört schon { $owner }; wähle eine freie Strecke.

claim-one-per-turn = Pro Spielzug darfst du eine Strecke bauen, und du zahlst sie sofort ganz.
    .title = Eine Strecke pro Spielzug
    .example = Für eine Strecke mit 4 Feldern spielst du 4 Karten auf einmal, nicht erst 2 und später noch 2.

claim-cards = Du zahlst so viele Karten einer Farbe, wie die Strecke Felder hat. Joker ersetzen jede Karte; es dürfen auch nur Joker sein. Keine Karte darf überflüssig sein.
    .title = Eine Strecke bezahlen
    .example = 3 Felder: 3 rote Karten oder 2 rote und 1 Joker oder 3 Joker.

claim-colour = Eine farbige Strecke bezahlst du mit Karten ihrer Farbe.
    .title = Farbige Strecken
    .example = Eine rote Strecke bezahlst du nicht mit grünen Karten.

claim-gray = Eine graue Strecke bezahlst du mit Karten einer beliebigen Farbe.
    .title = Graue Strecken
    .example = Eine graue Strecke mit 2 Feldern: 2 rote oder 2 schwarze Karten, aber nicht 1 rote und 1 schwarze.

claim-pieces = Für jedes Feld der Strecke brauchst du eine Figur (Waggon, Schiff, Straßenbahn). Jeder besitzt { COUNTS($own) }.
    .title = Figuren für eine Strecke
    .example = Mit 2 übrigen Figuren baust du keine Strecke mit 3 Feldern, egal, welche Karten du hast.
    .too-few = { ROUTE($route) } braucht { PIECES($need, $piece) }, und { $player } hat noch { $left }.

claim-score = Die Punkte für eine Strecke bekommst du sofort, nach ihrer Länge (Länge→Punkte): { $points }.
    .title = Punkte für Strecken
    .example =
        Eine Strecke der Länge { $longest }: sofort { $scored } { $scored ->
            [one] Punkt
           *[other] Punkte
        }.

claim-discard = Gespielte Karten kommen auf den Ablagestapel (bei mehreren Kartenstapeln jede auf den ihres eigenen).
    .title = Gespielte Karten
    .example = Du zahlst mit 3 roten Karten: Sie kommen auf den Ablagestapel und kehren zurück, wenn der Kartenstapel leer ist.

move-claim = { ROUTE($route) }: { CARDS($cards) }
    .group = Eine Strecke bauen
event-claim =
    { $player } baut { ROUTE($route) } ({ CARDS($cards) }): { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.

score-routes = Strecken
    .because =
        { $count } { $count ->
            [one] Strecke
           *[other] Strecken
        } gebaut
why-routes =
    .none = Keine Strecke gebaut.
    .claimed = Gebaut: { $routes }.
    .track = Auf der Zählleiste stehen dafür { $points }.

## Von Hand gemachte Stellungen

error-claimed-twice = claimed[{ $seat }]: { $route } ist zweimal angegeben
error-claimed-by-two = claimed[{ $seat }]: { $route } ist auch für { $owner } angegeben, und eine Strecke gehört nur einem
error-claimed-pieces = claimed[{ $seat }]: Die Strecken brauchen { PIECES($placed, $piece) }, und { $player } besitzt { $own }
error-pieces-left = pieces[{ $seat }]: { PIECES($left, $piece) } übrig und { $placed } auf den Strecken, und { $player } besitzt { $own }
error-pieces-form = { $place }: erwartet ist eine Zahl für jede Art von Figur, etwa { $form }, nicht { $given }
error-pieces-twice = { $place }: { $piece } sind zweimal angegeben

## Was nicht sein kann

unfit-claiming =
    .piece = ein Spieler hat höchstens { $most } Figuren einer Art, die nach einem Wort in Kleinbuchstaben heißt, nicht '{ $piece }': { $count }
    .pieces = ein Spieler braucht Figuren, etwa { $form }
    .points = die Strecke { $route } hat die Länge { $length }, und in der Punktetabelle fehlt der Eintrag für { $length }

fault-claiming =
    .players = die Punkte von { $size } Spielern erwartet, { $given } bekommen
    .negative = { $points } Punkte sind unmöglich: Gebaute Strecken bringen nie weniger als 0

# What the lobby and the lab offer.

option-short = Kurzes Spiel: halb so viele Figuren
    .question = Wäre eine Partie mit halb so vielen Figuren genauso spannend?

## Das begleitete Spiel, und das Spiel auf einer Seite

summary-claiming =
    .aim = Sammle Karten und baue damit Strecken. Je länger eine Strecke, desto mehr Punkte bringt sie.
    .turn = Eine Strecke bauen: Du zahlst so viele Karten ihrer Farbe, wie sie Felder hat.
guide-claim = Eine Strecke auf deinem Weg kannst du schon bezahlen. Wähle sie auf der Karte, sieh dir die Zahlung an und baue.
    .title = Baue eine Strecke
guide-claimed = Die Strecke gehört dir und bringt sofort Punkte (+{ $scored }). Die Karten werden abgelegt; deine Figuren bleiben bis zum Ende auf der Karte.
    .title = Deine erste Strecke
guide-taken = { ROUTE($route) } gehört jetzt { $player }. Eine gebaute Strecke ist für alle anderen weg; warte also nicht zu lange mit denen, die du brauchst.
    .title = Wer zuerst kommt
guide-instead-claim = Du hast stattdessen eine Strecke gebaut. Auch gut: Die Punkte sind sicher, und niemand nimmt sie dir weg.
    .title = Lieber eine Strecke
