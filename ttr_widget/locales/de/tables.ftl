### Die Lobby des Servers und die Seite eines Gastgebers: ttr_widget/serve, js/src/tables.tsx

tables-lobby =
    .about = Eine inoffizielle Version. Eröffne einen Tisch und schicke allen den Link zu ihrem Platz.
    .new = Wähle ein Spiel
    .players = Spieler
    .rules = Hausregeln
    .start = Tisch eröffnen
    .open = Offene Tische
    .none = Kein Tisch ist offen.
    .turn = Zug
    .opening = noch nicht begonnen
    .over = beendet
    .watch = Zuschauen
    .language = Sprache
tables-host =
    .links = Plätze und Links
    .secret = Ein Link ist ein Platz: Wer ihn hat, spielt dort und sieht die Karten. Schicke allen nur ihren eigenen. Behalte die Adresse dieser Seite für dich; über sie kommst du zum Tisch zurück. Wer den Server betreibt, kann alles sehen.
    .local = Diese Links gehen nur auf diesem Rechner. Um mit anderen zu spielen, starte den Server mit --host 0.0.0.0 und öffne diese Seite unter der Adresse dieses Rechners im Netzwerk.
    .end = Diesen Tisch beenden
    .sure = Diesen Tisch beenden? Das Spiel wird gelöscht, und alle Links werden ungültig.
    .gone = Hier ist kein Tisch (mehr).
tables-full = { $most ->
        [one] nur { $most } Tisch kann
       *[other] nur { $most } Tische können
    } gleichzeitig offen sein; beende zuerst einen
tables-wrong = wähle ein Spiel und Spieler, darunter mindestens einen Menschen
tables-disk = der Tisch kann nicht auf die Festplatte geschrieben werden
