### Watching a game again: ttr_widget/widget/replay.py

replay-step = Action { $number } of { $last }
replay-jump = Go to
replay-start = the start
replay-back = One step back
replay-onwards = One step forward
