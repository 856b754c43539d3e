### Die Seite eines Spiels: js/src und ttr_widget/page

page-cancel = Abbrechen
page-close = Schließen

## Die Karte

page-map-label = Karte: { $board }. Alles, was du auf ihr tun kannst, steht auch in der Liste der Spielzüge.
page-map-reconstruction = Unsere eigene Rekonstruktion, nicht der gedruckte Spielplan
page-map-look = Zeige auf eine Strecke oder eine Stadt, um zu sehen, was es ist.
page-map-look-touch = Tippe auf eine Strecke oder eine Stadt, um zu sehen, was es ist. Zoome mit zwei Fingern.
page-map-help = Zeige auf eine Strecke oder eine Stadt, um zu sehen, was es ist; klicke, um dort zu bauen.
page-map-help-touch = Tippe auf eine Strecke oder eine Stadt, um dort zu bauen. Zoome mit zwei Fingern.
page-map-score = Zeige auf eine Zeile der Wertung: die Karte zeigt, wofür es die Punkte gibt.
page-cry = { $name } baut
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-zoom-fit = Ganze Karte zeigen
page-map-overview = Übersicht: den Teil der Karte wählen, der zu sehen ist

## Dinge

page-card = { CARD($card) }
page-cards = { CARDS($cards) }
page-color = { COLOR($color) }
page-kind = { KIND($kind) }
page-points =
    { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }

## Spieler

page-score-title = Spieler
page-score-you = (du)
page-score-bot = Computerspieler
page-score-unit =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
page-stat-cards = Karten
page-stat-left = Übrige { PIECE($piece) }

## Werkzeuge

page-tool-undo = Rückgängig
page-tool-redo = Wiederholen
page-tool-hint = Tipp
page-tool-rules = Regeln
page-tool-menu = Menü
page-tool-pause = Computerspieler anhalten
page-tool-go = Computerspieler weiterspielen lassen
page-tool-step = Computerspieler einen Spielzug machen lassen
page-tools-title = Werkzeuge
page-tool-grow = Vollbild
page-tool-shrink = Vollbild beenden
page-panel-title = Verlauf und Spielzüge
page-news-title = Letzte Ereignisse

## Handkarten

page-hand-title =
    Deine Hand: { $n } { $n ->
        [one] Karte
       *[other] Karten
    }
page-hand-empty = Keine Karten
page-hand-watching = Du schaust zu: Handkarten sind nicht zu sehen
page-hand-teaching =
    { $name }: { $n } { $n ->
        [one] Karte
       *[other] Karten
    }

## Was gefragt ist

page-plate-title = Die Frage
page-plate =
    { $kind ->
        [turn] Du bist dran
        [keep] Deine Zielkarten
        [pieces] Deine Figuren
        [passengers] Fahrgäste
       *[other] Deine Wahl
    }
page-act =
    { $kind ->
        [draw] Ziehen
        [claim] Bauen
        [city] Städte
        [tickets] Ziele
        [exchange] Tauschen
       *[other] Mehr
    }
page-pile = Bauen mit: { CARD($card, 2) }
page-pile-routes =
    { $n ->
        [0] Diese Karten reichen noch für keine Strecke.
        [one] { $n } Strecke in kräftigen Farben. Wähle sie, oder sieh dir andere Karten an.
       *[other] { $n } Strecken in kräftigen Farben. Wähle eine, oder sieh dir andere Karten an.
    }
page-act-build =
    { $piece ->
        [stations] Bahnhof
        [harbours] Hafen
       *[other] { PIECE($piece, 1) }
    }
page-chip-teaching = Platz der Lehrkraft: hier ist alles zu sehen
page-chip-watching = Du schaust zu
page-chip-last =
    Letzte Runde: noch { $n } { $n ->
        [one] Spielzug
       *[other] Spielzüge
    }
page-can-draw = Karten ziehen: nimm eine offene Karte oder zieh von einem Stapel
page-can-claim =
    Strecke bauen: auf der Karte { $n ->
        [one] ist { $n } Strecke hervorgehoben
       *[other] sind { $n } Strecken hervorgehoben
    }
page-can-claim-none = Deine Karten reichen für keine Strecke
page-can-build =
    { PIECE($piece, 1) } bauen: wähle { $n ->
        [one] die markierte Stadt
       *[other] eine von { $n } markierten Städten
    }
page-can-city =
    Wähle { $n ->
        [one] die markierte Stadt
       *[other] eine von { $n } markierten Städten
    }

## Offene Karten und Stapel

page-display-title = Offene Karten und Stapel
page-display-draw = Nehmen: { CARD($card) }
page-draw = Vom { DECK($deck, case: "dat") } ziehen
page-refill = Leeren Platz vom { DECK($deck, case: "dat") } auffüllen
page-deck-left =
    noch { $n } { $n ->
        [one] Karte
       *[other] Karten
    }

## Zielkarten

page-tickets-title = Deine Zielkarten
page-tickets-teaching = Zielkarten von { $name }
page-tickets-folded =
    { $n } { $n ->
        [one] erfüllte Zielkarte
       *[other] erfüllte Zielkarten
    }
page-tickets-done = { $done } von { $n } erfüllt
page-tickets-none = Keine Zielkarten
page-tickets-hidden = Zielkarten sind geheim und hier nicht zu sehen
page-tickets-draw = Zielkarten ziehen
page-ticket-done = erfüllt
page-ticket-lost = nicht mehr möglich
page-ticket-missing =
    { $n ->
        [one] { $n } Feld fehlt
       *[other] { $n } Felder fehlen
    }
page-ticket-to-go = noch { $n }
page-ticket-tour = { $ordered } in dieser Reihenfolge, { $points } in jeder anderen, −{ $penalty }, wenn nicht erfüllt
page-keep-title = Angebotene Zielkarten: behalte mindestens { $n }
page-keep-more = Wähle noch { $n }
page-keep-go =
    { $n } { $n ->
        [one] Zielkarte
       *[other] Zielkarten
    } behalten

## Auswählen

page-choose =
    { $kind ->
        [tickets] Zielkarten ziehen
        [exchange] Figuren tauschen
       *[other] Weitere Spielzüge
    }
page-pieces = { COUNTS($pieces) }
page-pieces-go = Diese Figuren nehmen
page-exchange-way =
    { $give ->
        [trains] Waggons gegen Schiffe
        [ships] Schiffe gegen Waggons
       *[other] { PIECE($give) } gegen { PIECE($get, case: "acc") }
    }
page-exchange-go = Tauschen

## Reiter

page-tab =
    { $tab ->
        [tickets] Zielkarten
        [cards] Karten
        [rules] Regeln
        [more] Mehr
        [log] Verlauf
       *[moves] Spielzüge
    }
page-sheet-title = Bereiche
page-sheet-down = Mehr von der Karte zeigen
page-sheet-up = Die Karten zeigen
page-log-title = Spielverlauf
page-log-older = Ältere Einträge
page-log-jump = Diesen Moment auf der Karte zeigen
page-moves-filter = Spielzug suchen
page-moves-none = Du bist gerade nicht an der Reihe.
page-moves-ahead = Für deinen nächsten Zug vorbereiten:
page-moves-nothing = Kein passender Spielzug.
page-curtain-pass = Gib das Gerät weiter an { $name }.
page-curtain-show = Ich bin { $name }: zeig meine Handkarten

## Worauf man zeigt

page-hover-port = Hafenstadt
page-hover-owner = gehört { $name }
page-hover-build = hier kannst du bauen
page-hover-lack = dir fehlen: { $cards }
page-hover-payable = deine Karten reichen dafür
page-hover-ticket = deine Zielkarte { $name }
page-closed =
    { $reason ->
        [twin] gesperrt: das Gleis daneben ist belegt
       *[other] für dich gesperrt
    }

## Antworten, Fehler, Einstellungen

page-refusal-rule = Regel: { $title }
page-hint-play = Diesen Spielzug spielen
page-hint-none = Kein Tipp: jemand anders ist an der Reihe.
page-offline = Python antwortet nicht. Es ist mit einer anderen Zelle beschäftigt oder wurde neu gestartet.
page-offline-hint = Führe nach einem Neustart die Zellen dieses Spiels noch einmal aus; die Seite bietet dann an, es fortzusetzen.
page-offline-again = Noch einmal versuchen
page-fault = Auf der Seite ist etwas schiefgegangen: { $text }. Das Spiel geht weiter.
page-fault-details = Einzelheiten
page-fault-python = In Python ist etwas schiefgegangen ({ $error }). Das Spiel ist unverändert und geht weiter.
page-fault-page = Auf der Seite ist etwas schiefgegangen ({ $error }). Das Spiel geht weiter.
page-fault-bot = Der Bot { $bot } ({ $player }) ist an einer Frage gescheitert; für ihn wurde zufällig gespielt.
page-fault-bot-late = Der Bot { $bot } ({ $player }) hat innerhalb von { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } nicht geantwortet; für ihn wurde zufällig gespielt.
page-fault-bot-stuck = Der Bot { $bot } ({ $player }) hat innerhalb von { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } nicht geantwortet und lässt sich nicht anhalten; ab jetzt wird für { $player } zufällig gespielt.
page-question-click = Wähle eine Strecke oder eine Stadt auf der Karte.
page-menu-title = Menü
page-menu-speed = Animation
page-menu-sound = Ton
page-speed =
    { $speed ->
        [0] Aus
        [1] Langsam
        [2] Normal
       *[3] Schnell
    }
page-menu-theme = Farben
page-theme =
    { $theme ->
        [auto] Wie im Notebook
        [light] Hell
       *[dark] Dunkel
    }
page-menu-locale = Sprache
page-files-title = Gespeicherte Spiele
page-files-name = Speichern als
page-files-save = Speichern
page-files-saved = Gespeichert als { $path }
page-files-load = { $name } laden
page-files-secret = Ein gespeichertes Spiel enthält alle Handkarten, Zielkarten und Stapel. Wer die Datei öffnet, kann sie lesen.
page-confirm-title = Bist du sicher?
page-confirm-go =
    { $what ->
        [overwrite] Überschreiben
       *[end] Spiel beenden
    }
page-rules-title = Regeln
page-rules-find = Regel suchen
page-rules-none = Keine passende Regel.
page-rules-all = Das ganze Regelheft
page-rules-example = Beispiel: { $example }

## Das Ende des Spiels

page-end-title = Ende des Spiels
page-end-count = Endstand
page-end-total = Summe
page-end-counting = Die Punkte werden gezählt …
page-end-faster = Schneller
page-end-skip = Zum Ende
page-end-done = ERFÜLLT
page-end-missed = VERFEHLT
page-end-not-done = verfehlt
page-end-replay = Wiederholung ansehen
page-end-winners =
    { $n ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
page-end-each =
    je { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
page-end-ahead =
    { $margin ->
        [0] bei Gleichstand vor { $names }
       *[other] { $margin } vor { $names }
    }
page-end-own =
    dein Platz: { $rank } { $behind ->
        [0] (bei Gleichstand)
       *[other] ({ $behind } zurück)
    }
page-end-result = { $winners }: { $details }.
page-end-facts = Was das Spiel entschieden hat
page-end-yours = Deine Punkte
page-end-sheet = Punkte von { $name }
page-end-lines = Alle Zeilen
page-end-back = Zurück zum Ergebnis
page-end-new = Neues Spiel
page-end-new-deal = Neues Spiel (neu gegeben)
page-end-again = Revanche (gleiche Karten)
page-end-save = Speichern
page-end-seed = Startwert: { $seed }
page-end-chart = Streckenpunkte, Spielzug für Spielzug
page-replay-title = Wiederholung
page-replay-at =
    { $turn ->
        [0] Eröffnung
       *[other] Spielzug { $turn }
    }, Aktion { $n } von { $last }
page-replay-back = Einen Schritt zurück (←)
page-replay-onwards = Einen Schritt vor (→)
page-replay-earlier = Vorige Marke (Bild auf)
page-replay-later = Nächste Marke (Bild ab)
page-replay-play = Abspielen (Leertaste)
page-replay-pause = Anhalten (Leertaste)
page-replay-pace = Tempo
page-replay-end = Zurück zur Wertung
page-replay-live = Zurück zum Spiel

## Sätze von Python

page-lack = { ROUTE($route) }: es fehlen dir { CARDS($cards) }. { $price }.

## Ablehnungen und falsche Nachrichten

page-refused =
    .secret = Karten und Zielkarten dieses Platzes darf nur sehen, wer dort spielt.
    .not-here = { $player } ist an der Reihe, spielt aber nicht auf dieser Seite.
    .over = Das Spiel ist zu Ende.
    .role =
        { $role ->
            [spectator] Hier schaust du nur zu.
            [replay] In einer Wiederholung lässt sich nichts ändern.
           *[other] Das ist auf dieser Seite nicht erlaubt.
        }
    .nothing-to-undo = Es gibt nichts rückgängig zu machen.
    .nothing-earlier = Früheres lässt sich nicht rückgängig machen: { $notice }.
    .no-undo = Auf dieser Seite lässt sich nichts rückgängig machen.
    .undo-acted = { $player } hat inzwischen gespielt; deine letzte Aktion gilt.
    .undo-revealed =
        { $what ->
            [tickets] Du hast neue Zielkarten gesehen; das lässt sich nicht rückgängig machen.
            [cards] Neue Karten wurden aufgedeckt; das lässt sich nicht rückgängig machen.
           *[other] Verdecktes wurde aufgedeckt; das lässt sich nicht rückgängig machen.
        }
    .nothing-to-redo = Es gibt nichts zu wiederholen.
    .stale = Das Spiel ist inzwischen weitergegangen; wähle deinen Spielzug noch einmal.
    .replay = Die Wiederholung gibt es, wenn das Spiel zu Ende ist.
page-confirm =
    .end =
        { $names } sind mitten in diesem Spiel. Wenn es endet, { $n ->
            [one] geht { $n } Aktion
           *[other] gehen { $n } Aktionen
        } verloren, sofern es nicht gespeichert ist.
    .overwrite = { $file } enthält ein anderes Spiel oder wurde seit dem Speichern geändert. Überschreiben?
page-error =
    .teaching = 'teaching' ist True oder False, nicht { $given }
    .seat = ein Platz ist eine Zahl von 0 bis { $last }, nicht { $given }
    .bot-seat = ein Bot braucht einen Platz von 0 bis { $last }
    .theme = unbekannte Farben { $given } (es gibt: { $known })
    .speed = die Geschwindigkeit ist eine ganze Zahl von 0 bis { $most }, nicht { $given }
    .move = es gibt keinen Spielzug { $number } (Spielzüge: 0 bis { $last })
    .play = 'play' braucht entweder 'move' oder 'action'
    .moves = 'moves' braucht entweder 'route' oder 'city'
    .file = hier gibt es kein gespeichertes Spiel '{ $name }' (Dateien: { $known })
    .file-name = ein Dateiname hat bis zu 80 Buchstaben, Ziffern, Leerzeichen und -_.,()+, nicht { $given }
    .action = eine Aktion hat eine Nummer von 0 bis { $last }, nicht { $given }
    .event = ein Eintrag des Spielverlaufs hat eine Nummer von 0 bis { $last }, nicht { $given }
    .question = diese Frage gibt es nicht: Sie ist beantwortet oder zurückgezogen
    .answer = die Antwort ist eines von { $choices }
    .message = eine Nachricht ist ein Objekt mit einem 'type', nicht { $given }
    .type = unbekannte Nachrichtenart { $given } (Arten: { $names }){ $near }
    .seq = '{ $type }' braucht 'seq', die Nummer der Frage, die die Seite zeigt, nicht { $given }
    .missing = '{ $type }' braucht '{ $name }': { $wanted }
    .field = '{ $name }' von '{ $type }' ist { $wanted }, nicht { $given }
    .long = ein Text von { $size } Zeichen ist zu lang für eine Nachricht
    .number = die Zahl { $given } ist zu groß für eine Nachricht
    .parts = eine Nachricht hat höchstens { $most } Teile
    .deep = eine Nachricht ist höchstens { $depth } Ebenen tief
    .game = erwartet wird ein Spiel wie new_game('europe'), nicht { $given }
    .color = eine Farbe ist ein kurzer Text wie '#D81B60', nicht { $given }
    .ask = eine Frage ist ein Text von bis zu { $most } Zeichen
    .host = auf dieser Seite können keine Gäste eingeladen werden
    .prepare = ein vorbereiteter Zug hat einen 'type' und ein Ziel, als kurze Texte
page-wanted =
    { $type ->
        [int] eine ganze Zahl
        [bool] wahr oder falsch
        [str] ein Text
       *[object] ein Objekt
    }
