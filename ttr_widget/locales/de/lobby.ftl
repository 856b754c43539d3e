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
        [greedy] Bot: leicht
        [planner] Bot: mittel
        [search] Bot: schwer
        [random] Bot: zufällige Züge
       *[other] Bot: { $who }
    }
lobby-level =
    { $who ->
        [greedy] Es spielt der Bot „greedy“: Er nimmt die längste Strecke, die er bezahlen kann, zuerst auf dem Weg seiner Zielkarten, und schaut nicht voraus.
        [planner] Es spielt der Bot „planner“: Er plant in jedem Zug ein günstiges Netz für seine Zielkarten und baut, zieht und bezahlt danach.
        [search] Es spielt der Bot „search“: Er probiert aussichtsreiche Züge zusätzlich in gedachten Spielen bis zum Ende. Ein Zug dauert einige Sekunden.
        [random] Es spielt der Bot „random“: irgendein erlaubter Zug.
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
