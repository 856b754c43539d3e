"""The guided game: its bubbles follow the game on every board, and give nothing away."""

from collections import Counter
from random import Random

import pytest

import ttr_widget as ttr
from tests.contract.own_rule import Street
from ttr_widget.boards import BOARDS
from ttr_widget.bots import make
from ttr_widget.guide import Guide, first_game, situation
from ttr_widget.kernel.lesson import Stage
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.shuffle import seeded
from ttr_widget.kernel.steps import Steps
from ttr_widget.kernel.view import view
from ttr_widget.locales import locales

PLAYERS = ["Ada", "Grace"]


def seen(game):
    """The situation of seat 0."""
    found = situation(game.view(0))
    assert found is not None
    return found


def shown(guide):
    """What is shown, which must be something."""
    assert guide.bubble is not None
    return guide.bubble


each_board = pytest.mark.parametrize("board", BOARDS)


class Tour:
    """A guided game that is played to its end; notes which lessons are shown, in which order."""

    def __init__(self, game, bot, *, reads=True, seed=1):
        self.game, self.bot, self.rng = game, make(bot), Random(seed)
        self.guide = Guide(game.variant)
        self.book = ttr.rulebook(game.variant)
        self.reads = reads
        self.shown = []
        self.when = []
        """Each lesson with the turn in which it was shown."""

    def now(self):
        return situation(self.game.view(0))

    def look(self):
        """Read what is shown, until a move is asked for or nothing more is said."""
        for _ in range(40):
            bubble = self.guide.bubble
            if bubble is None:
                return
            if not self.shown or self.shown[-1] != bubble.lesson:
                self.shown.append(bubble.lesson)
                self.when.append((self.game.view(0).turn, bubble.lesson))
            self.check(bubble)
            if bubble.asks or not self.reads:
                return
            self.guide.read()
        raise AssertionError("the guide never stops talking")

    def check(self, bubble):
        board = self.game.board
        for locale in locales():
            for message in (bubble.title, *bubble.texts, *bubble.items):
                assert message.said(locale, self.game.variant.names)
        assert bubble.paragraph in self.book or bubble.lesson == "instead"
        if bubble.place.kind == "route":
            assert bubble.place.id in board.route_number
        if bubble.place.kind == "city":
            assert bubble.place.id in board.city_number

    def play(self, limit=900):
        self.guide.follow(self.now())
        self.look()
        other = make("greedy")
        for _ in range(limit):
            prompt = self.game.prompt
            if prompt is None:
                break
            bot = self.bot if prompt.seat == 0 else other
            action = bot.decide(self.game.view(prompt.seat), prompt, self.rng)
            self.game.play(action)
            self.guide.follow(self.now(), action.type if prompt.seat == 0 else None)
            self.look()
        assert self.game.is_over
        return self


@pytest.mark.parametrize("bot", ["random", "greedy", "planner"])
@each_board
def test_a_guided_game_is_played_to_its_end(board, bot):
    tour = Tour(first_game(board, PLAYERS), bot).play()

    assert tour.shown[:2] == ["aim", "end"]
    assert tour.shown[-1] == "count"
    assert {"turn", "hand", "held", "claimed", "taken", "near"} <= {*tour.shown}
    assert ttr.locales.faults() == []


@each_board
def test_who_ignores_the_bubbles_is_not_held_up(board):
    tour = Tour(first_game(board, PLAYERS), "greedy", reads=False).play()

    assert tour.shown[0] == "aim"
    assert {"end", "taken", "near", "last", "count"} <= {*tour.shown}


RARE = {"lost", "more", "keep-more"}
"""With two players on a wide board nobody is cut off; in Europe it happens."""


@each_board
def test_every_lesson_of_a_board_is_reached_in_some_game(board):
    variant = ttr.variant(board)
    left = {lesson.name for lesson in Guide(variant).lessons} - (RARE if board != "europe" else set())
    games = [(bot, seed) for seed in range(12) for bot in ("planner", "random", "greedy")]
    for bot, seed in games:
        if not left:
            break
        game = first_game(board, PLAYERS) if seed == 0 else ttr.new_game(board, PLAYERS, seed)
        left -= {*Tour(game, bot, seed=seed).play().shown}

    assert left == set()


@each_board
def test_a_lesson_is_not_repeated_too_often(board):
    tour = Tour(first_game(board, PLAYERS), "planner").play()
    times = {lesson.name: lesson.times for lesson in tour.guide.lessons}

    assert {name: count for name, count in Counter(tour.shown).items() if count > times.get(name, 5)} == {}
    assert {name for name, count in tour.guide.seen.items() if count > times[name]} == set()


@each_board
def test_the_first_turns_teach_no_more_than_one_special_rule_each(board):
    game = first_game(board, PLAYERS)
    features = {lesson.name for lesson in Guide(game.variant).lessons if lesson.stage is Stage.FEATURE}
    tour = Tour(game, "planner").play()
    told = Counter(turn for turn, lesson in tour.when if lesson in features)

    assert max(told.values()) == 1
    assert told[0] == told[1] == 0


@each_board
def test_what_is_shown_depends_on_the_view_alone(board):
    """Everything that the seat cannot know is dealt again: the guide says the same."""
    game, bot, rng = first_game(board, PLAYERS), make("planner"), Random(3)
    checked = 0
    for number in range(400):
        prompt = game.prompt
        if prompt is None:
            break
        if number % 5 == 0:
            other = game.state.draft()
            other.rng = seeded(number)
            for redeal in game.variant.derived(Steps).redeal_methods:
                redeal(other, 0)
            here, there = seen(game), situation(view(other, 0))
            assert there is not None
            for rule in game.variant.rules:
                for lesson in rule.lessons if isinstance(rule, Rule) else ():
                    assert lesson.shows(rule, here) == lesson.shows(rule, there)
                    checked += lesson.shows(rule, here) is not None
        game.play(bot.decide(game.view(prompt.seat), prompt, rng))

    assert checked > 20


def test_something_else_is_fine_too():
    game = first_game("europe", PLAYERS)
    guide = Guide(game.variant)

    def after(action):
        game.play(action)
        guide.follow(seen(game), game.history[-1].type)
        while guide.bubble is not None and not shown(guide).asks and shown(guide).lesson != "instead":
            guide.read()

    guide.follow(seen(game))
    after("keep london-wien paris-zagrab")
    game.play(game.legal_actions()[0])
    guide.follow(seen(game))
    while not shown(guide).asks:
        guide.read()
    assert shown(guide).lesson == "take"
    after("tickets")

    assert shown(guide).lesson == "instead"
    assert "tickets instead" in shown(guide).texts[0].said("en")
    guide.read()
    assert shown(guide).lesson == "keep-more"


def test_leaving_and_resuming():
    game = first_game("usa", PLAYERS)
    guide = Guide(game.variant)
    guide.follow(seen(game))
    guide.read()
    guide.leave()
    assert guide.bubble is None
    guide.follow(seen(game))
    guide.read()
    assert guide.bubble is None

    guide.resume()
    assert shown(guide).lesson == "end"
    again = Guide(game.variant, guide.seen)
    again.follow(seen(game))
    assert shown(again).lesson == "end"


def test_a_variant_explains_only_its_own_rules():
    without = {lesson.name for lesson in Guide(ttr.variant("europe without Stations, LongestPath")).lessons}
    europe = {lesson.name for lesson in Guide(ttr.variant("europe")).lessons}

    assert europe - without == {"station", "station-now", "longest-path"}
    guide = Guide(ttr.variant("europe with LastRound(turns=3)"))
    guide.follow(seen(first_game(guide.variant, PLAYERS)))
    guide.read()
    assert any("3 more turns" in item.said("en") for item in shown(guide).items)


def test_a_variant_that_does_not_fit_the_deal_is_explained_too():
    game = first_game("europe with CardMarket(colors=('red', 'blue', 'green', 'yellow', 'purple', 'orange', 'black', "
                      "'white'), display=4)", PLAYERS)  # fmt: skip

    assert Tour(game, "greedy").play().shown[0] == "aim"


def test_a_rule_of_ones_own_does_no_harm():
    assert Tour(first_game(ttr.variant("berlin").with_rule(Street()), PLAYERS), "random").play().shown[0] == "aim"
