### Die Lobby: ttr_widget/widget/lobby.py

lobby-title = Zug um Zug
lobby-about = Eine inoffizielle Fassung für Notebooks: Wähle einen Spielplan und leg los.
lobby-language = Sprache
lobby-players = Spieler
lobby-player = Spieler { $number }
    .name = Name von Spieler { $number }
    .who = Wer als Spieler { $number } spielt
    .color = Farbe von Spieler { $number }
lobby-who =
    { $who ->
        [nobody] Mitspieler hinzufügen …
        [person] Mensch
        [easy] Bot: leicht
        [medium] Bot: mittel
        [hard] Bot: schwer
        [expert] Bot: Experte
        [random] Bot: zufällige Züge
       *[other] Bot: { $who }
    }
lobby-level =
    { $who ->
        [easy] Spielt wie ein Anfänger: denkt immer nur an eine Zielkarte, mag lange Strecken und Joker und achtet nicht auf die anderen.
        [medium] Spielt gut, denkt aber nicht an alles: Manchmal entgeht ihm eine Zielkarte, eine bessere Karte oder ein Rivale.
        [hard] Macht keine Flüchtigkeitsfehler: Er plant in jedem Zug ein günstiges Netz für alle Zielkarten und baut, zieht und bezahlt danach.
        [expert] Spielt wie „schwer“ und probiert aussichtsreiche Züge zusätzlich in gedachten Spielen bis zum Ende. Ein Zug dauert einige Sekunden.
        [random] Spielt irgendeinen erlaubten Zug.
        [person] Hier spielt jemand an diesem Bildschirm oder auf einer eigenen Seite.
        [nobody] Hier sitzt niemand.
       *[other] Es spielt der Bot „{ $who }“.
    }
lobby-color =
    { $color ->
        [blue] Blau
        [red] Rot
        [green] Grün
        [yellow] Gelb
       *[other] Schwarz
    }
lobby-bot-name =
    { $number ->
        [1] Otto
        [2] Greta
        [3] Maria
        [4] Emil
       *[other] Clara
    }
lobby-for = { $least } bis { $most } Spieler
lobby-rules = Hausregeln
lobby-seed = Startwert
    .hint = leer: jedes Mal ein neues Spiel
lobby-teaching = Platz der Lehrkraft: sieht alle Karten und Zielkarten und darf alles rückgängig machen
lobby-start = Spiel starten
lobby-invite = Starten und einladen …
    .hint = Startet das Spiel und zeigt für jeden einen Link, um im eigenen Browser zu spielen
lobby-more = Anderes Spiel wählen
lobby-started = { $title }
    .seed = { $title } · Startwert { $seed }
