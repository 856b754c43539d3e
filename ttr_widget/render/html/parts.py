"""Building blocks of html displays: a frame with a style sheet, chips for cards and seats, tables.

There are no scripts and no external resources, and all text is escaped.  The style is scoped by a class, uses the
notebook's own colours for text and lines, so that it suits light and dark themes, and is small enough to be part of
every display.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from ttr_widget.kernel.cards import Card, CardSet
from ttr_widget.locales.plain_text import in_html
from ttr_widget.render.palette import CARD_SIGNS, CARDS, LIVERY_SIGNS, SEATS, WILD_BAND, on
from ttr_widget.render.words import Speech

_LINE = "rgba(128,128,128,.38)"
_SHADE = "rgba(128,128,128,.13)"
_EDGE = "rgba(150,150,150,.65)"
_BAND = ",".join(
    f"{fill} {n * 100 // len(WILD_BAND)}% {(n + 1) * 100 // len(WILD_BAND)}%" for n, fill in enumerate(WILD_BAND)
)
STYLE = f"""
.ttr{{font:13px/1.45 var(--jp-content-font-family,system-ui,sans-serif);max-width:1160px;
color:var(--jp-content-font-color1,var(--vscode-editor-foreground,var(--colab-primary-text-color,inherit)))}}
.ttr *{{box-sizing:border-box}}
.ttr .ttr-h{{font-size:16px;font-weight:600;margin:2px 0}}
.ttr .ttr-h small,.ttr .ttr-q{{font-size:12px;font-weight:400;opacity:.8}}
.ttr .ttr-p{{margin:2px 0 8px}}
.ttr .ttr-x{{display:block;overflow-x:auto;margin:6px 0}}
.ttr table.ttr-t{{color:inherit;border-collapse:collapse;border:0;margin:0;font-size:13px;table-layout:auto}}
.ttr.ttr table.ttr-t tr,.ttr.ttr table.ttr-t tbody tr:nth-child(n){{background:transparent}}
.ttr.ttr table.ttr-t tbody tr.ttr-on:nth-child(n){{background:{_SHADE}}}
.ttr.ttr table.ttr-t :is(td,th){{padding:4px 12px 4px 0;text-align:left;vertical-align:top;white-space:normal;
border:0;border-bottom:1px solid {_LINE};max-width:none;color:inherit;background:transparent}}
.ttr.ttr table.ttr-t :is(td,th):first-child{{padding-left:6px}}
.ttr.ttr table.ttr-t th{{font-weight:600;font-size:12px;opacity:.8;white-space:nowrap}}
.ttr.ttr table.ttr-t .ttr-n{{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}}
.ttr.ttr table.ttr-t .ttr-l{{white-space:nowrap}}
.ttr .ttr-c{{display:inline-flex;align-items:center;gap:5px;min-height:22px;padding:1px 8px;margin:0 4px 4px 0;
border-radius:4px;border:1px solid {_EDGE};font-size:12px;font-weight:600;white-space:nowrap}}
.ttr .ttr-ship{{border-radius:11px}}
.ttr .ttr-w{{padding-top:4px;border-top:0;background:linear-gradient(90deg,{_BAND}) top/100% 4px no-repeat #F4F1EA;
color:#2B2A27}}
.ttr .ttr-e{{border-style:dashed;opacity:.75;font-weight:400}}
.ttr .ttr-s{{display:inline-block;width:18px;height:18px;line-height:17px;margin-right:6px;border-radius:3px;
text-align:center;font-size:13px;border:1px solid {_EDGE}}}
.ttr .ttr-2{{display:flex;flex-wrap:wrap;align-items:flex-start;gap:6px 26px}}
.ttr .ttr-2>:last-child{{flex:1 1 420px;min-width:0}}
.ttr .ttr-map{{flex:1 1 460px;min-width:min(100%,280px);margin:4px 0}}
.ttr .ttr-map svg{{display:block;width:100%;height:auto;border-radius:6px}}
.ttr .ttr-r{{display:flex;flex-wrap:wrap;align-items:baseline;margin:5px 0}}
.ttr .ttr-k{{flex:0 0 88px;font-size:12px;opacity:.8;margin-bottom:4px}}
.ttr .ttr-v{{flex:1 1 300px;min-width:0}}
.ttr .ttr-v .ttr-x{{margin-top:-4px}}
.ttr .ttr-g{{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:14px 26px;margin:10px 0}}
.ttr ul.ttr-u{{margin:2px 0;padding-left:18px}}
.ttr .ttr-b{{display:inline-block;padding:0 7px;border:1px solid currentColor;border-radius:10px;font-size:11px;
font-weight:600;white-space:nowrap}}
.ttr code{{font-size:12px;background:{_SHADE};padding:0 4px;border-radius:3px;color:inherit}}
.ttr .ttr-m{{border-left:4px solid #C8322B;padding:2px 0 2px 12px}}
.ttr details>summary{{cursor:pointer;font-size:12px;opacity:.8}}
""".replace("\n", "")


class Html(str):
    """Text that is already html."""

    __slots__ = ()


def esc(thing: object) -> str:
    """Escape a value, unless it is already html."""
    return thing if isinstance(thing, Html) else in_html(str(thing))


def frame(*parts: str) -> str:
    """A display: the parts in a frame with the style sheet."""
    return f'<div class="ttr"><style>{STYLE}</style>{"".join(parts)}</div>'


def tag(name: str, content: object, kind: str = "", **attributes: str) -> Html:
    """An element with a class."""
    given = {"class": kind, **attributes} if kind else attributes
    said = "".join(f' {key}="{escape(value)}"' for key, value in given.items())
    return Html(f"<{name}{said}>{esc(content)}</{name}>")


def joined(parts: Iterable[object], between: str = "") -> Html:
    """Several parts joined."""
    return Html(escape(between).join(map(esc, parts)))


def head(title: object, note: object = "") -> Html:
    small = joined([" ", tag("small", note)]) if note else Html()
    return tag("div", joined([title, small]), "ttr-h")


def row(name: str, content: object) -> Html:
    """A labelled row."""
    return tag("div", joined([tag("div", name, "ttr-k"), tag("div", content, "ttr-v")]), "ttr-r")


def table(heads: Sequence[str], rows: Iterable[Sequence[object]], *, numbers: Iterable[int] = (), on: int = -1) -> Html:
    """A table; the columns in ``numbers`` are right-aligned, the row ``on`` is highlighted."""
    right = set(numbers)

    def cells(name: str, values: Sequence[object]) -> Html:
        return joined(tag(name, value, "ttr-n" if n in right else "") for n, value in enumerate(values))

    body = joined(tag("tr", cells("td", values), "ttr-on" if n == on else "") for n, values in enumerate(rows))
    top = tag("thead", tag("tr", cells("th", heads))) if any(heads) else Html()
    return tag("div", tag("table", joined([top, tag("tbody", body)]), "ttr-t"), "ttr-x")


# Cards and seats.


def _is_ship(card: Card) -> bool:
    return card.deck.startswith("ship")


def card_words(card: Card, speech: Speech, count: int = 1) -> str:
    """The text of a card's chip: its name, and its marks as symbols."""
    bare = "-".join(part for part in card.name.split("-") if part not in card.marks)
    marks = " ⚓" if "harbour" in card.marks else ""
    name = speech.say("card", card=bare, count=count)
    return f"{CARD_SIGNS.get(card.color or 'wild', '')} {name}{marks}".strip()


def card_chip(card: Card, speech: Speech, count: int | None = None) -> Html:
    """A chip for a card, optionally with a count."""
    words = card_words(card, speech) if count is None else f"{count} {card_words(card, speech, count)}"
    kind = "ttr-c ttr-ship" if _is_ship(card) else "ttr-c"
    if card.color is None:
        return tag("span", words, f"{kind} ttr-w", title=card.name)
    fill = CARDS.get(card.color, CARDS["gray"])
    return tag("span", words, kind, title=card.name, style=f"background:{fill};color:{on(fill)}")


def no_card(speech: Speech) -> Html:
    """A chip for an empty slot."""
    return tag("span", speech.say("empty"), "ttr-c ttr-e")


def chips(kinds: CardSet, cards: Mapping[str, int], speech: Speech) -> Html:
    """Chips for several cards with counts."""
    return joined(card_chip(kinds.cards[kinds.number[name]], speech, count) for name, count in cards.items())


def seat_mark(look: int) -> Html:
    """The colour and symbol of a seat."""
    fill = SEATS[look % len(SEATS)]
    style = f"background:{fill};color:{on(fill)}"
    return tag("span", LIVERY_SIGNS[look % len(LIVERY_SIGNS)], "ttr-s", style=style)


def player(look: int, name: str) -> Html:
    """The mark and name of a player."""
    return tag("span", joined([seat_mark(look), name]), "ttr-l")


def badge(words: str) -> Html:
    return tag("span", words, "ttr-b")
