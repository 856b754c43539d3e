"""``why_not`` in both languages, for illegal and unreadable actions of all kinds, in games of every board."""

import random
import re

import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.message import Message

ENGLISH = re.compile(
    r"\b(the|is|are|of|and|with|not|has|have|had|holds|lacks|would|nothing|another|takes|only|already|choose|wanted|"
    r"price|card|cards|deck|decks|display|discards|route|routes|track|ticket|tickets|station|harbour|colour|pair|pairs|"
    r"space|spaces|trains|ships|train|ship|streetcars|subways|passenger|pieces|player|hand|payment|asked|turn|"
    r"red|blue|green|black|white|yellow|purple|orange|gray|locomotive|bicycle|wild|long|short|regular|double|triple)\b"
)
NOTATION = {
    "answers", "example", "action", "actions", "names", "name", "form", "given", "near", "text", "offered", "known",
    "route", "track", "city", "board", "id", "a", "b", "deck", "player", "owner", "ticket",
}  # fmt: skip
"""Facts that are names, or are written as a player types them, in every language."""


def names_of(value):
    if isinstance(value, tuple | list):
        for one in value:
            yield from names_of(one)
    elif isinstance(value, Message):
        yield from names_in(value.facts)
    elif isinstance(value, str):
        yield value


def names_in(facts):
    """The texts among the facts that are the same in every language."""
    for name, value in facts.items():
        several = value if isinstance(value, tuple) else (value,)
        if name in NOTATION or any(isinstance(one, Message) for one in several):
            yield from names_of(value)


def why_not(game, action, locale=None):
    """The refusal; there must be one."""
    refusal = game.why_not(action, locale)
    assert refusal is not None
    return refusal


def template_of(said):
    return said.key


def check_polish(refusal, polish):
    said = polish.text
    assert (polish.code, polish.facts, polish.kind) == (refusal.code, refusal.facts, refusal.kind)
    assert said != refusal.text
    assert isinstance(polish.message, Message)
    for text in (said, refusal.text):
        assert not re.search(r"\{\w+(:[^}]*)?\}", text)
        assert "''" not in text
        assert "None" not in text or refusal.facts.get("given") == "None"
    assert refusal.said("pl") == said
    assert polish.said("en") == refusal.text
    assert str(polish) == f"{said} [{refusal.code}]"
    bare = str(said)
    for name in sorted(names_in(refusal.facts), key=len, reverse=True):
        bare = bare.replace(name, " ")
    bare = re.sub(r"'[^']*'", " ", bare)
    assert not ENGLISH.search(bare), f"{said!r} is not all in Polish ({refusal.text!r})"
    assert len(refusal.title("pl")) > 3
    assert refusal.title("pl") != refusal.title("en")


class Guesser:
    """Generates actions that may be legal, illegal or unreadable."""

    def __init__(self, game, rng):
        self.game, self.rng, board = game, rng, game.board
        self.routes, self.cities = list(board.route_number), list(board.city_number)
        self.tickets, self.cards = list(board.ticket_number), list(game.variant.kinds.names)

    def payment(self):
        kinds = self.rng.sample(self.cards, self.rng.choice((1, 1, 1, 2, 3)))
        return " ".join(f"{self.rng.randint(1, 6)} {kind}" for kind in kinds)

    def fitting(self):
        """A payment that is right for the route, whatever the hand."""
        route = self.rng.choice(self.game.board.routes)
        price = self.game.variant.prices[self.game.board.route_number[route.id]]
        kinds = self.game.variant.kinds
        way = self.rng.choice(price.ways(kinds))
        ample = way.options((9,) * len(way.kinds))
        if not ample:
            return "claim"
        paid = zip(way.kinds, self.rng.choice(ample), strict=True)
        return f"claim {route.id} with " + " ".join(f"{count} {kinds.names[kind]}" for kind, count in paid if count)

    def guess(self):
        pick, color = self.rng.choice, self.rng.choice(("red", "blue", "pink"))
        pieces = (*self.game.variant.piece_names, "boats")
        return pick(
            [
                f"claim {pick(self.routes)} with {self.payment()}",
                self.fitting(),
                f"draw {pick((*self.cards, 'deck', 'train-deck', 'ship-deck', 'mud'))}",
                f"keep {' '.join(pick(self.tickets) for _ in range(self.rng.randint(1, 3)))}",
                f"station {pick(self.cities)} with {self.payment()}",
                f"harbour {pick(self.cities)} with {self.payment()}",
                f"pay {self.payment()}",
                f"take {color} from {pick(self.cities)}",
                f"take {color}",
                f"pieces {self.rng.randint(0, 40)} trains {self.rng.randint(0, 60)} ships",
                f"exchange {self.rng.randint(0, 40)} {pick(pieces)} for {pick(pieces)}",
                f"refill {pick(('train', 'ship', 'mud'))}",
                f"tickets {self.rng.randint(0, 9)} {pick(('short', 'long', 'wide'))} {self.rng.randint(0, 9)} long",
                pick(("tickets", "tickets 1", "decline", "pass", "keep", "dance", "", "  ", "claim", "draw")),
                f"claim {pick(self.cities)}-{pick(self.cities)} with 3 {color}",
                f"claim {pick(self.routes)[:-2]} with {self.rng.randint(1, 9999)} {color}",
                f"station {color} with {color} {color}",
                pick(
                    [
                        3, None, {}, [], {"type": "swim"}, {"type": "claim"}, {"type": "draw", "card": 3},
                        {"type": "claim", "route": 3, "cards": {}}, {"type": "keep", "tickets": 7},
                        {"type": "claim", "route": pick(self.routes), "cards": 5}, "x" * 2000,
                        {"type": "claim", "route": pick(self.routes), "cards": {"red": -1}},
                        {"type": "claim", "route": pick(self.routes), "cards": {5: 1}},
                        {"type": "keep", "tickets": [4]}, {"type": "draw", "card": "deck", "more": 1},
                        {"type": "tickets", "split": 3}, {"type": "tickets", "split": {"wide": 4}},
                        {"type": "take", "passengers": {self.cities[0]: 3}}, {"type": "take", "passengers": 3},
                        {"type": "pieces", "trains": "many", "ships": 4}, {"type": "refill", "deck": 5},
                        {"type": "exchange", "count": 1, "give": 3, "get": "ships"},
                        {"type": "station", "city": 3, "cards": "1 red"},
                    ]
                ),
            ]
        )  # fmt: skip


def drive(name, players, seed, guesses, moves):
    """The refusals of random guesses, a number of them before each of the first moves of a random game."""
    rng = random.Random(seed)
    game = ttr.new_game(name, players=players, seed=seed)
    guesser = Guesser(game, rng)
    for _ in range(moves):
        for _ in range(guesses):
            action = guesser.guess()
            refusal = game.why_not(action, "en")
            if refusal is not None:
                yield refusal, game.why_not(action, "pl")
        if game.is_over:
            return
        game.play(rng.choice(game.legal_actions()))


MIXED = "germany with Stations()"


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", [*BOARDS, MIXED])
def test_refusals_are_said_in_polish(name, seed):
    players = 2 + seed
    seen = set()
    for refusal, polish in drive(name, players, seed, guesses=4, moves=450):
        check_polish(refusal, polish)
        seen.add(template_of(refusal.message))

    assert len(seen) > 20


def test_random_guesses_meet_most_sentences():
    """Checks that the test above covers enough."""
    seen = {template_of(r.message) for name in BOARDS for r, _ in drive(name, 2, 5, guesses=5, moves=300)}

    assert len(seen) > 40


@pytest.mark.parametrize("name", BOARDS)
def test_sheets_are_said_in_polish(name):
    for seed in range(2):
        rng = random.Random(seed)
        game = ttr.new_game(name, seed=seed)
        while not game.is_over:
            game.play(rng.choice(game.legal_actions()))
        sheet = game.score()
        for line in (line for seat in sheet.seats for line in seat.lines):
            for text in (line.title, line.reason):
                assert isinstance(text, Message)
                if text.key != "score-ticket":
                    assert text.said("pl") != text.said("en")
        assert "zwycięstwo" in sheet.said("pl")
        assert "winner" in sheet.said("en")
        assert sheet.to_dict("pl")["seats"][0]["lines"][0]["label"] == "Trasy"
        assert sheet.to_dict() == sheet.to_dict("en")


@pytest.mark.parametrize("name", [*BOARDS, MIXED])
def test_scores_are_explained_in_polish(name):
    rng = random.Random(4)
    game = ttr.new_game(name, players=3, seed=4)
    while not game.is_over:
        for seat in range(3) if rng.random() < 0.02 or game.view(0).turns_left == 1 else ():
            explained = game.explain_score(seat)
            assert "na razie" in explained.said("pl")
            for line in explained.lines:
                for phrase in (line.evidence.message, *line.evidence.more):
                    check_text(phrase)
        game.play(rng.choice(game.legal_actions()))
    explained = game.explain_score(0)
    assert explained.to_dict("pl") != explained.to_dict() == explained.to_dict("en")
    assert str(explained) == explained.said("en") != explained.said("pl")


def check_text(phrase):
    """All but the facts is in Polish."""
    assert phrase.said("pl") != phrase.said("en")


def test_a_puzzle_is_told_in_polish():
    game = ttr.new_game("europe", players=["Ada", "Grace"], seed=7)
    for _ in game.players:
        game.play(game.legal_actions()[0])
    puzzle = ttr.Puzzle(game, goal="score 3", within=2)

    assert puzzle.message.said("pl") == "zdobądź co najmniej 3 punkty w ciągu 2 tur"
    attempt = puzzle.attempt(["draw deck", "claim paris-zurich with 3 red"])
    assert attempt.message.said("pl").startswith(
        "Akcji 2, 'claim paris-zurich with 3 red', nie można zagrać: Ada ma teraz wybrać"
    )
    assert attempt.message.said("pl").endswith("[draw.two-cards]")


def test_the_default_language_is_spoken_where_none_is_named(spoken):
    game = ttr.new_game("europe", seed=7)
    english = why_not(game, "draw deck")
    spoken("pl")

    assert why_not(game, "draw deck").text == english.said("pl") != english.text
    assert game.why_not("draw deck", "en") == english
    with pytest.raises(ttr.IllegalAction, match="ma teraz wybrać, które bilety zatrzyma"):
        game.play("draw deck")
    with pytest.raises(ttr.BadInput, match="pusty tekst"):
        game.play("")
    with pytest.raises(ttr.StaleAction, match="To odpowiedź na stan gry po 5 akcjach"):
        game.play("draw deck", at=5)
    assert str(game.score()).startswith("Player 1: ")
    assert "Stacje w zapasie" in str(game.score())
    assert game.variant.explain() == game.variant.explain("pl")


def test_what_is_written_in_files_does_not_change_with_the_language(spoken):
    game = ttr.new_game("europe", seed=7)
    before = game.score().to_dict()
    spoken("pl")

    assert game.score().to_dict() == before


def test_an_unknown_language_is_refused():
    game = ttr.new_game("europe", seed=7)
    with pytest.raises(ttr.BadInput, match=r"'xx'.*\(languages: en, "):
        game.why_not("draw deck", "xx")
    with pytest.raises(ttr.BadInput, match="languages: en, "):
        ttr.set_locale("xx")


def test_a_refusal_says_what_the_hand_holds_and_what_would_do():
    game = ttr.new_game("europe", players=["Ada", "Grace"], seed=7)
    for _ in game.players:
        game.play(game.legal_actions()[0])
    assert game.view(0).to_dict()["hand"] == {"yellow": 1, "black": 1, "red": 1, "locomotive": 1}

    refusal = why_not(game, "claim essen-frankfurt with 2 green")
    assert "Ada holds 0 green and 1 locomotive" in refusal.text
    assert "this payment (2 green) needs 2 green more" in refusal.text
    assert "The price is 2 green cards; this hand cannot pay." in refusal.text
    assert refusal.facts["lacking"] == {"green": 2}

    refusal = why_not(game, "station roma with 1 blue")
    assert refusal.text.endswith("The price is 1 card of any colour; this hand could pay with 1 yellow.")
    assert game.why_not("station roma with 1 yellow") is None
    assert "można zapłacić na przykład tak: 1 żółta." in refusal.said("pl")
