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

## The guided game, and the game on one page

summary-winner =
    .win = The most points win.
guide-aim = Welcome aboard! This is what it is about:
    .title = The aim
guide-count = Now everything is counted, the tickets too. Choose a line of the score, and the map shows where its points come from.
    .title = The count
