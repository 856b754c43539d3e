"""Saves and transcripts.

A transcript is a text: a header, then one action per line; replaying it gives the same game.  A save is JSON: the same
header with the version of the rules, the actions (which are authoritative), a snapshot of the position, a format
version, and a checksum for each part.  Damaged or forged files are refused as a whole, with the place of the error.

If the actions no longer lead to the snapshot, the version of the rules decides.  If it is today's version, the file was
changed after saving and is refused.  Otherwise a rule was corrected since: the game continues from the snapshot and
says so in its ``notice``.  It then counts as a game that began with the snapshot and is saved as such; the earlier
moves are kept as text.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from ttr_widget.boards.loader import shipped_board
from ttr_widget.boards.own import board_from_dict, board_to_dict
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.codec import state_from_dict, state_to_dict
from ttr_widget.kernel.consistency import faults
from ttr_widget.kernel.errors import BadInput, BadSave, TtrError, at, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message, Said
from ttr_widget.kernel.representation import Shown
from ttr_widget.kernel.state import State
from ttr_widget.kernel.turn import begin_at, choices

from .boards import BOARDS, OUR_RULES
from .boards import variant as variant_of
from .game import Game, new_game
from .rules.version import RULES_VERSION

FORMAT = 2
"""The version of the save format; raised when older programs can no longer read the files.

Version 2 has the version of the rules in the header; version 1 repeated its own number there.
"""
TRANSCRIPT = 1
"""The version of the transcript format."""
_RULES_OF_FORMAT_1 = 1
_HEADER = ("board", "variant", "players", "first", "seed")
_OWN = "own-board"
"""Header entry of a game on a board outside the package: the board itself."""
_START = "start"
"""Header entry of a game that began with a given position: that position."""
_EARLIER = "earlier"
"""Header entry of a game that began with a stored position: the recorded moves before it."""
_MORE = (_OWN, _START, _EARLIER)
_VERSIONS = {1: "version", 2: "rules"}
"""The header entry for the version, by save format."""
_PARTS = ("header", "actions", "snapshot")
_TOO_LONG = 20_000_000


# Transcripts.


def header(game: Game, **version: int) -> dict[str, Any]:
    """The data needed to start the same game again, with a version entry."""
    own = game.board.name not in BOARDS or shipped_board(game.board.name) is not game.board
    text = game.variant.full_text if own else game.variant.text
    head: dict[str, Any] = {
        "board": game.board.name,
        "variant": text,
        "players": list(game.players),
        "first": game.state.first,
        "seed": game.seed,
        **version,
    }
    if own:
        head[_OWN] = board_to_dict(game.board)
    if game.start is not None:
        head[_START] = state_to_dict(game.start)
    if game.earlier is not None:
        head[_EARLIER] = list(game.earlier)
    _check_known(text, game, game.board if own else None)
    return head


def _check_known(text: str, game: Game, own_board: Board | None) -> None:
    """Refuse to write a game that could not be read again, for example because of an unknown rule."""
    for rule in game.variant.rules:
        name = type(rule).__name__
        if OUR_RULES.get(name, type(rule)) is not type(rule):
            raise BadInput(Message("error-save-own-rule", rule=name))
    try:
        known = variant_of(text, own_board=own_board) == game.variant
    except BadInput as error:
        raise BadInput(Message("error-save-unreadable", error=error.message)) from None
    if not known:
        raise BadInput(Message("error-save-other-game", variant=text[:200]))


class Transcript(str, Shown):
    """A game as text: a ``str`` that notebooks display by turns."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str.__str__(self)


def transcript(game: Game) -> Transcript:
    """The game as text."""
    head = header(game, version=TRANSCRIPT)
    head["players"] = ", ".join(game.players)
    head["seed"] = json.dumps(game.seed, ensure_ascii=False)
    head |= {name: _json(head[name]) for name in _MORE if name in head}
    lines = [f"{name}: {value}" for name, value in head.items()]
    return Transcript("\n".join([*lines, "", *(action.text() for action in game.history), ""]))


def replay(text: str) -> Game:
    """Replay the ``text`` of a transcript; lines that begin with ``#`` are comments.

    >>> game = new_game("europe", players=2, seed=7)
    >>> replay(game.transcript()).state == game.state
    True
    """
    if not isinstance(text, str):
        raise BadSave(expected("transcript", text))
    head: dict[str, Any] = {}
    names = (*_HEADER, "version")
    lines: list[tuple[Said, str]] = []
    for number, line in enumerate(text[:_TOO_LONG].splitlines(), 1):
        stripped = line.strip()
        name, colon, value = stripped.partition(":")
        if not stripped or stripped.startswith("#"):
            continue
        if colon and not lines:
            if name not in (*names, *_MORE) or name in head:
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
    version = _number(head["version"], "version")
    if version != TRANSCRIPT:
        wrong = Message("error-transcript-version", known=TRANSCRIPT, given=version)
        raise BadSave(at(Message("place-header"), wrong))
    head["seed"] = _seed(head["seed"])
    head |= {name: _parsed_part(head[name], name) for name in _MORE if name in head}
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
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _parsed_part(text: str, name: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave(at(_header_line(name), Message("error-no-json", error=str(error)))) from None


def _header_line(name: str) -> Message:
    return Message("place-field", place=Message("place-header"), field=f"{name}:")


# Saves.


def save_text(game: Game) -> str:
    """The text of a save file."""
    parts = {
        "header": header(game, rules=RULES_VERSION),
        "actions": [action.text() for action in game.history],
        "snapshot": state_to_dict(game.state),
    }
    lines = [f' "format": "ttr_widget game", "version": {FORMAT}']
    lines += [f" {json.dumps(name)}: {_json(part)}" for name, part in parts.items()]
    lines.append(f' "check": {_json({name: _digest(part) for name, part in parts.items()})}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def save(game: Game, path: str | os.PathLike[str]) -> None:
    """Write the game to a new file that then replaces the old one, so that a crash loses nothing."""
    target = Path(path)
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(save_text(game))
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o644)
        Path(name).replace(target)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


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
    if not isinstance(path, (str, os.PathLike)):
        raise BadInput(expected("path", path))
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadSave(at(str(path), Message("error-no-utf8", byte=error.start))) from None
    except (OSError, ValueError) as error:
        raise BadSave(at(str(path), getattr(error, "strerror", None) or str(error))) from None
    try:
        return load_text(text)
    except BadSave as error:
        raise BadSave(at(str(path), error.message)) from None


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
        if rules == RULES_VERSION:
            raise
        _check_sums(data)
        return _continued(new, stored, [*head.get(_EARLIER, ()), *actions], "snapshot")
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
    for name in _PARTS:
        if data["check"].get(name) != _digest(data[name]):
            raise BadSave(at(name, Message("error-check-sum")))


def _parsed(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        place = Message("place-text-line.column", line=error.lineno, column=error.colno)
        raise BadSave(at(place, Message("error-cut-json", error=error.msg))) from None
    except (ValueError, RecursionError) as error:
        raise BadSave(Message("error-no-json", error=str(error))) from None
    if not isinstance(data, dict) or data.get("format") != "ttr_widget game":
        raise BadSave(Message("error-no-save"))
    if type(data.get("version")) is not int or data["version"] not in _VERSIONS:
        wrong = Message("error-save-version", known=tuple(_VERSIONS), given=short(data.get("version")))
        raise BadSave(at("version", wrong))
    wanted = {"format", "version", *_PARTS, "check"}
    for name in (*wanted - set(data), *set(data) - wanted):
        key = "error-save-missing" if name in wanted else "error-save-surplus"
        raise BadSave(Message(key, name=str(name)[:40]))
    if not isinstance(data["check"], dict):
        raise BadSave(at("check", expected("object", data["check"])))
    return data


def _rules_of(head: Any, version: int) -> int:
    """The version of the rules in the header of a save, after validation of the header."""
    names = {*_HEADER, _VERSIONS[version]}
    if not isinstance(head, dict) or set(head) - {*_MORE} != names:
        raise BadSave(at("header", expected("object-with", head, names=(*_HEADER, _VERSIONS[version]))))
    if version == 1:
        if head["version"] != 1:
            raise BadSave(at("header.version", expected("first-version", head["version"])))
        return _RULES_OF_FORMAT_1
    if type(head["rules"]) is not int or head["rules"] < 1:
        raise BadSave(at("header.rules", expected("from", head["rules"], least=1)))
    return int(head["rules"])


def _new(head: Mapping[str, Any], place: str) -> Game:
    """A new game with the variant, the players and the seed of the header."""
    try:
        own_board = board_from_dict(head[_OWN], f"{place}.{_OWN}") if _OWN in head else None
        variant = variant_of(head["variant"], own_board=own_board)
        if variant.board.name != head["board"]:
            wrong = Message("error-save-other-board", board=variant.board.name, given=short(head["board"]))
            raise BadSave(at(place, wrong))
        if not isinstance(head["players"], list) or type(head["seed"]) not in (int, str):
            raise BadSave(at(place, Message("error-save-players")))
        if _EARLIER in head:
            _require_texts(head[_EARLIER], f"{place}.{_EARLIER}")
            if _START not in head:
                raise BadSave(at(place, Message("error-save-start", start=_START, earlier=_EARLIER)))
        return new_game(variant, players=head["players"], seed=head["seed"], first=head["first"])
    except BadSave:
        raise
    except TtrError as error:
        raise BadSave(at(place, error.message)) from None


def _with_given_start(new: Game, head: Mapping[str, Any], place: str) -> Game:
    """The game that begins with the position in the header, if there is one; otherwise the given game."""
    if _START not in head:
        return new
    here = f"{place}.{_START}"
    if _EARLIER in head:
        return _continued(new, state_from_dict(head[_START], new.variant, here), head[_EARLIER], here)
    start = state_from_dict(head[_START], new.variant, here, asked=False)
    if start.over:
        raise BadSave(at(f"{here}.over", Message("error-save-begins-over")))
    _check_position(start, new, here)
    return Game(begin_at(start), new.seed, start)


def _continued(new: Game, stored: State, earlier: Sequence[str], place: str) -> Game:
    """A game that continues from a stored position because the moves before it cannot be replayed."""
    _check_position(stored, new, place)
    try:
        answers = [choices(stored._replace(prompts=stored.prompts[: n + 1])) for n in range(len(stored.prompts))]
        if answers and not answers[-1]:
            raise BadSave(at(f"{place}.prompts", Message("error-save-no-answer")))
        game = Game(begin_at(stored), new.seed, stored, earlier)
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


def _json(part: Any) -> str:
    return json.dumps(part, ensure_ascii=False, separators=(", ", ": "))


def _digest(part: Any) -> str:
    plain = json.dumps(part, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(plain.encode(), digest_size=8).hexdigest()
