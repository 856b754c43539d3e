### Puzzles on the page: js/src/puzzle.tsx, js/src/course.tsx, ttr_widget/page/page_puzzle.py

page-puzzle-title = Puzzle
page-puzzle-turn = Turn { $turn } of { $within }
page-puzzle-level = Level { $level } of 5
page-puzzle-hint = Hint
    .left = { $n ->
        [one] one hint left
       *[other] { $n } hints left
    }
page-puzzle-solution = Show the solution
page-puzzle-again = Try again
page-puzzle-next = Next exercise
page-puzzle-course = All exercises
page-puzzle-missed = Not solved.
page-puzzle-shortest = Shortest solution:
page-puzzle-progress = { $done } of { $all } solved
page-puzzle-done = solved
page-puzzle-turns = { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }

page-puzzle-step = a puzzle understands the steps { LIST($steps) }, not { $given }
page-puzzle-none = no puzzle is played on this page
error-practice-none = there is nothing to practise: this set of puzzles is empty

## Commented games: js/src/lesson.tsx, ttr_widget/page/page_lesson.py

page-lesson-title = Lesson
page-lesson-at = Note { $at } of { $count }
page-lesson-next = Next note
page-lesson-previous = Previous note
page-lesson-move = Next move
page-lesson-ask = Ask me the moves
page-lesson-tell = Show me the moves
page-lesson-right = Right.
page-lesson-wrong = Not quite.
page-lesson-guess = What does { $player } play now?
page-lesson-guessed = That is what { $player } played.
page-lesson-missed = { $player } played: { $move }.
page-lesson-step = a commented game understands the steps { LIST($steps) }, not { $given }
page-lesson-answer = an answer is a number from 0 to { $most }, not { $given }
page-variation-title = Variation
page-variation-at = Beside the game since action { $n }: move { $at } of { $last }
page-variation-back = Previous move
page-variation-return = Back to the game
page-lesson-none = no commented game is shown on this page
place-note = the note after { $number } { $number ->
        [one] action
       *[other] actions
    }
error-note-choices = a question needs choices (at most { $most }), and choices need a question
error-note-moves = a variation has 1 to { $most } moves; each is a text, or a pair of a text and what is said after it
error-note-variations = a note has at most { $most } variations, and all variations of a game at most { $moves } moves
error-note-play = “play:” belongs below a “variation:” line, and “then:” below a “play:” line
error-commented-name = there is no commented game or file { $name }{ $near }; the shipped ones: { $known }
