### Boards from files of other programs: ttr_widget/boards/import_board.py

## What was left out or changed

import-stop-name = { $place }: left out, because { $given } is no name
import-stop-twice = { $place }: left out, because { $name } is there already
import-most = { $place }: left out, because there are already { $most }
import-no-stop = { $place }: left out, because there is no stop { $name }
import-same-stop = { $place }: left out, because it leads from a stop to itself
import-route-length = { $place }: left out, because the length is { $given }; it should be a whole number from 1 to { $most }
import-color = { $place }: the colour { $given } is unknown; the route is gray
import-locomotives = { $place }: { $given } locomotives do not fit the route; it needs none
import-tunnel-ferry = { $place }: a ferry and a tunnel at once; it counts as a ferry
import-ticket-points = { $place }: left out, because it is worth { $given }; it should be a whole number from 0 to { $most }
import-alone = { $name } is left out, because no route leads there
import-tickets-alone = { $count ->
        [one] 1 ticket leads to a stop without routes and is left out
       *[other] { $count } tickets lead to stops without routes and are left out
    }
import-bare = { $count ->
        [one] 1 route of a type without train cards is left out
       *[other] { $count } routes of types without train cards are left out
    }
import-strange = { $place }: left out, because { $given } is not an object
import-players = { $given } players are impossible; it is for { $least } to { $most }
import-unused = not used: { $names }
import-decks = further decks are expansions of the board: { $names }
import-long = { $count ->
        [one] 1 long ticket is
       *[other] { $count } long tickets are
    } in the same deck as the others: too few tickets for two decks
import-no-tickets = there are no tickets; it is played without them
    .few = { $count } tickets are too few for { $players } players; it is played without them
import-trains = each player has { $trains } trains, because the map has no room for more
import-placed = { $count ->
        [one] { $names } has no position and is
       *[other] { $count } stops have no position ({ $names }) and are
    } placed between neighbours
import-laid-out = no stop has a position; they are laid out by the lengths of the routes
import-old-letters = { $file } is not UTF-8; it is read as an old Windows text

## What cannot be imported

error-import-empty = no usable route is left
error-import-format = this is not a map of the editor: neither 'format' nor 'stops' says so
error-import-kind = the file holds { $kind }; a board needs a file of a whole map or of its network
error-import-version = the file has version { $given } of the editor's format, and this program reads versions up to { $known }
error-import-heads = the headings { $heads } tell neither routes (From, To, Length) nor tickets (From, To, Points) nor stops (Name)
error-import-no-routes = a file of routes is missing, with the headings From, To and Length
error-import-one = a map of the editor is one file; give it alone
error-import-files = at most { $most } files make a board
