### Menü und Tasten einer Seite: js/src

menu-game = Dieses Spiel
menu-leave = Spiel verlassen und ein anderes wählen
menu-end-sure = Dieses Spiel ist noch nicht zu Ende. Beenden und ein anderes beginnen?
menu-preferences = Einstellungen
menu-about = Über
menu-notices = „Du bist am Zug“ im Titel des Browser-Tabs zeigen, solange die Seite verdeckt ist
menu-remaining = Neben den Stapeln abgelegte und ungesehene Karten anbieten
menu-unofficial = Eine inoffizielle Fassung für Notebooks, ohne Bilder und Texte des Verlags.
menu-your-turn = Du bist am Zug
menu-link = Link zum Spiel
menu-link-whole = Wer den Link hat, kann sich das ganze Spiel noch einmal ansehen.
menu-link-seen = Das Spiel läuft noch: Der Link zeigt, was jetzt alle sehen dürfen, und keine verdeckte Karte.
menu-link-python = In Python öffnet ihn ttr.open_link.

## Keys

menu-keys = Tastenkürzel
menu-keys-more = Sie wirken, solange der Fokus im Spiel ist: klicke zuerst auf die Karte. Mit Tab, Pfeiltasten und Enter ist alles erreichbar; Esc schließt und verwirft.
menu-keys-group =
    { $group ->
        [play] Spielen
        [look] Ansehen
       *[help] Hilfe
    }
menu-key =
    { $key ->
        [open] Offene Karte nehmen
        [draw] Vom Stapel ziehen
        [tickets] Zielkarten ziehen
        [moves] Liste aller Züge
        [undo] Rückgängig
        [hint] Tipp
        [zoom-in] Vergrößern
        [zoom-out] Verkleinern
        [zoom-fit] Ganze Karte zeigen
        [full] Vollbild
        [log] Verlauf
        [discards] Abgelegte und ungesehene Karten
        [rules] Regeln
        [menu] Menü
       *[keys] Diese Liste
    }

## Discards and unseen cards

menu-discards = Abgelegte und ungesehene Karten
menu-discards-about = Das darf jeder wissen. „Nicht gesehene“ Karten sind im Stapel oder auf der Hand der anderen; die eigenen, die offenen und die abgelegten zählen nicht dazu.
menu-discards-watching = Das darf jeder wissen. „Nicht gesehene“ Karten sind im Stapel oder auf der Hand eines Spielers; die offenen und die abgelegten zählen nicht dazu.
menu-discards-counts =
    { $left ->
        [one] { $left } Karte
       *[other] { $left } Karten
    } im Stapel, { $hidden } auf verdeckten Händen
menu-discards-deck = { DECK($deck) }:
menu-discards-card = Karte
menu-discards-gone = Abgelegt
menu-discards-unseen = Nicht gesehen
