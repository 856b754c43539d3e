"""Roles: every field of the package's actions, questions and events declares its meaning."""

from dataclasses import dataclass
from typing import ClassVar

import pytest

from ttr_widget.boards import BOARDS, variant
from ttr_widget.kernel.action import Action, Claim
from ttr_widget.kernel.cards import Cards
from ttr_widget.kernel.event import Event, RouteClaimed
from ttr_widget.kernel.roles import CityId, Role, RouteId, roles_of

EVENTS = [kind for kind in Event.__subclasses__() if kind.__module__.startswith("ttr_widget.")]


def test_a_role_is_what_the_type_of_a_field_declares():
    assert dict(Claim.roles) == {"route": Role.ROUTE, "cards": Role.CARDS}
    assert dict(RouteClaimed.roles) == {
        "seat": Role.SEAT,
        "route": Role.ROUTE,
        "cards": Role.CARDS,
        "points": Role.POINTS,
    }


def test_an_action_of_ones_own_declares_roles_in_the_same_way():
    @dataclass(frozen=True, slots=True)
    class Visit(Action):
        type: ClassVar[str] = "visit"
        pattern: ClassVar[str] = "visit {city} by {route}"
        city: CityId
        route: RouteId | None
        cards: Cards
        often: int
        why: str

    assert list(Visit.roles.values()) == [Role.CITY, Role.ROUTE, Role.CARDS, Role.COUNT, Role.WORD]


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.type)
def test_every_event_says_whose_it_is(kind):
    roles = roles_of(kind)

    assert "seat" not in roles or roles["seat"] is Role.SEAT
    assert all(roles[name] is Role.ROUTE for name in roles if name == "route")
    assert all(roles[name] is Role.CITY for name in roles if name == "city")
    assert set(kind.private) <= set(roles)
    assert not kind.public_if or kind.public_if in roles


@pytest.mark.parametrize("board", BOARDS)
def test_every_question_is_about_what_it_declares(board):
    """Saves check this in played games; here every question of every board has a rule id."""
    game = variant(board)

    assert all(question.rule in game.rule_ids() for question in game.questions.values())
