"""Writes what the page is tried with: for each board a few moments of a real game, as the page would get them.

``python js/dev/make.py`` fills ``js/dev/data`` with ``<board>-<moment>.json``; each file holds the traits of the widget.
"""

from __future__ import annotations

import json
import math
import random
from pathlib import Path
from typing import Any

import ttr_widget as ttr
from ttr_widget.game import Game

HERE = Path(__file__).parent
DATA = HERE / "data"
CARDS = {
    "red": ("#C8322B", "✚", "#FFFFFF"), "orange": ("#E8853A", "●", "#1B1A18"), "yellow": ("#F2C53D", "★", "#1B1A18"),
    "green": ("#4C9A4E", "♣", "#1B1A18"), "blue": ("#3F7FC1", "▲", "#1B1A18"), "purple": ("#9B5FA8", "◆", "#FFFFFF"),
    "black": ("#3A3A3A", "✖", "#FFFFFF"), "white": ("#F4F1EA", "○", "#1B1A18"), "gray": ("#A9A49A", "", "#1B1A18"),
}  # fmt: skip
SEATS = [("#0072B2", "▲", "#FFFFFF"), ("#D55E00", "■", "#1B1A18"), ("#009E73", "●", "#1B1A18"),
         ("#F0E442", "★", "#1B1A18"), ("#222222", "◆", "#FFFFFF")]  # fmt: skip
LIGHT = {"paper": "#F3EBDD", "land": "#EADFC8", "water": "#CFE0E4", "ink": "#2B2A27", "quiet": "#6B6557",
         "outline": "#1B1A18", "glow": "#FFF3B0"}  # fmt: skip
DARK = {"paper": "#1F2226", "land": "#2D3135", "water": "#1A2A33", "ink": "#ECE6DA", "quiet": "#A39F95",
        "outline": "#0B0C0D", "glow": "#5A5330"}  # fmt: skip


def mix(one: str, other: str, share: float) -> str:
    parts = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in parts)


def places(game: Game) -> tuple[dict[str, tuple[float, float]], float]:
    """Each city on a sheet that is 1000 wide."""
    def raw(city: Any) -> tuple[float, float]:
        return city.lon, math.degrees(math.asinh(math.tan(math.radians(max(-70, min(72, city.lat))))))

    points = {city.id: raw(city) for city in game.board.cities}
    xs, ys = zip(*points.values(), strict=True)
    scale = 900 / (max(xs) - min(xs))
    height = (max(ys) - min(ys)) * scale + 100
    return {id: (50 + (x - min(xs)) * scale, 50 + (y - min(ys)) * scale) for id, (x, y) in points.items()}, height


def geometry(game: Game) -> tuple[list[dict[str, Any]], list[dict[str, Any]], float]:
    where, height = places(game)
    groups: dict[str, int] = {}
    sizes: dict[str, int] = {}
    for route in game.board.routes:
        sizes[route.double or route.id] = sizes.get(route.double or route.id, 0) + 1
    routes, shapes = [], []
    for route in game.board.routes:
        group = route.double or route.id
        n = groups[group] = groups.get(group, -1) + 1
        (ax, ay), (bx, by) = where[route.a], where[route.b]
        if ax > bx:
            (ax, ay), (bx, by) = (bx, by), (ax, ay)
        wrap = abs(ax - bx) > 600 and route.fact("wrap", False)
        length = math.hypot(bx - ax, by - ay) or 1
        ux, uy = (bx - ax) / length, (by - ay) / length
        off = (n - (sizes[group] - 1) / 2) * 12
        ax, bx, ay, by = ax - uy * off, bx - uy * off, ay + ux * off, by + ux * off
        points = [[ax + ux * 9, ay + uy * 9], [bx - ux * 9, by - uy * 9]]
        step = (length - 18) / route.length
        text, spaces = "", []
        for i in range(route.length):
            mid = 9 + step * (i + 0.5)
            half = max(step / 2 - 1, 1)
            mx, my = ax + ux * mid, ay + uy * mid
            spaces.append([mx, my])
            corners = [(-half, -4.5), (half, -4.5), (half, 4.5), (-half, 4.5)]
            text += "M" + "L".join(f"{mx + ux * x - uy * y:.1f},{my + uy * x + ux * y:.1f}" for x, y in corners) + "Z"
        fill = CARDS.get(route.color, CARDS["gray"])[0]
        shapes.append({"type": "path", "path": text, "layer": "between", "fillcolor": mix(fill, LIGHT["paper"], 0.5),
                       "line": {"color": mix(fill, "#000000", 0.8), "width": 1.2}})  # fmt: skip
        a, b = game.board.city(route.a), game.board.city(route.b)
        lines = [[[ax, ay], [ax - 40, ay]], [[bx, by], [bx + 40, by]]] if wrap else points
        routes.append({"id": route.id, "a": route.a, "b": route.b, "length": route.length, "kind": route.kind,
                       "color": route.color, "double": route.double, "name": f"{a.name}–{b.name}",
                       "shapes": [len(shapes)], "path": lines, "spaces": spaces, "width": 9})  # fmt: skip
    return routes, shapes, height


def board(game: Game) -> dict[str, Any]:
    routes, shapes, height = geometry(game)
    where, _ = places(game)
    land = {"type": "rect", "x0": 12, "y0": 12, "x1": 988, "y1": height - 12, "layer": "below",
            "fillcolor": LIGHT["land"], "line": {"width": 0}}  # fmt: skip
    cities = [{"id": c.id, "name": c.name, "x": where[c.id][0], "y": where[c.id][1], "port": bool(c.facts.get("port")),
               "country": bool(c.facts.get("country"))} for c in game.board.cities]  # fmt: skip
    axis = {"visible": False, "fixedrange": True}
    figure = {
        "data": [{"type": "scatter", "mode": "markers+text", "x": [c["x"] for c in cities], "y": [c["y"] for c in cities],
                  "text": [c["name"] for c in cities], "textposition": "top center",
                  "textfont": {"size": 11, "color": LIGHT["ink"]},
                  "marker": {"size": 8, "color": "#FFFFFF", "line": {"width": 2, "color": LIGHT["ink"]}}}],
        "layout": {"width": 1000, "height": round(height), "margin": {"l": 0, "r": 0, "t": 0, "b": 0},
                   "plot_bgcolor": LIGHT["water"], "paper_bgcolor": LIGHT["water"], "showlegend": False,
                   "shapes": [land, *shapes], "xaxis": {**axis, "range": [0, 1000]}, "yaxis": {**axis, "range": [0, height]}},
    }  # fmt: skip
    dark = {"shapes[0].fillcolor": DARK["land"], "plot_bgcolor": DARK["water"], "paper_bgcolor": DARK["water"]}
    light = {"shapes[0].fillcolor": LIGHT["land"], "plot_bgcolor": LIGHT["water"], "paper_bgcolor": LIGHT["water"]}
    for n, shape in enumerate(shapes, 1):
        light[f"shapes[{n}].fillcolor"] = shape["fillcolor"]
        fill = CARDS.get(routes[n - 1]["color"], CARDS["gray"])[0]
        dark[f"shapes[{n}].fillcolor"] = mix(fill, DARK["paper"], 0.55)
        light[f"shapes[{n}].line.color"] = shape["line"]["color"]
        dark[f"shapes[{n}].line.color"] = mix(fill, "#FFFFFF", 0.85)
    cards = []
    for card in game.variant.kinds.cards:
        wild = card.color is None
        fill, symbol, ink = CARDS.get(card.color or "", ("#FBF8F1", "✦", "#1B1A18"))
        cards.append({"name": card.name, "color": card.color, "wild": wild, "symbol": symbol, "fill": fill, "ink": ink,
                      "deck": card.deck, "spaces": card.spaces, "marks": list(card.marks)})  # fmt: skip
    market = game.view(None).rules["market"]
    return {
        "name": game.board.name, "title": game.board.title, "players": list(game.board.players),
        "reconstruction": game.board.status == "reconstructed", "figure": figure,
        "themes": {"light": {**LIGHT, "patch": light}, "dark": {**DARK, "patch": dark}},
        "routes": [{**r, "shapes": [n + 1]} for n, r in enumerate(routes)], "cities": cities,
        "tickets": {t.id: {"cities": list(t.cities), "points": t.points, "tour": len(t.cities) > 2,
                           "name": "–".join(game.board.city(c).name for c in t.cities)} for t in game.board.tickets},
        "cards": cards, "seats": [{"fill": f, "symbol": s, "ink": i} for f, s, i in SEATS],
        "decks": list(market["decks"]), "range": {"x": [0, 1000], "y": [0, height]},
    }  # fmt: skip


def said(game: Game, data: dict[str, Any]) -> str:
    who = game.players[data["seat"]] if isinstance(data.get("seat"), int) else ""
    rest = {k: v for k, v in data.items() if k in ("route", "city", "card", "count", "points") and v is not None}
    return " ".join([who, data["type"], *(f"{v}" for v in rest.values())]).strip()


def traits(game: Game, seat: int = 0) -> dict[str, Any]:
    view = game.view(seat).to_dict()
    view["tickets"] = [
        {"id": id, "done": n % 3 == 1, "missing": None if n % 4 == 3 else n + 2}
        for n, id in enumerate(view["rules"]["tickets"]["held"])
    ]
    view["closed"] = {}
    prompt: dict[str, Any] = {"seq": len(game.history) + 1, "over": game.is_over, "moves": [], "more": False,
                              "seat": None, "name": "", "kind": "", "about": {}, "mine": False,
                              "sentence": "The game is over."}  # fmt: skip
    if game.prompt:
        asked = game.prompt.seat
        mine = asked == seat
        prompt |= game.prompt.to_dict() | {"name": game.players[asked], "mine": mine}
        prompt["sentence"] = f"{game.players[asked]}: {game.prompt.kind} – choose what to do."
        moves = []
        for n, action in enumerate(game.legal_actions() if mine else []):
            data = action.to_dict()
            kind = data.pop("type")
            moves.append({**data, "id": n, "kind": kind, "text": str(action), "label": str(action).capitalize(),
                          "group": kind})  # fmt: skip
        prompt["moves"] = moves[:400]
    items = []
    for event in game.events_seen_by(seat):
        data = event.to_dict()
        data["words"] = said(game, data)
        data["routes"] = [data["route"]] if data.get("route") else []
        data["cities"] = [data["city"]] if data.get("city") else []
        data.pop("sheet", None)
        items.append(data)
    sheet = None
    if game.is_over:
        sheet = game.score().to_dict()
        for n, one in enumerate(sheet["seats"]):
            one["seat"] = n
            mine_routes = [r for r, owner in view["claimed"].items() if owner == n]
            for line in one["lines"]:
                line["routes"] = mine_routes[:8]
                line["cities"] = []
    texts = json.loads((HERE / "texts.json").read_text(encoding="utf-8"))
    settings = {
        "locale": "en", "theme": "auto", "speed": 2, "seat": seat, "curtain": None, "teaching": False, "paused": False,
        "undo": True, "redo": False, "hints": True, "texts": texts, "locales": [["en", "English"], ["pl", "Polski"]],
        "seats": [{"name": name, "who": "bot" if n else "human", "bot": "planner" if n else None}
                  for n, name in enumerate(game.players)],
    }  # fmt: skip
    return {
        "board": board(game), "view": view, "prompt": prompt, "settings": settings, "sheet": sheet, "error": None,
        "events": {"seq": prompt["seq"], "first": 0, "reset": True, "items": items}, "highlight": {"routes": [], "cities": []},
    }  # fmt: skip


def moments(name: str) -> dict[str, dict[str, Any]]:
    """The first time that seat 0 is asked each kind of question, a turn in the middle, and the end."""
    rng = random.Random(7)
    game = ttr.new_game(name, players=["Ada", "Grace", "Maria Skłodowska"], seed=11)
    found: dict[str, dict[str, Any]] = {}
    turns = 0
    while game.prompt:
        kind, mine = game.prompt.kind, game.prompt.seat == 0
        legal = game.legal_actions()
        if mine and kind not in found:
            found[kind] = traits(game)
        if mine and kind == "turn":
            turns += 1
            if turns == 25:
                found["middle"] = traits(game)
        claims = [a for a in legal if a.type in ("claim", "pay", "keep") and getattr(a, "text", None)]
        kept = [a for a in claims if a.type == "keep"]
        other = [a for a in legal if a.type != "tickets"] or legal
        if kept:
            game.play(min(kept, key=lambda a: len(str(a))))
        else:
            game.play(rng.choice(claims) if claims and rng.random() < 0.45 else rng.choice(other))
    found["end"] = traits(game)
    return found


def main() -> None:
    DATA.mkdir(exist_ok=True)
    for name in ("europe", "germany", "world", "berlin", "usa"):
        for moment, state in moments(name).items():
            (DATA / f"{name}-{moment}.json").write_text(json.dumps(state), encoding="utf-8")
            print(name, moment)


if __name__ == "__main__":
    main()
