### Only one player plays (puzzles): ttr_widget/rules/waiting.py

rule-waiting = Only one player plays

puzzle-wait = Only the player in seat { $seat } takes turns (seats are counted from 0); the others pass whenever it is their turn.
    .title = Only one player plays
    .example = A puzzle for seat { $seat }: the others only pass until you have solved it.
    .refused = { $waiting } can only pass: { $player } plays alone.
    .nobody = { $waiting } can only pass: seat { $seat } plays alone, and nobody sits there.

unfit-waiting = there is no seat { $seat } (seats: 0 to { $last })
