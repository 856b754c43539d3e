### Spiele, die während des Spielens gesichert werden: ttr_widget/session/autosave.py, evenings.py

evening-label =
    { $turn ->
        [0] { $board }, { LIST($who) }, Eröffnung, { $ago }
       *[other] { $board }, { LIST($who) }, Spielzug { $turn }, { $ago }
    }
evening-bots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
evening-ago =
    .now = vor weniger als einer Minute
    .minutes =
        { $count ->
            [one] vor { $count } Minute
           *[other] vor { $count } Minuten
        }
    .hours =
        { $count ->
            [one] vor { $count } Stunde
           *[other] vor { $count } Stunden
        }
    .days =
        { $count ->
            [one] vor { $count } Tag
           *[other] vor { $count } Tagen
        }
evening-unreadable = { $file }, nicht lesbar, { $ago }
evening-none = keine angefangenen Spiele
evening-question = Hier gibt es ein angefangenes Spiel: { $label }.
evening-continue = Weiterspielen
evening-new = Neues Spiel
evening-copy = Dieses Spiel ist auch in einem anderen Notebook geöffnet. Was du hier spielst, ist eine Kopie davon.
evening-not-saved = Das Spiel geht weiter, wird aber im Moment nicht gesichert: { $reason }.
evening-unknown = kein angefangenes Spiel { $given } in { $folder } (Spiele: { $names }); ttr.resume() zählt sie auf
evening-own-bot = der Bot '{ $bot }' von { $player } ist ein eigener und steht nicht in der Datei: ergänze bots={ "{" }{ $seat }: …{ "}" }
want-autosave = True, False oder ein Ordner
lobby-evenings = Angefangene Spiele
