### Exercises of the lessons: ttr_widget/lessons/

## Verdicts

check-right = { $exercise }: right!
check-wrong = { $exercise }: not yet. { $hint }
check-none = { $exercise }: no answer yet. Replace the three dots: { $question }
check-unreadable = This kind of answer does not fit the question ({ $question }): { $error }
check-form = This kind of answer does not fit the question ({ $question }). { $form }
    .number = Write one number in digits, such as 7, without other words.
    .pair = Write two numbers in parentheses, such as (7, 3).
    .list = Write a list of texts: ["…", "…"].
    .cities = Write two cities in parentheses, such as ("paris", "roma").
check-not-kept = { $verdict } (The result could not be written: { $problem })

## Questions and hints

exercise-1-1 = start a game of Berlin for two players and answer its first question
    .no-game = This is not a game. Pass the game itself, the value of ttr.new_game(…).
    .board = This game is on another board. ttr.boards() lists the names.
    .players = The game has another number of players.
    .unanswered = The game is dealt, but its first question is still open: play an answer.
exercise-2-1 = how many train cards do all routes of Europe take, at the least?
    .routes = That is the number of routes. A route takes a card for each of its spaces.
    .tracks = You have counted only one track of each double route.
    .other = Add up the spaces of all routes in game.board.routes, both tracks of double routes included.
exercise-2-2 = which cities of Europe are dead ends?
    .none = There is one. The degree of a city counts both tracks of a double route; count neighbours instead.
    .unknown = '{ $city }' is not a city of Europe. Write it as on the map, or as an id such as 'paris'.
    .neighbours = { $city } has routes to { $count } other cities.
exercise-3-1 = how many cards does the second station cost?
    .first = That is the price of the first station. Each further one costs more.
    .third = That is the price of the third station. How many has Ada built before this one?
    .other = Offer a payment that is certainly wrong, such as one card too few: why_not names the price.
exercise-3-2 = which rule forbids a second station in a city?
    .nothing = None means that the move is allowed. Does Grace have a station in that city (stations=…)?
    .sentence = That is the sentence. The rule is the short name in brackets at its end.
    .input = The game could not read the move. Write it as 'station <city> with <cards>', with the number of cards before the colour.
    .other-rule = That is a rule of Europe, but another one. Let Ada build a station in a city in which Grace has one.
    .unknown = Europe has no such rule. The names look like 'europe.ferry'.
exercise-3-3 = how many cards can München–Zürich cost at most?
    .printed = That is the price without extra cards. What happens if the revealed cards fit?
    .less = It can cost more. How many cards are revealed, and which of them cost an extra card?
    .more = It cannot cost so much: no more cards are paid in addition than are revealed.
exercise-4-1 = the points of all three players for passengers: (at most, at least)
    .order = Write the larger number first: (at most, at least).
    .ties = 20 + 10 in each colour is what you get without ties. What do players get who tie for the most?
    .second = The first number is right. Must somebody be second in every colour?
    .least = The first number is right. Take one colour: what is the least that is scored if somebody has a passenger of it?
    .other = Take one colour first: how much do three players get for it at most, and at least? There are six colours.
exercise-4-2 = Ada's points: (with another red passenger, with a blue one)
    .both = Neither number is right. passenger_points(…)[0] are Ada's points in one position; use it twice.
    .red = The second number is right. With another red passenger Ada ties with two others: what do those who tie get?
    .blue = The first number is right. How many blue passengers does Grace have, and how many would Ada have?
exercise-5-1 = all payments for Murmansk–Reykjavik without wild cards
    .refused = '{ $payment }' is not allowed: { $reason }
    .wild = These are allowed, but leave the wild cards out.
    .missing = All of these are allowed, but some are missing; you have found { $count }. A double ship covers two spaces.
exercise-6-3 = how many spaces of the school's board can three players use?
    .trains = That is the number of trains that three players have. How many spaces are there for them?
    .tracks = With three players only one track of a double route may be claimed.
    .less = There are more. Add up the lengths of the routes, each double route once.
exercise-7-1 = within how many turns can Ada certainly claim the tunnel?
    .never = It can be done. Allow one more turn in the goal, and let solve() try again.
    .at-once = The first card of the deck is green: what would the tunnel cost if she claimed it at once?
    .sooner = It works sooner. Which cards are on top of the deck after one turn of drawing?
exercise-7-2 = a puzzle on the Berlin board that takes exactly two turns
    .no-puzzle = This is not a puzzle. Pass ttr.Puzzle(…) itself.
    .board = This puzzle is on another board.
    .unsolved = The solver finds no solution. Give Ada more cards, or the goal more turns.
    .unknown = The solver gave up: there is too much to try. Choose a goal that takes fewer turns.
    .quick = It can be solved in one turn. Take a card away from Ada.
    .slow = The shortest solution takes more than two turns.
exercise-8-1 = a bot that sometimes draws new tickets
    .no-function = Pass the bot's function itself, without calling it.
    .fails = The bot fails: { $error }
    .never = In four games it has not drawn a ticket once. Is the condition ever true? Print it.
    .always = It draws tickets all the time, and tickets that are not completed cost points. When should it stop?
exercise-9-3 = Explorer, changed so that the fewest cities cost points
    .no-rule = This is not a rule. Pass the class Explorer itself.
    .nothing = Nobody's points change. A player without a route has reached 0 cities; is that left out?
    .who = The player with the most cities is affected. Who should be?
    .sign = The right player is affected, but wins points instead of losing them.
exercise-10-1 = the result of a thousand games between two greedy bots
    .no-result = This is not the result of a simulation. Pass the value of ttr.simulate(…).
    .games = There are { $count } games in it. Decide on a thousand, and play all of them.
    .bots = Let two greedy bots play, so that the seat is the only difference.
exercise-11-1 = two cities of Europe that are furthest apart
    .unknown = '{ $city }' is not a city of Europe. Write it as on the map, or as an id such as 'paris'.
    .steps = These are the most routes apart, but routes have different lengths. Count spaces: weight="length".
    .nearer = They are { $spaces } spaces apart. Two other cities are further apart.
exercise-11-3 = the two neighbouring cities of Europe
    .no-neighbours = There is no route between these two; write their ids, such as 'paris'.
    .bridge = Without these routes a city cannot be reached at all, so its tickets have no shortest path. Choose another pair.
    .more = Then the shortest paths are { $total } spaces together. Another pair makes them longer.

## The start page of a course

course-title = Ticket to Ride in a notebook
course-about = Choose a lesson. Python runs in this tab of your browser; nothing is sent anywhere. It takes some seconds to start.
course-play = Just play
    .about = The form that starts a game, against the computer or each other
course-foreign = in English
course-note = This is an unofficial project, not connected with the makers of the game.
course-lobby = # Just play

    Click the cell below and press Shift and Enter. Then choose a board and who plays, and press *Start the game*.
    If nothing happens, Python was still starting: press the keys once more.
