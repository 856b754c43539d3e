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
