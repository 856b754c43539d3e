### Watching a game again: ttr_widget/widget/replay.py, ttr_widget/page/marks.py

replay-mark = Turn { $turn }: { $what }
replay-lead = { $player } takes the lead with { $points } { $points ->
        [one] point
       *[other] points
    }.
replay-error-seats = seats: expected one seat from 0 to { $last }, or nothing for all hands, got { $given }
