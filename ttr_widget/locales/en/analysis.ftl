### Analysis of games: ttr_widget/analysis/

## Titles

analysis-score = { $board }: points by turn
analysis-hands = { $board }: cards by colour
    .known = { $board }: cards by colour, as { $player } knows them
analysis-odds = { $board }: the tickets of { $player }
analysis-draws = Blind draws until { CARDS($cards) } are among them
analysis-chances = { $board }: chances to win by turn

## Plots

analysis-axis =
    .turn = turn
    .score = score if it ended now
    .points = points on the track
    .cards = cards
    .ticket = ticket
    .chance = chance that the cards come
    .extra = extra cards
    .draws = blind draws
    .win = chance to win
analysis-turn = turn { $turn }: { $value }
analysis-colour = { $sign } { $colour ->
        [wild] wild
        [unknown] unknown
       *[other] { COLOR($colour) }
    }
analysis-status = { $status ->
        [done] done
        [blocked] blocked
       *[possible] possible
    }
analysis-bar = { $chance }, { $spaces } { $spaces ->
        [one] space
       *[other] spaces
    } missing, { $draws } { $draws ->
        [one] draw
       *[other] draws
    }

## Tables

analysis-rows = rows: { $count }
    .first = rows: { $count }, the first { $shown }
    .more = … { $count } more { $count ->
            [one] row
           *[other] rows
        }
analysis-yes-no = { $value ->
        [true] yes
       *[false] no
    }

## A class

gradebook = { $pupils } { $pupils ->
        [one] pupil
       *[other] pupils
    }, { $deals } { $deals ->
        [one] deal
       *[other] deals
    }
gradebook-choices = Decisions in the same position
gradebook-unread = { $file }: { $error }
gradebook-no-files = no saved games: { $files }
gradebook-axis =
    .points = points
    .like-planner = % as the planner
    .like-class = % as most pupils
    .pupils = pupils
want-saves = a pattern such as 'saves/*.ttr.json', a folder, or a list of files
