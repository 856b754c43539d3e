"""A save survives a correction of the rules: the game continues from its stored position, and says so.

The simulated correction draws cards from the bottom of a deck, which affects every board.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ttr_widget as ttr
import ttr_widget.loading
import ttr_widget.save
from tests.contract.mini import mini
from tests.contract.test_save import same
from tests.save.make import FOLDER
from ttr_widget import BadInput, BadSave, Game
from ttr_widget.kernel import turn
from ttr_widget.kernel.codec import state_to_dict
from ttr_widget.rules import CardMarket, version
from ttr_widget.rules.market import Market
from ttr_widget.rules.version import RULES_VERSION

SAVES = sorted((FOLDER / "0.1.0").glob("*.json"))
NOTICE = "continued from move {}; earlier moves cannot be replayed with today's rules"
FUTURE = RULES_VERSION + 1


def correct(monkeypatch: pytest.MonkeyPatch, rules: int = FUTURE) -> None:
    """From now on cards are drawn from the bottom of a deck, and the rules have this version."""
    top = CardMarket.draw_top

    def bottom(self: CardMarket, draft, deck: int = 0) -> int | None:
        decks, display = draft.slots[self.key]
        pile = decks[deck]
        draft.slots[self.key] = Market((*decks[:deck], pile[1:] + pile[:1], *decks[deck + 1 :]), display)
        return top(self, draft, deck)

    monkeypatch.setattr(CardMarket, "draw_top", bottom)
    monkeypatch.setattr(version, "RULES_VERSION", rules)


def played(seed: int = 5, actions: int = 60, board: str | ttr.Variant = "europe") -> Game:
    game = ttr.new_game(board, players=["Ada", "Grace"], seed=seed)
    return play_on(game, actions)


def play_on(game: Game, actions: int = 20_000) -> Game:
    rng = Random(len(game.history))
    while not game.is_over and actions:
        game.play(rng.choice(game.legal_actions()))
        actions -= 1
    return game


def saved(game: Game) -> dict:
    return json.loads(ttr_widget.save.save_text(game))


def forged(data: dict) -> str:
    """The text of a save with its checksums recomputed after changes."""
    data["check"] = {part: ttr_widget.save.digest(data[part]) for part in ("header", "actions", "snapshot")}
    return json.dumps(data)


def same_start(one: Game, other: Game) -> bool:
    assert (other.start, other.earlier, other.notice) == (one.start, one.earlier, one.notice)
    return same(one, other)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_every_board_goes_on_from_the_stored_position(path: Path, tmp_path: Path, monkeypatch) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    correct(monkeypatch)
    game = ttr.load(path)
    assert state_to_dict(game.state) == data["snapshot"]
    assert str(game.notice) == NOTICE.format(len(data["actions"]))
    assert game.earlier == tuple(data["actions"])
    assert (game.history, game.undone) == ((), ())

    for _ in range(3):
        game.save(tmp_path / "game")
        loaded = ttr.load(tmp_path / "game")
        assert same_start(game, loaded)
        assert same_start(game, ttr.replay(game.transcript()))
        assert (game.is_over and game.events[-1].type == "game-over") or play_on(loaded, 5).history
        game = loaded
    play_on(game).save(tmp_path / "game")
    assert same_start(game, ttr.load(tmp_path / "game"))


def test_the_same_version_of_the_rules_makes_it_damage(tmp_path: Path, monkeypatch) -> None:
    played().save(tmp_path / "game")
    correct(monkeypatch, rules=RULES_VERSION)
    with pytest.raises(BadSave, match=r"game: (actions\[\d+\], '|snapshot\.)"):
        ttr.load(tmp_path / "game")


def test_moves_that_still_lead_there_are_replayed(tmp_path: Path, monkeypatch) -> None:
    game = played()
    game.save(tmp_path / "game")
    monkeypatch.setattr(version, "RULES_VERSION", FUTURE)
    loaded = ttr.load(tmp_path / "game")

    assert loaded.notice is None
    assert same(game, loaded)
    assert saved(loaded)["header"]["rules"] == FUTURE


def test_a_save_of_newer_rules_goes_on_in_an_older_program(monkeypatch) -> None:
    game = played()
    with monkeypatch.context() as newer:
        correct(newer)
        text = ttr_widget.save.save_text(play_on(ttr.new_game("europe", seed=1), 40))
    assert str(ttr_widget.loading.load_text(text).notice) == NOTICE.format(40)
    assert same(game, ttr_widget.loading.load_text(ttr_widget.save.save_text(game)))


def continued(tmp_path: Path, monkeypatch, actions: int = 60) -> Game:
    played(actions=actions).save(tmp_path / "game")
    correct(monkeypatch)
    return ttr.load(tmp_path / "game")


def test_undo_stops_at_the_stored_position(tmp_path: Path, monkeypatch) -> None:
    game = continued(tmp_path, monkeypatch)
    stored = game.state
    play_on(game, 7)
    while game.history:
        game.undo()
    with pytest.raises(BadInput) as caught:
        game.undo()

    assert str(caught.value) == f"nothing earlier can be undone: {NOTICE.format(60)}"
    assert game.state == stored
    assert len(game.undone) == 7
    for _ in range(7):
        game.redo()
    assert len(game.history) == 7


@pytest.mark.parametrize("number", [-1, -60, 8, None])
def test_only_positions_since_the_stored_one_can_be_looked_at(tmp_path: Path, monkeypatch, number) -> None:
    game = play_on(continued(tmp_path, monkeypatch), 7)
    assert game.at(0).state == game.start
    assert game.at(3).history == game.history[:3]
    assert game.at(7).state == game.state
    with pytest.raises(BadInput) as caught:
        game.at(number)

    assert str(caught.value) == (
        f"no position {number}: {NOTICE.format(60)}; positions are counted from there, from 0 to 7"
    )


def test_copies_and_branches_are_continued_games_too(tmp_path: Path, monkeypatch) -> None:
    game = play_on(continued(tmp_path, monkeypatch), 40)
    for twin in (game.copy(), game.at(35), game.at(0)):
        assert (twin.earlier, twin.start, str(twin.notice)) == (game.earlier, game.start, NOTICE.format(60))
        twin.save(tmp_path / "twin")
        assert same_start(twin, ttr.load(tmp_path / "twin"))
        play_on(twin)
        assert twin.is_over
    assert len(game.history) == 40


def test_the_events_tell_what_lies_where(tmp_path: Path, monkeypatch) -> None:
    game = continued(tmp_path, monkeypatch)

    assert [event.type for event in game.events] == ["deal", "deal", "display", "turn"]
    dealt: Any = game.events_seen_by(0)[:2]
    assert [event.cards for event in dealt] == [game.view(0).hand, None]


def test_rules_can_be_corrected_again_and_again(tmp_path: Path, monkeypatch) -> None:
    game = continued(tmp_path, monkeypatch)
    first = game.earlier
    play_on(game, 30).save(tmp_path / "game")
    monkeypatch.undo()
    monkeypatch.setattr(version, "RULES_VERSION", FUTURE + 1)
    again = ttr.load(tmp_path / "game")

    assert first is not None
    assert again.earlier == (*first, *(action.text() for action in game.history))
    assert str(again.notice) == NOTICE.format(90)
    assert again.state == game.state
    assert same_start(again, ttr_widget.loading.load_text(ttr_widget.save.save_text(again)))


def test_a_deal_that_today_s_rules_would_not_deal_goes_on(tmp_path: Path, monkeypatch) -> None:
    game = ttr.new_game("europe", seed=5)
    game.save(tmp_path / "game")
    monkeypatch.setattr(version, "RULES_VERSION", FUTURE)
    monkeypatch.setattr(turn, "seeded", lambda seed: 7)
    loaded = ttr.load(tmp_path / "game")

    assert str(loaded.notice) == "continued from a given position, to which no recorded moves lead"
    assert loaded.state == game.state
    assert same_start(loaded, ttr_widget.loading.load_text(ttr_widget.save.save_text(loaded)))


def test_a_notice_is_said_in_both_languages(tmp_path: Path, monkeypatch) -> None:
    notice = continued(tmp_path, monkeypatch).notice

    assert notice is not None
    assert notice.said("pl") == (
        "gra wznowiona po ruchu nr 60; wcześniejszych ruchów nie da się odtworzyć według dzisiejszych zasad"
    )


def put(*path_and_value):
    *path, last, value = path_and_value

    def change(data):
        for step in path:
            data = data[step]
        data[last] = value

    return change


KEEP = {"seat": 0, "kind": "keep", "about": {"least": 1, "count": 3, "opening": False}}
TUNNEL = {"seat": 0, "kind": "tunnel", "about": {"route": "nowhere", "extra": 1, "colors": ["red"]}}
FORGERIES = [
    (put("snapshot", "hands", 0, {"red": 12}), "snapshot.hands: there are"),
    (put("snapshot", "hands", 0, {"red": 13}), "snapshot.hands[0]: 13 red cards, but the game has 12"),
    (put("snapshot", "discards", {}), "snapshot.hands: there are"),
    (put("snapshot", "slots", "tickets", "box", ["brest-petrograd"] * 2), "snapshot.slots.tickets: the ticket"),
    (put("snapshot", "pieces", 0, {"trains": 45}), "snapshot.pieces[0].trains: 45 trains are left and"),
    (put("snapshot", "slots", "tunnels", "revealed", ["red"]), "cards of a tunnel lie on the table"),
    (put("snapshot", "slots", "tunnels", "laid", {"red": 1}), "cards of a tunnel lie on the table"),
    (put("snapshot", "slots", "tickets", "offered", 0, ["brest-petrograd"]), "nobody is choosing tickets now"),
    (put("snapshot", "prompts", []), "snapshot.prompts: expected an open question"),
    (put("snapshot", "prompts", [KEEP]), "snapshot.slots.tickets.offered[0]: 0"),
    (put("snapshot", "prompts", [{"seat": 0, "kind": "keep", "about": {}}]), "prompts[0].about: 'least' is missing"),
    (put("snapshot", "prompts", [TUNNEL]), "prompts[0].about.route: expected the id of a route"),
    (put("snapshot", "over", True), "snapshot.prompts: a question is open, but the game is over"),
    (put("snapshot", "turn", 4), "snapshot.turn: turn 4 does not belong to seat"),
    (
        put("snapshot", "players", ["Ada", "Mary"]),
        "snapshot: the players, or the seat that is first, differ from the header",
    ),
    (put("snapshot", "surplus", 1), "snapshot: 'surplus' is unknown"),
    (put("header", "earlier", ["draw deck"]), "header: 'start' is missing"),
    (put("header", "earlier", [7]), "header.earlier: expected a list of texts, got [7]"),
    (put("header", "rules", 0), "header.rules: expected a whole number from 1, got 0"),
    (put("header", "rules", "1"), "header.rules: expected a whole number from 1, got '1'"),
    (put("header", "rules", True), "header.rules: expected a whole number from 1, got True"),
    (put("header", "version", 1), "header: expected an object with"),
    (put("version", 3), "version: this program reads the versions 1 and 2, and the file has 3"),
]


@pytest.mark.parametrize(("change", "fact"), FORGERIES, ids=[fact for _, fact in FORGERIES])
def test_a_position_that_cannot_be_is_refused_with_other_rules_too(change, fact, monkeypatch) -> None:
    game = played()
    while game.prompt is None or (game.prompt.kind, game.prompt.seat) != ("turn", 0):
        play_on(game, 1)
    data = saved(game)
    correct(monkeypatch)
    assert ttr_widget.loading.load_text(forged(data)).notice is not None
    change(data)
    with pytest.raises(BadSave) as caught:
        ttr_widget.loading.load_text(forged(data))

    assert fact in str(caught.value)


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (lambda data: data["snapshot"]["hands"].reverse(), "snapshot"),
        (lambda data: data["actions"].pop(), "actions"),
        (lambda data: data["header"].update(seed=6), "header"),
        (lambda data: data["header"].update(rules=7), "header"),
        (lambda data: data["snapshot"].update(random="0" * 16), "snapshot"),
    ],
)
def test_what_was_changed_after_saving_is_refused_with_other_rules_too(change, part, monkeypatch) -> None:
    """The position is possible, but the checksum shows that it was changed."""
    data = saved(played())
    correct(monkeypatch)
    change(data)
    with pytest.raises(BadSave, match=f"{part}: the check sum is wrong"):
        ttr_widget.loading.load_text(json.dumps(data))


def test_the_start_of_a_continued_game_is_checked_as_well(tmp_path: Path, monkeypatch) -> None:
    data = saved(play_on(continued(tmp_path, monkeypatch), 3))
    data["header"]["start"]["hands"][0] = {"red": 12}
    with pytest.raises(BadSave, match=r"header\.start\.hands: there are"):
        ttr_widget.loading.load_text(forged(data))


def test_a_game_on_a_board_of_ones_own_goes_on(tmp_path: Path, monkeypatch) -> None:
    game = played(actions=9, board=mini())
    game.save(tmp_path / "game")
    correct(monkeypatch)
    loaded = ttr.load(tmp_path / "game")

    assert loaded.state == game.state
    assert str(loaded.notice) == NOTICE.format(9)


def test_the_moves_before_can_be_read_in_the_save_and_in_the_transcript(tmp_path: Path, monkeypatch) -> None:
    game = continued(tmp_path, monkeypatch)

    assert game.earlier is not None
    for text in (ttr_widget.save.save_text(game), game.transcript()):
        assert all(f'"{move}"' in text for move in game.earlier)
