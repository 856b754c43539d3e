"""The bot protocol, and the registry of bots by name."""

from __future__ import annotations

import ast
import inspect
import warnings
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Protocol, runtime_checkable

from ttr_widget.kernel.errors import BadInput, did_you_mean, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.view import View

_FORM = "search(nodes=200)"


@runtime_checkable
class Bot(Protocol):
    """An object that answers questions using only what a seat may know."""

    def decide(self, view: View, prompt: Prompt, rng: Random) -> Any:
        """Return an answer to the prompt: an ``Action``, its text or its dict.

        ``rng`` must be the only source of randomness; ``legal_actions(view)`` lists the legal answers.
        """


Decide = Callable[[View, Prompt, Random], Any]
Factory = Callable[..., Any]

_known: dict[str, Factory] = {}
_built_in: set[str] = set()


class Named:
    """A bot made from a function, with a name for reports."""

    def __init__(self, name: str, function: Decide) -> None:
        self.name = name
        self.decide = function

    def __repr__(self) -> str:
        return f"<bot {self.name}>"


def register(name: str, bot: Factory | Bot) -> None:
    """Register a bot under a name, for use in the lobby, the widget and ``simulate``.

    ``bot`` is a class or a function without arguments that creates bots, a bot, or a function
    ``decide(view, prompt, rng)``.  The name of a built-in bot cannot be taken over.
    """
    if not isinstance(name, str) or not name.isidentifier():
        raise BadInput(expected("bot-name", name))
    if name in _built_in:
        raise BadInput(Message("error-bot-built-in", name=name))
    if not callable(bot) and not callable(getattr(bot, "decide", None)):
        raise BadInput(expected("decide", bot))
    _known[name] = _factory(name, bot)


def register_built_in(name: str, bot: type[Bot]) -> None:
    """Register a bot of this package; its name is taken for good."""
    register(name, bot)
    _built_in.add(name)


def built_in_names() -> frozenset[str]:
    """The names of this package's bots."""
    return frozenset(_built_in)


@dataclass(frozen=True)
class Recipe:
    """A registered bot in a form that can be sent to a process that has not registered it."""

    name: str
    factory: Factory
    options: Mapping[str, Any]


def recipe(bot: object) -> object:
    """A form of the bot for other processes: a :class:`Recipe` for a name, otherwise the bot itself."""
    if not isinstance(bot, str):
        return bot
    name, options = _read(bot)
    return Recipe(name, _factory_of(name), options)


def _factory(name: str, bot: Any) -> Factory:
    """A picklable function that creates the bot, with options as keyword arguments."""
    if inspect.isclass(bot):
        return bot
    if hasattr(bot, "decide"):
        return partial(_return_bot, bot)
    if _is_decide_function(bot):
        return partial(Named, name, bot)
    made: Factory = bot
    return made


def _is_decide_function(function: Callable[..., Any]) -> bool:
    """Whether a function accepts a view, a prompt and a random generator."""
    try:
        signature = inspect.signature(function)
    except ValueError:
        raise BadInput(Message("error-bot-signature", given=short(function))) from None
    try:
        signature.bind("view", "prompt", "rng")
    except TypeError:
        return False
    return True


def _return_bot(bot: Bot) -> Bot:
    return bot


def _factory_of(name: str) -> Factory:
    if name not in _known:
        near = did_you_mean(name[:60], _known)
        raise BadInput(Message("error-no-bot", name=short(name), names=tuple(_known), near=near))
    return _known[name]


def names() -> tuple[str, ...]:
    """The names of all registered bots."""
    return tuple(_known)


def make(bot: object, **options: Any) -> Bot:
    """Create a bot from its name (``"planner"``) or its name with options (``"search(nodes=200)"``).

    A bot, a class or a function ``decide(view, prompt, rng)`` is accepted too.
    """
    if isinstance(bot, str):
        name, written = _read(bot)
        return _made(_factory_of(name), name, written | options)
    if isinstance(bot, Recipe):
        return _made(bot.factory, bot.name, {**bot.options, **options})
    if inspect.isclass(bot):
        return _made(bot, bot.__name__, options)
    if options:
        raise BadInput(Message("error-bot-ready", options=tuple(options), given=short(bot)))
    if callable(getattr(bot, "decide", None)):
        ready: Any = bot
        return _checked(ready)
    if callable(bot) and _is_decide_function(bot):
        return Named(getattr(bot, "__name__", "own bot"), bot)
    raise BadInput(expected("bot", bot))


def for_one_game(bot: object) -> Bot:
    """The bot for one of several games; a bot object is copied, so that the games are independent.

    A bot that cannot be copied is shared.
    """
    made = make(bot)
    is_ready = made is bot or (isinstance(bot, Recipe) and getattr(bot.factory, "func", None) is _return_bot)
    if not is_ready:
        return made
    try:
        return deepcopy(made)
    except Exception:
        return made


def is_built_in(bot: object) -> bool:
    """Whether a bot is one of this package."""
    return type(bot).__module__.startswith(f"{__package__}.") and not isinstance(bot, Named)


def name_of(bot: object) -> str:
    """The name of a bot in reports."""
    return str(getattr(bot, "name", "") or type(bot).__name__)


def _made(factory: Factory, name: str, options: dict[str, Any]) -> Bot:
    try:
        bot = factory(**options)
    except TypeError as error:
        known = [*inspect.signature(factory).parameters]
        for option in options:
            if option not in known:
                facts = {"option": option[:80], "names": tuple(known), "near": did_you_mean(option, known)}
                raise BadInput(Message("error-bot-option", name=name, **facts)) from None
        raise BadInput(Message("error-bot-made", name=name, options=str(options), error=str(error))) from None
    return _checked(bot)


def _checked(bot: Any) -> Bot:
    if not callable(getattr(bot, "decide", None)):
        raise BadInput(expected("decide", bot))
    ready: Bot = bot
    return ready


def _read(text: str) -> tuple[str, dict[str, Any]]:
    """Parse a text such as ``search(nodes=200)`` into name and options."""
    if len(text) > 200:
        raise BadInput(Message("error-bot-form", given=short(text), form=_FORM))
    if "(" not in text:
        return text.strip(), {}
    try:
        with warnings.catch_warnings():  # Python warns of numbers such as 1or
            warnings.simplefilter("ignore")
            call = ast.parse(text.strip(), mode="eval").body
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.args:
            raise ValueError
        return call.func.id, {str(word.arg): ast.literal_eval(word.value) for word in call.keywords}
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        raise BadInput(Message("error-bot-form", given=short(text), form=_FORM)) from None
