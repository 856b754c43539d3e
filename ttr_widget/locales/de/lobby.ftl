### Die Lobby: ttr_widget/widget/lobby.py

lobby-title = Zug um Zug
lobby-about = Eine inoffizielle Fassung für Notebooks: Wähle einen Spielplan und leg los.
lobby-language = Sprache
lobby-players = Spieler
lobby-player = Spieler { $number }
    .name = Name von Spieler { $number }
    .who = Wer als Spieler { $number } spielt
lobby-who =
    { $who ->
        [nobody] niemand
        [person] Mensch
        [random] Computer: zufällig
        [greedy] Computer: leicht
        [planner] Computer: mittel
        [search] Computer: schwer, langsam
       *[other] Computer: { $who }
    }
lobby-for = { $least } bis { $most } Spieler
lobby-rules = Hausregeln
lobby-seed = Startwert
    .hint = leer: jedes Mal ein neues Spiel
lobby-teaching = Platz der Lehrkraft: sieht alle Karten und Zielkarten und darf alles rückgängig machen
lobby-start = Spiel starten
lobby-more = Anderes Spiel wählen
lobby-started = { $title }
    .seed = { $title } · Startwert { $seed }
