"""Weights that were learned for a board: files beside the board's data, with how they were made."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from ttr_widget.boards.loader import board_folder
from ttr_widget.kernel.doors import entry_bytes, is_number, parsed_json
from ttr_widget.kernel.errors import BadInput, at, did_you_mean, expected, misfit
from ttr_widget.kernel.limits import TABLE_BYTES
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import Variant

from .weights import Weights

WEIGHTS_FILE = "planner.json"
"""The file in a board's folder that holds the weights learned for it."""
_FORMAT = 1
_DEFAULTS = {field.name: field.default for field in fields(Weights)}


def weights_for(variant: Variant) -> Weights:
    """The weights with which the planner plays this variant: learned ones if there are any, else the default ones."""
    return variant.derived(learned_weights) or Weights()


def learned_weights(variant: Variant) -> Weights | None:
    """The weights in the folder of the variant's board; ``None`` if there are none for this game.

    House rules change nothing: games with and without them can be compared only if the same bots play both.
    """
    folder = board_folder(variant.board.name)
    file = folder.joinpath(WEIGHTS_FILE) if folder is not None else None
    if file is None or not file.is_file():
        return None
    try:
        data = parsed_json(entry_bytes(file, TABLE_BYTES).decode("utf-8"))
        return read_weights(data) if data["variant"] == (variant.origin or variant).text else None
    except BadInput as error:
        raise BadInput(at(WEIGHTS_FILE, error.message)) from None
    except (KeyError, TypeError, ValueError):
        raise BadInput(at(WEIGHTS_FILE, Message("error-weights"))) from None


def read_weights(data: Mapping[str, Any]) -> Weights:
    """The weights in the data of a file; those that it does not name keep their defaults."""
    if data["format"] != _FORMAT:
        raise BadInput(Message("error-weights"))
    given = dict(data["weights"])
    for name, value in given.items():
        if name not in _DEFAULTS:
            raise BadInput(Message("error-weights.unknown", name=str(name)[:80], near=did_you_mean(name, _DEFAULTS)))
        if type(_DEFAULTS[name]) is int and type(value) is not int:
            raise BadInput(misfit(name, "whole", value))
        if not is_number(value):
            raise BadInput(at(name, expected("number", value)))
    return Weights(**given)


def written_weights(weights: Weights, variant: Variant, made: Mapping[str, Any]) -> str:
    """The text of a file with the weights that differ from the default ones, and with how they were made."""
    changed = {name: getattr(weights, name) for name in _DEFAULTS if getattr(weights, name) != _DEFAULTS[name]}
    data = {"format": _FORMAT, "variant": variant.text, "weights": changed, "made": dict(made)}
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"
