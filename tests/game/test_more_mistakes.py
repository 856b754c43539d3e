"""More typical mistakes, of people who script a lot, do research or train agents: each is told what would be right."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

import ttr_widget as ttr
from ttr_widget import env, rules

from .test_typical_mistakes import made, new

MISTAKES = [
    ('V().ticket("paris")', "no ticket 'paris' on the board 'europe'; did you mean 'paris-wien'?"),
    ('V().ticket("Brest to Atlantis")', "no city 'Atlantis' on the board 'europe'"),
    ('V().route("paris")', "paris is a city; a route is named by both its ends: from paris there are routes to brest"),
    (
        'V().route("Paris to Moskva")',
        "no route joins paris and moskva like that; from paris there are routes to brest, bruxell",
    ),
    (
        'V().route("Berlin to Frankfurt")',
        "'Berlin to Frankfurt' is a double route; name one of its tracks: berlin-frankfurt-1 (bla",
    ),
    ('V().city("Atlantis")', "no city 'Atlantis' on the board 'europe'"),
    ("V().city(None)", "expected the name or id of a city, as a text, got None"),
    ('V().hand["rde"]', "did you mean 'red'?"),
    ("V().routes", "View has no attribute 'routes'; use .claimed, .route(name) or .board.routes"),
    ("V().cities", "View has no attribute 'cities'; use .city(name) or .board.cities"),
    ("V().cards", "View has no attribute 'cards'; use .hand"),
    ("V().score", "View has no attribute 'score'; use .points"),
    ("V().opponents", "View has no attribute 'opponents'; use .players"),
    ("V().legal_actions()", "View has no attribute 'legal_actions'; use ttr.bots.legal_actions(view)"),
    ("V().legal", "View has no attribute 'legal'; use ttr.bots.legal_actions(view)"),
    ("ttr.odds", "use ttr.analysis, for example ttr.analysis.draw_odds(game, card)"),
    ("ttr.tunnel_odds", "use ttr.analysis.tunnel_odds(…)"),
    ("ttr.draw_odds", "use ttr.analysis.draw_odds(…)"),
    ("ttr.ticket_odds", "use ttr.analysis.ticket_odds(…)"),
    ("ttr.simulte", "module 'ttr_widget' has no attribute 'simulte'; did you mean 'simulate'?"),
    ("claim().kind", "Claim has no attribute 'kind'; use .type"),
    ("claim().color", "Claim has no attribute 'color'; use .cards, or view.route(action.route).color"),
    ("s().legal_actions()[0].kind", "has no attribute 'kind'; use .type"),
    ("s().board.routes[0].tunnel", "Route has no attribute 'tunnel'; use .kind == \"tunnel\""),
    ("s().pending", "Game has no attribute 'pending'; use game.prompt"),
    ("s().state.board", "State has no attribute 'board'; use .variant.board"),
    ("s().state.draft().board", "Draft has no attribute 'board'; use .variant.board"),
    ('ttr.scenario("usa", face_up="5 red")', "'face_up' is not part of a position; did you mean 'display'?"),
    ("compared().difference", "Comparison has no attribute 'difference'; use .differences()"),
    ("compared().plot()", "Comparison has no attribute 'plot'; use .figure() or .routes_figure()"),
    ("V().tickets[0].name", "TicketFacts has no attribute 'name'; use .id"),
    ("V().tickets[0].value", "TicketFacts has no attribute 'value'; use .points"),
    ("V().tickets[0].completed", "TicketFacts has no attribute 'completed'; use .done"),
    ("V().tickets[0].length", "TicketFacts has no attribute 'length'; use .missing"),
    ('V().route("dieppe-paris").free', "RouteFacts has no attribute 'free'; use .is_open"),
    ('V().route("dieppe-paris").cost', "RouteFacts has no attribute 'cost'; use .payment or .length"),
    ('s().board.city("paris").routes', "City has no attribute 'routes'; use board.graph[city.id]"),
    ('s().board.city("paris").neighbours', "City has no attribute 'neighbours'; use board.graph[city.id]"),
    ("s().board.edges", "Board has no attribute 'edges'; use .graph, a networkx graph"),
    ('s().board.neighbors("paris")', "Board has no attribute 'neighbors'; use .graph, a networkx graph"),
    ("s().board.tickets[0].value", "Ticket has no attribute 'value'; use .points"),
    ("s().board.routes[0].colour", "Route has no attribute 'colour'; use .color"),
    ("s().board.routes[0].cost", "Route has no attribute 'cost'; use view.route(name)"),
    ("s().board.routes[0].points", "Route has no attribute 'points'; use view.route(name)"),
    ("s().events[0].player", "CardsDealt has no attribute 'player'; use .seat"),
    ("s().events[0].kind", "CardsDealt has no attribute 'kind'; use .type"),
    ("s().prompt.legal", "Prompt has no attribute 'legal'; use game.legal_actions()"),
    ("s().score().points", "Sheet has no attribute 'points'; use .totals"),
    ('s().load("x")', "Game has no attribute 'load'; use ttr.load(path)"),
    (
        's().play_many("draw deck, draw deck")',
        "action 1, 'draw deck, draw deck': one action at a time; game.play_many([…]) plays severa",
    ),
    ('s().play("draw deck, draw deck")', "one action at a time; game.play_many([…]) plays several"),
    ('s().play("draw 2 cards")', "one card is drawn at a time, such as 'draw deck'"),
    ('s().play("draw two")', "one card is drawn at a time, such as 'draw deck'"),
    ('s().play("draw card")', "one card is drawn at a time, such as 'draw deck'"),
    ('s().play("draw red and blue")', "one card is drawn at a time, such as 'draw deck'"),
    ('s().play("draw locomotve")', "did you mean 'locomotive'?"),
    (
        's().play("draw rainbow")',
        "'rainbow' cannot be drawn (choose from black, blue, deck, green, locomotive, orange, pur",
    ),
    (
        's().play("claim paris-dieppe purple")',
        "cannot read 'claim paris-dieppe purple'; write it as 'claim <route> with <cards>'",
    ),
    (
        's().play("claim paris-dieppe using 1 purple")',
        "cannot read 'claim paris-dieppe using 1 purple'; write it as 'claim <route> with <cards>",
    ),
    (
        's().play("claim paris-dieppe for 1 purple")',
        "cannot read 'claim paris-dieppe for 1 purple'; write it as 'claim <route> with <cards>'",
    ),
    (
        's().play("claim berlin-frankfurt with 3 black")',
        "Ada holds 0 black; this payment (3 black) needs 3 black more. The price is 3 black cards",
    ),
    ('s().play("station in paris with 1 red")', "no city 'in paris' on the board 'europe'; did you mean 'paris'?"),
    ('s().play("build station in paris with 1 red")', "did you mean 'station'?"),
    ('s().play("draw 3 tickets")', "tickets are not drawn like cards; the action is called 'tickets'"),
    ('s().play("tickets 3")', "cannot read 'tickets 3'; write it as 'tickets'"),
    ('s().play("pass turn")', "cannot read 'pass turn'; write it as 'pass'"),
    ("s().play(3)", "expected an action as a text such as 'draw deck', a dict or an Action, got 3"),
    (
        's().play(("draw","deck"))',
        "expected an action as a text such as 'draw deck', a dict or an Action, got ('draw', 'dec",
    ),
    (
        's().play(b"draw deck")',
        "expected an action as a text such as 'draw deck', a dict or an Action, got b'draw deck'",
    ),
    (
        's().play({"draw":"deck"})',
        "an action given as a dict needs a 'type' (one of claim, decline, draw, keep, pass, pay, ",
    ),
    ('s().play({"type":"draw deck"})', "did you mean 'draw'?"),
    ("s().play(np.int64(3))", "expected an action as a text such as 'draw deck', a dict or an Action, got np.int64(3)"),
    ('ttr.new_game("ttr-europe")', "did you mean 'europe'?"),
    ('ttr.new_game("Deutschland")', "did you mean 'germany'?"),
    (
        'ttr.new_game("rails and sails")',
        "'rails and sails' does not name a game; write it like 'europe with Stations(count=2) wit",
    ),
    ("ttr.new_game(3)", "expected the name of a board as a text, such as 'europe', got 3"),
    ('ttr.new_game("europe", ["Ada"])', "Ticket to Ride: Europe is for 2 to 5 players, got 1"),
    ('ttr.new_game("europe", "3")', "expected a number of players or a list of names, got '3'"),
    ('ttr.new_game("europe", 2.0)', "expected a number of players or a list of names, got 2.0"),
    (
        'ttr.new_game("europe", 2, 7, "Bob")',
        "first: expected a seat from 0 to 1 or a name (Player 1 and Player 2), got 'Bob'",
    ),
    ('ttr.new_game("europe", players={"Ada":0})', "expected a number of players or a list of names, got {'Ada': 0}"),
    ('ttr.variant("europe").with_rule("Stations(2)")', "expected a rule such as Stations(count=2), got 'Stations(2)'"),
    (
        'ttr.variant("europe").without(rules.Tunnels)',
        "18 routes of the board 'europe' are of the kind 'tunnel', and no rule of the list says h",
    ),
    (
        'ttr.variant("europe").without("tunnels", "stations")',
        "18 routes of the board 'europe' are of the kind 'tunnel', and no rule of the list says h",
    ),
    (
        'ttr.variant("europe").without("Passengers")',
        "no rule Passengers in this list (rules: Turns, CardMarket, ParallelRoutes, Claiming, Fer",
    ),
    (
        'ttr.variant("europe + Passengers()")',
        "'europe + Passengers()' does not name a game; write it like 'europe with Stations(count=",
    ),
    (
        'ttr.variant("europe with tunnels(reveal=1)")',
        "no rule tunnels; did you mean 'Tunnels'? (import a rule of your own before naming it)",
    ),
    (
        "ttr.variant(\"europe with Tunnels(reveal='two')\")",
        "Tunnels(reveal='two'): 'reveal' should be a whole number from 0 to 10000, not 'two'",
    ),
    (
        'ttr.variant("europe with LongestPath(bonus=10)")',
        "LongestPath has no argument 'bonus' (arguments: points and id)",
    ),
    ('ttr.rulebook("europe").search("tunnel")', "RuleBook has no attribute 'search'; use book[code]"),
    ('ttr.rulebook("europe").rules', "RuleBook has no attribute 'rules'; use .sections"),
    ('ttr.simulate("usa", "random", "random")', "games: expected a whole number from 1, got 'random'"),
    (
        'ttr.simulate("usa", ["random","random"], games=1.5, progress=False)',
        "games: expected a whole number from 1, got 1.5",
    ),
    (
        'ttr.simulate("usa", ["random","random"], games=1e3, progress=False)',
        "games: expected a whole number from 1, got 1000.0",
    ),
    (
        'ttr.simulate("usa", {"Ada":"random","Bob":"random"}, games=1, progress=False)',
        "bots: expected a list of 2 to 5 bots, got {'Ada': 'random', 'Bob': 'random'}",
    ),
    (
        'ttr.simulate(g(), ["random","random"], games=1, progress=False)',
        "expected the name of a board as a text, such as 'europe', got Ticket to Ride: Europe: op",
    ),
    (
        'ttr.simulate(["usa","europe"], ["random","random"], games=1, progress=False)',
        "expected the name of a board as a text, such as 'europe', got ['usa', 'europe']",
    ),
    ('ttr.simulate("usa", ["random"]*6, games=1, progress=False)', "bots: expected a list of 2 to 5 bots, got 6"),
    ("sim().frame", "Result has no attribute 'frame'; use .to_frame()"),
    ("sim().to_dataframe()", "Result has no attribute 'to_dataframe'; use .to_frame()"),
    ("sim().df", "Result has no attribute 'df'; use .to_frame()"),
    ("sim().wins", "Result has no attribute 'wins'; use .summary()"),
    ("sim().winrate", "Result has no attribute 'winrate'; use .summary()"),
    ("sim().plot()", "Result has no attribute 'plot'; use .points_figure(), .tickets_figure() or .routes_figur"),
    ("sim().points", "Result has no attribute 'points'; use .summary()"),
    ("sim().summary()[0].winrate", "BotSummary has no attribute 'winrate'; use .wins"),
    (
        "sim().games[0].winner",
        "GameRecord has no attribute 'winner'; use [player.bot for player in record.players if pl",
    ),
    ("sim().games[0].scores", "GameRecord has no attribute 'scores'; use [player.points for player in record.players]"),
    ('sim(measures={"x": 5})', "measures: expected functions by name, such as {'events': count}, got {'x': 5}"),
    ("sim(measures=len)", "measures: expected functions by name, such as {'events': count}, got <built-in function "),
    ('sim(jobs="2")', "jobs: expected a number of processes from 1, got '2'"),
    ("sim(jobs=-1)", "jobs: expected a number of processes from 1, got -1"),
    ('sim(executor="dask")', "executor: expected an Executor as made by concurrent.futures or Dask, got 'dask'"),
    (
        'ttr.compare("usa", ["random","random"])',
        "expected variants by name, such as {'as printed': 'europe'}, got 'usa'",
    ),
    (
        'ttr.compare(["usa"], ["random","random"])',
        "expected variants by name, such as {'as printed': 'europe'}, got ['usa']",
    ),
    (
        'ttr.compare({"a":"usa","b":"europe"}, ["random","random"], games=2, progress=False)["A"]',
        "no variant 'A' (variants: a and b)",
    ),
    ("ttr.tournament(5)", "bots: expected a folder of .py files, or a list of such files, got 5"),
    ('ttr.tournament(["nofile.py"])', "nofile.py: the file cannot be read: No such file or directory"),
    ("ttr.tournament([])", "a tournament needs at least two bots that can play, got 0"),
    ('ttr.playtest("mars")', "no board 'mars' (boards: berlin, europe, germany, usa and world)"),
    ('ttr.playtest("usa", games="many")', "games: expected a whole number from 1, got 'many'"),
    ('ttr.playtest("usa", bots=["random"], games=2)', "bots: expected a list of 2 to 5 bots, got 1"),
    ("ttr.bots.planner", "module 'ttr_widget.bots' has no attribute 'planner'; use the text 'planner', as in ttr.s"),
    (
        'ttr.bots.make("Planner")',
        "no bot 'Planner' (bots: random, greedy, planner, search, easy, medium, hard and expert); "
        "did you mean 'planner'?",
    ),
    ('ttr.bots.make("search(200)")', "'search(200)' does not name a bot; write it like 'search(nodes=200)'"),
    ('ttr.bots.make("search(nodes=0)")', "nodes: expected a whole number from 1, got 0"),
    ("ttr.bots.make(None)", "expected a bot's name such as 'planner', a function decide(view, prompt, rng) or an obje"),
    ('ttr.bots.register("planner", lambda v,p,r: None)', "'planner' is a bot of this package; choose another name"),
    ('ttr.bots.play("usa", ["random","random"])', "expected a game, such as new_game('europe'), got 'usa'"),
    (
        "ttr.bots.legal_actions(s())",
        "expected a view of a game, such as game.view(0), got Ticket to Ride: Europe: turn 1 and ",
    ),
    ('ttr.bots.from_policy("model")', "expected a function of an observation and a mask, got 'model'"),
    (
        'ttr.bots.from_policy(lambda o, m: 3, "pixels")',
        "observation: expected 'flat', 'dict', 'symbolic', 'features' or an object with a space a",
    ),
    (
        'ttr.analysis.ticket_odds(V(), seat="Grace")',
        "a seat's view tells only of its own tickets; this is the view of seat 0",
    ),
    ('ttr.analysis.tunnel_odds(s(), "Paris-Dieppe")', "dieppe-paris is not a tunnel in this game"),
    (
        'ttr.analysis.tunnel_odds(s(), "Paris-Zurich", 3)',
        "expected cards as a text such as '2 red 1 locomotive', a list or a dict, got 3",
    ),
    (
        'ttr.analysis.tunnel_odds(s(), "Paris-Zurich", "1 red")',
        "cards: The price is 3 cards of one colour; this payment has 1: 1 red.",
    ),
    ('ttr.analysis.draw_odds(s(), "2 red", draws=0)', "draws: expected a whole number from 1 to 60, got 0"),
    (
        "ttr.analysis.draw_odds(s(), 2)",
        "expected cards as a text such as '2 red 1 locomotive', a list or a dict, got 2",
    ),
    ('ttr.queries.open_routes(s(), "Bob")', "expected a seat from 0 to 1 or a name (Ada and Grace), got 'Bob'"),
    (
        'ttr.queries.missing_cards(s().variant, "dieppe-paris", 3)',
        "expected cards as a text such as '2 red 1 locomotive', a list or a dict, got 3",
    ),
    (
        'ttr.queries.missing_cards("europe", "dieppe-paris", "red")',
        "expected a game or a view, such as game.view(0), got 'europe'",
    ),
    (
        'ttr.queries.ticket_progress(s(), 0, "paris-rome")',
        "no ticket 'paris-rome' on the board 'europe'; did you mean 'paris-wien'?",
    ),
    (
        'ttr.queries.connection("europe", "paris, roma")',
        "expected a game or a view, such as game.view(0), got 'europe'",
    ),
    ('ttr.queries.unseen_cards("x")', "expected a game or a view, such as game.view(0), got 'x'"),
    (
        'ttr.Puzzle(s(), "complete brest-petrograd in 3 turns")',
        "the goal 'complete brest-petrograd in 3 turns': Ada does not hold the ticket brest-petro",
    ),
    (
        'ttr.Puzzle(s(), "reach paris")',
        "no goal begins with 'reach'; write goals like: complete brest-petrograd within 3 turns; ",
    ),
    (
        'ttr.Puzzle(s(), "score ten")',
        "the goal 'score ten': name a number of points from 1, such as 'score at least 20'",
    ),
    ('ttr.load("nofile.json")', "nofile.json: No such file or directory"),
    ('ttr.replay("#ttr1-xxxx")', "the link is damaged or cut off; copy it whole"),
    (
        'ttr.open_link("http://example.org")',
        "this is not the link of a game: what follows its # should begin with ttr1-",
    ),
    ('ttr.load_seen("nofile")', "nofile: No such file or directory"),
    ('ttr.import_board("nofile.json")', "nofile.json: the file cannot be read: No such file or directory"),
    ('ttr.scenario("europe", hand="3 red")', "'hand' is not part of a position; did you mean 'hands'?"),
    (
        'ttr.scenario("europe", hands={2:"red"})',
        "hands: expected a seat from 0 to 1 or a name (Player 1 and Player 2), got 2",
    ),
    (
        'ttr.scenario("europe", hands=["3 red","2 blue"])',
        "hands: expected a dict keyed by seat, such as {0: …}, got ['3 red', '2 blue']",
    ),
    (
        'ttr.scenario("europe", claims={0:"dieppe-paris"})',
        "'claims' is not part of a position; did you mean 'claimed'?",
    ),
    (
        'ttr.scenario("europe", tickets=["brest-petrograd"])',
        "tickets: expected a dict keyed by seat, such as {0: …}, got ['brest-petrograd']",
    ),
    (
        'ttr.scenario("europe", deck_top="13 red")',
        "cards: the game has 12 red cards, and 13 are listed: 13 on the deck",
    ),
    ('ttr.scenario("europe", display=["red"]*6)', "display: expected at most 5 cards (None for an empty slot), got 6"),
    ('ttr.scenario("europe", pieces={0: 46})', "pieces[0]: 46 trains left and 0 on the routes, and Player 1 owns 45"),
    (
        'ttr.scenario("europe", stations={0:4})',
        "stations[0]: expected cities as a text such as 'paris, roma' or a list, got 4",
    ),
    ('ttr.scenario("europe", stations={0:"paris, paris"})', "stations[0]: paris is listed twice"),
    ('ttr.scenario("europe", turn=5)', "turn: expected a seat from 0 to 1 or a name (Player 1 and Player 2), got 5"),
    ('ttr.scenario("europe", points=33)', "points: expected a dict keyed by seat, such as {0: …}, got 33"),
    ('ttr.scenario("europe", last_turns=0)', "last_turns: expected a whole number from 1 to 2, got 0"),
    ('ttr.scenario("europe", game_over=True)', "'game_over' is not part of a position; did you mean 'over'?"),
    ('ttr.scenario("usa", harbours={0:"miami"})', "harbours: usa has no harbours"),
    ('ttr.scenario("world", ships={0: 10})', "'ships' is not part of a position"),
    (
        'ttr.scenario("germany", passengers={"berlin": "pink"})',
        "passengers['berlin']: no passenger is 'pink' (colours: red, black, green, yellow, blue a",
    ),
    ('ttr.set_locale("english")', "no language 'english' (languages: en, de and pl)"),
    ('ttr.gradebook("nofolder/*.json")', "no saved games: 'nofolder/*.json'"),
    ("ttr.statistics(5)", "expected True or False, got 5"),
    ("ttr.verify(5)", "expected a game, got 5"),
    (
        'ttr.commented("nothing")',
        "there is no commented game or file 'nothing'; the shipped ones: first-game, harbours and",
    ),
    ('ttr.puzzles("nothing.json")', "nothing.json: No such file or directory"),
    (
        'ttr.puzzles(board="mars")',
        "board: none of these puzzles has 'mars'; there are: usa, berlin, europe",
    ),
    (
        'ttr.puzzles(lesson="nothing")',
        "lesson: none of these puzzles has 'nothing'; there are: draw, ferry, tunnel, station, bl",
    ),
    ('ttr.practice("nothing")', "nothing: No such file or directory"),
    ('ttr.GameWidget(g(), seat="Bob")', "expected a seat from 0 to 1 or a name (Ada and Grace), got 'Bob'"),
    (
        'ttr.GameWidget(g(), seat=0, bots={"Grace":"plan"})',
        "no bot 'plan' (bots: random, greedy, planner, search, easy, medium, hard and expert); did you mean 'planner'?",
    ),
    (
        "ttr.GameWidget(g(), bots={1: 5})",
        "expected a bot's name such as 'planner', a function decide(view, prompt, rng) or an obje",
    ),
    ('ttr.GameWidget(g()).highlight("Pari")', "no route 'Pari' on the board 'europe'"),
    (
        'ttr.GameWidget(g()).highlight(routes="Paris")',
        "paris is a city; a route is named by both its ends: from paris there are routes to brest",
    ),
    ('ttr.Lab("mars")', "no board 'mars' (boards: berlin, europe, germany, usa and world)"),
    ('ttr.lobby("mars")', "no language 'mars' (languages: en, de and pl)"),
]
OF_LEARNERS = [
    (
        'gymnasium.make("ttr_widget/Berlin-v0", opponents=["randm"])',
        "no bot 'randm' (bots: random, greedy, planner, search, easy, medium, hard and expert); did you mean 'random'?",
    ),
    ('gymnasium.make("ttr_widget/Berlin-v0", opponents=3)', "opponents: expected a list, got 3"),
    (
        'gymnasium.make("ttr_widget/Berlin-v0", opponents=[])',
        "Ticket to Ride: Berlin (our own reconstruction) is for 2 to 4 players, got 1",
    ),
    (
        'gymnasium.make("ttr_widget/Berlin-v0", opponents=["random"]*5)',
        "Ticket to Ride: Berlin (our own reconstruction) is for 2 to 4 players, got 6",
    ),
    (
        'gymnasium.make("ttr_widget/Berlin-v0", reward="score")',
        "reward: expected one of win, margin and points, got 'score'",
    ),
    (
        'gymnasium.make("ttr_widget/Berlin-v0", observation="pixels")',
        "observation: expected 'flat', 'dict', 'symbolic', 'features' or an object with a space a",
    ),
    ('gymnasium.make("ttr_widget/Berlin-v0", seat=7)', "seat: expected a seat from 0 to 1, got 7"),
    (
        'gymnasium.make("ttr_widget/Game-v0", board="mars")',
        "no board 'mars' (boards: berlin, europe, germany, usa and world)",
    ),
    (
        'gymnasium.make("ttr_widget/Berlin-v0", illegal="ignore")',
        "illegal: expected one of lose and refuse, got 'ignore'",
    ),
    ('t().step("draw deck")', "expected the number of an action, from 0 to 268, got 'draw deck'"),
    ("t().step(None)", "expected the number of an action, from 0 to 268, got None"),
    ("t().step(3.7)", "expected the number of an action, from 0 to 268, got 3.7"),
    ('t(illegal="refuse").step(0)', "action 0 is not legal now; the mask shows the legal ones (3)"),
    ('t().reset(options={"seats":1})', "options: unknown 'seats' (choose from seat)"),
    ('t().reset(options={"seat":9})', "options['seat']: expected a seat from 0 to 1, got 9"),
    ("t().unwrapped.action_mask()", "SeatEnv has no attribute 'action_mask'; use .action_masks()"),
    ("t().unwrapped.mask", "SeatEnv has no attribute 'mask'; use .action_masks()"),
    ('t().unwrapped.game.play("draw deck")', "SeatEnv has no attribute 'game'; use .view()"),
    ("t().unwrapped.numbers.key(10**9)", "expected the number of an action, from 0 to 268, got 1000000000"),
    ('t().unwrapped.set_opponents(["random","random"])', "1 opponent is needed, as many as before; got 2"),
    ('env.SeatEnv("berlin").step(3)', "no game has begun; call reset() first"),
    ('env.SeatEnv("berlin", 3)', "opponents: expected a list, got 3"),
    ('env.env("mars")', "no board 'mars' (boards: berlin, europe, germany, usa and world)"),
    ('env.env("berlin", players=9)', "Ticket to Ride: Berlin (our own reconstruction) is for 2 to 4 players, got 9"),
    ('env.env("berlin").step(3)', "no game has begun; call reset() first"),
    ('env.env("berlin").agent_selection', "GameEnv has no attribute 'agent_selection'; use .reset(…) first"),
    ('env.env("berlin").last()', "GameEnv has no attribute 'agent_selection'; use .reset(…) first"),
    ('env.DictObserver("mars")', "no board 'mars' (boards: berlin, europe, germany, usa and world)"),
    ("env.BerlinEnv", "module 'ttr_widget.env' has no attribute 'BerlinEnv'"),
]


def seen(seat: int = 0) -> ttr.View:
    return made().view(seat)


def table(**options: Any) -> Any:
    """A table of a learning agent, with a game begun."""
    made = gymnasium.make("ttr_widget/Berlin-v0", opponents=["random"], **options)
    made.reset(seed=1)
    return made


def few_games(**options: Any) -> object:
    return ttr.simulate("usa", ["random", "random"], games=2, seed=1, progress=False, **options)


def compared() -> object:
    return ttr.compare({"a": "usa"}, ["random", "random"], games=1, progress=False)


NAMES: dict[str, Any] = {"ttr": ttr, "np": np, "gymnasium": gymnasium, "env": env, "rules": rules}
NAMES |= {"claim": lambda: ttr.actions.Claim("dieppe-paris", new().variant.kinds.private(())), "compared": compared}
NAMES |= {"g": new, "s": made, "V": seen, "t": table, "sim": few_games}


@pytest.mark.parametrize(
    ("code", "said"), [*MISTAKES, *OF_LEARNERS], ids=[code for code, _ in (*MISTAKES, *OF_LEARNERS)]
)
def test_a_mistake_is_told_what_would_be_right(code: str, said: str) -> None:
    with pytest.raises((ttr.TtrError, AttributeError)) as error:
        eval(code, NAMES)  # noqa: S307 -- the tables above
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("code", "meant"),
    [
        ("few_games(workers=2)", "jobs"),
        ("few_games(n_jobs=2)", "jobs"),
        ("few_games(processes=2)", "jobs"),
        ("few_games(client=None)", "executor"),
        ("few_games(n_games=2)", "games"),
        ("few_games(mesures={})", "measures"),
        ('ttr.compare({"a": "usa"}, ["random"] * 2, n_jobs=2)', "jobs"),
    ],
)
def test_an_unknown_keyword_is_told_its_name_here(code: str, meant: str) -> None:
    with pytest.raises(TypeError, match=f"(simulate|compare) has no argument .*; did you mean '{meant}'") as error:
        eval(code, {"few_games": few_games, "ttr": ttr})  # noqa: S307 -- the table above
    assert not isinstance(error.value, ttr.TtrError)


def test_environments_are_found_without_importing_them() -> None:
    code = "import sys, ttr_widget as ttr; print('gymnasium' in sys.modules, ttr.env.SeatEnv.__name__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout.split() == ["False", "SeatEnv"]


def test_numbers_of_numpy_are_numbers() -> None:
    number: Any = np.int64
    game = ttr.new_game("usa", number(3), seed=number(7), first=number(1))
    assert game.state == ttr.new_game("usa", 3, seed=7, first=1).state
    assert game.view(number(1)) == game.view(1)


def test_a_hand_tells_of_every_card_how_many_there_are() -> None:
    hand = made(hands={0: "2 red"}).view(0).hand
    assert hand is not None
    assert (hand["red"], hand["Red"], hand["blue"], hand.get("blue", 7), "blue" in hand, [*hand]) == (
        2,
        2,
        0,
        7,
        False,
        ["red"],
    )
    with pytest.raises(KeyError, match="did you mean 'red'"):
        hand["rde"]


def test_a_missing_attribute_is_missing() -> None:
    assert not hasattr(seen(), "legal")
    assert getattr(made().board.routes[0], "cost", None) is None
