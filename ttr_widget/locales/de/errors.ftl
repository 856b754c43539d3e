### Was sich nicht lesen lässt: die Meldungen von BadInput und verwandten Ausnahmen.

error-expected = erwartet: { $wanted }; erhalten: { $given }
error-field = '{ $field }': erwartet: { $wanted }; erhalten: { $given }
error-at = { $place }: { $problem }
error-near = ; meintest du '{ $near }'?
error-locale = unbekannte Sprache { $locale } (Sprachen: { $known })
error-game-broken = eine Regel ist bei '{ $action }' gescheitert ({ $error }); das Spiel steht wie zuvor
error-refused = { $reason } [{ $rule }]
error-attribute = { $kind } hat kein Attribut '{ $name }'{ $near }
    .instead = ; stattdessen gibt es { $instead }
error-module-attribute = das Modul '{ $module }' hat kein Attribut '{ $name }'{ $near }
error-keyword = { $function } hat kein Argument '{ $name }' (Argumente: { $names }){ $near }
error-choice = unbekannt: { $given } (zur Wahl: { $names }){ $near }
error-theme = unbekanntes Thema { $given } (Themen: { $known }){ $near }
error-color = unbekannte Farbe { $given } (Farben: { $known }){ $near }
error-color-twice = zwei Spieler können nicht beide die Farbe '{ $color }' haben
error-colors-many = { $given } Farben für { $players } Spieler

## Was erwartet wird

want-text = ein Text
want-word = ein Wort in Kleinbuchstaben
want-word-or-nothing = ein Wort in Kleinbuchstaben oder nichts
want-id = Kleinbuchstaben (mindestens einer), Ziffern und '_'
want-number = eine Zahl
want-whole = eine ganze Zahl
want-from = eine ganze Zahl ab { $least }
want-between = eine ganze Zahl von { $least } bis { $most }
want-flag = True oder False
want-true-false = true oder false
want-fact = eine ganze Zahl, true oder false, oder ein Text
want-seat = ein Platz von 0 bis { $most }
want-seat-or-none = ein Platz von 0 bis { $most } oder None für Zuschauer
want-seat-or-name = ein Platz von 0 bis { $most } oder ein Name ({ $names })
error-suggested = { $problem }{ $near }
want-bots-by-seat = ein Dict von Bots nach Plätzen, etwa { "{" }1: 'planner'{ "}" }
want-bots-in-order = eine Liste von { $count } Bots, einen für jeden Platz
want-by-seat = ein Dict mit Plätzen als Schlüsseln, etwa { "{" }0: …{ "}" }
want-list = eine Liste
want-texts = eine Liste von Texten
want-object = ein Objekt
want-one-of = einer der Werte { $names }
want-tuple = ein Tupel
want-tuple-texts = ein Tupel von Texten
want-numbers-by-name = ein Dict mit Zahlen als Werten
want-view = die Sicht eines Platzes auf ein Spiel wie game.view(0)
want-game-or-view = ein Spiel oder die Sicht eines Platzes wie game.view(0)
error-game-not-view = eine Ansicht zeigt nur einen Moment, und hierfür ist das ganze Spiel nötig; eine Ansicht hat .hand, .known_hands und .points
want-chance = ein Zufallsgenerator oder ein Startwert
want-seed = eine ganze Zahl oder ein kurzer einzeiliger Text als Startwert

## Namen auf dem Spielplan

error-unknown-city = keine Stadt { $id } auf dem Spielplan '{ $board }'{ $near }
error-unknown-route = keine Strecke { $id } auf dem Spielplan '{ $board }'{ $near }
error-unknown-ticket = keine Zielkarte { $id } auf dem Spielplan '{ $board }'{ $near }
error-expansion = keine Erweiterung { $name } für den Spielplan '{ $board }' (Erweiterungen: { $known })

## Karten

error-card = keine Karte '{ $name }' in diesem Spiel (Karten: { $names }){ $near }
error-card-which = '{ $name }' kann mehrere Karten meinen ({ $names }); bitte die gemeinte schreiben
want-card-name = der Name einer Karte als Text
want-cards = Karten als Text wie '2 red 1 { $wild }', eine Liste oder ein Dict
error-card-count = Anzahl der Karten '{ $name }': erwartet wurde eine ganze Zahl ab 0, erhalten { $given }
error-card-too-many = kein Spiel hat { $count }… Karten einer Art, wie in '{ $text }'
want-counted-cards = Karten als Zahl und Name, etwa '2 red'

## Aktionen

error-action-form = '{ $text }' ist nicht lesbar; schreibe '{ $form }'
error-action-field = '{ $action }' hat kein Feld '{ $name }' (Felder: { $names })
error-action-lacks = '{ $action }' braucht '{ $name }'; schreibe '{ $form }'
error-action-long = ein Text kann höchstens 1000 Zeichen haben; dieser hat { $count }
error-action-several = immer nur eine Aktion auf einmal; game.play_many([…]) spielt mehrere
error-action-empty = ein leerer Text ist keine Aktion (Aktionen: { $actions })
error-action-type = eine Aktion als Dict braucht ein 'type' (eines von { $actions })
error-action = keine Aktion { $given } in diesem Spiel (Aktionen: { $actions }){ $near }
want-actions = eine Liste von Aktionen oder ein Text mit einer Aktion je Zeile
want-action = eine Aktion als Text wie 'draw deck', als Dict oder als Action
error-source = { $given } lässt sich nicht ziehen (zur Wahl: { $names }){ $near }
    .tickets = Zielkarten werden nicht wie Wagenkarten gezogen; die Aktion heißt 'tickets'
    .one = ; gezogen wird eine Karte nach der anderen, etwa mit 'draw deck'
want-source = ein Text, der sagt, was gezogen wird, etwa 'deck' oder 'red'
want-city = Name oder Id einer Stadt als Text
want-tickets = Zielkarten als Text oder als Liste von Ids
want-ticket = die Id einer Zielkarte als Text
want-some-cities = Städte als Text wie 'paris, roma' oder als Liste
want-some-routes = Strecken als Text wie 'dieppe-paris, essen-berlin' oder als Liste
want-route = eine Strecke als Text wie 'dieppe-paris'
want-city-number = eine Stadt von 0 bis { $most } oder ihr Name
want-route-number = eine Strecke von 0 bis { $most } oder ihr Name
want-ticket-number = eine Zielkarte von 0 bis { $most } oder ihr Name
want-a-word = ein Wort
want-split = eine Zahl je Stapel, etwa { "{" }'short': 3, 'long': 1{ "}" }
error-piece = keine Spielsteine namens { $given } (Spielsteine: { $names })
error-split-deck = { $deck } ist kein Zielkartenstapel oder kommt zweimal vor (Stapel: { $names })
error-city-no-route = { $city } ist eine Stadt; eine Strecke nennt man nach beiden Enden: Von { $city } gibt es Strecken nach { $near }
error-double-route = '{ $text }' ist eine Doppelstrecke; nenne eines ihrer Gleise: { $tracks }
error-track = { $route } ({ COLOR($color) })
error-no-route = keine solche Strecke verbindet { $a } mit { $b }; von { $a } führen Strecken nach { $near }

## Spiele

error-whose-score = wessen Punkte? Nenne einen Platz von 0 bis { $most }
error-undo-earlier = nichts Früheres lässt sich zurücknehmen: { $notice }
place-action = Aktion { $number }, { $action }
error-others-wait = die anderen können erst ab dem Beginn eines Zuges warten; bitte zuerst die offene Frage beantworten
error-nothing-to-undo = nichts zurückzunehmen: noch keine Aktion gespielt
error-nothing-to-redo = nichts zu wiederholen
error-no-position = keine Stellung { $given }: { $notice }; gezählt wird von dort an, von 0 bis { $most }
want-position = eine Anzahl von Aktionen von 0 bis { $most }
want-players = eine Zahl von Mitspielern oder eine Liste von Namen
error-players = { $board } ist für { $least } bis { $most } Personen, nicht für { $given }
want-player-name = ein Name als kurzer einzeiliger Text ohne Leerzeichen am Rand
error-player-signs = ein Name hat keine Kommas und keine nicht druckbaren Zeichen, anders als { $given }
error-same-names = zwei Mitspieler heißen gleich: { $names }
notice-from-position = fortgesetzt ab einer vorgegebenen Stellung, zu der keine aufgezeichneten Züge führen
notice-from-move = fortgesetzt ab Zug { $moves }; frühere Züge lassen sich mit den heutigen Regeln nicht nachspielen

## Was nicht angenommen wird

error-no-file = keine gewöhnliche Datei
error-file-long = länger als { $most } Bytes; mehr wird nicht gelesen
error-nested = Listen und Objekte sind tiefer als { $most } Ebenen verschachtelt
error-surrogate = ein Text enthält ein halbes Zeichen (ein einzelnes Surrogat)
want-line = ein Text in einer Zeile mit höchstens { $most } Zeichen, ohne Steuerzeichen
want-lines = ein Text mit höchstens { $most } Zeichen, ohne Steuerzeichen
want-at-most = eine Zahl von -{ $most } bis { $most }
error-board-most = ein Spielplan darf höchstens { $most } { $what ->
    [cities] Städte
    [routes] Strecken
    [tickets] Zielkarten (mit Erweiterungen)
   *[spaces] Felder auf allen Strecken zusammen
  } haben, und dieser hat { $count }
error-board-data = '{ $name }' darf Texte, Zahlen, true, false, Listen und Tabellen enthalten, aber nicht { $given }
