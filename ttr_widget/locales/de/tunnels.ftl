### Tunnel: ttr_widget/rules/tunnels.py

rule-tunnels = Strecken durch die Berge
    .short = Tunnel

europe-tunnel =
    Für einen Tunnel legst du die gewöhnliche Zahlung aus; dann { $reveal ->
        [one] wird die oberste Karte des Kartenstapels
       *[other] werden die obersten { $reveal } Karten des Kartenstapels
    } aufgedeckt. Für jede aufgedeckte Karte, die die Farbe deiner Zahlung hat oder eine Lokomotive ist, zahlst du eine weitere Karte dieser Farbe (oder eine Lokomotive).
    .title = Tunnel
    .example =
        { $reveal ->
            [one] Du legst 2 rote aus und deckst eine rote Karte auf: Du zahlst 1 rote mehr. Du legst 2 grüne aus und deckst eine Lokomotive auf: Du zahlst 1 grüne mehr.
           *[other] Du legst 2 rote aus und deckst { PIECES($reveal, "deck") } auf, darunter eine rote: Du zahlst 1 rote mehr. Du legst 2 grüne aus und deckst { PIECES($reveal, "deck") } auf, darunter eine Lokomotive: Du zahlst 1 grüne mehr.
        }

europe-tunnel-wilds = Legst du für einen Tunnel nur Lokomotiven aus, zählen nur aufgedeckte Lokomotiven, und auch die zusätzlichen Karten müssen Lokomotiven sein.
    .title = Tunnel nur mit Jokern
    .example = Du legst 2 Lokomotiven aus und deckst eine Lokomotive auf: Du zahlst noch eine Lokomotive.
    .refused = Für diesen Tunnel liegen nur { CARD($wild, 2) } aus, also zahlst du auch { $extra } { CARD($wild, $extra) } dazu, nicht { CARDS($cards) }.

europe-tunnel-decline = Kannst oder willst du nicht mehr zahlen, nimmst du deine Karten zurück, und dein Spielzug endet. Ist nichts zusätzlich zu zahlen, gehört dir die Strecke sofort.
    .title = Auf einen Tunnel verzichten
    .example = Du müsstest 1 rote mehr zahlen und hast keine: Deine Karten kommen zurück auf die Hand, dein Spielzug ist vorbei.

europe-tunnel-few = Reicht der Kartenstapel nicht, wird der Ablagestapel gemischt, damit aufgedeckt werden kann. Gibt es auch dann weniger als { PIECES($reveal, "deck") }, werden so viele aufgedeckt, wie da sind; gibt es keine, gehört dir die Strecke ohne Aufpreis.
    .title = Ein Tunnel, wenn Karten fehlen
    .example = Kartenstapel und Ablagestapel sind leer: Nichts wird aufgedeckt, und der Tunnel gehört dir.

europe-tunnel-discard = Die aufgedeckten Karten werden am Ende des Spielzugs abgelegt, nicht vorher: Sie können während des Aufdeckens nicht in den Stapel zurückgemischt werden.
    .title = Die aufgedeckten Karten
    .example =
        { $reveal ->
            [one] Eine Karte ist aufgedeckt und der Kartenstapel ist leer: Der Ablagestapel wird zum neuen Stapel, ohne diese Karte.
           *[other] Zwei Karten sind aufgedeckt und der Kartenstapel ist leer: Der Ablagestapel wird zum neuen Stapel, ohne diese beiden.
        }

question-tunnel =
    .mine = { $player }, der Tunnel { ROUTE($route) } kostet noch { $extra } { PIECE("deck", $extra) }: zahle oder verzichte.
    .other = { $player } muss für den Tunnel { ROUTE($route) } noch { $extra } { PIECE("deck", $extra) } zahlen oder verzichten.
answer-tunnel = ob für den Tunnel dazugezahlt wird

move-pay = { CARDS($cards) } dazuzahlen
    .group = Der Tunnel
move-decline = Auf den Tunnel verzichten
    .group = Der Tunnel

event-tunnel =
    { $extra ->
        [0] { $player } baut den Tunnel { ROUTE($route) } ({ CARDS($cards) }); aufgedeckt: { CARDS($revealed) }. Kein Aufpreis.
       *[other] { $player } baut den Tunnel { ROUTE($route) } ({ CARDS($cards) }); aufgedeckt: { CARDS($revealed) }. Aufpreis: { PIECES($extra, "deck") }.
    }
event-tunnel-paid = { $player } zahlt für { ROUTE($route) } noch { CARDS($cards) } dazu.
event-tunnel-declined = { $player } verzichtet auf { ROUTE($route) } und nimmt { CARDS($cards) } zurück.

## Was nicht sein kann

fault-tunnels = auf dem Tisch liegen Karten eines Tunnels, aber niemand baut gerade einen

# What the lobby and the lab offer.

option-easy-tunnels = Tunnel decken 1 Karte auf statt 3
    .question = Würden mehr Zielkarten erfüllt, wenn Tunnel leichter wären?
lab-tunnels-reveal = aufgedeckte Karten

## Wörter

kind-tunnel = Tunnel
    .gen = Tunnels
    .plural = Tunnel

## Auf der Seite

page-tunnel-laid = Gespielt
page-tunnel-cards = Aufgedeckt: { CARDS($cards) }
page-tunnel-poor =
    { $n ->
        [one] Dir fehlt { $n } Karte.
       *[other] Dir fehlen { $n } Karten.
    }
page-tunnel-costs =
    { $name } kostet { $n } { $n ->
        [one] Karte
       *[other] Karten
    } mehr
page-tunnel-safe = Geschafft!
page-tunnel-pay = Bezahlen

## Tipps

hint-pay = Zahle { CARDS($cards) } für den Tunnel { ROUTE($route) }: { $why }.
hint-decline = Verzichte auf den Tunnel { ROUTE($route) }: Diese Karten nützen dir anderswo mehr.
    .unpaid = Verzichte auf den Tunnel { ROUTE($route) }: Dir fehlen die Karten dafür.

## Im Notebook

lying-tunnels =
    .laid = gespielt
    .revealed = aufgedeckt

## Das begleitete Spiel, und das Spiel auf einer Seite

summary-tunnels =
    .turn =
        Tunnel: Nach deiner Zahlung { $reveal ->
            [one] wird eine Karte
           *[other] werden { $reveal } Karten
        } aufgedeckt, und jede deiner Farbe und jede Lokomotive kostet eine Karte mehr.
guide-tunnel =
    { ROUTE($route) } ist ein Tunnel. Du legst deine Karten aus, dann { $reveal ->
        [one] wird eine Karte vom Stapel
       *[other] werden { $reveal } Karten vom Stapel
    } aufgedeckt: Jede in deiner Farbe und jede Lokomotive kostet dich eine Karte mehr. Ein, zwei Karten in Reserve sind klug.
    .title = Ein Tunnel
guide-tunnel-pay = Der Berg ist härter als gedacht. Zahl die Karten nach oder verzichte: Dann bekommst du deine Karten zurück, und dein Spielzug ist zu Ende.
    .title = Der Tunnel kostet mehr

analysis-tunnel = { ROUTE($route) } mit { CARDS($cards) }: zusätzliche Kosten
error-no-tunnel = { $route } ist in diesem Spiel kein Tunnel
