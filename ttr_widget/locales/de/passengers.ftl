### Fahrgäste: ttr_widget/rules/passengers.py

rule-passengers = Fahrgäste
    .short = Fahrgäste

passengers-setup = Die { $total } Fahrgäste werden gemischt und zufällig auf die Städte verteilt, so viele, wie die Zahl der Stadt sagt (auf einem Spielplan ohne solche Zahlen gleichmäßig).
    .title = Vorbereitung
    .example = In einer Stadt mit der Zahl 3 warten am Anfang 3 Fahrgäste.

germany-passengers = Nach dem Bau einer Strecke darfst du von jedem ihrer beiden Enden einen Fahrgast mitnehmen: insgesamt 0, 1 oder 2. Du entscheidest für jedes Ende; wo mehrere warten, wählst du, welchen. Wo niemand wartet, nimmst du niemanden mit. Alle sehen die mitgenommenen Fahrgäste.
    .title = Fahrgäste mitnehmen
    .example = An einem Ende deiner Strecke warten ein roter und ein blauer Fahrgast, am anderen niemand: Du nimmst den roten, den blauen oder keinen.
    .not-waiting = In { CITY($city) } am Ende dieser Strecke wartet kein solcher Fahrgast: { COLOR($color, 1, of: "passenger") }. Es warten: { $waiting }.

germany-majority = Für jede Farbe der Fahrgäste: { $most } Punkte für die meisten, { $second } für die zweitmeisten. Gleichstand bei den meisten: { $most } für jeden davon und kein zweiter Preis. Gleichstand bei den zweitmeisten: { $second } für jeden davon. Ohne Fahrgast dieser Farbe bekommt niemand etwas.
    .title = Punkte für Fahrgäste
    .example = Rot: Ada 4, Grace 3, Linus 3. Ada bekommt { $most } Punkte, Grace und Linus je { $second }.
    .sum = Mehrheiten

passengers-waiting = { CITY($city) } ({ COLOR($colors, 1, of: "passenger") })
passengers-from = { COLOR($color, 1, of: "passenger") } Fahrgast aus { CITY($city) }

question-passengers =
    .mine = { $player }, wähle Fahrgäste an den Enden von { ROUTE($route) }.
    .other = { $player } wählt Fahrgäste an den Enden von { ROUTE($route) }.
answer-passengers = welche Fahrgäste mitfahren

move-take =
    { $passengers ->
        [none] Niemanden mitnehmen
       *[other] Mitnehmen: { $passengers }
    }
    .group = Fahrgäste mitnehmen

event-passengers-placed =
    In { $count } { $count ->
        [one] Stadt
       *[other] Städten
    } warten Fahrgäste.
event-passenger = { $player } nimmt einen { COLOR($colour, 1, of: "passenger", case: "acc") } Fahrgast aus { CITY($city) } mit.

score-majority = Prämie für { COLOR($color, 2, of: "passenger", case: "acc") } Fahrgäste
    .most = { $count }, die meisten
    .second = { $count }, die zweitmeisten
    .column = Fahrgäste
score-passengers = Fahrgäste
    .because = { $count } insgesamt mitgenommen
    .column = Fahrgäste

why-majority = Fahrgäste, Farbe { COLOR($color) }: { $counts }.
why-passengers =
    .none = Niemand mitgenommen.
    .taken = Mitgenommen: { $passengers }.
    .color = { $count } { COLOR($color, $count, of: "passenger") }

## Was sich nicht lesen lässt, und von Hand gemachte Stellungen

error-take-form = { $text } ist nicht lesbar; geschrieben wird es so: { $form }
error-take-dict = 'take' braucht 'passengers', eine Farbe für jede Stadt: { $form }
error-passenger-color = erwartet ist die Farbe eines Fahrgasts als Text, nicht { $given }
error-one-passenger = aus { $city } kann nur ein Fahrgast mitgenommen werden
error-passengers-city = passengers: { $city } ist zweimal angegeben
error-passengers-dict = passengers: erwartet sind Farben nach Städten, etwa { $form }, nicht { $given }
error-passengers-text = { $place }: erwartet sind Fahrgäste, etwa '2 red 1 green', nicht { $given }
error-passengers-list = { $place }: erwartet sind Farben, etwa ['red', 'green'], nicht { $given }
error-no-passenger = { $place }: kein Fahrgast ist { $color } (Farben: { $known }){ $near }
error-passengers-of = Fahrgäste { $color }
error-taken-by = mitgenommen von { $player }
error-in-city = in { $city }

## Was nicht sein kann

unfit-passengers =
    .none = es muss Fahrgäste geben
    .places = seine Städte haben Platz für { $places } Fahrgäste, es gibt aber { $total }

fault-passengers =
    .lists = { $size } Listen erwartet, { $given } bekommen
    .too-many = es gibt mehr Fahrgäste der Farbe { $color }, als das Spiel hat: { $count }

# What the lobby and the lab offer.

lab-passengers-each = Fahrgäste jeder Farbe
lab-passengers-most = Punkte für die meisten
lab-passengers-second = Punkte für die zweitmeisten
counter-passengers = Fahrgäste
    .head = Fahrgäste

## Wörter

piece-passengers =
    { $count ->
        [one] Fahrgast
       *[other] Fahrgäste
    }
    .dat =
        { $count ->
            [one] Fahrgast
           *[other] Fahrgästen
        }
    .gen =
        { $count ->
            [one] Fahrgasts
           *[other] Fahrgäste
        }
    .plural = Fahrgäste
    .plural-dat = Fahrgästen

## Auf der Seite

page-passengers-go = Mitnehmen
page-passengers-title = Mitgenommene Fahrgäste
page-hover-waiting = es warten: { COLOR($colors, of: "passenger") }

## Tipps

hint-passengers = Nimm diese Fahrgäste mit: { $passengers }; wer von einer Farbe die meisten hat, bekommt ihren Bonus.
    .one = { COLOR($color) } ({ CITY($city) })
    .nobody = Nimm niemanden mit: Es brächte dir nichts.

## Im Notebook

render-waiting = es warten: { $people }
    .one = { $count } { COLOR($color, $count, of: "passenger") }

## Das begleitete Spiel, und das Spiel auf einer Seite

summary-passengers =
    .goal = In den Städten warten Fahrgäste: Nach dem Bau einer Strecke darfst du von jedem ihrer Enden einen mitnehmen.
    .score = Für jede Farbe der Fahrgäste: { $most } Punkte für die meisten, { $second } für die zweitmeisten.
guide-passengers = In { CITY($city) } warten Fahrgäste. Baust du eine Strecke, darfst du von jedem ihrer Enden einen mitnehmen. Die meisten einer Farbe bringen { $most } Punkte, die zweitmeisten { $second }.
    .title = Fahrgäste
guide-passengers-take = Wähle, wen du mitnimmst. Sammle die Farben, bei denen du vorn liegen kannst.
    .title = Einsteigen, bitte
