### Double and triple routes: ttr_widget/rules/parallel_routes.py

rule-parallel = Double and triple routes: parallel tracks

claim-double-own = Nobody may own two tracks of the same double or triple route.
    .title = One track each
    .example = You own one of two tracks between two cities: the other one is for somebody else.
    .refused = { $player } already owns the parallel track { ROUTE($track) }, and nobody may own two; choose another route.

parallel-routes-few = With { $few } or fewer players, once one track of a double or triple route is claimed, the others are closed to everybody.
    .title = Double routes with few players
    .example = With { $few } players: Ada takes a track of a double route, and nobody may take the one beside it.
    .refused =
        With { $players } players only one track of a { $kind ->
            [double] double
           *[triple] triple
        } route can be claimed, and { $owner } has { ROUTE($track) }; choose another route.

parallel-routes-triple = Triple routes follow the rules for double routes: one track for each player; with { $few } or fewer players, one track in all.
    .title = Triple routes
    .example = Three tracks, and more than { $few } players: up to three of them take one track each.
    .own = { claim-double-own.refused }
    .few = { parallel-routes-few.refused }

# What the lobby and the lab offer.

option-open-doubles = Both tracks of a double route are open, even with few players
    .question = Would there be more room if both tracks of a double route were open?
lab-parallel-few = one track only, up to players

## The guided game, and the game on one page

guide-parallel = Several tracks lead from city to city here. Each player may claim only one of them.
    .few = Several tracks lead from city to city here. With { $players } players only one of them can be claimed, so { ROUTE($route) } is closed now.
    .title = Tracks side by side
