### Das begleitete Spiel: ttr_widget/guide/, js/src/guide.tsx

lobby-teach = Zeig mir, wie es geht
    .hint = Ein erstes Spiel mit Erklärungen, auf dem oben gewählten Spielplan
page-guide-start = Das Spiel beim Spielen erklären
page-guide-next = Weiter
page-guide-ok = Verstanden
page-guide-why = Warum?
page-guide-leave = Erklärungen beenden
page-guide-resume = Erklärungen fortsetzen
page-help =
    { $part ->
        [aim] Ziel
        [turn] Dein Spielzug
       *[end] Ende
    }
page-help-all = Alle Regeln
page-guide-step = die Begleitung kennt die Schritte { LIST($steps) }, nicht { $given }
