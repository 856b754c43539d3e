"""What is in the box of a game: its cards, routes, tickets and pieces, and the numbers in its rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Data = Mapping[str, Any]

KNOWN: Mapping[str, frozenset[str]] = {
    "Turns": frozenset({"idle_rounds"}),
    "CardMarket": frozenset({"colors", "each", "wilds", "wild", "display", "hand", "flush", "flush_limit", "setup_id"}),
    "TwoDecks": frozenset(
        {"colors", "each", "wilds", "wild", "display", "hand", "flush", "flush_limit", "setup_id"}
        | {"marked", "singles", "doubles", "ship_hand"}
    ),
    "ParallelRoutes": frozenset({"few", "few_id", "triple_id"}),
    "Claiming": frozenset({"points", "own", "plain"}),
    "Ferries": frozenset({"kind"}),
    "Tunnels": frozenset({"reveal", "kind"}),
    "Stations": frozenset({"count", "points"}),
    "Tickets": frozenset({"first", "first_keep", "first_rest", "draw", "keep", "boxed", "setup_id", "first_id", "id"}),
    "AnnouncedTickets": frozenset(
        {"first", "first_keep", "first_rest", "draw", "keep", "boxed", "setup_id", "first_id", "id"}
        | {"between", "total"}
    ),
    "LongestPath": frozenset({"points", "id"}),
    "LastRound": frozenset({"pieces_left", "turns", "id"}),
    "Winner": frozenset({"ties", "note", "id"}),
    "Passengers": frozenset({"colors", "each", "most", "second"}),
    "Countries": frozenset(),
    "Globetrotter": frozenset({"points", "id"}),
    "RailAndSea": frozenset({"rail", "sea"}),
    "PairRoutes": frozenset(),
    "Tours": frozenset(),
    "Harbours": frozenset({"count", "worth", "unbuilt"}),
    "ChosenPieces": frozenset({"total"}),
    "Exchanges": frozenset({"cost"}),
    "Subways": frozenset({"points", "piece", "kind"}),
    "Waiting": frozenset({"seat"}),
}
"""The rules that the referee knows, with their arguments."""
TIES = {"tickets", "-stations", "longest-path", "passengers", "-harbours"}


@dataclass(frozen=True)
class Kind:
    """A kind of card."""

    name: str
    color: str | None
    copies: int
    deck: str = "deck"
    spaces: int = 1
    harbour: bool = False


@dataclass(frozen=True)
class Track:
    """A route: what it costs in cards and pieces, and what it scores."""

    id: str
    ends: tuple[str, str]
    length: int
    color: str
    kind: str
    group: str
    paid: str
    """How it is paid: ``plain``, ``pairs`` or ``ships``."""
    deck: str | None
    """The only deck whose cards are accepted."""
    wilds: int
    piece: str
    pieces: int
    points: int


@dataclass(frozen=True)
class Ticket:
    """A ticket or a tour; a plain ticket is worth the same in all three ways."""

    id: str
    cities: tuple[str, ...]
    deck: str
    points: int
    ordered: int
    penalty: int


class Box:
    """The contents of a box, read from the board and the list of rules, both plain data."""

    def __init__(self, board: Data, rules: Sequence[Data]) -> None:
        self.rules: dict[str, Data] = {rule["rule"]: rule for rule in rules}
        self.unknown = tuple(dict.fromkeys(_unknown(rules)))
        """The rules and arguments that the referee does not know; the rest of the box is empty then."""
        if self.unknown:
            board, self.rules = {"cities": (), "routes": (), "tickets": ()}, {}
        self.market = self.first_of("CardMarket", "TwoDecks")
        self.kinds = {kind.name: kind for kind in self._kinds()}
        self.wild = next((kind.name for kind in self.kinds.values() if kind.color is None), None)
        self.colors = tuple(dict.fromkeys(kind.color for kind in self.kinds.values() if kind.color))
        self.decks: tuple[str, ...] = ("train-deck", "ship-deck") if "TwoDecks" in self.rules else ("deck",)
        self.cities = {city["id"]: city for city in board["cities"]}
        self.countries = (
            {id for id, city in self.cities.items() if city.get("country")} if self.has("Countries") else set()
        )
        self.own: dict[str, int] = dict(self.arg("Claiming", "own", {}))
        self.tracks = {route["id"]: self._track(route) for route in board["routes"]}
        self.ticketing = self.first_of("Tickets", "AnnouncedTickets")
        self.ticket_decks = self._ticket_decks()
        self.tickets = {ticket["id"]: self._ticket(ticket) for ticket in board["tickets"]} if self.ticketing else {}

    def has(self, rule: str) -> bool:
        return rule in self.rules

    def first_of(self, *names: str) -> Data | None:
        return next((self.rules[name] for name in names if name in self.rules), None)

    def arg(self, rule: str, name: str, default: Any = 0) -> Any:
        """The argument of a rule; the default if the game does not have the rule."""
        return self.rules[rule][name] if rule in self.rules else default

    def _kinds(self) -> Iterator[Kind]:
        market = self.market
        if market is None:
            return
        if market["rule"] == "CardMarket":
            yield from (Kind(color, color, market["each"]) for color in market["colors"])
            if market["wilds"]:
                yield Kind(market["wild"], None, market["wilds"])
            return
        for color in market["colors"]:
            yield Kind(f"train-{color}", color, market["each"] - market["marked"], "train-deck")
            yield Kind(f"train-{color}-harbour", color, market["marked"], "train-deck", harbour=True)
            yield Kind(f"ship-{color}", color, market["singles"], "ship-deck", harbour=True)
            yield Kind(f"ships-{color}", color, market["doubles"], "ship-deck", spaces=2)
        yield Kind(market["wild"], None, market["wilds"], "train-deck")

    def dealt(self) -> dict[str, int]:
        """How many cards of each deck are dealt to a hand."""
        assert self.market is not None
        counts = [self.market["hand"], self.market.get("ship_hand", 0)]
        return dict(zip(self.decks, counts, strict=False))

    def _track(self, route: Data) -> Track:
        kind, length = route["kind"], route["length"]
        paid, deck, wilds = "plain", None, 0
        piece, pieces = next(iter(self.own), ""), length
        points = {int(key): value for key, value in self.arg("Claiming", "points", {}).items()}.get(length, 0)
        if self.has("RailAndSea"):
            if kind == self.arg("RailAndSea", "sea"):
                paid, deck, piece = "ships", "ship-deck", "ships"
            elif kind == self.arg("RailAndSea", "rail"):
                deck, piece = "train-deck", "trains"
        if self.has("PairRoutes") and route.get("pairs"):
            paid = "pairs"
        if kind == self.arg("Subways", "kind", None):
            piece, pieces = self.arg("Subways", "piece"), 1
            points = {int(key): value for key, value in self.arg("Subways", "points").items()}.get(length, 0)
        if kind == self.arg("Ferries", "kind", None):
            wilds = route.get("locomotives", 0)
        ends = (route["a"], route["b"])
        group = route.get("double") or ""
        return Track(route["id"], ends, length, route["color"], kind, group, paid, deck, wilds, piece, pieces, points)

    def is_tunnel(self, track: Track) -> bool:
        return self.has("Tunnels") and track.kind == self.arg("Tunnels", "kind")

    def _ticket_decks(self) -> tuple[str, ...]:
        if self.ticketing is None:
            return ()
        if self.ticketing["rule"] == "AnnouncedTickets":
            return tuple(self.ticketing["between"])
        return tuple(dict.fromkeys([*self.ticketing["first"], *self.ticketing["draw"]]))

    def _ticket(self, ticket: Data) -> Ticket:
        deck = ticket["deck"] if len(self.ticket_decks) > 1 else self.ticket_decks[0]
        points, cities = ticket["points"], tuple(ticket["cities"])
        tour = self.has("Tours") and len(cities) > 2
        ordered = ticket.get("ordered", points) if tour else points
        penalty = ticket.get("penalty", points) if tour else points
        return Ticket(ticket["id"], cities, deck, points, ordered, penalty)


def _unknown(rules: Sequence[Data]) -> Iterator[str]:
    """What the referee does not know: rules, arguments of rules, ways to break ties."""
    for rule in rules:
        name = rule["rule"]
        if name not in KNOWN:
            yield name
        else:
            yield from (f"{name}.{argument}" for argument in set(rule) - {"rule"} - KNOWN[name])
    for rule in rules:
        if rule["rule"] == "Winner":
            yield from (f"Winner.{tie}" for tie in rule["ties"] if tie not in TIES)
    names = [rule["rule"] for rule in rules]
    yield from (name for name in names if names.count(name) > 1)
