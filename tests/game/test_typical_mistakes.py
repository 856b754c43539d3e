"""Typical mistakes of people who write their first scripts: each is told what would be right."""

from random import Random
from typing import Any

import networkx as nx
import pytest

import ttr_widget as ttr

MISTAKES = [
    ("ttr.newgame()", "did you mean 'new_game'?"),
    ("ttr.new_game('mars')", "no board 'mars' (boards: berlin, europe, germany, usa and world)"),
    ("ttr.new_game('europe', 6)", "Ticket to Ride: Europe is for 2 to 5 players, got 6"),
    ("ttr.new_game('europe', players='Ada')", "expected a number of players or a list of names"),
    ("ttr.new_game('europe', players=['Ada','Ada'])", "two players have the same name: Ada and Ada"),
    ("ttr.new_game('europe', players=1)", "Ticket to Ride: Europe is for 2 to 5 players, got 1"),
    ("ttr.new_game('europe', first=2)", "expected a seat from 0 to 1"),
    ("ttr.new_game('europe', seed=1.5)", "expected a whole number or a short text on one line as a seed"),
    ("ttr.new_game(ttr.variant('europe').board)", "expected the name of a board as a text, such as 'europe'"),
    ("ttr.new_game(None)", "expected the name of a board as a text, such as 'europe'"),
    ("g().play('keep')", "cannot read 'keep'; write it as 'keep <tickets>'"),
    ("g().play('keep paris')", "did you mean 'paris-wien'?"),
    ("g().play('draw')", "cannot read 'draw'; write it as 'draw <card>'"),
    (
        "g().play('')",
        "an empty text is not an action (actions: claim, decline, draw, keep, pass, pay, station and tickets)",
    ),
    ("g().play(None)", "expected an action as a text such as 'draw deck', a dict or an Action"),
    ("g().play(['draw deck'])", "expected an action as a text such as 'draw deck', a dict or an Action"),
    (
        "g().play({'action':'draw'})",
        "an action given as a dict needs a 'type' (one of claim, decline, draw, keep, pass, pay, station and ",
    ),
    ("g().play({'type':'draw'})", "'draw' needs 'card'; write it as 'draw <card>'"),
    ("g().play({'type':'draw','cards':'red'})", "'draw' has no field 'cards' (fields: card)"),
    ("s().play('draw rde')", "did you mean 'red'?"),
    ("s().play('draw 2 red')", "did you mean 'red'?"),
    ("s().play('draw from deck')", "did you mean 'deck'?"),
    (
        "s().play('draw a card')",
        "'a card' cannot be drawn (choose from black, blue, deck, green, locomotive, orange, purple, red, whi",
    ),
    ("s().play('take red')", "did you mean 'draw'?"),
    ("s().play('claim paris-dieppe')", "cannot read 'claim paris-dieppe'; write it as 'claim <route> with <cards>'"),
    ("s().play('claim paris to dieppe with red')", "The price is 1 purple card, not 1 red."),
    ("s().play('claim paris-dieppe with 3')", "expected cards written as number and name, such as '2 red'"),
    ("s().play('claim paris with 1 red')", "paris is a city; a route is named by both its ends"),
    (
        "s().play('claim paris-moskva with 1 red')",
        "no route joins paris and moskva like that; from paris there are routes to brest, bruxelles, dieppe, ",
    ),
    (
        "s(hands={0:'2 red'}).play('claim dieppe-paris with 1 red, 1 red')",
        "The price is 1 purple card; this payment has 2: 2 red.",
    ),
    ("s(hands={0:'purple'}).play('build dieppe-paris with 1 purple')", "did you mean 'claim'?"),
    ("s().play('buy dieppe-paris')", "did you mean 'claim'?"),
    ("s().play('station paris')", "cannot read 'station paris'; write it as 'station <city> with <cards>'"),
    ("s().play('draw tickets')", "tickets are not drawn like cards; the action is called 'tickets'"),
    ("s().play('ticket')", "did you mean 'tickets'?"),
    (
        "s().play('pass')",
        "Passing is allowed only without any other legal action; Ada can play 'draw deck', for example.",
    ),
    ("s().play('end turn')", "did you mean 'pass'?"),
    (
        "s().play('pay 1 red')",
        "Ada must now choose an action for this turn; 'pay' is not possible. Possible actions: pass, draw <ca",
    ),
    (
        "s().play('decline')",
        "Ada must now choose an action for this turn; 'decline' is not possible. Possible actions: pass, draw",
    ),
    ("s().play('draw deck', seat='Bob')", "expected a seat from 0 to 1 or a name (Ada and Grace)"),
    ("s().play('draw deck', seat=1)", "Grace cannot answer now: Ada is asked."),
    ("s().play('draw deck', at='now')", "expected a whole number"),
    ("s().undo()", "nothing to undo: no action has been played"),
    ("s().redo()", "nothing to redo"),
    ("s().at(3)", "expected a number of actions from 0 to 0"),
    ("s().view(5)", "expected a seat from 0 to 1, or None for a spectator"),
    ("s().explain_score(None)", "whose score? Name a seat from 0 to 1"),
    ("s().play_many(None)", "expected a list of actions, or a text with one action a line"),
    ("s().others_wait('Bob')", "expected a seat from 0 to 1 or a name (Ada and Grace)"),
    ("s().legal", "Game has no attribute 'legal'; use game.legal_actions()"),
    ("s().score().total", "Sheet has no attribute 'total'; use .totals"),
    ("s().winner", "Game has no attribute 'winner'; use game.score().winners"),
    ("s().hand", "Game has no attribute 'hand'; use game.view(seat).hand"),
    ("s().prompt.player", "Prompt has no attribute 'player'; use .seat"),
    ("s().board.city('Parys')", "did you mean 'paris'?"),
    ("s().board.city('atlantis')", "no city 'atlantis' on the board 'europe'"),
    ("s().board.route('paris-diepe')", "did you mean 'dieppe'?"),
    ("s().board.ticket('paris')", "did you mean 'paris-wien'?"),
    ("s(hand={0:'red'})", "did you mean 'hands'?"),
    ("s(hands=['red'])", "expected a dict keyed by seat, such as {0: …}"),
    ("s(hands='red')", "expected a dict keyed by seat, such as {0: …}"),
    ("s(hands={'Bob':'red'})", "expected a seat from 0 to 1 or a name (Ada and Grace)"),
    ("s(hands={0:'13 red'})", "cards: the game has 12 red cards, and 13 are listed: 13 in Ada's hand"),
    ("s(claimed=['dieppe-paris'])", "expected a dict keyed by seat, such as {0: …}"),
    (
        "s(claimed={0:'dieppe-paris', 1:'dieppe-paris'})",
        "claimed[1]: dieppe-paris is listed for Ada too, and a route has one owner",
    ),
    ("s(tickets={0:'paris'})", "did you mean 'paris-wien'?"),
    ("s(stations={0:'pari'})", "did you mean 'paris'?"),
    ("s(display='7 red')", "expected at most 5 cards (None for an empty slot)"),
    ("s(turn='Bob')", "expected a seat from 0 to 1 or a name (Ada and Grace)"),
    (
        "s(deck='red', deck_top='blue')",
        "deck_top: 'deck' is the whole deck and 'deck_top' its top; give one of the two",
    ),
    ("s('germany', stations={0:'berlin'})", "stations: germany has no stations"),
    ("ttr.variant('europe without Tunels')", "did you mean 'Tunnels'?"),
    ("ttr.variant('europe with Tunnels(revael=1)')", "did you mean 'reveal'?"),
    (
        "ttr.variant('europe with Tunnels(reveal=-1)')",
        "Tunnels(reveal=-1): 'reveal' should be a whole number from 0 to 10000, not -1",
    ),
    ("ttr.variant('europe').with_rule('Stations')", "expected a rule such as Stations(count=2)"),
    ("ttr.variant('europe').without('Station')", "did you mean 'Stations'?"),
    ("ttr.variant('europe').rule('Tunels')", "did you mean 'Tunnels'?"),
    ("ttr.variant('europe').with_rule(ttr.rules.Stations)", "expected a rule such as Stations(count=2)"),
    ("ttr.rulebook('europe')['draw.two']", "did you mean 'draw.two-cards'?"),
    ("ttr.rulebook('mars')", "no board 'mars' (boards: berlin, europe, germany, usa and world)"),
    ("ttr.bots.make('plannner')", "did you mean 'planner'?"),
    ("ttr.bots.make('search(nodes)')", "'search(nodes)' does not name a bot; write it like 'search(nodes=200)'"),
    ("ttr.bots.make('search(node=5)')", "did you mean 'nodes'?"),
    (
        "ttr.bots.make(3)",
        "expected a bot's name such as 'planner', a function decide(view, prompt, rng) or an object with such",
    ),
    ("ttr.bots.play(g(), 'planner')", "expected a list of 2 bots, one for each seat"),
    ("ttr.bots.play(g(), ['planner'])", "2 players need as many bots, got 1"),
    ("ttr.bots.play(g(), ['random','random'], 1.5)", "expected a random generator or a seed"),
    ("ttr.bots.play(g(), {0:'random',1:'random'})", "expected a list of 2 bots, one for each seat"),
    ("ttr.bots.play('europe', ['random','random'])", "expected a game, such as new_game('europe')"),
    ("ttr.bots.register('my bot', lambda v,p,r: None)", "expected a bot's name as one word of letters, digits and '_'"),
    ("ttr.bots.register('mybot', 5)", "expected a function decide(view, prompt, rng), or an object with such a method"),
    ("ttr.bots.imagine(g())", "expected a view of a game, such as game.view(0)"),
    ("ttr.bots.Match('usa', ['random'], 1)", "Ticket to Ride (USA) is for 2 to 5 players, got 1 bot"),
    ("ttr.bots.legal_actions(g())", "expected a view of a game, such as game.view(0)"),
    ("ttr.simulate('usa', ['random','random'], games=0, progress=False)", "expected a whole number from 1"),
    ("ttr.simulate('usa', ['random','random'], '10', progress=False)", "expected a whole number from 1"),
    ("ttr.simulate('usa', 'random', progress=False)", "expected a list of 2 to 5 bots"),
    ("ttr.simulate('usa', ['random'], progress=False)", "expected a list of 2 to 5 bots"),
    (
        "ttr.simulate('usa', ['random','random'], games=2, jobs=0, progress=False)",
        "expected a number of processes from 1",
    ),
    (
        "ttr.simulate('usa', ['random','random'], games=2, executor=4, progress=False)",
        "expected an Executor as made by concurrent.futures or Dask",
    ),
    (
        "ttr.simulate('usa', ['random','random'], games=1, measures=[len], progress=False)",
        "expected functions by name, such as {'events': count}",
    ),
    (
        "ttr.simulate('usa', ['random','random'], games=1, observers=print, progress=False).games",
        "expected a list of functions of a record",
    ),
    (
        "ttr.compare(['usa','europe'], ['random','random'])",
        "expected variants by name, such as {'as printed': 'europe'}",
    ),
    ("ttr.compare({'a':'usa'}, ['random','random'], games=1,progress=False)['b']", "no variant 'b' (variants: a)"),
    (
        "ttr.simulate('usa', ['random','random'], games=2, seed=None, progress=False)",
        "expected a whole number or a short text on one line as a seed",
    ),
    ("ttr.load('{}')", "{}: No such file or directory"),
    (
        "ttr.replay('nothing')",
        "the header of a transcript has the lines board, variant, players, first, seed and version; 'board:' ",
    ),
    ("ttr.replay(5)", "expected the text of a transcript"),
    ("g().figure(seat=9)", "expected a seat from 0 to 1, or None for a spectator"),
    ("g().figure(0, theme='drak')", "did you mean 'dark'?"),
    ("g().figure(0, width='big')", "expected a whole number of pixels from 200 to 8000"),
    ("g().figure(0, highlight='dieppe-pari')", "did you mean 'paris'?"),
    ("g().figure(0, highlight=5)", "expected routes as a text such as 'dieppe-paris, essen-berlin' or a list"),
    ("g().figure(0, highlight={'dieppe-paris':'red'})", "expected a colour such as '#D81B60'"),
    ("g().figure(0, tickets='paris')", "did you mean 'paris-wien'?"),
    ("g().figure(0, colors=['pink'])", "unknown colour 'pink' (colours: blue, red, green, yellow and black)"),
    ("ttr.GameWidget(g(), bots=['planner'])", "expected a dict of bots by seat, such as {1: 'planner'}"),
    ("ttr.GameWidget(g(), bots={5:'planner'})", "expected a seat from 0 to 1, or None for a spectator"),
    ("ttr.GameWidget(g(), bots={1:'plan'})", "did you mean 'planner'?"),
    ("ttr.GameWidget('europe')", "expected a game, such as new_game('europe')"),
    ("ttr.GameWidget(g(), locale='xx')", "no language 'xx' (languages: en, de and pl)"),
    ("ttr.set_locale('xx')", "no language 'xx' (languages: en, de and pl)"),
    ("g().why_not('draw deck', locale='xx')", "no language 'xx' (languages: en, de and pl)"),
    ("g().why_not('draw deck','german')", "no language 'german' (languages: en, de and pl)"),
    ("ttr.analysis.ticket_odds(g())", "whose tickets? Give ticket_odds(game, seat) a seat, or the view of one"),
    ("ttr.analysis.tunnel_odds(s(), 'dieppe-paris')", "dieppe-paris is not a tunnel in this game"),
    ("ttr.analysis.draw_odds(s(), 'rde')", "did you mean 'red'?"),
    ("ttr.analysis.score_over_time('x')", "expected a game"),
    ("ttr.analysis.hands_by_colour(s(), 'x')", "expected a seat from 0 to 1 or a name (Ada and Grace)"),
    ("ttr.analysis.odds_of", "module 'ttr_widget.analysis' has no attribute 'odds_of'"),
    ("ttr.queries_ticket", "module 'ttr_widget' has no attribute 'queries_ticket'"),
    ("ttr.verify('x')", "expected a game"),
    (
        "ttr.Board.from_graph({}, name='x')",
        "board 'x': expected an undirected networkx graph (graph.to_undirected() makes one)",
    ),
    (
        "ttr.Board.from_graph(nx.Graph([('a','b')]), name='x')",
        "board 'x', route 'a-b': 'length' should be a whole number from 1, not None",
    ),
    ("ttr.teach('mars')", "no board 'mars' (boards: berlin, europe, germany, usa and world)"),
    ("ttr.Replay('x')", "expected a game, such as new_game('europe')"),
    (
        "s('world', hands={0:'2 ship red'})",
        "hands[0]: 'ship red' may be several cards (ship-red and ships-red); write the one you mean",
    ),
    (
        "s('world').play('draw red')",
        "'red' may be several cards (train-red, train-red-harbour, ship-red and ships-red)",
    ),
    (
        "s(claimed={0:'berlin-frankfurt'})",
        "claimed[0]: 'berlin-frankfurt' is a double route; name one of its tracks: berlin-frankfurt-1 (black)",
    ),
    ("s(claimed={0:'berlin-pari'})", "did you mean 'paris'?"),
    ("s(discards='rde')", "did you mean 'red'?"),
    ("s(taken={0:'red'})", "taken: europe has no passengers"),
    ("s('world', harbours={0:'moskva'})", "harbours: moskva is not a port"),
    ("s(pieces={0:'many'})", "expected a number for each kind of piece, such as {'trains': 5}"),
    ("s(opening=1)", "expected True or False"),
    ("s(over='yes')", "expected True or False"),
    ("s(deck=7)", "expected cards as a text such as '2 red 1 locomotive', a list or a dict"),
    ("s(ticket_deck='essen-kiev')", "did you mean 'essen-kyiv'?"),
    ("s().play('station roma with 2 rde')", "did you mean 'red'?"),
    (
        "s().play('draw ship')",
        "'ship' cannot be drawn (choose from black, blue, deck, green, locomotive, orange, purple, red, white",
    ),
    (
        "s('world').play('refill boat')",
        "Ada must now choose an action for this turn; 'refill' is not possible. Possible actions: pass, draw ",
    ),
    (
        "s('germany', opening=True).play('tickets 4')",
        "cannot read 'tickets 4'; write it like this: 'tickets 3 short 1 long'",
    ),
    (
        "s('germany', opening=True).play('tickets 3 tiny 1 long')",
        "'tiny' is not a ticket deck, or is named twice (decks: short and long)",
    ),
    (
        "s('germany').play('take red berlin')",
        "cannot read 'take red berlin'; write 'take red from berlin', 'take nothing'",
    ),
    ("s().play({'type':'claim','route':'dieppe-paris','cards':{'red':-1}})", "expected a whole number from 0"),
    ("s().play({'type':'claim','route':7,'cards':'red'})", "expected a route as a text such as 'dieppe-paris'"),
    ("s().play(' ' * 2000)", "a text can have at most 1000 characters; this one has 2000"),
    ("s().go_to(-1)", "expected a number of actions from 0 to 0"),
    ("s().play_many(['draw deck','drow deck'])", "did you mean 'draw'?"),
    ("s().display", "Game has no attribute 'display'; use game.view(seat).display"),
    ("s().legal_moves", "Game has no attribute 'legal_moves'; use game.legal_actions()"),
    ("s().current_player", "Game has no attribute 'current_player'; use game.prompt.seat"),
    ("s().scores", "Game has no attribute 'scores'; use game.score().totals"),
    ("s().over", "Game has no attribute 'over'; use game.is_over"),
    ("s().step", "Game has no attribute 'step'; use game.play(\"draw deck\")"),
    ("s().save(5)", "expected the path of a file"),
    ("ttr.scenario('europe', player=3)", "did you mean 'players'?"),
    ("ttr.add_board(5)", "expected the path of a file"),
    (
        "ttr.variant('europe with Nothing(')",
        "'Nothing(' is not a list of rules; write a variant like 'europe with Stations(count=2) without Longe",
    ),
    ("ttr.variant('europe').on('usa')", "expected a Board"),
    ("ttr.bots.make('')", "no bot '' (bots: random, greedy, planner, search, easy, medium, hard and expert)"),
    ("ttr.simulate('usa', ['random','randon'], games=1, progress=False)", "did you mean 'random'?"),
    (
        "ttr.simulate('usa', ['random','random'], games=1, progress='yes')",
        "expected True, False or a function of two numbers",
    ),
    (
        "ttr.simulate('usa', ['random','random'], games=1, stop=5, progress=False)",
        "expected a function without arguments",
    ),
    ("ttr.analysis.draw_odds(s(), 'red', draws='two')", "expected a whole number from 1 to 60"),
    (
        "ttr.analysis.tunnel_odds(s(), 'madrid-pamplona-1', '1 red')",
        "cards: The price is 3 black cards; this payment has 1: 1 red.",
    ),
    ("ttr.queries.legal_actions(g())", "expected a view of a game, such as game.view(0)"),
    ("ttr.queries.ticket_progress('europe')", "expected a game or a view, such as game.view(0)"),
    ("ttr.queries.ticket_progress(g().view(None))", "expected a seat or the view of a player"),
    ("ttr.Puzzle(s(), 'complete essen-kiev')", "did you mean 'essen-kyiv'?"),
    ("ttr.Puzzle(s(), 'claim dieppe-pari')", "did you mean 'paris'?"),
    ("ttr.Puzzle('europe', 'claim dieppe-paris')", "expected a game or a scenario to begin with"),
    ("ttr.Puzzle(s(), 'claim dieppe-paris', within='2')", "expected a whole number from 1 to 50"),
    ("ttr.Puzzle(s(), 'connect paris and rome')", "did you mean 'roma'?"),
    ("ttr.Puzzle(s(), 'build a station in rome')", "did you mean 'roma'?"),
]


def new() -> ttr.Game:
    return ttr.new_game("europe", players=["Ada", "Grace"], seed=7)


def made(board: str = "europe", **position: Any) -> ttr.Game:
    return ttr.scenario(board, players=["Ada", "Grace"], seed=1, **position)


NAMES = {"ttr": ttr, "nx": nx, "Random": Random, "g": new, "s": made}


@pytest.mark.parametrize(("code", "said"), MISTAKES, ids=[code for code, _ in MISTAKES])
def test_a_mistake_is_told_what_would_be_right(code: str, said: str) -> None:
    with pytest.raises((ttr.TtrError, AttributeError)) as error:
        eval(code, NAMES)  # noqa: S307 -- the table above
    assert said in str(error.value)


def test_there_are_many() -> None:
    assert len({code for code, _ in MISTAKES}) > 100


@pytest.mark.parametrize(
    ("right", "value"),
    [
        (lambda: made().view("Grace").seat, 1),
        (lambda: ttr.new_game("usa", players=["Ada", "Grace"], first="Grace", seed=1).state.first, 1),
        (lambda: made().board.tickets[0].fact("ordered"), None),
        (lambda: made().board.tickets[0].fact("ordered", None), None),
        (lambda: ttr.variant("world").board.city("lima").fact("port", None), True),
        (lambda: len(ttr.queries.open_routes(made(), 0)), 101),
        (lambda: len(ttr.analysis.ticket_odds(made(tickets={0: "essen-kyiv"}), "Ada")), 1),
        (lambda: ttr.GameWidget(made(), seat="Grace", bots={"Ada": "planner"})._place.seat, 1),
        (lambda: str(made().explain_score("Grace").name), "Grace"),
        (lambda: hasattr(made(), "nonsense"), False),
    ],
)
def test_what_is_guessed_works(right: Any, value: object) -> None:
    assert right() == value
