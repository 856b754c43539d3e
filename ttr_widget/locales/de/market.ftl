### Karten ziehen: ttr_widget/rules/market.py, drawing.py und card_piles.py

rule-market =
    { $decks ->
        [one] Karten ziehen
       *[other] Karten ziehen von zwei Stapeln
    }

card-market-setup = Jeder beginnt mit { PIECES($hand, "deck", case: "dat") }.
    .title = Vorbereitung
    .example = Vor deinem ersten Spielzug hast du { PIECES($hand, "deck") } auf der Hand.

draw-two-cards = Du ziehst zwei Karten nacheinander: jede aus den { $display } offenen Karten oder verdeckt vom Kartenstapel.
    .title = Karten ziehen
    .example = Du nimmst eine offene rote Karte, siehst dir die nachgelegte an und ziehst dann verdeckt.
    .not-there = Offen liegen { CARD($display) }; { CARD($card) } ist nicht dabei.

draw-refill = Eine genommene offene Karte wird sofort vom Kartenstapel ersetzt, noch vor der nächsten Entscheidung. Ein Platz, der mangels Karten leer bleibt, wird gefüllt, sobald es wieder Karten gibt.
    .title = Eine Karte ersetzen
    .example = Du nimmst die offene blaue Karte, und eine grüne vom Kartenstapel kommt an ihre Stelle: Die darfst du als Nächstes nehmen.

draw-open-wild = Eine offene Karte „{ CARD($wild) }“, als erste genommen, ist die einzige Karte dieses Spielzugs.
    .title = Ein offener Joker
    .example = Deine erste Karte ist offen: { CARD($wild) }. Dein Spielzug endet mit einer Karte.

draw-second-open-wild = Offene { CARD($wild, 2) } darfst du nicht als zweite Karte nehmen, auch nicht, wenn sie eben erst nachgelegt wurden.
    .title = Kein offener Joker als zweite Karte
    .example = Du nimmst eine offene rote Karte, und an ihre Stelle kommt „{ CARD($wild) }“: Nimm eine andere Karte oder zieh verdeckt.
    .refused = Die offene Karte „{ CARD($wild) }“ darf nicht die zweite sein; nimm eine andere oder zieh verdeckt.

draw-blind-wild = Verdeckt gezogene { CARD($wild, 2) } zählen wie gewöhnliche Karten: Ist deine erste Karte so eine, ziehst du trotzdem noch eine zweite.
    .title = Ein verdeckt gezogener Joker
    .example = Du ziehst verdeckt und bekommst „{ CARD($wild) }“: Glück gehabt, und eine zweite Karte ziehst du auch noch.

draw-flush =
    Liegen nach dem Auslegen { $flush } oder mehr { CARD($wild, 2) } offen, werden alle offenen Karten abgelegt und neue ausgelegt, höchstens { $flush_limit ->
        [one] einmal
       *[other] { $flush_limit }-mal hintereinander
    }; danach bleiben sie liegen, bis eine von ihnen ersetzt wird.
    .title = Zu viele offene Joker
    .example = Unter den offenen Karten sind jetzt { $flush } { CARD($wild, $flush) }: Alle offenen Karten werden abgelegt und neue ausgelegt.

draw-reshuffle = Wird eine Karte von einem leeren Kartenstapel gebraucht, wird sein Ablagestapel gemischt und zum neuen Kartenstapel.
    .title = Ein leerer Kartenstapel
    .example = Die letzte Karte des Stapels wird offen ausgelegt. Die nächste Spielerin zieht verdeckt: Erst jetzt wird der Ablagestapel gemischt.

draw-exhausted = Sind Kartenstapel und Ablagestapel leer, kann niemand diese Aktion wählen, auch wenn noch Karten offen liegen. Wer schon zieht, muss eine zweite Karte nehmen, wenn es eine gibt: verdeckt oder eine offene außer „{ CARD($wild) }“. Gibt es keine, endet der Spielzug einfach.
    .title = Keine Karten mehr
    .example = Alle Karten sind auf den Händen: Wähle eine andere Aktion, und die Karten, die du spielst, kommen wieder ins Spiel.
    .nothing-left = Kartenstapel und Ablagestapel sind leer, niemand kann eine Karte ziehen; wähle eine andere Aktion.
    .deck-empty = Der { DECK($deck) } und sein Ablagestapel sind leer; nimm eine andere Karte.

hand-unlimited = Du darfst beliebig viele Karten auf der Hand haben.
    .title = Wie viele Karten auf der Hand
    .example = Du hast 20 Karten auf der Hand und ziehst noch zwei: 22.

question-draw =
    .mine = { $player }, nimm eine zweite Karte.
    .other = { $player } nimmt eine zweite Karte.
answer-draw = welche Karte die zweite sein soll

move-draw =
    { $card ->
        [deck] Vom { DECK($card, case: "dat") } ziehen
        [train-deck] Vom { DECK($card, case: "dat") } ziehen
        [ship-deck] Vom { DECK($card, case: "dat") } ziehen
       *[other] Offene Karte nehmen: { CARD($card) }
    }
    .group = Eine Karte ziehen

event-deal =
    { $cards ->
        [none] { $player } bekommt Karten.
       *[other] { $player } bekommt { CARDS($cards, case: "acc") }.
    }
event-display =
    { $reason ->
        [flush] Neue offene Karten: { CARDS($cards) }.
       *[other] Offene Karten: { CARDS($cards) }.
    }
event-draw =
    { $slot ->
        [none]
            { $card ->
                [none] { $player } zieht vom { DECK($source, case: "dat") }.
               *[other] { $player } zieht vom { DECK($source, case: "dat") }: { CARD($card) }.
            }
       *[other] { $player } nimmt eine offene Karte: { CARD($card) }.
    }
event-refill = Auf den leeren Platz kommt: { CARD($card) }.
event-flush = Zu viele Joker: Alle offenen Karten werden abgelegt.
event-reshuffle = Der Ablagestapel wird gemischt und zum neuen { DECK($deck) } ({ PIECES($count, "deck") }).

## Von Hand gemachte Stellungen

error-display-size = display: erwartet sind höchstens { $places } Karten (None für einen leeren Platz), nicht { $count }
error-no-deck = { $place }: kein Stapel { $deck } (Stapel: { $known }){ $near }
error-cards-left = { $count } Karten sind nirgends genannt; 'discards' weglassen oder 'rest' für eine Hand oder den Ablagestapel schreiben
error-deck-card = { $place }: Karten { $card } gehören zum Stapel { $deck }
error-card-place = { $place }: { $error }
error-too-many = { $place }: Es gibt { $have } ({ $what }), angegeben sind { $total }: { $where }
error-part = { $count } { $where }
error-cards = Karten { $card }
error-in-hand = auf der Hand von { $player }
error-in-display = offen ausliegend
error-on-deck = auf dem Stapel { $deck }
error-in-discards = auf dem Ablagestapel

## Was nicht sein kann

unfit-market =
    .each = von jeder Farbe muss es mindestens eine Karte geben, und die Auslage darf erst ab einem Joker abgeräumt werden
    .most = möglich sind höchstens { $kinds } Arten von Karten und { $cards } Karten
    .too-few = { $players } Spieler brauchen am Anfang { PIECES($need, "deck") } vom { DECK($deck, case: "dat") }, und er hat nur { $have }

fault-market =
    .decks = { $size } Stapel erwartet, { $given } bekommen
    .display =
        { $size } offene { $size ->
            [one] Karte
           *[other] Karten
        } erwartet (null für einen leeren Platz), { $given } bekommen
    .deck = dort liegt eine Karte oder eine Lücke, die nicht zum { DECK($deck, case: "dat") } gehört

# What the lobby and the lab offer.

lab-market-each = Karten jeder Farbe
lab-market-wilds = Joker
lab-market-display = offene Karten
lab-market-hand = Karten zu Beginn
lab-market-flush = offene Joker zum Abräumen
lab-market-flush-limit = Abräumen nacheinander, höchstens
lab-market-marked = Hafenzeichen je Farbe
lab-market-singles = einfache Schiffe je Farbe
lab-market-doubles = Doppelschiffe je Farbe
lab-market-ship-hand = Schiffskarten zu Beginn

## Das begleitete Spiel, und das Spiel auf einer Seite

summary-card-market =
    .turn = Zwei Karten nehmen, eine nach der anderen: offen oder verdeckt vom Stapel. Eine offene Karte „{ CARD($wild) }“ zählt für beide.
guide-hand = Mit diesen Karten bezahlst du Strecken: 3 Felder kosten 3 Karten in der Farbe der Strecke; bei einer grauen Strecke wählst du eine Farbe. Die Karte „{ CARD($wild) }“ ersetzt jede andere.
    .title = Deine Handkarten
guide-take = Deine nächste Strecke kannst du noch nicht bezahlen. Nimm eine Karte dafür.
    .blind = Deine nächste Strecke kannst du noch nicht bezahlen, und keine offene Karte hilft dir. Zieh vom Stapel.
    .title = Nimm eine Karte
guide-second = Du darfst noch eine Karte nehmen.
    .blind = Du darfst noch eine Karte nehmen.
    .title = Und eine zweite
guide-open-wild = Die Karte „{ CARD($wild) }“ ersetzt jede andere. Offen genommen, ist sie aber die einzige Karte deines Spielzugs; verdeckt gezogen nicht.
    .title = Offen: { CARD($wild) }
guide-instead-draw = Du hast stattdessen Karten genommen. Auch gut: Karten hat man nie zu viele, und dein Plan kann einen Zug warten.
    .title = Lieber Karten
