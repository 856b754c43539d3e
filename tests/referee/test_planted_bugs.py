"""Faults planted in the rules: random games that are played with them do not pass the referee."""

from collections.abc import Iterator
from importlib import import_module

import ttr_widget as ttr
from tests.contract.games import POLICIES, Case, Walk
from ttr_widget import Game, Variant
from ttr_widget.kernel import scoring, turn
from ttr_widget.kernel.connectivity import Network
from ttr_widget.kernel.state import Draft
from ttr_widget.rules import (
    CardMarket,
    Claiming,
    Exchanges,
    Ferries,
    Globetrotter,
    Harbours,
    LastRound,
    LongestPath,
    ParallelRoutes,
    Passengers,
    Stations,
    Tickets,
    Tours,
    Tunnels,
    TwoDecks,
    Winner,
)
from ttr_widget.rules.rail_and_sea import SeaPrice

MOST = 60


def games(name: str, players: int) -> Iterator[Game]:
    """Random games of a variant that is built with the planted fault."""
    board, _, more = name.partition(" ")
    made = import_module(f"ttr_widget.boards.{board}.variant").variant(ttr.variant(board).board)
    for rule in ttr.variant(name).rules if more else ():
        made = made.with_rule(rule)
    case = Case(Variant(made.board, made.rules), players)
    for seed in range(MOST):
        yield Walk(seed, seed, list(POLICIES)[seed % len(POLICIES)]).played(case)


def found(board: str, players: int = 3) -> str:
    """The rule of the first objection to one of the games."""
    for game in games(board, players):
        report = ttr.verify(game)
        if not report.ok:
            return report.objections[0].rule
    return "nothing"


def test_without_a_fault_nothing_is_found():
    assert all(ttr.verify(game).ok for game, _ in zip(games("europe", 2), range(3), strict=False))


def changed(monkeypatch, kind, name, make):
    monkeypatch.setattr(kind, name, make(getattr(kind, name)))


def test_ferries_ask_for_one_wild_less(monkeypatch):
    def price(old):
        def cheaper(self, price, route, board):
            made = old(self, price, route, board)
            return made.but(wilds=max(0, made.wilds - 1))

        return cheaper

    changed(monkeypatch, Ferries, "price", price)
    assert found("europe") == "europe.ferry"


def test_routes_score_a_point_more(monkeypatch):
    changed(
        monkeypatch,
        Claiming,
        "price",
        lambda old: lambda self, price, route, board: old(self, price, route, board).but(points=9),
    )
    assert found("usa") == "claim.score"


def test_wilds_do_not_count_in_tunnels(monkeypatch):
    changed(
        monkeypatch,
        Tunnels,
        "costs_extra",
        lambda old: lambda self, kinds, card, colors: kinds.cards[card].color in colors,
    )
    assert found("europe") in ("europe.tunnel", "europe.tunnel-wilds")


def test_tunnels_reveal_too_few(monkeypatch):
    changed(monkeypatch, Tunnels, "_reveal", lambda old: lambda self, draft: b"")
    assert found("europe") == "europe.tunnel-few"


def test_the_market_never_flushes(monkeypatch):
    changed(monkeypatch, CardMarket, "_flush", lambda old: lambda self, draft: None)
    assert found("usa") == "draw.flush"


def test_an_open_wild_does_not_end_the_turn(monkeypatch):
    def replace(old):
        return lambda self, draft, seat, place, last: old(self, draft, seat, place, False)

    changed(monkeypatch, CardMarket, "replace", replace)
    assert found("usa") in ("draw.two-cards", "draw.second-open-wild")


def test_empty_slots_stay_empty(monkeypatch):
    changed(monkeypatch, CardMarket, "closing", lambda old: lambda self, draft: None)
    assert found("europe with CardMarket(each=3, wilds=6, hand=2)", 5) == "draw.refill"


def test_revealed_cards_vanish(monkeypatch):
    def discard(old):
        return lambda self, counts: None if self.slots["tunnels"].revealed else old(self, counts)

    changed(monkeypatch, Draft, "discard", discard)
    assert found("europe") == "draw.reshuffle"


def test_the_top_card_stays_on_the_deck(monkeypatch):
    def top(old):
        def same(self, draft, deck=0):
            before = draft.slots[self.key]
            card = old(self, draft, deck)
            if before.decks[deck] and card is not None:
                draft.slots[self.key] = before
            return card

        return same

    changed(monkeypatch, CardMarket, "draw_top", top)
    assert found("usa") == "draw.reshuffle"


def test_both_tracks_are_open_with_few_players(monkeypatch):
    changed(monkeypatch, ParallelRoutes, "barred", lambda old: lambda self, position, seat: ())
    changed(monkeypatch, ParallelRoutes, "objection", lambda old: lambda self, position, seat, action: None)
    assert found("usa", 2) in ("claim.double-few", "claim.double-own")


def test_nobody_turns_the_last_round_on(monkeypatch):
    changed(monkeypatch, LastRound, "ending", lambda old: lambda self, position, seat: None)
    assert found("europe") in ("end.trigger", "end.last-round")


def test_a_seat_is_skipped(monkeypatch):
    def ask(old):
        def skipping(draft):
            if draft.turn == 9:
                draft.seat = (draft.seat + 1) % len(draft.names)
            old(draft)

        return skipping

    changed(monkeypatch, turn, "_ask_for_turn", ask)
    assert found("usa") == "turn.one-action"


def test_rejected_tickets_go_on_top(monkeypatch):
    def under(old):
        return lambda self, draft, decks, tickets: (*decks[:-1], (*decks[-1], *tickets))

    changed(monkeypatch, Tickets, "_under", under)
    assert found("usa") == "tickets.keep"


def test_unfinished_tickets_cost_nothing(monkeypatch):
    changed(monkeypatch, Variant, "judge", lambda old: lambda self, ticket, network: _kind(old(self, ticket, network)))
    assert found("usa") == "tickets.score"


def _kind(verdict):
    return verdict if verdict.done else type(verdict)(0, False)


def test_countries_are_no_dead_ends(monkeypatch):
    changed(monkeypatch, Network, "_with_dead_ends", lambda old: lambda self, route: self.board.ends[route])
    changed(monkeypatch, Network, "joins", lambda old: _joined)
    assert found("germany") == "tickets.score"


def _joined(network, cities):
    return len({network.label.get(city, -1 - city) for city in cities}) == 1


def test_stations_borrow_nothing(monkeypatch):
    changed(monkeypatch, Stations, "links", lambda old: lambda self, links, position, seat: links)
    assert found("europe") == "tickets.score"


def test_the_longest_path_goes_to_one_player(monkeypatch):
    changed(monkeypatch, LongestPath, "trail", lambda old: lambda self, position, seat: (9 - seat, ()))
    assert found("usa") == "usa.express"


def test_the_globetrotter_is_the_one_with_fewest_tickets(monkeypatch):
    def score(old):
        return lambda self, reckoning: [line for line in old(self, reckoning) if line.seat]

    changed(monkeypatch, Globetrotter, "score", score)
    assert found("germany") == "germany.globetrotter"


def test_a_shared_first_prize_leaves_a_second(monkeypatch):
    def prizes(old):
        def all_of_them(self, counts):
            ranks = sorted({count for count in counts if count}, reverse=True)[:2]
            points = (self.most, self.second)
            return [(s, points[ranks.index(c)]) for s, c in enumerate(counts) if c in ranks]

        return all_of_them

    changed(monkeypatch, Passengers, "_prizes", prizes)
    assert found("germany", 4) == "germany.majority"


def test_tours_in_order_are_worth_no_more(monkeypatch):
    changed(monkeypatch, Tours, "judge", lambda old: lambda self, ticket, network: None)
    assert found("world") == "tickets.score"


def test_a_ship_too_many_is_accepted(monkeypatch):
    def ways(old):
        return lambda self, kinds: type(self)(self.count + 1, self.colors, deck=self.deck)._before(kinds)

    monkeypatch.setattr(SeaPrice, "_before", SeaPrice.ways, raising=False)
    changed(monkeypatch, SeaPrice, "ways", ways)
    changed(monkeypatch, SeaPrice, "objection", lambda old: lambda self, cards: None)
    assert found("world") == "world.sea"


def test_harbours_are_free_of_charge_if_never_built(monkeypatch):
    def score(old):
        return lambda self, r: [line for line in old(self, r) if line.rule != "world.harbour-unbuilt"]

    changed(monkeypatch, Harbours, "score", score)
    assert found("world") == "world.harbour-unbuilt"


def test_exchanges_cost_nothing(monkeypatch):
    original = Exchanges.apply

    def apply(self, draft, prompt, action):
        object.__setattr__(self, "cost", 0)
        original(self, draft, prompt, action)
        object.__setattr__(self, "cost", 1)

    monkeypatch.setattr(Exchanges, "apply", apply)
    assert found("world") == "world.exchange"


def test_a_refill_comes_from_the_other_deck(monkeypatch):
    def fresh(old):
        return lambda self, draft: old(self, draft)[::-1]

    changed(monkeypatch, TwoDecks, "new_display", fresh)
    assert found("world") == "world.flush"


def test_the_wrong_player_wins(monkeypatch):
    changed(monkeypatch, Winner, "winners", lambda old: lambda self, seats: (0,))
    assert found("usa") == "usa.winner"


def test_totals_do_not_add_up(monkeypatch):
    def seat_sheet(old):
        def more(position, seat, lines):
            made = old(position, seat, lines)
            return type(made)(made.seat, made.name, made.lines, made.total + 1)

        return more

    changed(monkeypatch, scoring, "_seat_sheet", seat_sheet)
    assert found("usa") == "claim.score"
