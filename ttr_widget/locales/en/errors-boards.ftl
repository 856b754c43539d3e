### What is wrong with a board or with a list of rules: BadBoard, BadVariant.

## Places

place-board = board { $board }
    .cities = board { $board }, city { $id }
    .routes = board { $board }, route { $id }
    .tickets = board { $board }, ticket { $id }
place-line = { $file }, line { $line }
place-field = { $place }, '{ $field }'

## Boards

want-name = a non-empty text
want-range = two whole numbers, from and to
want-cities = at least two cities
want-numbered-id = '{ $id }', or that followed by a number ('{ $id }-2')
want-drawn-ticket = a ticket as its cities followed by its points
error-board-players = 'players' must lie between 1 and 10, not from { $least } to { $most }
error-board-empty = a board needs cities and routes
error-board-fact = a fact cannot be named { $name }
error-board-city = no city { $city } on this board{ $near }
error-board-city-twice = the city '{ $city }' is named twice
error-board-second = a second { $what ->
        [city] city
        [route] route
       *[ticket] ticket
    } '{ $id }'
    .at = { $second }; the first is in { $first }
error-board-parallel = '{ $id }' joins the same two cities: give both the same word in 'double'
error-board-one-track = the double route '{ $double }' has only this track
error-board-unlike = '{ $id }', in the same double route, has other cities or another length
error-board-graph = expected an undirected networkx graph (graph.to_undirected() makes one)
error-board-node = node { $node } would be a second city '{ $id }'
error-board-placed = { $placed } of { $count } nodes have a position ('pos', 'lat'): give all of them one, or none

## Files of a board

error-no-folder = no folder '{ $folder }'
error-no-board = no board { $name } (boards: { $names }){ $near }
error-folder-lacks = the folder '{ $folder }' has no { $file }; see the guide "Add a board"
error-folder-name = a board's folder needs a name of its own in lower case, not '{ $name }'
error-board-variant = the board '{ $board }' has no variant.py
error-file-missing = there is no such file in the folder '{ $folder }'
error-file-unreadable = the file cannot be read: { $error }
error-file-encoding = the byte { $byte } is not UTF-8; save the file as UTF-8
error-file-empty = the file is empty
error-toml = invalid TOML: { $error }
error-csv = invalid CSV: { $error }
error-key-missing = '{ $key }' is missing{ $near }
error-columns = { $count } columns, but the header has { $header }
error-column-missing = the column '{ $column }' is missing{ $near }
    .commas = the column '{ $column }' is missing (are the columns separated by commas?)
error-column-twice = the column '{ $column }' appears twice
error-column-name = a column cannot be named '{ $column }'
error-column-decimal = '{ $column }' must hold true or false, whole numbers, or texts, not '{ $given }'
error-column-kind = '{ $column }' holds { $kind ->
        [bool] true or false
       *[int] whole numbers
    } (as in { $first }), not '{ $given }'

## The name of a game

want-board-name = the name of a board as a text, such as 'europe'
error-game-form = '{ $given }' does not name a game; write it like '{ $form }'
error-rules-form = '{ $given }' is not a list of rules; write a variant like '{ $form }'
error-no-rule = no rule { $name }{ $near } (import a rule of your own before naming it)
error-rule-unknown = { $name } has no argument '{ $argument }' (arguments: { $names }){ $near }
error-rule-made = { $name } cannot be made from '{ $call }': { $error }

## Lists of rules

want-rule = a rule such as Stations(count=2)
error-rule-not-listed = no rule { $name } in this list (rules: { $names }){ $near }
error-two-owners = two rules define the action '{ $action }'; one of them is { $rule }
error-two-askers = two rules define the question '{ $question }'; one of them is { $rule }
error-no-turns = no rule of the list says what a turn is; add Turns()
error-no-cards = no rule of the list provides cards; add CardMarket()
error-no-pieces = no rule of the list provides pieces; add Claiming()
error-route-color = the route { $route } is { $color }, and no card has that colour (colours: { $colors }){ $near }
error-unpayable = { $count } { $count ->
        [one] route
       *[other] routes
    } of the board '{ $board }' { $count ->
        [one] is
       *[other] are
    } of the kind '{ $kind }', and no rule of the list says how to pay for it; add the rule for it, or Claiming(plain=[..., '{ $kind }']) to treat such routes as plain ones{ $near }
error-unfit = { $rule } cannot work on the board '{ $board }': { $reason }
error-no-such-route = none of its routes is a { KIND($kind) }
error-not-rules = a variant is a list of rules, and { $given } is not a rule (did you forget the brackets?)
error-rule-keyless = the rule { $rule } has no key, so the list cannot name it
error-rule-twice = two rules with the key '{ $key }'; one of them is { $rule }
error-rule-argument = { $rule }: { $problem }
error-rule-needs = { $rule } needs a rule with the key '{ $need }', and the list has none
error-rule-question = the method { $rule }.{ $name } would never be called, because rules are not asked that; did you mean '{ $near }'? (The name of a helper begins with '_'.)
want-score-lines = lines such as Line(seat, rule, title, points, reason)
error-variant-card = a card is named by words of lower-case letters joined by '-', other than 'gray', 'nothing', 'and' and the decks; not { $card }
    .twice = two kinds of card are called '{ $card }'
    .copies = there cannot be { $copies } cards '{ $card }'; expected 0 or more
error-rows = the table has more than { $most } rows
error-columns-most = the table has more than { $most } columns
error-board-column = a board has no '{ $name }'
want-records = a list of { $kind } objects
want-argument-text = a text of at most { $most } letters, without control characters or repeated blanks
want-a-board = a Board
