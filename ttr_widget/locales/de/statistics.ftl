### Statistik über die Spiele auf diesem Rechner: ttr_widget/session/statistics.py

statistics-title = Deine Spiele
statistics-board = Spielplan
statistics-games = Spiele
statistics-wins = Siege
statistics-mean = Schnitt
statistics-best = Bestes
statistics-tickets = Zielkarten
statistics-all = Alle Spielpläne
statistics-done = { $done } von { $all }
statistics-none = noch ist kein Spiel zu Ende gespielt
statistics-off = auf diesem Rechner wird keine Statistik geführt; ttr.statistics(True) beginnt damit
statistics-switch = Meine beendeten Spiele auf diesem Rechner zählen
statistics-about = Nur was am Ende eines Spiels alle sehen, in einer eigenen Datei.
