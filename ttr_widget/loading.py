"""Reading saves, transcripts and links; :mod:`ttr_widget.save` and :mod:`ttr_widget.links` describe and write them.

Damaged or forged files are refused as a whole, with the place of the error.

If the actions of a save no longer lead to its snapshot, the version of the rules decides.  If it is today's version,
the file was changed after saving and is refused.  Otherwise a rule was corrected since: the game continues from the
snapshot and says so in its ``notice``.  It then counts as a game that began with the snapshot and is saved as such; the
earlier moves are kept as text.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from ttr_widget.boards.own import board_from_dict
from ttr_widget.kernel.codec import state_from_dict, state_to_dict
from ttr_widget.kernel.consistency import faults
from ttr_widget.kernel.doors import file_bytes, parsed_json
from ttr_widget.kernel.errors import BadInput, BadSave, TtrError, at, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.limits import FILE_BYTES
from ttr_widget.kernel.message import Message, Said
from ttr_widget.kernel.state import State
from ttr_widget.kernel.turn import begin_at, choices

from .boards import variant as variant_of
from .game import Game, new_game
from .link_format import is_link
from .links import LinkedGame, MoveReader, check_of, linked_game, payload_of, seen_from_link
from .rules import version
from .save import COLORS, EARLIER, FORMAT_NAME, HEADER, MORE, OWN_BOARD, PARTS, START, TRANSCRIPT, digest
from .seen import SEEN_FORMAT, SeenGame, seen_from

T = TypeVar("T")
_RULES_OF_FORMAT_1 = 1
_VERSIONS = {1: "version", 2: "rules"}
"""The header entry for the version, by save format."""


# Transcripts.


def replay(text: str) -> Game:
    """Replay the ``text`` of a transcript, or a link of a whole game.

    Lines of a transcript that begin with ``#`` are comments.  A link may lead to an earlier moment of its game: the
    moves after it can then be redone.

    >>> game = new_game("europe", players=2, seed=7)
    >>> replay(game.transcript()).state == replay(game.link(everything=True)).state == game.state
    True
    """
    if not isinstance(text, str):
        raise BadSave(expected("transcript", text))
    if is_link(text):
        return game_of_link(linked_game(payload_of(text, "game")[1]))
    head: dict[str, Any] = {}
    names = (*HEADER, "version")
    lines: list[tuple[Said, str]] = []
    if len(text) > FILE_BYTES:
        raise BadSave(Message("error-file-long", most=FILE_BYTES))
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        stripped = line.strip()
        name, colon, value = stripped.partition(":")
        if not stripped or stripped.startswith("#"):
            continue
        if colon and not lines:
            if name not in (*names, *MORE) or name in head:
                wrong = Message("error-header-line", name=name[:40])
                raise BadSave(at(Message("place-text-line", line=number), wrong))
            head[name] = value.strip()
        else:
            lines.append((Message("place-text-line", line=number), stripped))
    missing = [name for name in names if name not in head and name != "first"]
    if missing:
        raise BadSave(Message("error-header-missing", names=names, missing=missing[0]))
    head["players"] = [name.strip() for name in head["players"].split(",")]
    head["first"] = _number(head.get("first", "0"), "first")
    given = _number(head["version"], "version")
    if given != TRANSCRIPT:
        wrong = Message("error-transcript-version", known=TRANSCRIPT, given=given)
        raise BadSave(at(Message("place-header"), wrong))
    head["seed"] = _seed(head["seed"])
    head |= {name: _parsed_part(head[name], name) for name in MORE if name in head}
    game = _with_given_start(_new(head, "header"), head, "header")
    _play_all(game, lines)
    return game


def _number(text: str, name: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise BadSave(at(_header_line(name), expected("whole", text[:40])))
    return int(text)


def _seed(text: str) -> Any:
    """Parse a seed as written by :func:`transcript`; quotation marks are optional."""
    try:
        return parsed_json(text)
    except BadInput:
        return text


def _parsed_part(text: str, name: str) -> Any:
    try:
        return parsed_json(text)
    except BadInput as error:
        raise BadSave(at(_header_line(name), error.message)) from None


def _header_line(name: str) -> Message:
    return Message("place-field", place=Message("place-header"), field=f"{name}:")


# Links.


def game_of_link(linked: LinkedGame) -> Game:
    """Play the game of a link, and go to the moment that it names, if it names one."""
    try:
        new = _new(linked.head, "header")
        game = _with_given_start(new, linked.head, "header")
        _play_linked(game, linked)
    except TtrError as error:
        if linked.rules != version.RULES_VERSION:
            key = "error-link-older" if linked.rules < version.RULES_VERSION else "error-link-newer"
            raise BadSave(Message(key, given=linked.rules, known=version.RULES_VERSION)) from None
        if isinstance(error, BadSave):
            raise
        raise BadSave(error.message) from None
    if linked.at is not None:
        game.go_to(linked.at)
    return game


def _play_linked(game: Game, linked: LinkedGame) -> None:
    """Play the moves of a link; those that lead elsewhere than the link says are refused."""
    reader = MoveReader(linked)
    for _ in range(linked.moves):
        move = reader.following(game.legal_actions())
        if move is None:
            raise BadSave(Message("error-link-elsewhere"))
        game.play(move)
    if not reader.is_at_end or check_of(game.state) != linked.check:
        raise BadSave(Message("error-link-elsewhere"))


# Saves.


def load(path: str | os.PathLike[str]) -> Game:
    """Load the game saved in the file ``path``; a :class:`BadSave` names the place of an error.

    >>> import tempfile, ttr_widget as ttr
    >>> game = ttr.new_game("berlin", players=["Ada", "Grace"], seed=7)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     game.save(f"{folder}/evening.ttr.json")
    ...     again = ttr.load(f"{folder}/evening.ttr.json")
    >>> again.players, again.view(0) == game.view(0)
    (('Ada', 'Grace'), True)
    """
    return _from_file(path, load_text)


def load_seen(path: str | os.PathLike[str]) -> SeenGame:
    """Load what one seat has seen of a game, from a file of ``game.save(path, for_seat=1)``.

    A link of ``game.link(seat=1)`` may stand in place of the path.

    >>> import tempfile, ttr_widget as ttr
    >>> game = ttr.new_game("berlin", players=["Ada", "Grace"], seed=7)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     game.save(f"{folder}/grace.ttr.json", for_seat=1)
    ...     seen = ttr.load_seen(f"{folder}/grace.ttr.json")
    >>> seen.players, seen.view == game.view(1)
    (('Ada', 'Grace'), True)
    """
    if isinstance(path, str) and is_link(path):
        return seen_from_link(payload_of(path, "seen")[1])
    return _from_file(path, _seen_from_text)


def _seen_from_text(text: str) -> SeenGame:
    data = _json_of(text)
    if data.get("format") == FORMAT_NAME:
        raise BadSave(Message("error-save-whole"))
    if data.get("format") != SEEN_FORMAT:
        raise BadSave(Message("error-no-save"))
    return seen_from(data)


def _from_file(path: str | os.PathLike[str], read: Callable[[str], T]) -> T:
    """What a file contains; errors name the file."""
    if not isinstance(path, (str, os.PathLike)):
        raise BadInput(expected("path", path))
    try:
        return read(file_bytes(path).decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadSave(at(_said_path(path), Message("error-no-utf8", byte=error.start))) from None
    except BadInput as error:
        raise BadSave(at(_said_path(path), error.message)) from None
    except (OSError, ValueError) as error:
        raise BadSave(at(_said_path(path), getattr(error, "strerror", None) or str(error))) from None


def _said_path(path: str | os.PathLike[str]) -> str:
    return os.fsdecode(path).encode(errors="replace").decode()


def load_text(text: str) -> Game:
    """Load a game from the text of a save file."""
    data = _parsed(text)
    head, actions = data["header"], data["actions"]
    rules = _rules_of(head, data["version"])
    _require_texts(actions, "actions")
    new = _new(head, "header")
    stored = state_from_dict(data["snapshot"], new.variant, "snapshot")
    try:
        game = _replayed(new, head, actions, stored)
    except BadSave:
        if rules == version.RULES_VERSION:
            raise
        _check_sums(data)
        return _continued(new, stored, [*head.get(EARLIER, ()), *actions], "snapshot")
    _check_sums(data)
    return game


def _replayed(new: Game, head: Mapping[str, Any], actions: Sequence[str], stored: State) -> Game:
    """The game with all its actions replayed; they must lead to the stored position."""
    game = _with_given_start(new, head, "header")
    _play_all(game, [(f"actions[{number}]", action) for number, action in enumerate(actions)])
    difference = _difference(state_to_dict(stored), state_to_dict(game.state), "snapshot")
    if difference is not None:
        raise BadSave(difference)
    return game


def _check_sums(data: Mapping[str, Any]) -> None:
    for name in PARTS:
        if data["check"].get(name) != digest(data[name]):
            raise BadSave(at(name, Message("error-check-sum")))


def _json_of(text: str) -> dict[str, Any]:
    if not isinstance(text, str):
        raise BadSave(expected("text", text))
    if len(text) > FILE_BYTES:
        raise BadSave(Message("error-file-long", most=FILE_BYTES))
    try:
        data = parsed_json(text)
    except BadInput as error:
        raise BadSave(error.message) from None
    if not isinstance(data, dict):
        raise BadSave(Message("error-no-save"))
    return data


def _parsed(text: str) -> dict[str, Any]:
    data = _json_of(text)
    if data.get("format") == SEEN_FORMAT:
        raise BadSave(Message("error-save-seen"))
    if data.get("format") != FORMAT_NAME:
        raise BadSave(Message("error-no-save"))
    if type(data.get("version")) is not int or data["version"] not in _VERSIONS:
        wrong = Message("error-save-version", known=tuple(_VERSIONS), given=short(data.get("version")))
        raise BadSave(at("version", wrong))
    wanted = {"format", "version", *PARTS, "check"}
    for name in (*wanted - set(data), *set(data) - wanted):
        key = "error-save-missing" if name in wanted else "error-save-surplus"
        raise BadSave(Message(key, name=str(name)[:40]))
    if not isinstance(data["check"], dict):
        raise BadSave(at("check", expected("object", data["check"])))
    return data


def _rules_of(head: Any, version_of_format: int) -> int:
    """The version of the rules in the header of a save, after validation of the header."""
    names = {*HEADER, _VERSIONS[version_of_format]}
    if not isinstance(head, dict) or set(head) - {*MORE} != names:
        raise BadSave(at("header", expected("object-with", head, names=(*HEADER, _VERSIONS[version_of_format]))))
    if version_of_format == 1:
        if head["version"] != 1:
            raise BadSave(at("header.version", expected("first-version", head["version"])))
        return _RULES_OF_FORMAT_1
    if type(head["rules"]) is not int or head["rules"] < 1:
        raise BadSave(at("header.rules", expected("from", head["rules"], least=1)))
    return int(head["rules"])


def begun(head: Any, place: str) -> Game:
    """The game that the header of a save begins with, from a file of another kind."""
    _rules_of(head, max(_VERSIONS))
    return _with_given_start(_new(head, place), head, place)


def _new(head: Mapping[str, Any], place: str) -> Game:
    """A new game with the variant, the players and the seed of the header."""
    try:
        own_board = board_from_dict(head[OWN_BOARD], f"{place}.{OWN_BOARD}") if OWN_BOARD in head else None
        variant = variant_of(head["variant"], own_board=own_board)
        if variant.board.name != head["board"]:
            wrong = Message("error-save-other-board", board=variant.board.name, given=short(head["board"]))
            raise BadSave(at(place, wrong))
        if not isinstance(head["players"], list) or type(head["seed"]) not in (int, str):
            raise BadSave(at(place, Message("error-save-players")))
        if EARLIER in head:
            _require_texts(head[EARLIER], f"{place}.{EARLIER}")
            if START not in head:
                raise BadSave(at(place, Message("error-save-start", start=START, earlier=EARLIER)))
        game = new_game(variant, players=head["players"], seed=head["seed"], first=head["first"])
        if COLORS in head:
            game.colors = head[COLORS]
        return game
    except BadSave:
        raise
    except TtrError as error:
        raise BadSave(at(place, error.message)) from None


def _with_given_start(new: Game, head: Mapping[str, Any], place: str) -> Game:
    """The game that begins with the position in the header, if there is one; otherwise the given game."""
    if START not in head:
        return new
    here = f"{place}.{START}"
    if EARLIER in head:
        return _continued(new, state_from_dict(head[START], new.variant, here), head[EARLIER], here)
    start = state_from_dict(head[START], new.variant, here, asked=False)
    if start.over and not start.turn:
        raise BadSave(at(f"{here}.over", Message("error-save-begins-over")))
    _check_position(start, new, here)
    return _in_colors_of(new, Game(begin_at(start), new.seed, start))


def _in_colors_of(new: Game, game: Game) -> Game:
    if new.chosen_colors:
        game.colors = new.chosen_colors
    return game


def _continued(new: Game, stored: State, earlier: Sequence[str], place: str) -> Game:
    """A game that continues from a stored position because the moves before it cannot be replayed."""
    _check_position(stored, new, place)
    try:
        answers = [choices(stored._replace(prompts=stored.prompts[: n + 1])) for n in range(len(stored.prompts))]
        if answers and not answers[-1]:
            raise BadSave(at(f"{place}.prompts", Message("error-save-no-answer")))
        game = _in_colors_of(new, Game(begin_at(stored), new.seed, stored, earlier))
        for seat in (None, *range(len(game.players))):
            game.view(seat).to_dict()
        game.score()
    except BadSave:
        raise
    except Exception as error:  # anything that a rule raises for a question or a slot that it did not write
        raise BadSave(at(place, Message("error-save-stuck", error=repr(error)))) from error
    return game


def _check_position(stored: State, new: Game, place: str) -> None:
    """Refuse an inconsistent position, or one of a different game."""
    if (stored.names, stored.first) != (new.players, new.state.first):
        raise BadSave(at(place, Message("error-save-other-players")))
    for fault in faults(stored):
        raise BadSave(at(f"{place}.{fault.place}", fault.fact))


def _require_texts(data: Any, place: str) -> None:
    if not isinstance(data, list) or not all(isinstance(line, str) for line in data):
        raise BadSave(at(place, expected("texts", data)))


def _play_all(game: Game, lines: Sequence[tuple[Said, str]]) -> None:
    for place, line in lines:
        try:
            game.play(line)
        except TtrError as error:
            raise BadSave(at(Message("place-quoted", place=place, text=line[:80]), error.message)) from None


def _difference(found: Any, wanted: Any, place: str) -> Message | None:
    """Describe the first difference between two JSON values; ``None`` if they are equal."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        for name in [*wanted, *(name for name in found if name not in wanted)]:
            inner = _difference(found.get(name), wanted.get(name), f"{place}.{name}")
            if inner:
                return inner
        return None
    if isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        pairs = zip(found, wanted, strict=True)
        return next(filter(None, (_difference(f, w, f"{place}[{n}]") for n, (f, w) in enumerate(pairs))), None)
    if found == wanted:
        return None
    return at(place, Message("error-snapshot-differs", found=short(found), wanted=short(wanted)))
