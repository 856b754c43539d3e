### Die Seite eines Gastes: ttr_widget/serve, js/src/guest.ts

guests-wait = Dein Platz wird vorbereitet …
guests-late = Der Tisch ist gerade nicht erreichbar. Diese Seite versucht es weiter.
guests-void = Dieser Link führt zu keinem Platz (mehr). Bitte um einen neuen.
guests-nothing = Hier ist nichts. Prüfe den Link oder bitte um einen neuen.
guests-script = Diese Seite braucht JavaScript.
guests-offline = Der Tisch antwortet nicht. Dein Platz bleibt dir, und die Seite verbindet sich von selbst wieder.
