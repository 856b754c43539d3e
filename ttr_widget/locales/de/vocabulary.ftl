### Wörter, die in den Sätzen aller Dateien vorkommen: Karten, Farben, Figuren, Stapel, Strecken.
### Fälle: der Wert ist der Nominativ, dazu .gen, .dat, .acc; was fehlt, lautet wie der Nominativ.
### $count ist die Zahl, zu der das Wort gehört.

language-name = Deutsch

## Listen

list-last = { $first } und { $last }
list-more = { $first }, { $next }
list-none = keine
cards-none = nichts
ticket-worth = { $ticket } ({ $points })

## Farben. Wert: die Farbe selbst; .card: eine Karte dieser Farbe; .train: ein Zug; .ship: ein Schiff; .passenger: ein Fahrgast

color-black = schwarz
    .card = schwarze
    .card-dat =
        { $count ->
            [one] schwarzer
           *[other] schwarzen
        }
    .card-gen =
        { $count ->
            [one] schwarzer
           *[other] schwarzer
        }
    .train =
        { $count ->
            [one] schwarzer
           *[other] schwarze
        }
    .train-acc =
        { $count ->
            [one] schwarzen
           *[other] schwarze
        }
    .train-dat =
        { $count ->
            [one] schwarzem
           *[other] schwarzen
        }
    .train-gen =
        { $count ->
            [one] schwarzen
           *[other] schwarzer
        }
    .ship =
        { $count ->
            [one] schwarzes
           *[other] schwarze
        }
    .ship-dat =
        { $count ->
            [one] schwarzem
           *[other] schwarzen
        }
    .ship-gen =
        { $count ->
            [one] schwarzen
           *[other] schwarzer
        }
    .passenger =
        { $count ->
            [one] schwarzer
           *[other] schwarze
        }
    .passenger-acc =
        { $count ->
            [one] schwarzen
           *[other] schwarze
        }
    .passenger-dat =
        { $count ->
            [one] schwarzem
           *[other] schwarzen
        }
    .passenger-gen =
        { $count ->
            [one] schwarzen
           *[other] schwarzer
        }
color-blue = blau
    .card = blaue
    .card-dat =
        { $count ->
            [one] blauer
           *[other] blauen
        }
    .card-gen =
        { $count ->
            [one] blauer
           *[other] blauer
        }
    .train =
        { $count ->
            [one] blauer
           *[other] blaue
        }
    .train-acc =
        { $count ->
            [one] blauen
           *[other] blaue
        }
    .train-dat =
        { $count ->
            [one] blauem
           *[other] blauen
        }
    .train-gen =
        { $count ->
            [one] blauen
           *[other] blauer
        }
    .ship =
        { $count ->
            [one] blaues
           *[other] blaue
        }
    .ship-dat =
        { $count ->
            [one] blauem
           *[other] blauen
        }
    .ship-gen =
        { $count ->
            [one] blauen
           *[other] blauer
        }
    .passenger =
        { $count ->
            [one] blauer
           *[other] blaue
        }
    .passenger-acc =
        { $count ->
            [one] blauen
           *[other] blaue
        }
    .passenger-dat =
        { $count ->
            [one] blauem
           *[other] blauen
        }
    .passenger-gen =
        { $count ->
            [one] blauen
           *[other] blauer
        }
color-gray = grau
    .card = graue
    .card-dat =
        { $count ->
            [one] grauer
           *[other] grauen
        }
    .card-gen =
        { $count ->
            [one] grauer
           *[other] grauer
        }
    .train =
        { $count ->
            [one] grauer
           *[other] graue
        }
    .train-acc =
        { $count ->
            [one] grauen
           *[other] graue
        }
    .train-dat =
        { $count ->
            [one] grauem
           *[other] grauen
        }
    .train-gen =
        { $count ->
            [one] grauen
           *[other] grauer
        }
    .ship =
        { $count ->
            [one] graues
           *[other] graue
        }
    .ship-dat =
        { $count ->
            [one] grauem
           *[other] grauen
        }
    .ship-gen =
        { $count ->
            [one] grauen
           *[other] grauer
        }
    .passenger =
        { $count ->
            [one] grauer
           *[other] graue
        }
    .passenger-acc =
        { $count ->
            [one] grauen
           *[other] graue
        }
    .passenger-dat =
        { $count ->
            [one] grauem
           *[other] grauen
        }
    .passenger-gen =
        { $count ->
            [one] grauen
           *[other] grauer
        }
color-green = grün
    .card = grüne
    .card-dat =
        { $count ->
            [one] grüner
           *[other] grünen
        }
    .card-gen =
        { $count ->
            [one] grüner
           *[other] grüner
        }
    .train =
        { $count ->
            [one] grüner
           *[other] grüne
        }
    .train-acc =
        { $count ->
            [one] grünen
           *[other] grüne
        }
    .train-dat =
        { $count ->
            [one] grünem
           *[other] grünen
        }
    .train-gen =
        { $count ->
            [one] grünen
           *[other] grüner
        }
    .ship =
        { $count ->
            [one] grünes
           *[other] grüne
        }
    .ship-dat =
        { $count ->
            [one] grünem
           *[other] grünen
        }
    .ship-gen =
        { $count ->
            [one] grünen
           *[other] grüner
        }
    .passenger =
        { $count ->
            [one] grüner
           *[other] grüne
        }
    .passenger-acc =
        { $count ->
            [one] grünen
           *[other] grüne
        }
    .passenger-dat =
        { $count ->
            [one] grünem
           *[other] grünen
        }
    .passenger-gen =
        { $count ->
            [one] grünen
           *[other] grüner
        }
color-orange = orange
    .card = orangefarbene
    .card-dat =
        { $count ->
            [one] orangefarbener
           *[other] orangefarbenen
        }
    .card-gen =
        { $count ->
            [one] orangefarbener
           *[other] orangefarbener
        }
    .train =
        { $count ->
            [one] orangefarbener
           *[other] orangefarbene
        }
    .train-acc =
        { $count ->
            [one] orangefarbenen
           *[other] orangefarbene
        }
    .train-dat =
        { $count ->
            [one] orangefarbenem
           *[other] orangefarbenen
        }
    .train-gen =
        { $count ->
            [one] orangefarbenen
           *[other] orangefarbener
        }
    .ship =
        { $count ->
            [one] orangefarbenes
           *[other] orangefarbene
        }
    .ship-dat =
        { $count ->
            [one] orangefarbenem
           *[other] orangefarbenen
        }
    .ship-gen =
        { $count ->
            [one] orangefarbenen
           *[other] orangefarbener
        }
    .passenger =
        { $count ->
            [one] orangefarbener
           *[other] orangefarbene
        }
    .passenger-acc =
        { $count ->
            [one] orangefarbenen
           *[other] orangefarbene
        }
    .passenger-dat =
        { $count ->
            [one] orangefarbenem
           *[other] orangefarbenen
        }
    .passenger-gen =
        { $count ->
            [one] orangefarbenen
           *[other] orangefarbener
        }
color-purple = lila
    .card = lilafarbene
    .card-dat =
        { $count ->
            [one] lilafarbener
           *[other] lilafarbenen
        }
    .card-gen =
        { $count ->
            [one] lilafarbener
           *[other] lilafarbener
        }
    .train =
        { $count ->
            [one] lilafarbener
           *[other] lilafarbene
        }
    .train-acc =
        { $count ->
            [one] lilafarbenen
           *[other] lilafarbene
        }
    .train-dat =
        { $count ->
            [one] lilafarbenem
           *[other] lilafarbenen
        }
    .train-gen =
        { $count ->
            [one] lilafarbenen
           *[other] lilafarbener
        }
    .ship =
        { $count ->
            [one] lilafarbenes
           *[other] lilafarbene
        }
    .ship-dat =
        { $count ->
            [one] lilafarbenem
           *[other] lilafarbenen
        }
    .ship-gen =
        { $count ->
            [one] lilafarbenen
           *[other] lilafarbener
        }
    .passenger =
        { $count ->
            [one] lilafarbener
           *[other] lilafarbene
        }
    .passenger-acc =
        { $count ->
            [one] lilafarbenen
           *[other] lilafarbene
        }
    .passenger-dat =
        { $count ->
            [one] lilafarbenem
           *[other] lilafarbenen
        }
    .passenger-gen =
        { $count ->
            [one] lilafarbenen
           *[other] lilafarbener
        }
color-red = rot
    .card = rote
    .card-dat =
        { $count ->
            [one] roter
           *[other] roten
        }
    .card-gen =
        { $count ->
            [one] roter
           *[other] roter
        }
    .train =
        { $count ->
            [one] roter
           *[other] rote
        }
    .train-acc =
        { $count ->
            [one] roten
           *[other] rote
        }
    .train-dat =
        { $count ->
            [one] rotem
           *[other] roten
        }
    .train-gen =
        { $count ->
            [one] roten
           *[other] roter
        }
    .ship =
        { $count ->
            [one] rotes
           *[other] rote
        }
    .ship-dat =
        { $count ->
            [one] rotem
           *[other] roten
        }
    .ship-gen =
        { $count ->
            [one] roten
           *[other] roter
        }
    .passenger =
        { $count ->
            [one] roter
           *[other] rote
        }
    .passenger-acc =
        { $count ->
            [one] roten
           *[other] rote
        }
    .passenger-dat =
        { $count ->
            [one] rotem
           *[other] roten
        }
    .passenger-gen =
        { $count ->
            [one] roten
           *[other] roter
        }
color-white = weiß
    .card = weiße
    .card-dat =
        { $count ->
            [one] weißer
           *[other] weißen
        }
    .card-gen =
        { $count ->
            [one] weißer
           *[other] weißer
        }
    .train =
        { $count ->
            [one] weißer
           *[other] weiße
        }
    .train-acc =
        { $count ->
            [one] weißen
           *[other] weiße
        }
    .train-dat =
        { $count ->
            [one] weißem
           *[other] weißen
        }
    .train-gen =
        { $count ->
            [one] weißen
           *[other] weißer
        }
    .ship =
        { $count ->
            [one] weißes
           *[other] weiße
        }
    .ship-dat =
        { $count ->
            [one] weißem
           *[other] weißen
        }
    .ship-gen =
        { $count ->
            [one] weißen
           *[other] weißer
        }
    .passenger =
        { $count ->
            [one] weißer
           *[other] weiße
        }
    .passenger-acc =
        { $count ->
            [one] weißen
           *[other] weiße
        }
    .passenger-dat =
        { $count ->
            [one] weißem
           *[other] weißen
        }
    .passenger-gen =
        { $count ->
            [one] weißen
           *[other] weißer
        }
color-yellow = gelb
    .card = gelbe
    .card-dat =
        { $count ->
            [one] gelber
           *[other] gelben
        }
    .card-gen =
        { $count ->
            [one] gelber
           *[other] gelber
        }
    .train =
        { $count ->
            [one] gelber
           *[other] gelbe
        }
    .train-acc =
        { $count ->
            [one] gelben
           *[other] gelbe
        }
    .train-dat =
        { $count ->
            [one] gelbem
           *[other] gelben
        }
    .train-gen =
        { $count ->
            [one] gelben
           *[other] gelber
        }
    .ship =
        { $count ->
            [one] gelbes
           *[other] gelbe
        }
    .ship-dat =
        { $count ->
            [one] gelbem
           *[other] gelben
        }
    .ship-gen =
        { $count ->
            [one] gelben
           *[other] gelber
        }
    .passenger =
        { $count ->
            [one] gelber
           *[other] gelbe
        }
    .passenger-acc =
        { $count ->
            [one] gelben
           *[other] gelbe
        }
    .passenger-dat =
        { $count ->
            [one] gelbem
           *[other] gelben
        }
    .passenger-gen =
        { $count ->
            [one] gelben
           *[other] gelber
        }
color-wild = beliebige Farbe
    .dat = beliebiger Farbe
    .gen = beliebiger Farbe

## Karten. Eine Karte, die wie eine Farbe heißt, hat ihr Wort von der Farbe; colored-card-train ist das Wort für `train-red`

card-bicycle =
    { $count ->
        [one] Fahrrad
       *[other] Fahrräder
    }
    .dat =
        { $count ->
            [one] Fahrrad
           *[other] Fahrrädern
        }
    .gen =
        { $count ->
            [one] Fahrrads
           *[other] Fahrräder
        }
card-locomotive =
    { $count ->
        [one] Lokomotive
       *[other] Lokomotiven
    }
card-wild =
    { $count ->
        [one] Joker
       *[other] Joker
    }
    .dat =
        { $count ->
            [one] Joker
           *[other] Jokern
        }
    .gen =
        { $count ->
            [one] Jokers
           *[other] Joker
        }
card-nothing = leerer Platz
    .acc = leeren Platz
    .dat = leerem Platz
    .gen = leeren Platzes
noun-train =
    { $count ->
        [one] Zug
       *[other] Züge
    }
    .dat =
        { $count ->
            [one] Zug
           *[other] Zügen
        }
    .gen =
        { $count ->
            [one] Zuges
           *[other] Züge
        }
noun-ship =
    { $count ->
        [one] Schiff
       *[other] Schiffe
    }
    .dat =
        { $count ->
            [one] Schiff
           *[other] Schiffen
        }
    .gen =
        { $count ->
            [one] Schiffs
           *[other] Schiffe
        }
noun-double-ship =
    { $count ->
        [one] Doppelschiff
       *[other] Doppelschiffe
    }
    .dat =
        { $count ->
            [one] Doppelschiff
           *[other] Doppelschiffen
        }
    .gen =
        { $count ->
            [one] Doppelschiffs
           *[other] Doppelschiffe
        }
colored-card-train = { COLOR($color, $count, of: "train") } { noun-train }
    .acc = { COLOR($color, $count, of: "train", case: "acc") } { noun-train }
    .dat = { COLOR($color, $count, of: "train", case: "dat") } { noun-train.dat }
    .gen = { COLOR($color, $count, of: "train", case: "gen") } { noun-train.gen }
colored-card-train-harbour = { COLOR($color, $count, of: "train") } { noun-train } mit Hafenzeichen
    .acc = { COLOR($color, $count, of: "train", case: "acc") } { noun-train } mit Hafenzeichen
    .dat = { COLOR($color, $count, of: "train", case: "dat") } { noun-train.dat } mit Hafenzeichen
    .gen = { COLOR($color, $count, of: "train", case: "gen") } { noun-train.gen } mit Hafenzeichen
colored-card-ship = { COLOR($color, $count, of: "ship") } { noun-ship }
    .dat = { COLOR($color, $count, of: "ship", case: "dat") } { noun-ship.dat }
    .gen = { COLOR($color, $count, of: "ship", case: "gen") } { noun-ship.gen }
colored-card-ships = { COLOR($color, $count, of: "ship") } { noun-double-ship }
    .dat = { COLOR($color, $count, of: "ship", case: "dat") } { noun-double-ship.dat }
    .gen = { COLOR($color, $count, of: "ship", case: "gen") } { noun-double-ship.gen }

## Figuren. .plural: ohne Zahl

piece-trains =
    { $count ->
        [one] Waggon
       *[other] Waggons
    }
    .gen =
        { $count ->
            [one] Waggons
           *[other] Waggons
        }
    .plural = Waggons
piece-ships =
    { $count ->
        [one] Schiff
       *[other] Schiffe
    }
    .dat =
        { $count ->
            [one] Schiff
           *[other] Schiffen
        }
    .gen =
        { $count ->
            [one] Schiffs
           *[other] Schiffe
        }
    .plural = Schiffe
    .plural-dat = Schiffen
piece-streetcars =
    { $count ->
        [one] Straßenbahn
       *[other] Straßenbahnen
    }
    .plural = Straßenbahnen
piece-subways =
    { $count ->
        [one] U-Bahn-Wagen
       *[other] U-Bahn-Wagen
    }
    .gen =
        { $count ->
            [one] U-Bahn-Wagens
           *[other] U-Bahn-Wagen
        }
    .plural = U-Bahn-Wagen

## Stapel. .counted: was man zählt, wenn man seine Karten oder Zielkarten zählt

deck-deck = Kartenstapel
    .gen = Kartenstapels
    .counted =
        { $count ->
            [one] Karte
           *[other] Karten
        }
deck-train-deck = Zugkartenstapel
    .gen = Zugkartenstapels
    .counted =
        { $count ->
            [one] Zugkarte
           *[other] Zugkarten
        }
deck-ship-deck = Schiffskartenstapel
    .gen = Schiffskartenstapels
    .counted =
        { $count ->
            [one] Schiffskarte
           *[other] Schiffskarten
        }
deck-tickets = Zielkarten
    .counted =
        { $count ->
            [one] Zielkarte
           *[other] Zielkarten
        }
deck-tour = Rundreisen
    .counted =
        { $count ->
            [one] Rundreise
           *[other] Rundreisen
        }
deck-long = lange Zielkarten
    .dat = langen Zielkarten
    .gen = langer Zielkarten
    .counted =
        { $count ->
            [one] lange Zielkarte
           *[other] lange Zielkarten
        }
    .counted-dat =
        { $count ->
            [one] langer Zielkarte
           *[other] langen Zielkarten
        }
deck-short = kurze Zielkarten
    .dat = kurzen Zielkarten
    .gen = kurzer Zielkarten
    .counted =
        { $count ->
            [one] kurze Zielkarte
           *[other] kurze Zielkarten
        }
    .counted-dat =
        { $count ->
            [one] kurzer Zielkarte
           *[other] kurzen Zielkarten
        }
deck-regular = normale Zielkarten
    .dat = normalen Zielkarten
    .gen = normaler Zielkarten
    .counted =
        { $count ->
            [one] normale Zielkarte
           *[other] normale Zielkarten
        }
    .counted-dat =
        { $count ->
            [one] normaler Zielkarte
           *[other] normalen Zielkarten
        }

## Streckenarten

kind-rail = Bahnstrecke
    .plural = Bahnstrecken
kind-sea = Seestrecke
    .plural = Seestrecken
kind-subway = U-Bahn-Strecke
    .plural = U-Bahn-Strecken
kind-train = Bahnstrecke
    .plural = Bahnstrecken
kind-tram = Straßenbahnstrecke
    .plural = Straßenbahnstrecken

## Was eine Strecke kostet

route-cost =
    { $color ->
        [gray] { $length } { $length ->
            [one] Karte
           *[other] Karten
        } einer beliebigen Farbe
       *[other] { $length } { COLOR($color, $length, of: "card") } { $length ->
            [one] Karte
           *[other] Karten
        }
    }
    .pairs =
        { $color ->
            [gray] { $length } { $length ->
                [one] Paar
               *[other] Paare
            } einer beliebigen Farbe
           *[other] { $length } { $length ->
                [one] Paar
               *[other] Paare
            } { COLOR($color, 2, of: "card", case: "gen") } Karten
        }
    .wilds = davon { $wilds } { CARD($card, $wilds) }
