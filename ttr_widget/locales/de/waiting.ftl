### Nur einer spielt (Rätsel): ttr_widget/rules/waiting.py

rule-waiting = Nur einer spielt

puzzle-wait = Nur der Spieler auf Platz { $seat } spielt (die Plätze werden ab 0 gezählt); die anderen passen, wenn sie an der Reihe sind.
    .title = Nur einer spielt
    .example = Ein Rätsel für Platz { $seat }: Die anderen passen, bis du es gelöst hast.
    .refused = { $waiting } kann nur passen: Es spielt nur { $player }.
    .nobody = { $waiting } kann nur passen: Es spielt nur Platz { $seat }, und dort sitzt niemand.

unfit-waiting = es gibt keinen Platz { $seat } (Plätze: 0 bis { $last })
