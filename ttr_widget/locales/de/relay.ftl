### The page where there is no game: ttr_widget_relay/plain_page.py, which reads these lines without Fluent: plain texts only

relay-title = Hier läuft gerade kein Spiel
relay-nobody = Falls du diesen Link bekommen hast: Das Notebook dahinter ist geschlossen oder wird neu gestartet, oder der Link gilt nicht mehr. Diese Seite versucht es alle paar Sekunden von selbst noch einmal.
