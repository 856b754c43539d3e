"""Positions with something to find, on every board."""

import ttr_widget as ttr

PLAYERS = ["Ada", "Grace"]


def station():
    """Grace has the middle of the way from Essen to Kyiv, Ada has both ends."""
    claimed = {0: ["berlin-essen", "kyiv-warszawa"], 1: ["berlin-warszawa-1"]}
    return made("europe", claimed=claimed, tickets={0: ["essen-kyiv"]}, hands={0: "1 red"})


def tunnel():
    """Two green cards are enough for Venezia-Zürich only when no green card comes up."""
    top = ["green", "red", "blue", "white", "white", "black", "red"]
    return made("europe", hands={0: "2 green"}, deck_top=top, display="red blue white black orange")


def country():
    """Two routes end in Frankreich, which joins nothing."""
    claimed = {0: ["frankreich-freiburg"]}
    return made("germany", claimed=claimed, hands={0: "2 black 2 white"}, passengers={"freiburg": [], "karlsruhe": []})


def passengers():
    """In Augsburg and München wait a red one each, and both routes between them cost 2 cards."""
    waiting = {"augsburg": ["red", "blue"], "munchen": ["red"], "ulm": ["green", "red"]}
    return made("germany", hands={0: "2 red 1 blue"}, passengers=waiting, display="white white green green black")


def ships():
    """A double ship covers two spaces and gives no change: one and a half of them are too many for three spaces."""
    display = ["train-red"] * 3 + ["ship-green", "ships-red", "ships-green"]
    top = {"train-deck": ["train-red", "train-black"], "ship-deck": ["ships-yellow", "ship-yellow"]}
    return made("world", hands={0: "1 ships-yellow"}, display=display, deck_top=top)


def harbour():
    """All cards of a harbour are there, but no route to Lima."""
    hand = "2 train-red-harbour 1 ship-red 1 wild 2 train-green"
    return made("world", hands={0: hand})


def tour():
    """Manila, Honolulu, Port Moresby, Darwin: one route is missing, and it is a short one."""
    claimed = {0: ["honolulu-manila", "honolulu-port_moresby"]}
    ticket = ["manila-honolulu-port_moresby-darwin"]
    return made("world", claimed=claimed, tickets={0: ticket}, hands={0: "1 ships-green 1 ship-green 2 wild"})


def taken():
    """Grace has Dieppe-Paris and a station in Roma; all of Ada's stations are built, and she is not yet in Kyiv."""
    claimed = {0: ["berlin-essen"], 1: ["berlin-warszawa-1", "kyiv-warszawa", "dieppe-paris", "budapest-kyiv"]}
    stations = {0: ["london", "athina", "lisboa"], 1: ["roma"]}
    hand = "9 red 8 blue 6 locomotive"
    return made("europe", claimed=claimed, tickets={0: ["essen-kyiv"]}, hands={0: hand}, stations=stations)


def subway():
    """A subway route takes one car, and the streetcars are of no use for it."""
    return made("berlin", hands={0: "2 green"}, pieces={0: {"subways": 1}})


def no_subways():
    """With no car left there is no way at all."""
    return made("berlin", hands={0: "2 green"}, pieces={0: {"subways": 0}})


def usa():
    """Denver-Pittsburgh by way of Chicago: three routes, and cards for two of them."""
    claimed = {0: ["denver-omaha"], 1: ["chicago-saint_louis-1"]}
    top = ["blue", "blue", "white", "white"]
    return made(
        "usa",
        claimed=claimed,
        tickets={0: ["denver-pittsburgh"]},
        hands={0: "2 blue 3 black"},
        deck_top=top,
        display="red red white white green",
    )


def made(board, **wishes):
    return ttr.scenario(board, players=PLAYERS, seed=1, **wishes)
