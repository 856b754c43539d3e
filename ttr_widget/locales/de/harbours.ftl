### Häfen: ttr_widget/rules/harbours.py

rule-harbours = Häfen
    .short = Häfen

world-harbour = Einen Hafen baust du in einer Hafenstadt (blauer Name), in der noch keiner steht und zu der du mindestens eine eigene Strecke hast. Er kostet 2 Zugkarten und 2 Schiffskarten einer Farbe, alle mit Hafenzeichen; Joker ersetzen jede davon, auch alle vier. Insgesamt hast du { $count }.
    .title = Einen Hafen bauen
    .example = 2 rote Züge und 2 rote Schiffe, alle mit Zeichen; oder 1 solcher Zug, 1 solches Schiff und 2 Joker.
    .all-built = { $player } hat schon alle { PIECES($count, "harbours") } gebaut; wähle eine andere Aktion.
    .no-port = { CITY($city) } ist keine Hafenstadt; ein Hafen steht in einer Hafenstadt (mit blauem Namen).
    .occupied = In { CITY($city) } steht schon ein Hafen ({ $owner }), und in jeder Stadt ist nur Platz für einen.
    .not-reached = { $player } hat keine Strecke nach { CITY($city) }; ein Hafen steht am Ende einer eigenen Strecke.
    .payment = { $price }, nicht { CARDS($cards) }.

world-harbour-score = Am Ende ist ein Hafen { $worth } Punkte wert, wenn du 1, 2, 3 … Zielkarten mit seiner Stadt erfüllt hast (die letzte Zahl: so viele oder mehr), ohne solche Zielkarten 0. Rundreisen zählen mit, ob in der Reihenfolge oder nicht. Eine Zielkarte mit mehreren deiner Hafenstädte zählt für jede.
    .title = Punkte für Häfen
    .example =
        Eine erfüllte Zielkarte nennt die Stadt deines Hafens: { $first } { $first ->
            [one] Punkt
           *[other] Punkte
        }.
    .sum = Häfen

world-harbour-unbuilt =
    −{ $unbuilt } { $unbuilt ->
        [one] Punkt
       *[other] Punkte
    } für jeden nicht gebauten Hafen.
    .title = Nicht gebaute Häfen
    .example =
        Ein Hafen bleibt übrig: am Ende −{ $unbuilt } { $unbuilt ->
            [one] Punkt
           *[other] Punkte
        }.

price-harbour = Ein Hafen kostet 2 Zugkarten und 2 Schiffskarten einer Farbe, alle mit Hafenzeichen (Joker ersetzen jede davon)

move-harbour = Hafen in { CITY($city) }: { CARDS($cards) }
    .group = Einen Hafen bauen
event-harbour = { $player } baut einen Hafen in { CITY($city) } ({ CARDS($cards) }).

score-harbour = Hafen in { CITY($city) }
    .because =
        { $count } { $count ->
            [one] Zielkarte
           *[other] Zielkarten
        } erfüllt
    .column = Häfen
score-harbours-left = Übrige Häfen
    .because = { $left } von { $count } nicht gebaut
    .column = Häfen

why-harbour =
    .none = Keine erfüllte Zielkarte nennt { CITY($city) }.
    .tickets = Diese erfüllten Zielkarten zählen: { TICKETS($tickets) }.
why-harbours-left =
    { $left } × −{ $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.

## Von Hand gemachte Stellungen

error-harbour-port = harbours: { $city } ist keine Hafenstadt
error-harbour-route = harbours: { $player } hat keine Strecke nach { $city }, und ein Hafen braucht eine

## Was nicht sein kann

unfit-harbours =
    .port = keine seiner Städte ist eine Hafenstadt
    .cards = ein Hafen wird mit Zugkarten und Schiffskarten mit Hafenzeichen bezahlt, wie TwoDecks() sie mitbringt

# What the lobby and the lab offer.

lab-harbours-count = Häfen je Spieler
lab-harbours-unbuilt = Verlust je nicht gebautem
counter-harbours = Gebaute Häfen
    .head = gebaute Häfen

## Wörter

piece-harbours =
    { $count ->
        [one] Hafen
       *[other] Häfen
    }
    .gen =
        { $count ->
            [one] Hafens
           *[other] Häfen
        }
    .plural = Häfen

## Tipps

hint-harbour = Baue einen Hafen in { CITY($city) } mit { CARDS($cards) }: { $count } deiner Zielkarten { $count ->
        [one] nennt
       *[other] nennen
    } diese Stadt.
    .left = Baue einen Hafen in { CITY($city) } mit { CARDS($cards) }: Jeder nicht gebaute kostet Punkte.
    .gather = Sammle Karten für einen Hafen in { CITY($city) }.
    .lack = Dir { $count ->
            [one] fehlt
           *[other] fehlen
        } noch { $count } { $count ->
            [one] Karte
           *[other] Karten
        } einer Farbe mit dem Hafenzeichen.

## Das begleitete Spiel, und das Spiel auf einer Seite

summary-harbours =
    .turn = Einen Hafen bauen, in einer Hafenstadt am Ende einer eigenen Strecke: 2 Zugkarten und 2 Schiffskarten einer Farbe, alle mit Hafenzeichen.
    .score = Häfen: { $worth } Punkte, wenn 1, 2, 3 … deiner erfüllten Zielkarten die Stadt nennen; −{ $unbuilt } für jeden nicht gebauten (insgesamt { $count }).
guide-harbour = { CITY($city) } ist ein Hafen auf einer deiner Zielkarten. Ein Hafen dort bringt Punkte, wenn erfüllte Zielkarten die Stadt nennen ({ $worth }); jeder nicht gebaute kostet { $unbuilt } (insgesamt { $count }).
    .title = Häfen
guide-harbour-now = Du kannst einen Hafen bauen: Wähle den Hafen, dann eine Hafenstadt auf der Karte.
    .title = Bau einen Hafen
guide-instead-harbour = Du hast stattdessen einen Hafen gebaut. Erfülle jetzt Zielkarten, die seine Stadt nennen.
    .title = Lieber ein Hafen
