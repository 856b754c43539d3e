"""Legal actions are accepted, illegal ones are refused without any change, and all legal ones are listed."""

import json
from itertools import product
from typing import Any

import pytest

import ttr_widget as ttr
from ttr_widget import BadInput, Game, IllegalAction, Refused, Rule, StaleAction
from ttr_widget.kernel.action import Claim
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.notation import Notation

from .games import arbitrary_action, cards_out_of, mutated, noted, one_of, payments_within, some_of, whole_games


@whole_games(100)
def test_the_asked_seat_can_always_play_and_legal_is_accepted(case, walk):
    game = walk.new(case)
    with noted(case, walk, game):
        while not game.is_over:
            actions = game.legal_actions()
            assert actions, "the asked seat can do nothing, not even pass"
            assert len({(type(action), action.text()) for action in actions}) == len(actions), "one is listed twice"
            for action in actions:
                assert type(action).answers == ("turn",) or game.prompt.kind in type(action).answers
                assert game.why_not(action) is None
            if walk.chance(0.05):
                for action in some_of(walk.rng, actions, 3):
                    assert_accepted(game, action)
            game.play(walk.choose(actions))


def assert_accepted(game: Game, action) -> None:
    """The action can be played on a copy without affecting the game."""
    twin, state, number = game.copy(), game.state, len(game.events)
    twin.play(action)
    assert twin.history == (*game.history, action)
    assert twin.state != state
    assert game.state is state
    assert len(game.events) == number


@whole_games(100)
def test_illegal_is_refused_and_changes_nothing(case, walk):
    """Candidates: actions legal at other times, legal actions with an error, arbitrary actions."""
    game = walk.new(case)
    rng, variant = walk.rng, case.variant
    codes = {*variant.rule_ids(), "input"}
    notation = Notation(variant)
    elsewhere: list = []
    with noted(case, walk, game):
        while not game.is_over:
            actions = game.legal_actions()
            listed = set(actions)
            if walk.chance(0.15):
                candidates = some_of(rng, elsewhere, 6)
                candidates += [mutated(variant, rng, action) for action in some_of(rng, actions, 6)]
                candidates += [arbitrary_action(variant, rng) for _ in range(8)]
                for action in candidates:
                    legal = judged(game, action, codes)
                    if case.lists_all(type(action)) or not legal:
                        assert legal == ((notation.action(action) if legal else action) in listed), (
                            f"'{action}' is {'not ' * legal}listed: {game.why_not(action)}"
                        )
            elsewhere += some_of(rng, actions, 2)
            game.play(walk.choose(actions))
        for action in elsewhere[-20:]:
            assert not judged(game, action, codes), "something can be done after the end"


def judged(game: Game, action, codes) -> bool:
    """Whether the action is legal; if not, it must be refused properly."""
    refusal, state, events, history = game.why_not(action), game.state, game.events, game.history
    if refusal is None:
        game.copy().play(action)
    else:
        with pytest.raises((IllegalAction, BadInput)) as caught:
            game.play(action)
        assert isinstance(caught.value, Refused) == (refusal.kind == "illegal")
        raised: Any = caught.value
        assert raised.refusal == refusal
        assert refusal.code in codes, f"'{refusal.code}' is no rule of this variant"
        assert refusal.text.strip().endswith((".", ")", "'")), "a sentence for people"
        assert "{" not in refusal.text
    assert game.state is state
    assert game.events == events
    assert game.history == history
    return refusal is None


@whole_games(20)
def test_a_refusal_is_json(case, walk):
    game = walk.new(case)
    with noted(case, walk, game):
        while not game.is_over:
            actions = game.legal_actions()
            for _ in range(walk.chance(0.1) * 10):
                refusal = game.why_not(arbitrary_action(case.variant, walk.rng))
                if refusal:
                    data = refusal.to_dict()
                    assert json.loads(json.dumps(data))["text"] == refusal.text
            game.play(walk.choose(actions))


@whole_games(60)
def test_every_payment_is_listed(case, walk):
    """For some routes and cities, every multiset of cards from the hand of about the right size."""
    game = walk.new(case)
    with noted(case, walk, game):
        while not game.is_over:
            actions = game.legal_actions()
            if walk.chance(0.06):
                compare_payments(case, walk, game, actions)
            game.play(walk.choose(actions))


def compare_payments(case, walk, game: Game, actions) -> None:
    rng, kinds, prompt = walk.rng, case.variant.kinds, game.state.prompts[-1]
    hand = game.state.hands[prompt.seat]
    listed = set(actions)
    for kind in case.variant.actions.values():
        if "cards" not in kind.roles.values() or prompt.kind not in kind.answers:
            continue
        for others in places(case, rng, kind, listed):
            route = case.variant.board.route(others["route"]) if "route" in others else None
            length = route.length if route else 1 + int(rng.random() * 4)
            sizes = {length, length + 1, max(0, length - 1), (length + 1) // 2, 2 * length}
            payments = [counts for size in sizes & {0, 1, 2} for counts in payments_within(hand, size)]
            for color in some_of(rng, kinds.colors, 3):
                suit = [n if card.color in (color, None) else 0 for n, card in zip(hand, kinds.cards, strict=True)]
                payments += [counts for size in sizes for counts in payments_within(suit, size)]
            payments += [cards_out_of(case.variant, rng, hand, one_of(rng, sorted(sizes))).counts for _ in range(30)]
            every = {kind(cards=kinds.of(counts), **others) for counts in payments}
            accepted = {action for action in every if game.why_not(action) is None}
            if case.is_exact:
                assert accepted <= listed, f"not listed: {', '.join(map(str, accepted - listed))}"
            covered = {sort(kind, others, action.cards) for action in listed if is_for(action, kind, others)}
            for action in accepted:
                found = sort(kind, others, action.cards)
                # A mixture is listed only where it spends fewer precious cards than one colour does.
                alike = {(*one[:-2], True, one[-1]) for one in covered} if found[-2] is True else set()
                assert found in covered | alike, f"nothing like '{action}' is listed"


def is_for(action, kind, others) -> bool:
    return type(action) is kind and all(getattr(action, name) == value for name, value in others.items())


def sort(kind, others, cards):
    """What distinguishes payments: the colour, if there is one, and the number of wilds."""
    cards_of = [cards.kinds.cards[number] for number, _ in cards.pairs]
    colors = {card.color for card in cards_of} - {None}
    wilds = sum(count for number, count in cards.pairs if number == cards.kinds.wild)
    return kind, *others.values(), colors.pop() if len(colors) == 1 else len(colors) > 1, wilds


def places(case, rng, kind, listed):
    """Targets for payments: a few routes or cities, some of them listed as legal."""
    rest = [name for name in kind.roles if name != "cards"]
    if not rest:
        return [{}]
    (name,) = rest
    every = [one.id for one in (case.variant.board.routes if name == "route" else case.variant.board.cities)]
    bought = sorted({getattr(action, name) for action in listed if type(action) is kind})
    return [{name: place} for place in {*some_of(rng, every, 8), *some_of(rng, bought, 4)}]


@whole_games(60)
def test_every_choice_of_tickets_is_listed(case, walk):
    """Keeping drawn tickets: a subset is listed if and only if it is accepted."""
    game = walk.new(case)
    keep = case.variant.actions.get("keep")
    with noted(case, walk, game):
        while not game.is_over:
            actions = game.legal_actions()
            if game.prompt and game.prompt.kind == "keep":
                drawn = game.view(game.prompt.seat).rules["tickets"]["offered"]
                subsets = [[t for n, t in enumerate(drawn) if bits >> n & 1] for bits in range(2 ** len(drawn))]
                every = {keep(tuple(subset)) for subset in subsets}
                assert {action for action in every if game.why_not(action) is None} == set(actions)
                assert game.why_not(keep((*drawn, drawn[0]))), "a ticket is kept once"
            game.play(walk.choose(actions))


@whole_games(0)
def test_stale_is_told_apart_from_illegal(case, walk):
    game = walk.played(case, most=12)
    with noted(case, walk, game):
        state, number = game.state, len(game.history)
        for action in game.legal_actions()[:1]:
            for seen in (number - 1, number + 1):
                with pytest.raises(StaleAction) as caught:
                    game.play(action, at=seen)
                assert caught.value.refusal.kind == "stale"
                assert game.state is state
            game.play(action, at=number)


class Broken(Rule):
    """A rule with a bug, to test what happens to the game."""

    key = "broken"

    def closing(self, draft):
        draft.discard(draft.hands[draft.seat])
        draft.hands[draft.seat] = draft.variant.kinds.none
        if draft.turn % 3 == 0:
            raise ZeroDivisionError


def test_a_rule_that_fails_leaves_the_game_as_it_was():
    game = ttr.new_game(ttr.variant("europe").with_rule(Broken()), seed=1)
    while game.state.turn < 3 or game.prompt != Prompt(game.state.seat, "draw"):
        game.play(game.legal_actions()[0])
    actions, state, events, history, seen = game.legal_actions(), game.state, game.events, game.history, game.view(0)
    for action in actions:
        with pytest.raises(ttr.GameBroken) as caught:
            game.play(action)
        assert isinstance(caught.value.__cause__, ZeroDivisionError)
        assert game.state is state
        assert (game.events, game.history, game.view(0)) == (events, history, seen)
        assert game.legal_actions() == actions


JUNK: tuple = (
    None,
    7,
    -1,
    1.5,
    True,
    "moon",
    "",
    (),
    ("moon",),
    (7,),
    ((1, 2),),
    [],
    {},
    {"red": -1},
    {"moon": 1},
    b"red",
    object(),
)


@whole_games(0)
def test_an_action_with_strange_fields_is_bad_input_or_what_it_says(case, walk):
    """A hand-made action with an arbitrary value in a field.  If it can be played, it can be saved."""
    game = walk.new(case)
    notation = Notation(case.variant)
    with noted(case, walk, game):
        while not game.is_over and len(game.history) < 150:
            actions = game.legal_actions()
            for action in some_of(walk.rng, actions, 2) if walk.chance(0.3) else ():
                for name, junk in product(action.roles, JUNK):
                    fields = {field: getattr(action, field) for field in action.roles} | {name: junk}
                    try:
                        strange = type(action)(**fields)
                    except BadInput:
                        continue
                    refusal = game.why_not(strange)
                    if refusal is None:
                        played = game.copy()
                        played.play(strange)
                        assert notation.action(played.history[-1].text()) == played.history[-1]
                        assert played.history[-1] in actions or not case.lists_all(type(action))
            game.play(walk.choose(actions))


make_claim: Any = Claim
NONSENSE = (
    *(
        "",
        "   ",
        "fly to the moon",
        "claim",
        "claim x with y",
        "keep",
        "draw",
        "draw 5",
        "pay -1 red",
        "\0",
        "9" * 5000,
    ),
    *(None, 7, 1.5, [], {}, object(), b"draw deck", {"type": 3}, {"type": "claim"}, {"type": "draw", "card": None}),
    {"type": "draw", "card": "deck", "more": 1},
    {"type": "keep", "tickets": [None]},
    {"type": "claim", "route": [], "cards": {"red": -1}},
    *({"type": "claim", "route": "dieppe-paris", "cards": cards} for cards in ({"red": True}, {"red": 0.5}, {7: 7}, 7)),
    make_claim("dieppe-paris", None),
    make_claim(7, {"red": 1}),
    make_claim("nowhere", {"red": 10**30}),
)


@whole_games(0)
def test_nonsense_is_bad_input(case, walk):
    game = walk.played(case, most=6)
    state = game.state
    with noted(case, walk, game):
        for nonsense in NONSENSE:
            refusal = game.why_not(nonsense)
            assert refusal is not None, nonsense
            assert refusal.kind == "bad-input", nonsense
            json.dumps(refusal.to_dict())
            with pytest.raises(BadInput):
                game.play(nonsense)
            assert game.state is state
