### Die Rangleiter der Bots: ttr_widget/bots/ladder.py

ladder-column =
    .board = Spielplan
    .pair = Paarung
    .wins = Siege
    .interval = 95-%-Intervall
    .points = Punkte im Mittel
    .games = Partien
    .players = Spieler
    .best = Punkte des Siegers
    .completed = erfüllte Zielkarten
    .place = Platz im Mittel
ladder-duel = { $better } schlägt { $other }
ladder-range = { $first } bis { $second }
ladder-none = noch keine Partien
ladder-progress = { $done } von { $games } { $games ->
        [one] Partie
       *[other] Partien
    }
ladder-stopped = Abgebrochen; das sind die bisher gespielten Partien.
ladder-command = Lässt Bots gegeneinander spielen und zeigt, wie viel stärker jeder ist als der vorige.
    .games = Partien je Paarung und Spielplan (jede Ausgangslage wird zweimal gespielt)
    .full = Partien mit vier planner-Bots je Spielplan
    .boards = Spielpläne, durch Kommas getrennt
    .pairs = Paarungen in der Form besserer:anderer, durch Kommas getrennt
    .tables = Bots, die an einem Tisch spielen, in der Form easy:medium:hard, durch Kommas getrennt
    .table-games = Partien je Tisch und Spielplan
    .jobs = Zahl der Prozesse
    .file = Partien in dieser Datei speichern und nur die spielen, die darin fehlen
