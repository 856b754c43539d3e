### Errors in input: the messages of BadInput and related errors.

error-expected = expected { $wanted }, got { $given }
error-field = '{ $field }' should be { $wanted }, not { $given }
error-at = { $place }: { $problem }
error-near = ; did you mean '{ $near }'?
error-locale = no language { $locale } (languages: { $known })
error-game-broken = a rule failed on '{ $action }' ({ $error }); the game stands as before
error-refused = { $reason } [{ $rule }]
error-attribute = { $kind } has no attribute '{ $name }'{ $near }
    .instead = ; use { $instead }
error-module-attribute = module '{ $module }' has no attribute '{ $name }'{ $near }
error-keyword = { $function } has no argument '{ $name }' (arguments: { $names }){ $near }
error-choice = unknown { $given } (choose from { $names }){ $near }
error-theme = unknown theme { $given } (themes: { $known }){ $near }
error-color = unknown colour { $given } (colours: { $known }){ $near }
error-color-twice = two players cannot both have the colour '{ $color }'
error-colors-many = { $given } colours for { $players } players

## What is expected

want-text = a text
want-word = a word in lower-case letters
want-word-or-nothing = a word in lower-case letters, or nothing
want-id = lower-case letters (at least one), digits and '_'
want-number = a number
want-whole = a whole number
want-from = a whole number from { $least }
want-between = a whole number from { $least } to { $most }
want-flag = True or False
want-true-false = true or false
want-fact = a whole number, true or false, or a text
want-seat = a seat from 0 to { $most }
want-seat-or-none = a seat from 0 to { $most }, or None for a spectator
want-seat-or-name = a seat from 0 to { $most } or a name ({ $names })
error-suggested = { $problem }{ $near }
want-bots-by-seat = a dict of bots by seat, such as { "{" }1: 'planner'{ "}" }
want-bots-in-order = a list of { $count } bots, one for each seat
want-by-seat = a dict keyed by seat, such as { "{" }0: …{ "}" }
want-list = a list
want-texts = a list of texts
want-object = an object
want-one-of = one of { $names }
want-tuple = a tuple
want-tuple-texts = a tuple of texts
want-numbers-by-name = a dict with numbers as values
want-view = a view of a game, such as game.view(0)
want-game-or-view = a game or a view, such as game.view(0)
error-game-not-view = a view shows one moment, and this needs the whole game; a view has .hand, .known_hands and .points
want-chance = a random generator or a seed
want-seed = a whole number or a short text on one line as a seed

## Names on a board

error-unknown-city = no city { $id } on the board '{ $board }'{ $near }
error-unknown-route = no route { $id } on the board '{ $board }'{ $near }
error-unknown-ticket = no ticket { $id } on the board '{ $board }'{ $near }
error-expansion = no expansion { $name } on the board '{ $board }' (expansions: { $known })

## Cards

error-card = no card '{ $name }' in this game (cards: { $names }){ $near }
error-card-which = '{ $name }' may be several cards ({ $names }); write the one you mean
want-card-name = the name of a card, as a text
want-cards = cards as a text such as '2 red 1 { $wild }', a list or a dict
error-card-count = number of '{ $name }' cards: expected a whole number from 0, got { $given }
error-card-too-many = no game has { $count }… cards of a kind, as in '{ $text }'
want-counted-cards = cards written as number and name, such as '2 red'

## Actions

error-action-form = cannot read '{ $text }'; write it as '{ $form }'
error-action-field = '{ $action }' has no field '{ $name }' (fields: { $names })
error-action-lacks = '{ $action }' needs '{ $name }'; write it as '{ $form }'
error-action-long = a text can have at most 1000 characters; this one has { $count }
error-action-several = one action at a time; game.play_many([…]) plays several
error-action-empty = an empty text is not an action (actions: { $actions })
error-action-type = an action given as a dict needs a 'type' (one of { $actions })
error-action = no action { $given } in this game (actions: { $actions }){ $near }
want-actions = a list of actions, or a text with one action a line
want-action = an action as a text such as 'draw deck', a dict or an Action
error-source = { $given } cannot be drawn (choose from { $names }){ $near }
    .tickets = tickets are not drawn like cards; the action is called 'tickets'
    .one = ; one card is drawn at a time, such as 'draw deck'
want-source = what to draw as a text, such as 'deck' or 'red'
want-city = the name or id of a city, as a text
want-tickets = tickets as a text or a list of ids
want-ticket = the id of a ticket, as a text
want-some-cities = cities as a text such as 'paris, roma' or a list
want-some-routes = routes as a text such as 'dieppe-paris, essen-berlin' or a list
want-route = a route as a text such as 'dieppe-paris'
want-city-number = a city from 0 to { $most }, or its name
want-route-number = a route from 0 to { $most }, or its name
want-ticket-number = a ticket from 0 to { $most }, or its name
want-a-word = a word
want-split = a number for each deck, such as { "{" }'short': 3, 'long': 1{ "}" }
error-piece = no pieces called { $given } (pieces: { $names })
error-split-deck = { $deck } is not a ticket deck, or is named twice (decks: { $names })
error-city-no-route = { $city } is a city; a route is named by both its ends: from { $city } there are routes to { $near }
error-double-route = '{ $text }' is a double route; name one of its tracks: { $tracks }
error-track = { $route } ({ COLOR($color) })
error-no-route = no route joins { $a } and { $b } like that; from { $a } there are routes to { $near }

## Games

error-whose-score = whose score? Name a seat from 0 to { $most }
error-undo-earlier = nothing earlier can be undone: { $notice }
place-action = action { $number }, { $action }
error-others-wait = the others can wait from the beginning of a turn on; answer the open question first
error-nothing-to-undo = nothing to undo: no action has been played
error-nothing-to-redo = nothing to redo
error-no-position = no position { $given }: { $notice }; positions are counted from there, from 0 to { $most }
want-position = a number of actions from 0 to { $most }
want-players = a number of players or a list of names
error-players = { $board } is for { $least } to { $most } players, got { $given }
want-player-name = a player's name as a short text on one line, without blanks around it
error-player-signs = a player's name has no commas or unprintable characters, unlike { $given }
error-same-names = two players have the same name: { $names }
notice-from-position = continued from a given position, to which no recorded moves lead
notice-from-move = continued from move { $moves }; earlier moves cannot be replayed with today's rules

## What passes no door

error-no-file = not a regular file
error-file-long = longer than { $most } bytes, the most that is read
error-nested = lists and objects are nested more than { $most } deep
error-surrogate = a text contains half a character (a lone surrogate)
want-line = a text of at most { $most } letters on one line, without control characters
want-lines = a text of at most { $most } letters without control characters
want-at-most = a number from -{ $most } to { $most }
error-board-most = a board can have at most { $most } { $what ->
    [cities] cities
    [routes] routes
    [tickets] tickets, expansions included
   *[spaces] spaces on its routes together
  }, and this one has { $count }
error-board-data = '{ $name }' can contain texts, whole and decimal numbers, true, false, lists and tables, but not { $given }
