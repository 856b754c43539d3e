### Statistics over the games of this machine: ttr_widget/session/statistics.py

statistics-title = Your games
statistics-board = Board
statistics-games = Games
statistics-wins = Wins
statistics-mean = Mean
statistics-best = Best
statistics-tickets = Tickets
statistics-all = All boards
statistics-done = { $done } of { $all }
statistics-none = no game has been finished yet
statistics-off = no statistics are kept on this machine; ttr.statistics(True) begins
statistics-switch = Count my finished games on this machine
statistics-about = Only what everybody sees at the end of a game, in a file of your own.
