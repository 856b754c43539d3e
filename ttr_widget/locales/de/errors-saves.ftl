### Spielstände, Mitschriften und von Hand aufgebaute Stellungen: BadSave, BadScenario.

## Stellungen in Dateien

want-cards-by-name = Karten nach Namen
want-card-list = eine Liste von Karten
want-ticket-list = eine Liste von Zielkarten
want-seats-by-name = Plätze nach Namen
want-pieces-by-name = Spielsteine nach Namen
want-a-seat = ein Platz
want-hex = 16 oder 32 Hexadezimalziffern
want-question = eine Frage
want-open-question = eine offene Frage
want-no-question = keine offene Frage
want-question-kind = eine Art von Frage dieses Spiels
want-known-route = die Id einer Strecke
want-known-city = die Id einer Stadt
want-display-place = ein Platz der Auslage
want-color-list = eine Liste von Farben
want-deck-list = eine Liste von Stapeln
want-names = { $least } bis { $most } Namen
want-hands = eine Hand je Mitspieler
want-pieces = Spielsteine aller Mitspieler
want-existing-seats = vorhandene Plätze
want-board = ein Spielplan mit Städten, Strecken und Zielkarten
error-save-unknown = { $name } ist in diesem Spiel unbekannt
error-save-cards = { $count } Karten ({ CARD($card) }), aber das Spiel hat { $copies }
error-save-missing = '{ $name }' fehlt
error-save-surplus = '{ $name }' ist hier unbekannt
error-save-board = das ist kein Spielplan ({ $error })

## Spielstände und Mitschriften

place-header = der Kopf
place-text-line = Zeile { $line }
    .column = Zeile { $line }, Spalte { $column }
place-quoted = { $place }, '{ $text }'
error-save-unreadable = das Spiel lässt sich nicht speichern, weil es nicht wieder gelesen werden könnte: { $error }
error-save-other-game = das Spiel lässt sich nicht speichern: '{ $variant }' bezeichnet ein anderes Spiel
error-save-own-rule = das Spiel lässt sich nicht speichern: seine Regel { $rule } ist nicht die gleichnamige des Pakets, und eine Datei unterscheidet Regeln nach Namen; gib deiner Klasse einen anderen Namen
want-transcript = der Text einer Mitschrift
error-header-line = '{ $name }' ist keine Zeile des Kopfes oder kommt zweimal vor
error-header-missing = der Kopf einer Mitschrift hat die Zeilen { $names }; '{ $missing }:' fehlt
error-transcript-version = dieses Programm liest Version { $known }, die Mitschrift hat { $given }
error-save-version = dieses Programm liest die Versionen { $known }, die Datei hat { $given }
error-no-json = kein JSON ({ $error })
error-cut-json = kein JSON ({ $error }); ist die Datei abgeschnitten?
want-path = der Pfad einer Datei
error-no-utf8 = Byte { $byte } ist kein UTF-8-Text
error-snapshot-differs = { $found }, aber die Aktionen führen zu { $wanted }; Stellung, Aktionen oder Kopf wurden nach dem Speichern verändert
error-check-sum = die Prüfsumme stimmt nicht: die Datei wurde nach dem Speichern verändert
error-no-save = das ist kein Spielstand: 'format' ist nicht 'ttr_widget game'
error-save-seen = das ist, was ein Spieler von einem Spiel gesehen hat: Es lässt sich zeigen, aber nicht fortsetzen; lies es mit load_seen
error-save-whole = das ist ein ganzes Spiel; lies es mit load
want-object-with = ein Objekt mit { $names }
want-first-version = 1 wie in der ersten Zeile
error-save-other-board = die Variante gehört zum Spielplan '{ $board }', nicht zu { $given }
error-save-players = 'players' muss eine Liste von Namen sein und 'seed' eine Zahl oder ein Text
error-save-start = '{ $start }' fehlt, die Stellung, zu der die Züge in '{ $earlier }' geführt haben
error-save-begins-over = ein Spiel kann nicht vor dem ersten Zug enden
error-save-no-answer = die offene Frage hat nach den heutigen Regeln keine Antwort
error-save-stuck = von dieser Stellung aus kann das Spiel nach den heutigen Regeln nicht weitergehen ({ $error })
error-not-saved = '{ $file }' lässt sich im Ordner '{ $folder }' nicht schreiben ({ $error })
    .no-folder = '{ $file }' lässt sich nicht schreiben: den Ordner '{ $folder }' gibt es nicht; lege ihn an oder wähle einen anderen
    .is-folder = '{ $file }' ist ein Ordner; ergänze den Namen einer Datei
    .no-file = '{ $file }' ist ein Gerät und keine Datei; wähle einen anderen Namen
    .permission = '{ $file }' lässt sich nicht schreiben: im Ordner '{ $folder }' fehlt dir das Schreibrecht; wähle einen anderen
    .read-only = '{ $file }' lässt sich nicht schreiben: der Ordner '{ $folder }' ist schreibgeschützt; wähle einen anderen
    .full = '{ $file }' lässt sich nicht schreiben: im Ordner '{ $folder }' ist kein Platz mehr; schaffe Platz und speichere noch einmal
    .long-name = der Name '{ $file }' ist für den Ordner '{ $folder }' zu lang; wähle einen kürzeren
error-save-other-players = die Mitspieler oder der erste Platz weichen vom Kopf ab

## Von Hand aufgebaute Stellungen

error-before-opening = das kann es vor der ersten Runde nicht geben (opening=True)
error-over-and-open = ein beendetes Spiel hat keine Eröffnung und keine Züge mehr; 'opening', 'first_tickets' und 'last_turns' bitte weglassen
error-rest-twice = 'rest' kann nur an einer Stelle stehen
error-deck-and-top = '{ $deck }' ist der ganze Stapel und '{ $top }' sein oberer Teil; bitte nur eines von beiden angeben
error-seat-twice = Platz { $seat } und { $player } sind derselbe Spieler
error-scenario-turn = nach der Eröffnung beginnt Platz { $first }, also kann nicht Platz { $turn } am Zug sein
error-scenario-name = '{ $name }' gehört nicht zu einer Stellung{ $near }
error-scenario-lacks = { $variant } hat nichts dergleichen: { $thing }
    .market = { $variant } hat keine Karten zum Ziehen
    .last-round = { $variant } hat keine letzte Runde
    .tickets = { $variant } hat keine Zielkarten
    .pieces = { $variant } hat keine { PIECE($thing, case: "acc") }
error-scenario-claimed = { $route } kann so nicht genutzt werden. { $reason }

## Was in einer Stellung nicht sein kann

fault-prompts = eine Frage ist offen, aber das Spiel ist zu Ende
fault-count = { $given } ist keine Anzahl von Runden
fault-claimed = vor der ersten Runde kann nichts genutzt sein
fault-turn = Spielzug { $turn } gehört nicht Platz { $seat }, wenn Platz { $first } begonnen hat
fault-turns-left = { $given } verbleibende Spielzüge sind unmöglich
fault-cards = an allen Orten zusammen liegen { $found } Karten ({ CARD($card) }), das Spiel hat aber { $copies }
fault-pieces = { PIECES($left, $piece) } sind übrig und { $placed } liegen auf Strecken, ein Mitspieler hat aber { $own }

## Links

want-link = ein Link als Text
want-site = die Adresse einer Website wie https://example.org/spiele/
error-link-none = das ist kein Link eines Spiels: Nach dem # muss er mit { $begins } beginnen
error-link-version = der Link ist in Notation { $given } geschrieben, dieses Programm liest Notation { $known }; bitte um einen neuen Link oder aktualisiere das Paket
error-link-damaged = der Link ist beschädigt oder abgeschnitten; kopiere ihn vollständig
error-link-too-long = zu lang für einen Link: { $count } Zeichen; höchstens { $most } sind möglich. Speichere das Spiel stattdessen in einer Datei
error-link-moves = zu lang für einen Link: { $count } Züge; höchstens { $most } sind möglich. Speichere das Spiel stattdessen in einer Datei
error-link-older = der Link entstand unter Version { $given } der Regeln, und unter der heutigen Version { $known } führen seine Züge woandershin; bitte um einen Spielstand, denn er enthält die Stellung
error-link-newer = der Link entstand unter Version { $given } der Regeln, dieses Programm kennt Version { $known }; aktualisiere das Paket
error-link-elsewhere = die Züge des Links führen nicht zu der Stellung, die er nennt: Er wurde verändert oder stammt von einem veränderten Programm
error-link-both = 'everything' ist True oder False und lässt sich nicht mit 'seat' verbinden: Alles hat kein einzelner Platz gesehen
error-link-puzzle = das Rätsel '{ $name }' ist eine Stellung aus einer ausgeteilten Partie, und sein Link würde alle Handkarten, die Stapel und den Startwert verraten; gib everything=True an, wenn niemand diese Partie mehr spielt
error-link-holds =
    .game = der Link enthält ein ganzes Spiel; öffne ihn mit replay
    .seen = der Link enthält, was ein Spieler oder ein Zuschauer von einem Spiel gesehen hat: Es lässt sich zeigen, aber nicht fortsetzen; öffne ihn mit load_seen
    .puzzles = der Link enthält Rätsel; öffne ihn mit open_link
