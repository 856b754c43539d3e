### Menü und Tasten einer Seite: js/src

menu-game = Dieses Spiel
menu-preferences = Einstellungen
menu-about = Über
menu-notices = „Du bist am Zug“ im Titel des Browser-Tabs zeigen, solange die Seite verdeckt ist
menu-unofficial = Eine inoffizielle Fassung für Notebooks, ohne Bilder und Texte des Verlags.
menu-your-turn = Du bist am Zug

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
        [rules] Regeln
        [menu] Menü
       *[keys] Diese Liste
    }
