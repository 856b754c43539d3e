### Winning: ttr_widget/rules/winner.py

rule-winner = Winning

winner =
    { $note ->
        [no-bonuses] There is no bonus for the longest path or the most tickets.{ " " }
       *[other] { "" }
    }These count, one after the other, until one player is ahead: { $order }. Players still tied share the win.
    .title = Who wins
    .example = Ada has 112 points and Grace 108: Ada wins, and nothing else counts.
    .by =
        { $by ->
            [points] most points
            [tickets] most completed tickets
            [longest-path] the bonus for the longest path
           *[other] most { PIECE($by) }
        }
    .fewest = fewest { PIECE($by) } built
