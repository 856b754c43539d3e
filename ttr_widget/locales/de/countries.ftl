### Länder als Sackgassen: ttr_widget/rules/countries.py

rule-countries = Nachbarländer

germany-country = Manche Strecken und Zielkarten enden in einem Nachbarland. Ein Land ist eine Sackgasse: Strecken dorthin sind dort nicht miteinander verbunden. Eine Zielkarte darf an einem Ende oder an beiden ein Land nennen.
    .title = Nachbarländer
    .example = Freiburg und Saarbrücken haben beide eine Strecke nach Frankreich, sind aber nicht durch Frankreich verbunden.

unfit-countries = keine seiner Städte ist ein Land

## Das begleitete Spiel, und das Spiel auf einer Seite

guide-country = { CITY($city) } ist ein Nachbarland und eine Sackgasse: Eine Zielkarte kann dort enden, aber kein Weg führt hindurch.
    .title = Nachbarländer
