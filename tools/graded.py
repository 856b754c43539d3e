"""The positions of the shipped puzzles, made by hand: each teaches one thing.  ``tools/puzzles.py`` measures and writes
them; titles and ideas stand in ``locales/*/practice.ftl`` under the same names.

The hidden cards are stacked so that luck does not help; the decks never show what a puzzle is about.
"""

# Long: a list, with an entry for each puzzle.

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Graded:
    """A puzzle as it is set: the arguments of ``ttr.scenario``, and the goal."""

    name: str
    board: str
    lesson: str
    goal: str
    position: dict[str, Any] = field(default_factory=dict)


_SET: list[Graded] = []


def _add(name: str, lesson: str, goal: str, **position: Any) -> None:
    board = name.partition("-")[0]
    _SET.append(Graded(name, board, lesson, goal, position))


# Europe.

_add(
    "europe-two-cards",
    "draw",
    "complete berlin-roma within 2 turns",
    hands={0: "1 red 1 white", 1: "2 blue 2 green"},
    tickets={0: ["berlin-roma"], 1: ["paris-zagrab"]},
    claimed={0: ["roma-venezia", "munchen-venezia", "frankfurt-munchen"], 1: ["berlin-wien", "berlin-essen"]},
    display="red locomotive blue red green",
    deck_top=["white", "green", "blue", "white", "black", "blue"],
)
_add(
    "europe-ferry",
    "ferry",
    "complete edinburgh-paris within 2 turns",
    hands={0: "3 blue", 1: "2 red 2 green"},
    tickets={0: ["edinburgh-paris"], 1: ["london-wien"]},
    claimed={0: ["edinburgh-london-1", "dieppe-paris"], 1: ["amsterdam-london", "bruxelles-frankfurt"]},
    display="blue locomotive blue red green",
    deck_top=["white", "green", "black", "white", "black", "green"],
)
_add(
    "europe-two-ferries",
    "ferry",
    "complete roma-smyrna within 2 turns",
    hands={0: "3 green 2 white 2 locomotive", 1: "2 red 2 blue"},
    tickets={0: ["roma-smyrna"], 1: ["venezia-constantinople"]},
    claimed={0: ["brindisi-roma"], 1: ["athina-sofia", "roma-venezia"]},
    display="red blue black red orange",
    deck_top=["red", "blue", "black", "orange", "red", "blue"],
)
_add(
    "europe-tunnel-reserve",
    "tunnel",
    "claim venezia-zurich this turn",
    hands={0: "3 green 2 blue 2 yellow", 1: "2 red 2 white"},
    tickets={0: ["zurich-budapest"], 1: ["brest-venezia"]},
    claimed={0: ["budapest-zagrab"], 1: ["munchen-zurich"]},
    display="red blue black white orange",
    deck_top=["green", "red", "black", "orange", "red", "blue"],
)
_add(
    "europe-around-the-tunnel",
    "tunnel",
    "connect bucuresti and sofia within 2 turns",
    hands={0: "2 green 3 yellow 3 blue", 1: "2 red 2 white"},
    tickets={0: ["riga-bucuresti"], 1: ["budapest-sofia"]},
    claimed={0: ["athina-sofia"], 1: ["sarajevo-sofia"]},
    display="red white black white orange",
    deck_top=["locomotive", "yellow", "blue", "locomotive", "yellow", "blue", "locomotive", "green"],
)
_add(
    "europe-tunnel-colour",
    "tunnel",
    "claim sarajevo-sofia this turn",
    hands={0: "2 white 2 red 2 green", 1: "1 blue 3 black"},
    tickets={0: ["budapest-sofia"], 1: ["athina-angora"]},
    claimed={0: ["budapest-sarajevo"], 1: ["athina-sarajevo"]},
    display="blue locomotive black yellow locomotive",
    discards="10 white 11 locomotive 3 blue 2 orange",
    deck_top=["red", "green", "black", "red", "green", "blue"],
)
_add(
    "europe-station",
    "station",
    "complete essen-kyiv this turn",
    hands={0: "1 red 2 green", 1: "2 blue 2 white"},
    tickets={0: ["essen-kyiv"], 1: ["bruxelles-danzig"]},
    claimed={0: ["berlin-essen", "kyiv-warszawa"], 1: ["berlin-warszawa-1", "danzig-warszawa", "berlin-danzig"]},
    display="blue black yellow white orange",
)
_add(
    "europe-station-and-route",
    "station",
    "complete paris-wien within 2 turns",
    hands={0: "2 purple 1 white", 1: "2 blue 2 green"},
    tickets={0: ["paris-wien"], 1: ["marseille-essen"]},
    claimed={0: ["munchen-wien"], 1: ["frankfurt-paris-1", "paris-zurich", "essen-frankfurt"]},
    display="blue green black red orange",
    deck_top=["red", "blue", "green", "orange", "black", "red"],
)
_add(
    "europe-second-station",
    "station",
    "complete paris-wien within 2 turns",
    hands={0: "1 white 1 red 1 purple", 1: "2 blue 2 green"},
    tickets={0: ["paris-wien"], 1: ["marseille-essen"]},
    claimed={1: ["frankfurt-paris-1", "paris-zurich"], 0: ["frankfurt-munchen", "munchen-wien"]},
    stations={0: ["zagrab"]},
    display="white black green orange blue",
    deck_top=["red", "blue", "green", "black", "black", "red"],
)
_add(
    "europe-detour",
    "blocked",
    "complete essen-kyiv within 2 turns",
    hands={0: "4 red 2 green 1 white", 1: "2 blue 2 black"},
    tickets={0: ["essen-kyiv"], 1: ["berlin-moskva"]},
    claimed={0: ["berlin-essen", "kyiv-warszawa"], 1: ["berlin-warszawa-1", "warszawa-wilno", "kyiv-wilno"]},
    stations={0: ["london", "athina", "lisboa"]},
    display="blue black yellow white orange",
    deck_top=["yellow", "blue", "orange", "black", "white", "yellow"],
)
_add(
    "europe-last-turn",
    "endgame",
    "win this turn",
    hands={0: "4 blue 2 black 2 orange", 1: "2 red 2 white"},
    tickets={0: ["venezia-constantinople", "zagrab-brindisi"], 1: ["paris-wien"]},
    claimed={
        0: ["venezia-zagrab", "sarajevo-zagrab", "sarajevo-sofia", "brindisi-roma", "budapest-zagrab"],
        1: ["frankfurt-paris-1", "frankfurt-munchen", "munchen-wien", "warszawa-wien"],
    },
    pieces={0: 5, 1: 2},
    points={0: 41, 1: 28},
    stations={0: ["london", "lisboa", "moskva"], 1: ["roma", "athina", "kyiv"]},
    display="red white black white orange",
    last_turns=2,
)
_add(
    "europe-station-in-time",
    "station",
    "complete kyiv-petrograd within 3 turns",
    hands={0: "3 purple 3 blue 2 yellow 2 white 3 green 1 red", 1: "1 blue 1 white 5 black 1 red"},
    tickets={0: ["palermo-moskva", "kyiv-petrograd"], 1: ["sofia-smyrna", "berlin-bucuresti"]},
    claimed={
        0: ["berlin-warszawa-2", "frankfurt-paris-1", "kharkov-moskva", "warszawa-wilno"],
        1: ["berlin-danzig", "bucuresti-kyiv", "constantinople-smyrna", "danzig-warszawa", "kyiv-warszawa"],
    },
    display="red locomotive white yellow yellow",
    pieces={0: 31, 1: 29},
)
_add(
    "europe-both-ends",
    "draw",
    "complete essen-kyiv within 3 turns",
    hands={0: "2 yellow 1 black 4 red", 1: "1 purple 2 blue 3 orange 1 black"},
    tickets={0: ["lisboa-danzig", "essen-kyiv"], 1: ["barcelona-bruxelles", "zagrab-brindisi", "riga-bucuresti"]},
    claimed={
        0: [
            "berlin-danzig",
            "berlin-frankfurt-1",
            "berlin-warszawa-2",
            "frankfurt-paris-1",
            "lisboa-madrid",
            "madrid-pamplona-2",
            "pamplona-paris-1",
        ],
        1: [
            "athina-brindisi",
            "athina-sarajevo",
            "barcelona-marseille",
            "bruxelles-paris-2",
            "marseille-paris",
            "sarajevo-zagrab",
        ],
    },
    display="white green green white blue",
    pieces={0: 21, 1: 24},
)

# Germany.

_add(
    "germany-first-red",
    "majority",
    "lead red this turn",
    hands={0: "2 blue 2 white 3 orange", 1: "2 red 2 green"},
    tickets={0: ["koln-frankfurt"], 1: ["hamburg-kassel"]},
    claimed={0: ["koblenz-mainz-1"], 1: ["hamburg-hannover-1"]},
    passengers={
        "augsburg": ["red", "blue"],
        "munchen": ["red"],
        "leipzig": ["green"],
        "magdeburg": ["red"],
        "ulm": ["white"],
        "regensburg": ["red", "yellow"],
    },
    taken={0: "2 red 1 white", 1: "3 red"},
    display="white red green yellow black",
)
_add(
    "germany-two-cities",
    "majority",
    "lead green within 2 turns",
    hands={0: "2 red 1 yellow 1 purple 2 blue", 1: "2 white 2 orange"},
    tickets={0: ["karlsruhe-augsburg"], 1: ["munchen-freiburg"]},
    claimed={0: ["karlsruhe-mannheim"], 1: ["freiburg-konstanz"]},
    passengers={
        "karlsruhe": ["green", "white"],
        "stuttgart": ["green", "red"],
        "lindau": ["blue"],
        "ulm": ["green"],
        "konstanz": ["yellow"],
        "mannheim": [],
        "freiburg": ["red"],
        "chemnitz": ["green"],
        "dresden": ["black"],
        "kiel": [],
        "hamburg": ["green", "red"],
        "leipzig": ["yellow"],
        "saarbrucken": ["white"],
        "augsburg": ["blue"],
    },
    taken={0: "1 green 1 black", 1: "3 green"},
    display="white orange black white orange",
    deck_top=["white", "black", "orange", "black", "white", "orange"],
)
_add(
    "germany-cheap-passengers",
    "majority",
    "lead black within 2 turns",
    hands={0: "1 white 2 green", 1: "2 red 2 blue"},
    tickets={0: ["bremen-kassel"], 1: ["berlin-chemnitz"]},
    claimed={0: ["bremen-hannover"], 1: ["berlin-magdeburg"]},
    passengers={
        "bremen": ["white"],
        "bremerhaven": ["black", "black"],
        "hamburg": ["black", "yellow"],
        "schwerin": ["black"],
        "kiel": ["red"],
        "hannover": [],
        "berlin": ["black", "red"],
        "emden": ["blue"],
        "rostock": ["red"],
    },
    taken={0: "1 black", 1: "3 black"},
    display="yellow purple red blue yellow",
    deck_top=["yellow", "purple", "red", "blue", "orange", "yellow", "purple", "red"],
)
_add(
    "germany-last-passenger",
    "majority",
    "win this turn",
    hands={0: "2 yellow 3 black 1 white", 1: "2 green 2 orange"},
    tickets={0: ["leipzig-nurnberg"], 1: ["munchen-stuttgart"]},
    claimed={0: ["berlin-leipzig", "erfurt-leipzig"], 1: ["munchen-nurnberg-1", "augsburg-ulm-1"]},
    passengers={
        "leipzig": ["white", "yellow"],
        "magdeburg": ["yellow", "red"],
        "dresden": ["blue"],
        "chemnitz": ["red"],
    },
    taken={0: "3 white 2 yellow 1 red", 1: "3 yellow 3 white 1 red"},
    pieces={0: 8, 1: 2},
    points={0: 40, 1: 52},
    last_turns=2,
    display="red green blue red orange",
)
_add(
    "germany-dead-end",
    "blocked",
    "connect freiburg and karlsruhe within 2 turns",
    hands={0: "2 blue 3 red 1 purple", 1: "2 green 2 orange"},
    tickets={0: ["karlsruhe-regensburg"], 1: ["munchen-freiburg"]},
    claimed={0: ["frankreich-freiburg"], 1: ["freiburg-konstanz", "mannheim-stuttgart-1"]},
    display="green orange blue yellow black",
    deck_top=["yellow", "green", "black", "green", "orange", "blue"],
)
_add(
    "germany-closed-double",
    "blocked",
    "complete hannover-frankfurt within 3 turns",
    hands={0: "3 white 4 orange", 1: "2 green 2 blue"},
    tickets={0: ["hannover-frankfurt"], 1: ["hamburg-kassel"]},
    claimed={0: ["frankfurt-kassel-1"], 1: ["hannover-kassel-1", "hamburg-hannover-1"]},
    display="purple orange black black red",
    deck_top=["blue", "purple", "red", "red", "purple", "green", "blue", "red"],
)
_add(
    "germany-across-the-country",
    "draw",
    "complete dresden-saarbrucken within 4 turns",
    hands={
        0: "1 purple 4 blue 2 orange 3 yellow 1 white 1 green 1 red 5 locomotive",
        1: "2 orange 1 black 2 red 2 locomotive",
    },
    tickets={
        0: ["koln-munchen", "dresden-saarbrucken"],
        1: ["mannheim-wurzburg", "hannover-saarbrucken", "berlin-stuttgart", "berlin-mainz"],
    },
    claimed={
        0: ["frankfurt-koln-1", "frankfurt-wurzburg-1", "koblenz-koln-1", "koblenz-saarbrucken", "nurnberg-wurzburg-1"],
        1: [
            "bremen-bremerhaven",
            "frankfurt-kassel-1",
            "frankfurt-mainz-1",
            "frankfurt-mannheim-1",
            "hannover-kassel-1",
            "karlsruhe-saarbrucken",
            "karlsruhe-stuttgart",
            "mannheim-stuttgart-1",
        ],
    },
    display="white white yellow green purple",
    pieces={0: 33, 1: 28},
    passengers={
        "augsburg": ["blue"],
        "berlin": ["yellow", "blue", "black", "white", "green"],
        "chemnitz": ["green"],
        "dortmund": ["green"],
        "dresden": ["black"],
        "dusseldorf": ["red"],
        "emden": ["blue"],
        "erfurt": ["blue"],
        "freiburg": ["red"],
        "hamburg": ["yellow", "black", "yellow", "red"],
        "kiel": ["blue"],
        "koln": ["yellow", "green"],
        "konstanz": ["green"],
        "leipzig": ["red", "green", "yellow"],
        "lindau": ["red"],
        "magdeburg": ["yellow"],
        "munchen": ["yellow", "black", "white", "blue"],
        "munster": ["black"],
        "regensburg": ["red"],
        "rostock": ["green"],
        "schwerin": ["green"],
        "stuttgart": ["white"],
        "ulm": ["red"],
        "danemark": ["white"],
        "frankreich": ["yellow"],
        "niederlande": ["blue"],
        "osterreich": ["blue"],
        "schweiz": ["red"],
    },
    taken={
        0: ["black", "black", "black", "blue", "black", "white", "white", "blue"],
        1: ["green", "white", "white", "red", "red", "black", "yellow", "green", "white", "white", "yellow"],
    },
)
_add(
    "germany-other-way-to-berlin",
    "blocked",
    "complete berlin-erfurt within 4 turns",
    hands={0: "3 purple 1 orange 5 yellow 2 white 2 green", 1: "1 purple 1 yellow 1 green"},
    tickets={0: ["berlin-erfurt", "koln-leipzig", "munster-osterreich"], 1: ["hamburg-frankfurt", "kiel-schweiz"]},
    claimed={
        0: ["dortmund-dusseldorf-1", "dortmund-munster-1", "dusseldorf-koln-1", "erfurt-hannover-1", "erfurt-leipzig"],
        1: [
            "frankfurt-kassel-1",
            "frankfurt-mainz-1",
            "frankfurt-mannheim-1",
            "freiburg-karlsruhe",
            "freiburg-schweiz",
            "freiburg-stuttgart",
            "hamburg-kiel-1",
        ],
    },
    display="locomotive red red blue green",
    pieces={0: 34, 1: 28},
    passengers={
        "augsburg": ["black"],
        "berlin": ["red", "yellow", "green", "black", "white"],
        "bremen": ["black"],
        "bremerhaven": ["white"],
        "chemnitz": ["blue"],
        "dresden": ["yellow"],
        "emden": ["green"],
        "frankfurt": ["black"],
        "hamburg": ["green", "white", "green"],
        "koblenz": ["blue"],
        "koln": ["white", "yellow", "yellow"],
        "konstanz": ["blue"],
        "leipzig": ["green", "yellow"],
        "lindau": ["yellow"],
        "magdeburg": ["white"],
        "munchen": ["green", "green", "green", "red"],
        "nurnberg": ["blue"],
        "regensburg": ["yellow"],
        "rostock": ["yellow"],
        "saarbrucken": ["blue"],
        "schwerin": ["red"],
        "stuttgart": ["black", "green"],
        "ulm": ["white"],
        "wurzburg": ["black"],
        "danemark": ["white"],
        "frankreich": ["red"],
        "niederlande": ["blue"],
        "osterreich": ["black"],
    },
    taken={
        0: ["red", "green", "black", "red", "blue", "white", "black"],
        1: ["yellow", "white", "red", "red", "yellow", "white", "blue", "black", "red", "red", "blue", "blue"],
    },
)

# USA.

_add(
    "usa-any-colour",
    "draw",
    "complete denver-el_paso within 2 turns",
    hands={0: "2 red 1 blue 1 locomotive", 1: "2 green 2 orange"},
    tickets={0: ["denver-el_paso"], 1: ["los_angeles-chicago"]},
    claimed={0: ["denver-omaha"], 1: ["denver-phoenix", "los_angeles-phoenix"]},
    display="green orange black yellow white",
    deck_top=["yellow", "green", "black", "green", "orange", "yellow"],
)
_add(
    "usa-three-routes",
    "draw",
    "complete denver-pittsburgh within 3 turns",
    hands={0: "2 blue 3 black", 1: "2 green 2 red"},
    tickets={0: ["denver-pittsburgh"], 1: ["los_angeles-chicago"]},
    claimed={0: ["denver-omaha"], 1: ["chicago-saint_louis-1", "kansas_city-saint_louis-1"]},
    display="blue blue white red green",
    deck_top=["white", "green", "red", "white", "green", "red", "yellow", "white"],
)
_add(
    "usa-around-the-block",
    "blocked",
    "complete dallas-new_york within 3 turns",
    hands={0: "3 black 2 red 2 green", 1: "2 yellow 2 orange"},
    tickets={0: ["dallas-new_york"], 1: ["toronto-miami"]},
    claimed={
        0: ["dallas-little_rock", "little_rock-nashville"],
        1: ["nashville-pittsburgh", "atlanta-nashville", "pittsburgh-washington"],
    },
    display="blue purple orange blue yellow",
    deck_top=["blue", "orange", "purple", "blue", "yellow", "red", "orange", "black"],
)
_add(
    "usa-other-track",
    "blocked",
    "complete kansas_city-houston within 3 turns",
    hands={0: "2 red 1 green 1 blue", 1: "2 white 2 black"},
    tickets={0: ["kansas_city-houston"], 1: ["chicago-santa_fe"]},
    claimed={
        0: ["kansas_city-saint_louis-1", "dallas-houston-1"],
        1: ["kansas_city-oklahoma_city-1", "oklahoma_city-santa_fe", "little_rock-oklahoma_city"],
    },
    display="green white orange black yellow",
    deck_top=["black", "orange", "white", "black", "yellow", "white", "orange", "black"],
)
_add(
    "usa-six-trains",
    "endgame",
    "score at least 15 within 2 turns",
    hands={0: "4 red 2 green 3 blue 3 yellow", 1: "2 white 2 black"},
    tickets={0: ["toronto-miami"], 1: ["chicago-santa_fe"]},
    claimed={0: ["pittsburgh-toronto"], 1: ["chicago-omaha"]},
    pieces={0: 6},
    display="red red white black orange",
    deck_top=["black", "orange", "white", "black", "purple", "white", "orange", "black"],
)
_add(
    "usa-last-train",
    "endgame",
    "win this turn",
    hands={0: "3 blue 2 red 2 orange 1 green", 1: "2 white 2 black"},
    tickets={0: ["montreal-atlanta"], 1: ["chicago-santa_fe"]},
    claimed={
        0: ["montreal-new_york", "new_york-washington-1", "atlanta-raleigh-1", "miami-new_orleans"],
        1: ["chicago-omaha", "denver-omaha", "denver-santa_fe"],
    },
    pieces={0: 4, 1: 2},
    points={0: 60, 1: 48},
    last_turns=2,
    display="white black purple yellow white",
)
_add(
    "usa-hand-full-of-wilds",
    "draw",
    "complete portland-phoenix within 3 turns",
    hands={
        0: "1 purple 1 blue 1 orange 2 yellow 1 green 1 black 4 locomotive",
        1: "4 purple 1 blue 1 orange 2 yellow 3 white 2 locomotive",
    },
    tickets={0: ["portland-phoenix", "seattle-los_angeles"], 1: ["new_york-atlanta", "seattle-new_york"]},
    claimed={
        0: ["denver-salt_lake_city-1", "los_angeles-phoenix", "portland-seattle-1"],
        1: ["atlanta-nashville", "new_york-pittsburgh-2", "pittsburgh-toronto"],
    },
    display="red green green red locomotive",
    pieces={0: 38, 1: 40},
)
_add(
    "usa-coast-to-coast",
    "draw",
    "complete seattle-new_york within 4 turns",
    hands={
        0: "1 purple 4 orange 4 yellow 2 white 1 green 2 black 2 red 2 locomotive",
        1: "1 purple 1 blue 4 white 3 green 1 black 1 red 1 locomotive",
    },
    tickets={0: ["montreal-atlanta", "seattle-new_york"], 1: ["winnipeg-houston", "sault_st_marie-oklahoma_city"]},
    claimed={
        0: ["atlanta-nashville", "duluth-toronto", "new_york-pittsburgh-1", "pittsburgh-toronto"],
        1: ["denver-oklahoma_city", "el_paso-houston", "el_paso-oklahoma_city", "helena-winnipeg"],
    },
    display="red white purple orange purple",
    pieces={0: 34, 1: 26},
)

# Berlin.

_add(
    "berlin-subway",
    "draw",
    "claim hauptbahnhof-naturkundemuseum within 2 turns",
    hands={0: "1 green 1 purple", 1: "2 red"},
    tickets={0: ["schloss_bellevue-naturkundemuseum"], 1: ["potsdamer_platz-reichstag"]},
    claimed={0: ["hauptbahnhof-reichstag"], 1: ["naturkundemuseum-reichstag"]},
    display="orange purple red green black",
    deck_top=["red", "blue", "red", "blue"],
)
_add(
    "berlin-no-trams",
    "endgame",
    "complete hauptbahnhof-museumsinsel within 3 turns",
    hands={0: "2 green 2 blue 2 red", 1: "2 purple"},
    tickets={0: ["hauptbahnhof-museumsinsel"], 1: ["potsdamer_platz-reichstag"]},
    claimed={1: ["brandenburger_tor-reichstag-1"]},
    pieces={0: {"streetcars": 1, "subways": 3}},
    display="orange black red purple black",
    deck_top=["orange", "purple", "red", "purple"],
)
_add(
    "berlin-long-route-first",
    "draw",
    "score at least 9 within 3 turns",
    hands={0: "2 purple 2 green 1 red", 1: "2 orange"},
    tickets={0: ["gleisdreieck-moritzplatz"], 1: ["potsdamer_platz-reichstag"]},
    claimed={1: ["brandenburger_tor-reichstag-1"]},
    display="purple green purple orange red",
    deck_top=["black", "orange", "black", "blue"],
)
_add(
    "berlin-cheapest-end",
    "endgame",
    "win this turn",
    hands={0: "3 blue 2 purple 1 red 1 green", 1: "2 orange"},
    tickets={0: ["gleisdreieck-naturkundemuseum", "potsdamer_platz-reichstag"], 1: ["hackescher_markt-moritzplatz"]},
    claimed={
        0: ["brandenburger_tor-potsdamer_platz", "gleisdreieck-potsdamer_platz", "naturkundemuseum-reichstag"],
        1: ["alexanderplatz-hackescher_markt", "alexanderplatz-moritzplatz-1"],
    },
    points={0: 12, 1: 18},
    last_turns=2,
    display="black orange red orange green",
)
_add(
    "berlin-long-way-round",
    "blocked",
    "complete siegessaule-gendarmenmarkt within 3 turns",
    hands={0: "3 green 3 black 1 red 1 orange", 1: "2 red"},
    tickets={0: ["siegessaule-gendarmenmarkt"], 1: ["potsdamer_platz-reichstag"]},
    claimed={
        0: ["schloss_bellevue-siegessaule"],
        1: ["brandenburger_tor-siegessaule-2", "brandenburger_tor-gendarmenmarkt-1"],
    },
    display="orange purple red blue purple",
    deck_top=["red", "purple", "blue", "orange"],
)
_add(
    "berlin-twins",
    "blocked",
    "complete brandenburger_tor-checkpoint_charlie within 3 turns",
    hands={0: "1 blue 4 black 2 green 2 purple", 1: "2 red"},
    tickets={0: ["brandenburger_tor-checkpoint_charlie"], 1: ["potsdamer_platz-reichstag"]},
    claimed={
        1: ["checkpoint_charlie-potsdamer_platz-1", "brandenburger_tor-gendarmenmarkt-2"],
        0: ["gendarmenmarkt-museumsinsel-1"],
    },
    display="orange purple red orange blue",
    deck_top=["orange", "purple", "red", "orange"],
)
_add(
    "berlin-only-bicycles",
    "draw",
    "complete gleisdreieck-naturkundemuseum within 4 turns",
    hands={0: "2 green 2 black 1 orange", 1: "1 blue"},
    tickets={
        0: ["brandenburger_tor-museumsinsel", "gleisdreieck-naturkundemuseum"],
        1: ["siegessaule-judisches_museum", "zoologischer_garten-naturkundemuseum"],
    },
    claimed={
        0: [
            "gendarmenmarkt-museumsinsel-1",
            "charlottenburger_tor-hauptbahnhof-1",
            "gleisdreieck-nollendorfplatz-2",
            "kurfurstendamm-nollendorfplatz-1",
            "charlottenburger_tor-kurfurstendamm-1",
        ],
        1: [
            "gleisdreieck-potsdamer_platz",
            "hauptbahnhof-naturkundemuseum-2",
            "alexanderplatz-naturkundemuseum-1",
            "alexanderplatz-moritzplatz-2",
            "judisches_museum-moritzplatz-2",
            "gleisdreieck-judisches_museum-1",
        ],
    },
    display="purple bicycle purple bicycle red",
    pieces={0: {"streetcars": 10, "subways": 1}, 1: {"streetcars": 9, "subways": 0}},
)

# World.

_add(
    "world-double-ships",
    "double-ship",
    "claim honolulu-los_angeles this turn",
    hands={0: "2 ships-yellow 2 ships-green 1 train-yellow", 1: "2 train-red"},
    tickets={0: ["los_angeles-jakarta"], 1: ["moskva-hong_kong"]},
    claimed={0: ["los_angeles-vancouver-1"], 1: ["moskva-novosibirsk-1"]},
    display="train-red train-white train-black ship-red ships-red ships-black",
)
_add(
    "world-no-change",
    "double-ship",
    "complete los_angeles-jakarta within 2 turns",
    hands={0: "2 ships-yellow 1 ship-white 2 ships-white", 1: "2 train-red"},
    tickets={0: ["los_angeles-jakarta"], 1: ["moskva-hong_kong"]},
    claimed={0: ["jakarta-manila"], 1: ["moskva-novosibirsk-1"]},
    display="train-red train-white train-black ship-red ships-red ships-black",
    deck_top={
        "train-deck": ["train-red", "train-white", "train-black"],
        "ship-deck": ["ship-red", "ships-black", "ships-red"],
    },
)
_add(
    "world-draw-doubles",
    "double-ship",
    "claim casablanca-miami within 2 turns",
    hands={0: "2 ships-green 1 wild", 1: "2 train-red"},
    tickets={0: ["miami-moskva"], 1: ["moskva-hong_kong"]},
    claimed={0: ["casablanca-marseille"], 1: ["moskva-novosibirsk-1"]},
    display="train-red train-green train-black ship-green ships-green ship-red",
    deck_top={
        "train-deck": ["train-red", "train-white", "train-black"],
        "ship-deck": ["ship-red", "ships-black", "ships-red", "ship-black"],
    },
)
_add(
    "world-harbour",
    "harbour",
    "build a harbour in lima within 2 turns",
    hands={0: "2 train-red-harbour 1 ship-red 1 wild 2 train-green", 1: "2 train-red"},
    tickets={0: ["lima-jakarta"], 1: ["moskva-hong_kong"]},
    claimed={0: ["caracas-mexico-1"], 1: ["moskva-novosibirsk-1"]},
    display="train-white train-green train-black ship-white ships-white ships-black",
)
_add(
    "world-harbour-colour",
    "harbour",
    "build a harbour in rio_de_janeiro within 2 turns",
    hands={0: "2 train-yellow-harbour 1 ship-yellow 1 train-red-harbour 2 train-red", 1: "2 train-white"},
    tickets={0: ["los_angeles-rio_de_janeiro"], 1: ["moskva-hong_kong"]},
    claimed={0: ["buenos_aires-rio_de_janeiro-1"], 1: ["moskva-novosibirsk-1"]},
    display="train-white train-black ship-red wild ships-yellow ship-yellow",
    deck_top={
        "train-deck": ["train-white", "train-white", "train-black"],
        "ship-deck": ["ship-green", "ships-black", "ships-red"],
    },
)
_add(
    "world-save-the-marks",
    "harbour",
    "build a harbour in bangkok within 2 turns",
    hands={0: "2 train-red-harbour 3 train-red 2 ship-red 1 wild", 1: "2 train-white"},
    tickets={0: ["bangkok-tokyo"], 1: ["moskva-hong_kong"]},
    claimed={0: ["lahore-mumbai-1"], 1: ["moskva-novosibirsk-1"]},
    display="train-white train-black train-green ships-black ships-yellow ships-white",
    deck_top={
        "train-deck": ["train-white", "train-white", "train-black"],
        "ship-deck": ["ship-green", "ships-black", "ships-red"],
    },
)
_add(
    "world-tour-any-order",
    "tour",
    "complete manila-honolulu-port_moresby-darwin within 2 turns",
    hands={0: "1 ships-green 1 ship-green 1 wild 1 train-red", 1: "2 train-red"},
    tickets={0: ["manila-honolulu-port_moresby-darwin"], 1: ["moskva-hong_kong"]},
    claimed={0: ["honolulu-manila"], 1: ["moskva-novosibirsk-1"]},
    display="train-white train-green train-black ship-white ships-white ships-black",
)
_add(
    "world-tour-africa",
    "tour",
    "complete lagos-luanda-dar_es_salaam-djibouti within 2 turns",
    hands={0: "1 train-purple 2 train-green 2 train-black", 1: "2 train-red"},
    tickets={0: ["lagos-luanda-dar_es_salaam-djibouti"], 1: ["moskva-hong_kong"]},
    claimed={1: ["moskva-novosibirsk-1", "cape_town-luanda"], 0: ["dar_es_salaam-djibouti-2"]},
    display="train-green train-black train-red ship-white ships-white ships-black",
    deck_top={
        "train-deck": ["train-yellow", "train-white", "train-yellow"],
        "ship-deck": ["ship-green", "ships-black", "ships-red"],
    },
)
_add(
    "world-tour-america",
    "tour",
    "complete mexico-caracas-lima-valparaiso within 2 turns",
    hands={0: "2 train-purple 2 train-yellow 1 wild 3 train-white", 1: "2 train-red"},
    tickets={0: ["mexico-caracas-lima-valparaiso"], 1: ["moskva-hong_kong"]},
    claimed={1: ["moskva-novosibirsk-1"], 0: ["lima-valparaiso-1"]},
    display="train-green train-black train-purple ship-white ships-white ships-black",
    deck_top={
        "train-deck": ["train-red", "train-white", "train-red"],
        "ship-deck": ["ship-green", "ships-black", "ships-red"],
    },
)
_add(
    "world-exchange",
    "endgame",
    "complete caracas-athina within 2 turns",
    hands={0: "3 ships-green 1 ship-green 1 train-white", 1: "2 train-red"},
    tickets={0: ["caracas-athina"], 1: ["moskva-hong_kong"]},
    claimed={1: ["moskva-novosibirsk-1"], 0: ["athina-marseille", "casablanca-marseille", "caracas-miami"]},
    pieces={0: {"trains": 12, "ships": 5}},
    display="train-yellow train-black train-purple ship-white ships-white ships-black",
    deck_top={
        "train-deck": ["train-red", "train-white", "train-red"],
        "ship-deck": ["ship-red", "ships-black", "ships-red"],
    },
)
_add(
    "world-rails-and-sails",
    "double-ship",
    "complete tokyo-sydney within 3 turns",
    hands={
        0: (
            "1 train-purple 1 train-white-harbour 1 ships-purple 1 ships-"
            "yellow 2 ship-green 1 ship-red 1 ship-white 2 ships-white 1 wild"
        ),
        1: (
            "1 train-yellow 1 train-black 1 ship-purple 1 ship-yellow 2 s"
            "hips-yellow 2 ship-green 2 ships-green 1 ship-red 1 ship-black 1 ships-white 1 wild"
        ),
    },
    tickets={
        0: ["tokyo-sydney", "los_angeles-jakarta", "marseille-al_qahira"],
        1: ["new_york-mumbai", "new_york-tokyo", "edinburgh-tokyo"],
    },
    claimed={
        0: ["honolulu-lima", "honolulu-tokyo", "jakarta-manila"],
        1: ["edinburgh-new_york-1", "honolulu-los_angeles"],
    },
    display="train-purple train-purple-harbour wild ship-yellow ship-black ship-yellow",
    pieces={0: {"trains": 10, "ships": 37}, 1: {"trains": 10, "ships": 40}},
)

GRADED: tuple[Graded, ...] = tuple(_SET)
"""All of them."""
