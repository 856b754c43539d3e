"""The course of a game: the opening, the turns, the last round and the end.

At the end of a turn the rules first clean up (``closing``: clear the table, refill the display, check for a flush),
then the end of the game is checked (``ending``).
"""

from __future__ import annotations

from collections.abc import Sequence

from .action import Action
from .cards import Counts
from .errors import Refusal, refuse
from .event import GameOver, LastRoundBegan, turn_began
from .message import Message
from .prompt import Prompt
from .scoring import reckon
from .sheet import Sheet
from .shuffle import seeded
from .state import FREE, Draft, State
from .steps import Steps
from .variant import Position, Variant


def begin(variant: Variant, names: Sequence[str], seed: int | str, first: int = 0) -> Draft:
    """Start a new game: set it up and open the first question."""
    draft = empty(variant, names, seed, first)
    set_up(draft)
    return draft


def set_up(draft: Draft) -> None:
    """Set up the game in an empty draft and open the first question."""
    for setup in draft.variant.derived(Steps).setup_methods:
        setup(draft)
    _open(draft)


def begin_at(start: State) -> Draft:
    """Start a game from a given position, with events that describe it.

    A stored position has an open question, or is over.  A hand-made position has no question yet: its turn begins, or
    the opening if ``turn`` is 0.
    """
    draft = start.draft()
    steps = start.variant.derived(Steps)
    draft.events += [event for start_events in steps.start_events_methods for event in start_events(start)]
    if draft.over:
        finish(draft)
    elif draft.prompts:
        if draft.turn:
            draft.emit(turn_began(draft.seat, draft.turn))
    elif draft.turn:
        _ask_for_turn(draft)
    else:
        _open(draft)
    return draft


def _open(draft: Draft) -> None:
    """Ask the questions of the opening."""
    steps = draft.variant.derived(Steps)
    questions: list[Prompt] = [prompt for opening in steps.opening_methods for prompt in opening(draft)]
    draft.prompts = questions[::-1]
    advance(draft, steps)


def empty(variant: Variant, names: Sequence[str], seed: int | str, first: int = 0) -> Draft:
    """A draft before setup: players, but nothing dealt."""
    none: Counts = variant.kinds.none
    state = State(
        variant=variant,
        names=tuple(names),
        first=first,
        rng=seeded(seed),
        hands=(none,) * len(names),
        discards=none,
        owners=bytes([FREE]) * len(variant.board.routes),
        pieces=(variant.piece_counts,) * len(names),
        slots={},
        prompts=(),
        seat=first,
        turn=0,
        turns_left=None,
        passes=0,
        idle=0,
        over=False,
    )
    return Draft(state)


def choices(position: Position) -> Sequence[Action]:
    """All legal answers to the open question."""
    if not position.prompts:
        return ()
    prompt = position.prompts[-1]
    return position.variant.choices_methods[prompt.kind](position, prompt)


def objection(position: Position, action: Action) -> Refusal | None:
    """Why this action may not be played now; ``None`` if it may."""
    if position.over:
        return refuse("end.last-round", "over")
    variant, prompt, kind = position.variant, position.prompts[-1], type(action)
    if prompt.kind not in kind.answers:
        message = Message(
            "answer-unexpected",
            player=position.names[prompt.seat],
            question=prompt.kind,
            action=action.type,
            answers=tuple(verb.form() for verb in variant.actions.values() if prompt.kind in verb.answers),
        )
        return Refusal(variant.questions[prompt.kind].rule, message)
    for objecting in variant.objection_methods[kind]:
        refusal = objecting(position, prompt.seat, action)
        if refusal is not None:
            return refusal
    return None


def apply(draft: Draft, action: Action) -> None:
    """Answer the open question with a legal action and advance to the next question."""
    prompt = draft.prompts.pop()
    steps = draft.variant.derived(Steps)
    steps.apply_methods[type(action)](draft, prompt, action)
    if not draft.prompts:
        advance(draft, steps)


def applied(state: State, action: Action) -> State:
    """The state after a legal action; the given state is unchanged."""
    draft = state.draft()
    apply(draft, action)
    return draft.freeze()


def advance(draft: Draft, steps: Steps) -> None:
    """Advance until there is a question to answer or the game is over."""
    while not draft.prompts and not draft.over:
        if draft.turn:
            _end_turn(draft, steps)
            if draft.over:
                return
            draft.seat = (draft.seat + 1) % len(draft.names)
        draft.turn += 1
        _ask_for_turn(draft)


def _ask_for_turn(draft: Draft) -> None:
    draft.events.append(turn_began(draft.seat, draft.turn))
    draft.prompts.append(draft.variant.turn_prompts[draft.seat])


def _end_turn(draft: Draft, steps: Steps) -> None:
    for closing in steps.closing_methods:
        closing(draft)
    if draft.stalled:
        draft.passes = draft.passes + 1 if draft.stalled == "pass" else 0
        draft.idle += 1
        draft.stalled = ""
    else:
        draft.passes = draft.idle = 0
    if draft.turns_left is not None:
        draft.turns_left -= 1
    further = None
    for ending in draft.variant.ending_methods:
        further = ending(draft, draft.seat)
        if further is not None:
            break
    if further == 0 or draft.turns_left == 0:
        finish(draft)
    elif further is not None and draft.turns_left is None:
        draft.turns_left = further * len(draft.names)
        draft.emit(LastRoundBegan(draft.seat, further))


def finish(draft: Draft) -> None:
    """End the game and score it."""
    draft.over = True
    sheet = reckon(draft)
    draft.emit(GameOver(sheet, sheet.winners))


def final_sheet(draft: Draft) -> Sheet:
    """The score sheet of a finished game, taken from its last event."""
    over = draft.events[-1]
    assert isinstance(over, GameOver), "a game ends with its score"
    return over.sheet
