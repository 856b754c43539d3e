### Saves, transcripts and positions made by hand: BadSave, BadScenario.

## Positions in files

want-cards-by-name = cards by name
want-card-list = a list of cards
want-ticket-list = a list of tickets
want-seats-by-name = seats by name
want-pieces-by-name = pieces by name
want-a-seat = a seat
want-hex = 16 or 32 hexadecimal digits
want-question = a question
want-open-question = an open question
want-no-question = no open question
want-question-kind = a kind of question of this game
want-known-route = the id of a route
want-known-city = the id of a city
want-display-place = a slot of the display
want-color-list = a list of colours
want-deck-list = a list of decks
want-names = { $least } to { $most } names
want-hands = a hand for each player
want-pieces = pieces of each player
want-existing-seats = seats that exist
want-board = a board with its cities, routes and tickets
error-save-unknown = { $name } is unknown in this game
error-save-cards = { $count } { CARD($card) } cards, but the game has { $copies }
error-save-missing = '{ $name }' is missing
error-save-surplus = '{ $name }' is unknown here
error-save-board = this is not a board ({ $error })

## Saves and transcripts

place-header = the header
place-text-line = line { $line }
    .column = line { $line }, column { $column }
place-quoted = { $place }, '{ $text }'
error-save-unreadable = the game cannot be saved, because it could not be read back: { $error }
error-save-other-game = the game cannot be saved: '{ $variant }' names another game than this one
error-save-own-rule = the game cannot be saved: its rule { $rule } is not the package's rule of that name, and a file tells rules apart by their names; give your class another name
want-transcript = the text of a transcript
error-header-line = '{ $name }' is not a line of the header, or appears twice
error-header-missing = the header of a transcript has the lines { $names }; '{ $missing }:' is missing
error-transcript-version = this program reads version { $known }, and the transcript has { $given }
error-save-version = this program reads the versions { $known }, and the file has { $given }
error-no-json = not JSON ({ $error })
error-cut-json = not JSON ({ $error }); is the file cut off?
want-path = the path of a file
error-no-utf8 = byte { $byte } is not UTF-8 text
error-snapshot-differs = { $found }, but the actions lead to { $wanted }; the snapshot, the actions or the header was changed after saving
error-check-sum = the check sum is wrong: the file was changed after saving
error-no-save = this is not a saved game: 'format' is not 'ttr_widget game'
error-save-seen = this is what one player has seen of a game: it can be shown, but not continued; read it with load_seen
error-save-whole = this is a whole game; read it with load
want-object-with = an object with { $names }
want-first-version = 1, as in the first line
error-save-other-board = the variant belongs to the board '{ $board }', not to { $given }
error-save-players = 'players' must be a list of names, and 'seed' a number or a text
error-save-start = '{ $start }' is missing, the position to which the moves of '{ $earlier }' led
error-save-begins-over = a game cannot end before its first turn
error-save-no-answer = the open question has no answer under today's rules
error-save-stuck = the game cannot go on from this position under today's rules ({ $error })
error-not-saved = '{ $file }' cannot be written in the folder '{ $folder }' ({ $error })
    .no-folder = '{ $file }' cannot be written: there is no folder '{ $folder }'; create it, or choose another one
    .is-folder = '{ $file }' is a folder; add the name of a file
    .no-file = '{ $file }' is a device, not a file; choose another name
    .permission = '{ $file }' cannot be written: you may not write in the folder '{ $folder }'; choose another one
    .read-only = '{ $file }' cannot be written: the folder '{ $folder }' is read-only; choose another one
    .full = '{ $file }' cannot be written: there is no space left in the folder '{ $folder }'; free some, and save again
    .long-name = the name '{ $file }' is too long for the folder '{ $folder }'; choose a shorter one
error-save-other-players = the players, or the seat that is first, differ from the header

## Positions made by hand

error-before-opening = this cannot exist before the first turn (opening=True)
error-over-and-open = a finished game has no opening and no turns left; leave out 'opening', 'first_tickets' and 'last_turns'
error-rest-twice = 'rest' can be written in one place only
error-deck-and-top = '{ $deck }' is the whole deck and '{ $top }' its top; give one of the two
error-seat-twice = seat { $seat } and { $player } are the same player
error-scenario-turn = after the opening seat { $first } is first, so it cannot be the turn of seat { $turn }
error-scenario-name = '{ $name }' is not part of a position{ $near }
error-scenario-lacks = { $variant } has no { $thing }
    .market = { $variant } has no card market
    .last-round = { $variant } has no last round
    .tickets = { $variant } has no tickets
    .pieces = { $variant } has no { PIECE($thing) }
error-scenario-claimed = { $route } cannot be claimed like that. { $reason }

## What cannot be true of a position

fault-prompts = a question is open, but the game is over
fault-count = { $given } is not a number of turns
fault-claimed = before the first turn nothing can be claimed
fault-turn = turn { $turn } does not belong to seat { $seat } if seat { $first } began
fault-turns-left = { $given } turns left are impossible
fault-cards = there are { $found } { CARD($card) } cards in all places together, and the game has { $copies }
fault-pieces = { PIECES($left, $piece) } are left and { $placed } are on the routes, but a player has { $own }

## Links

want-link = a link, as text
want-site = the address of a site, such as https://example.org/games/
error-link-none = this is not the link of a game: what follows its # should begin with { $begins }
error-link-version = the link is written in notation { $given }, and this program reads notation { $known }; ask for a new link, or update the package
error-link-damaged = the link is damaged or cut off; copy it whole
error-link-too-long = too long for a link: { $count } characters; at most { $most } are possible. Save the game to a file instead
error-link-moves = too long for a link: { $count } moves; at most { $most } are possible. Save the game to a file instead
error-link-older = the link was made under version { $given } of the rules, and its moves lead elsewhere under today's version { $known }; ask for a save of the game, which contains its position
error-link-newer = the link was made under version { $given } of the rules, and this program knows version { $known }; update the package
error-link-elsewhere = the moves in the link do not lead to the position that it names: it was changed, or made by a changed program
error-link-both = 'everything' is True or False, and cannot be combined with 'seat': everything is what no single seat has seen
error-link-puzzle = the puzzle '{ $name }' is a position of a dealt game, and its link would tell all hands, the decks and the seed; pass everything=True if nobody plays that game any more
error-link-holds =
    .game = the link holds a whole game; open it with replay
    .seen = the link holds what one player or a spectator has seen of a game: it can be shown, but not continued; open it with load_seen
    .puzzles = the link holds puzzles; open it with open_link
