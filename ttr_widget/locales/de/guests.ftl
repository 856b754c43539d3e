### Die Seite eines Gastes: ttr_widget/serve, js/src/guest.ts

## Bevor es ein Spiel zu zeigen gibt

guests-wait = Dein Platz wird vorbereitet …
guests-told =
    .void = Dieser Link führt zu keinem Platz (mehr). Bitte um einen neuen.
    .lost = Der Tisch ist gerade nicht erreichbar. Diese Seite versucht es weiter.
    .busy = Das Notebook des Gastgebers ist beschäftigt. Du bekommst deinen Platz, sobald es frei ist.
    .restarting = Das Notebook des Gastgebers wird neu gestartet. Diese Seite versucht es weiter.
    .closed = Das Notebook des Gastgebers wurde geschlossen. Sobald das Spiel wieder geöffnet ist, verbindet sich diese Seite von selbst.
guests-nothing = Hier ist nichts. Prüfe den Link oder bitte um einen neuen.
guests-script = Diese Seite braucht JavaScript.

## Auf der Seite

guests-trouble =
    { $trouble ->
        [busy] Das Notebook des Gastgebers ist beschäftigt. Dein Zug wird ausgeführt, sobald es frei ist.
        [restarting] Das Notebook des Gastgebers wird neu gestartet. Dein Platz bleibt dir, und die Seite verbindet sich von selbst wieder.
        [closed] Das Notebook des Gastgebers wurde geschlossen. Sobald das Spiel wieder geöffnet ist, verbindet sich diese Seite von selbst.
       *[lost] Der Tisch antwortet nicht. Dein Platz bleibt dir, und die Seite verbindet sich von selbst wieder.
    }
guests-presence =
    { $guest ->
        [present] ist da
        [away] ist gerade weg
       *[never] war noch nicht da
    }
guests-name = Dein Name an diesem Tisch
guests-name-change = Ändern
guests-notices = Melden, wenn ich am Zug bin
guests-theme = Wie das System

## Gäste einladen: ttr_widget/serve/invitation.py

guests-error =
    .kernel = Gäste kann nur der Kernel eines Notebooks mit einer Seite hereinlassen; ohne Jupyter geht es mit: python -m ttr_widget serve
    .name = der Name eines Tisches ist ein Text, der nicht leer ist, nicht { $given }
    .do = erwartet wird eines von { $names }{ $near }
    .qr = ein QR-Code fasst eine Adresse mit bis zu { $most } Zeichen
    .webhook = ein Webhook ist eine Adresse, die mit http:// oder https:// beginnt, nicht { $given }
guests-webhook =
    { $over ->
        [yes] Das Spiel ist zu Ende.
       *[no] { $player } ist am Zug.
    }
guests-unsaved = Die Züge an diesem Tisch können gerade nicht gespeichert werden. Das Spiel geht weiter, könnte aber verloren gehen.

## Die Links der Gäste: js/src/invite.tsx

invite-title = Mitspieler einladen
invite-open = Mitspieler einladen …
invite-secret = Ein Link ist ein Platz: Wer ihn hat, spielt dort ohne Konto und sieht die Karten. Schicke allen nur ihren eigenen. Wem dieses Notebook gehört, der kann alles sehen.
invite-way =
    { $way ->
        [local] Die Adresse dieser Seite kennt nur dieser Rechner, Links damit kann sonst niemand öffnen. Wer im selben Netzwerk ist, kann direkt hereinkommen; für andere starte Jupyter unter einer Adresse, die sie erreichen.
        [blocked] Der Server des Notebooks hat die Erweiterung für Gäste, aber keinen Weg zu diesem Kernel, vielleicht läuft er auf einem anderen Rechner. Wer im selben Netzwerk wie der Kernel ist, kann direkt hereinkommen.
       *[none] Der Server des Notebooks lässt keine Gäste herein: Dort fehlt ttr_widget_relay, oder dies ist keine Seite von Jupyter. Installiere ttr-widget dort, wo der Server läuft, und starte ihn neu, oder lass alle im selben Netzwerk direkt herein.
    }
invite-lan = Dieses Netzwerk hereinlassen
invite-address = Adresse der Links
invite-who =
    { $who ->
        [host] spielt auf dieser Seite
        [here] spielt in diesem Notebook
       *[bot] { $bot }
    }
invite-watch = Zuschauer
invite-watching =
    { $count ->
        [0] niemand schaut zu
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
invite-do =
    { $do ->
        [invite] Link erzeugen
        [renew] Neuer Link
        [take] Platz zurücknehmen
        [void] Link beenden
        [bot] Einen Bot spielen lassen …
        [copy] Link kopieren
        [copied] Kopiert
        [code] QR-Code
       *[enter] Öffnen
    }
