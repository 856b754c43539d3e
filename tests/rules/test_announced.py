"""Tickets from two decks, in a mix that is announced before any is seen."""

from typing import Any

import pytest

import ttr_widget as ttr
from tests.rules.table import asked, legal, of, play, refused, tickets_left, tickets_of, types
from tests.rules.table_more import position, question, shown, unread
from ttr_widget.rules import AnnounceTickets

BOARD = ttr.variant("germany").board
SHORT = [ticket.id for ticket in BOARD.tickets if ticket.deck == "short"]
WRONG: Any = AnnounceTickets  # untyped, to make invalid actions
LONG = [ticket.id for ticket in BOARD.tickets if ticket.deck == "long"]
SPLITS = {"tickets 4 short", "tickets 3 short 1 long", "tickets 2 short 2 long", "tickets 1 short 3 long"} | {
    "tickets 4 long"
}


def new(players=2, seed=7, first=0):
    return ttr.new_game("germany", players=players, seed=seed, first=first)


def announced(*splits, seed=7):
    """Everybody has announced a mix; nobody has chosen tickets yet."""
    game = new(len(splits), seed)
    drawn = of(play(game, *splits), "tickets-drawn")
    return game, [event["tickets"] for event in drawn]


def decks(game):
    """Both decks, in order."""
    return [list(deck) for deck in game.state.slots["tickets"].decks]


def numbers(tickets):
    return {BOARD.ticket_number[ticket] for ticket in tickets}


def left(game):
    return tickets_left(game, "short"), tickets_left(game, "long")


# The opening.


@pytest.mark.rule("germany.first-tickets")
def test_each_player_announces_how_many_of_4_come_from_which_deck():
    game = new(3)

    for seat in range(3):
        assert asked(game) == (seat, "split")
        assert legal(game) == SPLITS
        play(game, "tickets 2 short 2 long")


@pytest.mark.rule("germany.first-tickets")
@pytest.mark.parametrize(
    ("split", "short", "long"),
    [
        ("4 short", 4, 0),
        ("3 short 1 long", 3, 1),
        ("2 short 2 long", 2, 2),
        ("1 short 3 long", 1, 3),
        ("4 long", 0, 4),
    ],
)
def test_what_was_announced_is_drawn(split, short, long):
    (drawn,) = play(new(), f"tickets {split}")

    assert len(set(drawn["tickets"]) & set(SHORT)) == short
    assert len(set(drawn["tickets"]) & set(LONG)) == long
    assert drawn == {
        "type": "tickets-drawn",
        "seat": 0,
        "tickets": drawn["tickets"],
        "count": 4,
        "decks": {deck: count for deck, count in (("short", short), ("long", long)) if count},
        "left": {"short": 55 - short, "long": 34 - long},
    }


@pytest.mark.rule("germany.first-tickets", "secret.view")
def test_the_split_is_announced_before_any_ticket_is_seen():
    game = new(3)

    for seat in range(3):
        assert shown(game, seat, "tickets")["offered"] == []
        assert not any(ticket in str(game.view(seat).to_dict()) for ticket in (*SHORT, *LONG))
        play(game, "tickets 1 short 3 long")


@pytest.mark.rule("germany.first-tickets", "tickets.opening")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_all_draw_before_anybody_keeps_and_then_the_first_turn_begins(players, first):
    game = new(players, first=first)
    while question(game) != "turn":
        game.play(game.legal_actions()[-1])
    events = [event.to_dict() for event in game.events if event.type not in ("display", "flush")]

    assert types(events) == [
        *["deal"] * players,
        "passengers-placed",
        *["tickets-drawn"] * players,
        *["tickets-kept"] * players,
        "turn",
    ]
    assert [event["seat"] for event in of(events, "tickets-drawn")] == list(range(players))
    assert [event["seat"] for event in of(events, "tickets-kept")] == list(range(players))
    assert asked(game) == (first, "turn")


@pytest.mark.rule("tickets.opening", "germany.first-tickets")
@pytest.mark.parametrize("seed", range(5))
def test_nobody_draws_what_another_rejected(seed):
    _, drawn = announced(*["tickets 4 long"] * 5, seed=seed)

    assert len({ticket for own in drawn for ticket in own}) == 20


@pytest.mark.rule("germany.first-tickets")
@pytest.mark.parametrize("kept", [2, 3, 4])
def test_at_least_2_are_kept(kept):
    game, drawn = announced("tickets 3 short 1 long", "tickets 4 short")

    play(game, "keep " + " ".join(drawn[0][:kept]))

    assert set(tickets_of(game, 0)) == set(drawn[0][:kept])


@pytest.mark.rule("germany.first-tickets", "tickets.keep")
@pytest.mark.parametrize("kept", [0, 1])
def test_fewer_will_not_do(kept):
    game, drawn = announced("tickets 3 short 1 long", "tickets 4 short")

    assert refused(game, {"type": "keep", "tickets": drawn[0][:kept]}).code == "germany.first-tickets"
    assert len(legal(game)) == 6 + 4 + 1


@pytest.mark.rule("germany.first-tickets")
def test_of_either_deck():
    game, drawn = announced("tickets 2 short 2 long", "tickets 4 short")

    play(game.copy(), "keep " + " ".join(drawn[0][:2]))
    play(game.copy(), "keep " + " ".join(drawn[0][2:]))


@pytest.mark.rule("germany.first-tickets", "tickets.opening")
def test_rejected_tickets_go_back_only_when_all_have_chosen():
    game, drawn = announced("tickets 3 short 1 long", "tickets 4 long", "tickets 4 short")
    assert left(game) == (55 - 7, 34 - 5)

    for seat in (0, 1):
        before = decks(game)
        play(game, "keep " + " ".join(drawn[seat][:2]))
        assert left(game) == (55 - 7, 34 - 5)
        assert decks(game) == before
    play(game, "keep " + " ".join(drawn[2][:2]))

    assert left(game) == (55 - 7 + 1 + 2, 34 - 5 + 1 + 2)


@pytest.mark.rule("germany.first-tickets")
def test_rejected_tickets_go_back_to_their_own_decks():
    game, drawn = announced("tickets 3 short 1 long", "tickets 2 short 2 long")

    play(game, "keep " + " ".join(drawn[0][:2]), "keep " + " ".join(drawn[1][:2]))

    short, long = decks(game)
    kept = numbers([*drawn[0][:2], *drawn[1][:2]])
    assert set(short) == numbers(SHORT) - kept
    assert set(long) == numbers(LONG) - kept
    assert (len(short), len(long)) == (55 - 4, 34)


@pytest.mark.rule("germany.first-tickets")
def test_both_decks_are_shuffled_again():
    places = []
    for seed in range(12):
        game, drawn = announced("tickets 4 short", "tickets 4 short", seed=seed)
        before = decks(game)
        play(game, "keep " + " ".join(drawn[0][:2]), "keep " + " ".join(drawn[1][:2]))
        after = decks(game)
        back = numbers([*drawn[0][2:], *drawn[1][2:]])

        assert [ticket for ticket in after[0] if ticket not in back] != before[0]
        assert after[1] != before[1]  # the long deck too, although no ticket was returned to it
        assert sorted(after[1]) == sorted(before[1])
        places += [after[0].index(ticket) for ticket in back]
    # 48 positions among 51; tickets put under the deck would all be at 0 to 3.
    assert len(set(places)) > 20
    assert min(places) < 17
    assert max(places) > 34


@pytest.mark.rule("germany.first-tickets")
def test_they_are_shuffled_also_when_all_keep_everything():
    game, drawn = announced("tickets 2 short 2 long", "tickets 2 short 2 long")
    before = decks(game)

    play(game, "keep " + " ".join(drawn[0]), "keep " + " ".join(drawn[1]))

    after = decks(game)
    assert list(map(sorted, after)) == list(map(sorted, before))
    assert after[0] != before[0]
    assert after[1] != before[1]


@pytest.mark.rule("germany.first-tickets", "tickets.secret")
def test_nobody_sees_what_the_others_drew_and_chose():
    seen = []
    for kept in ([0, 1], [1, 2], [2, 3]):
        game, drawn = announced("tickets 2 short 2 long", "tickets 4 short")
        play(game, "keep " + " ".join(drawn[0][n] for n in kept))
        seen.append((game.view(1).to_dict(), [event.to_dict() for event in game.events_seen_by(1)]))

    assert seen[0] == seen[1] == seen[2]
    own, other = of(seen[0][1], "tickets-drawn")[1], of(seen[0][1], "tickets-drawn")[0]
    assert own["tickets"] == drawn[1]
    assert (other["tickets"], other["count"], other["decks"]) == (None, 4, {"short": 2, "long": 2})


@pytest.mark.rule("germany.first-tickets", "tickets.opening")
@pytest.mark.parametrize("action", ["draw deck", "pass", "take nothing", "claim berlin-magdeburg with 3 red"])
def test_before_the_first_turn_nobody_can_do_anything_else(action):
    game = new()
    assert refused(game, action).code == "germany.first-tickets"

    play(game, "tickets 4 short", "tickets 4 short")

    assert refused(game, action).code in {"tickets.keep", "tickets.opening", "germany.first-tickets"}
    assert refused(game, "tickets 4 short").code in {"tickets.keep", "tickets.opening", "germany.first-tickets"}


@pytest.mark.rule("germany.first-tickets")
@pytest.mark.parametrize("split", ["3 short", "1 long", "3 short 2 long", "5 short", "40 long", "4 short 4 long"])
def test_4_tickets_are_announced_neither_more_nor_fewer(split):
    refusal = refused(new(), f"tickets {split}")

    assert refusal.code == "germany.first-tickets"
    assert "4" in refusal.text or "34" in refusal.text


# The action.


@pytest.mark.rule("germany.tickets")
def test_the_action_announces_a_split_of_4():
    game = position("germany")

    assert legal(game, "tickets") == SPLITS
    for split in ("3 short", "2 short 3 long", "5 long"):
        assert refused(game, f"tickets {split}").code == "germany.tickets"


@pytest.mark.rule("germany.tickets", "tickets.secret")
def test_it_is_announced_before_seeing_any():
    game = position("germany", ticket_decks={"short": SHORT[:8], "long": LONG[:8]})
    assert not any(ticket in str(game.view(0).to_dict()) for ticket in (*SHORT, *LONG))

    drawn = play(game, "tickets 3 short 1 long")[0]

    assert set(drawn["tickets"]) == {*SHORT[:3], LONG[0]}
    assert drawn["decks"] == {"short": 3, "long": 1}
    assert drawn["left"] == {"short": 5, "long": 7}
    assert shown(game, 0, "tickets")["offered"] == drawn["tickets"]
    assert shown(game, 1, "tickets")["offered"] == []


@pytest.mark.rule("germany.tickets")
@pytest.mark.parametrize("kept", [1, 2, 3, 4])
def test_at_least_1_is_kept(kept):
    game = position("germany", ticket_decks={"short": SHORT[:8], "long": LONG[:8]})
    drawn = play(game, "tickets 2 short 2 long")[0]["tickets"]
    assert len(legal(game)) == 15
    assert refused(game, {"type": "keep", "tickets": []}).code in {"tickets.keep", "germany.tickets"}

    events = play(game, "keep " + " ".join(drawn[:kept]))

    assert events[0]["type"] == "tickets-kept"
    assert set(events[0]["kept"]) == set(drawn[:kept])
    assert events[0]["returned"] == drawn[kept:]
    assert asked(game) == (1, "turn")


@pytest.mark.rule("germany.tickets", "tickets.keep")
def test_rejected_ones_go_under_their_own_decks_in_the_order_drawn():
    game = position("germany", ticket_decks={"short": SHORT[:3], "long": LONG[:3]})

    play(game, "tickets 2 short 2 long", f"keep {SHORT[0]}")
    second = play(game, "tickets 2 short 2 long")[0]["tickets"]
    play(game, f"keep {LONG[2]}")
    third = play(game, "tickets 2 short 2 long")[0]["tickets"]

    # Then the decks were: SHORT[2], SHORT[1] and LONG[2], LONG[0], LONG[1].
    assert set(second) == {SHORT[2], SHORT[1], LONG[2], LONG[0]}
    # And after that: SHORT[2], SHORT[1] and LONG[1], LONG[0].
    assert set(third) == {SHORT[2], SHORT[1], LONG[1], LONG[0]}


@pytest.mark.rule("germany.tickets")
def test_the_decks_are_not_shuffled_after_the_opening():
    game = position("germany", ticket_decks={"short": SHORT[:20], "long": LONG[:20]})

    play(game, "tickets 4 short")
    play(game, f"keep {SHORT[0]}")

    short, long = decks(game)
    assert short == [BOARD.ticket_number[t] for t in [*SHORT[4:20], *SHORT[1:4]]][::-1]
    assert long == [BOARD.ticket_number[t] for t in LONG[:20]][::-1]


@pytest.mark.rule("germany.tickets", "tickets.short-deck")
@pytest.mark.parametrize(
    ("short", "long", "splits"),
    [
        (1, 9, {"1 short 3 long", "4 long"}),
        (0, 9, {"4 long"}),
        (9, 0, {"4 short"}),
        (9, 2, {"4 short", "3 short 1 long", "2 short 2 long"}),
        (2, 2, {"2 short 2 long"}),
        (3, 2, {"3 short 1 long", "2 short 2 long"}),
        # If fewer tickets are left, the mix covers all of them.
        (2, 1, {"2 short 1 long"}),
        (3, 0, {"3 short"}),
        (0, 1, {"1 long"}),
        (1, 1, {"1 short 1 long"}),
    ],
)
def test_never_more_of_a_deck_than_it_holds_and_all_that_are_left_when_fewer_are(short, long, splits):
    game = position("germany", ticket_decks={"short": SHORT[:short], "long": LONG[:long]})
    wanted = min(4, short + long)

    assert legal(game, "tickets") == {f"tickets {split}" for split in splits}
    for a in range(5):
        for b in range(5 - a):
            split = f"{a} short {b} long"
            fits = a <= short and b <= long and a + b == wanted
            if fits:
                drawn = play(game.copy(), f"tickets {split}")[0]
                assert len(drawn["tickets"]) == drawn["count"] == wanted
                assert drawn["left"] == {"short": short - a, "long": long - b}
            elif a + b:
                assert refused(game, f"tickets {split}").code in {"germany.tickets", "tickets.short-deck"}


@pytest.mark.rule("germany.tickets", "tickets.short-deck")
def test_of_the_last_ones_at_least_1_is_kept():
    game = position("germany", ticket_decks={"short": SHORT[:1]})
    play(game, "tickets 1 short")

    assert legal(game) == {f"keep {SHORT[0]}"}


@pytest.mark.rule("tickets.short-deck")
@pytest.mark.parametrize("action", ["tickets 4 short", "tickets 1 long", "tickets 2 short 2 long"])
def test_with_none_left_the_action_cannot_be_chosen(action):
    game = position("germany", ticket_decks={})

    assert refused(game, action).code == "tickets.short-deck"
    assert legal(game, "tickets") == set()


# Notation.


@pytest.mark.rule("germany.tickets")
@pytest.mark.parametrize(
    "text",
    [
        "tickets 3 short 1 long",
        "tickets 1 long 3 short",
        "Tickets 3 Short, 1 Long",
        "  tickets  3 short   1 long ",
        {"type": "tickets", "split": {"short": 3, "long": 1}},
        {"type": "tickets", "split": {"long": 1, "short": 3}},
    ],
    ids=repr,
)
def test_the_order_and_the_marks_do_not_matter(text):
    for game in (new(), position("germany")):
        game.play(text)

        assert game.history[-1].text() == "tickets 3 short 1 long"


@pytest.mark.rule("germany.tickets")
def test_every_split_is_read_as_it_is_written():
    for action in new().legal_actions():
        for form in (action.text(), action.to_dict()):
            game = new()
            game.play(form)
            assert game.history == (action,)
    assert new().why_not("tickets 4 short 0 long") is None


@pytest.mark.rule("germany.tickets", "germany.first-tickets")
@pytest.mark.parametrize("begun", [False, True])
@pytest.mark.parametrize(
    "action",
    [
        "tickets 4",
        "tickets short",
        "tickets four short",
        "tickets short 4",
        "tickets 3 red 1 long",
        "tickets 3 short 1 regular",
        "tickets 2 short 2 short",
        "tickets -1 short 5 long",
        "tickets 1.5 short 2.5 long",
        "tickets ² short 2 long",
        "tickets 3 short 1 long please",
        "tickets 99999999999 short",
        {"type": "tickets"},
        {"type": "tickets", "split": None},
        {"type": "tickets", "split": "3 short 1 long"},
        {"type": "tickets", "split": {"short": -1, "long": 5}},
        {"type": "tickets", "split": {"short": True, "long": 3}},
        {"type": "tickets", "split": {"short": 1.5, "long": 2.5}},
        {"type": "tickets", "split": {"red": 4}},
        {"type": "tickets", "split": {4: "short"}},
        {"type": "tickets", "split": {"short": 4}, "cards": "1 red"},
        WRONG(None),
        WRONG((("short", 2), ("short", 2))),
        WRONG((("short",),)),
    ],
    ids=repr,
)
def test_what_cannot_be_read_is_told_clearly(action, begun):
    said = unread(position("germany") if begun else new(), action)

    assert "short" in said or "deck" in said or "number" in said


@pytest.mark.rule("germany.tickets", "germany.first-tickets")
def test_without_a_split_nothing_is_drawn():
    """``tickets`` alone is the notation of other boards; here the refusal says what is missing."""
    for game in (new(), position("germany")):
        refusal = game.why_not("tickets")
        assert refusal is not None
        assert "short" in refusal.text or "4" in refusal.text
        with pytest.raises(ttr.TtrError):
            game.play("tickets")
