"""The rule book: every rule in both languages, with the numbers of the variant."""

import json
import re
from functools import cache
from html.parser import HTMLParser

import pytest

import ttr_widget as ttr
from tests.locales.source import facts_named
from ttr_widget import rules
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.turn import final_sheet
from ttr_widget.kernel.words import facts_of, paragraphs, wordings

LOCALES = ("en", "pl")
WORDS = [(name, code) for name in BOARDS for code in ttr.variant(name).rule_ids()]


def html_of(book) -> str:
    html = book._repr_html_()
    assert html is not None
    return html


book_of = cache(ttr.rulebook)
each_id = pytest.mark.parametrize(("name", "code"), WORDS)
each_board = pytest.mark.parametrize("name", BOARDS)
each_locale = pytest.mark.parametrize("locale", LOCALES)


@each_id
def test_every_rule_has_words_and_an_example_in_both_languages(name, code):
    english, polish = (book_of(name, locale)[code] for locale in LOCALES)

    for entry in (english, polish):
        assert len(entry.title) > 3
        assert len(entry.words.split()) > 3
        assert entry.example.endswith(".")
        assert not set("{}|") & set(f"{entry.title}{entry.words}{entry.example}")
    assert english.words != polish.words
    assert english.example != polish.example
    assert (code if "." in code else "") == english.id == polish.id


@each_id
def test_every_rule_has_a_title_of_its_own_in_both_languages(name, code):
    known = (book_of(name, "en")[code].title, book_of(name, "pl")[code].title)

    assert known[0] != known[1] or known[0] == "Globetrotter"


@pytest.mark.parametrize("name", BOARDS)
def test_titles_tell_the_rules_apart(name):
    book = ttr.rulebook(name, "pl")

    assert len({entry.title for entry in book}) == len(book)


def all_rules():
    return [rule for name in BOARDS for rule in ttr.variant(name).rules]


def test_see_also_names_rules_that_there_are():
    known = {code for _, code in WORDS}
    seen = {code for rule in all_rules() for wording in wordings(rule) for code in wording.see}

    assert seen - known == set()


def test_a_paragraph_whose_id_is_an_argument_has_related_rules_too():
    book = ttr.rulebook("usa")

    assert book["usa.end"].see == ("end.trigger", "end.last-round")
    assert book["usa.tickets"].see == ("tickets.keep", "tickets.short-deck")


@pytest.mark.parametrize("rule", all_rules(), ids=repr)
def test_a_rule_points_to_rules_that_there_are(rule):
    known = {code for _, code in WORDS}
    heads = {entry if isinstance(entry, str) else entry[0] for entry in rule.paragraphs}

    assert set(rule.see) <= heads
    assert {code for codes in rule.see.values() for code in codes} <= known


@each_board
@each_locale
def test_the_book_has_a_section_for_each_rule(name, locale):
    variant = ttr.variant(name)
    book = ttr.rulebook(name, locale)

    assert len(book.sections) == len(variant.rules)
    assert [entry.id for section in book.sections for entry in section.entries] == [entry.id for entry in book]
    assert {entry.id for entry in book} == {*variant.rule_ids()}
    assert len(book) == len(variant.rule_ids())


@each_board
def test_english_words_are_those_of_the_rules(name):
    """One source: the docstrings."""
    book = ttr.rulebook(name, "en")
    for rule in book.variant.rules:
        for code, words in paragraphs(rule).items():
            assert words in book[code].words


@each_board
@each_locale
def test_explain_is_the_book_as_text(name, locale):
    variant = ttr.variant(name)

    assert variant.explain(locale) == str(ttr.rulebook(variant, locale))
    for entry in ttr.rulebook(variant, locale):
        assert f"  {entry.id}: {entry.title}. {entry.words}\n" in variant.explain(locale) + "\n"


def test_a_section_says_how_its_rule_is_written():
    book = ttr.rulebook(ttr.variant("europe").with_rule(rules.Tunnels(reveal=1)))

    assert "Tunnels(reveal=1)" in [section.rule for section in book.sections]


# Numbers.

NUMBERS = [
    ("europe", rules.Tunnels(reveal=1), "europe.tunnel", ["the top card of the deck is revealed"], ["1 kartę"]),
    ("europe", rules.Tunnels(reveal=7), "europe.tunnel", ["top 7 cards of the deck are revealed"], ["7 kart"]),
    ("europe", rules.Tunnels(reveal=6), "europe.tunnel-few", ["6"], ["6"]),
    ("europe", rules.LongestPath(15), "europe.express", ["+15"], ["+15"]),
    ("europe", rules.Stations(points=2), "europe.station-unused", ["+2 points"], ["+2 punkty"]),
    ("europe", rules.Stations(points=1), "europe.station-unused", ["+1 point "], ["+1 punkt "]),
    ("europe", rules.Stations(count=5), "europe.station", ["5 in all"], ["masz ich 5"]),
    ("europe", rules.LastRound(pieces_left=7), "europe.end", ["7 or fewer"], ["7 elementów"]),
    ("europe", rules.LastRound(turns=5), "europe.end", ["5 more turns"], ["5 tur"]),
    ("europe", rules.LastRound(turns=1), "europe.end", ["1 more turn."], ["1 turę"]),
    ("europe", rules.CardMarket(hand=7), "europe.setup", ["7 cards"], ["7 kart"]),
    ("europe", rules.CardMarket(hand=1), "europe.setup", ["1 card."], ["1 kartę"]),
    ("europe", rules.CardMarket(display=8), "draw.two-cards", ["8 face-up cards"], ["jest ich 8"]),
    ("europe", rules.CardMarket(flush=4), "draw.flush", ["4 or more"], ["4 lub więcej"]),
    ("europe", rules.CardMarket(flush_limit=9), "draw.flush", ["9 times"], ["9 razy"]),
    ("europe", rules.Turns(idle_rounds=22), "pass.only-if-stuck", ["22 full"], ["22 pełne rundy"]),
    ("europe", rules.ParallelRoutes(few=4), "claim.double-few", ["4 or fewer"], ["4 lub mniej"]),
    ("europe", rules.Winner(ties=()), "europe.winner", ["most points. Players"], ["najwięcej punktów. Jeśli"]),
    ("europe", rules.Winner(ties=("-stations",)), "europe.winner", ["fewest stations"], ["najmniej"]),
    (
        "usa",
        rules.Tickets(draw={"tickets": 5}, keep=2, id="usa.tickets"),
        "usa.tickets",
        ["draws 5 tickets", "2"],
        ["5 biletów", "2"],
    ),
    (
        "usa",
        rules.Tickets(first={"tickets": 4}, first_keep=1),
        "europe.first-tickets",
        ["4 tickets", "at least 1"],
        ["4 bilety"],
    ),
    (
        "usa",
        rules.Claiming(points={n: 3 * n for n in range(1, 7)}),
        "claim.score",
        ["6→18", "length 6: 18 points"],
        ["6→18"],
    ),
    ("usa", rules.Claiming(own={"trains": 22}), "claim.pieces", ["22 trains"], ["22 wagony"]),
    ("germany", rules.Globetrotter(8), "germany.globetrotter", ["+8"], ["+8"]),
    ("germany", rules.Passengers(most=30, second=5), "germany.majority", ["30", "5"], ["30", "5"]),
    ("germany", rules.AnnouncedTickets(total=5), "germany.tickets", ["of 5 tickets"], ["z 5 biletów"]),
    ("germany", rules.AnnouncedTickets(total=5, first_keep=3), "germany.first-tickets", ["5", "3"], ["5", "3"]),
    ("world", rules.ChosenPieces(54), "world.pieces", ["exactly 54", "18 trains and 36 ships"], ["54", "18", "36"]),
    ("world", rules.Exchanges(cost=2), "world.exchange", ["costs 2 points", "−2 points"], ["kosztuje 2 punkty"]),
    ("world", rules.Harbours(worth=(7, 8)), "world.harbour-score", ["7, 8", "7 points"], ["7, 8", "7 punktów"]),
    ("world", rules.Harbours(unbuilt=9), "world.harbour-unbuilt", ["−9"], ["−9"]),
    ("world", rules.Harbours(count=2), "world.harbour", ["2 in all"], ["masz ich 2"]),
    (
        "world",
        rules.TwoDecks(hand=5, ship_hand=2),
        "world.setup",
        ["5 train cards", "2 ship cards"],
        ["5 kart", "2 karty"],
    ),
    ("berlin", rules.Subways(points={2: 5, 3: 6, 4: 9}), "berlin.subway", ["4→9", "9 points"], ["4→9", "9 punktów"]),
]


@pytest.mark.parametrize(
    ("name", "rule", "code", "english", "polish"), NUMBERS, ids=[f"{n[1]}-{n[2]}" for n in NUMBERS]
)
def test_the_numbers_are_those_of_the_variant(name, rule, code, english, polish):
    variant = ttr.variant(name).with_rule(rule)
    for locale, wanted in (("en", english), ("pl", polish)):
        entry = ttr.rulebook(variant, locale)[code]
        said = f"{entry.words} {entry.example}"
        assert [part for part in wanted if part not in said] == [], said


def test_every_argument_that_is_a_number_is_told_by_some_rule():
    """No house rule is missing."""
    silent = {
        "each",
        "wilds",
        "marked",
        "singles",
        "doubles",
    }  # how many cards of each kind: told as what is in the box
    for rule in all_rules():
        facts = facts_of(rule)
        numbers = {name for name in getattr(rule, "__dataclass_fields__", ()) if type(facts.get(name)) is int}
        named: set[str] = set()
        for wording in wordings(rule):
            named |= facts_named("en", wording.message.key)
        assert numbers - named - silent - ({"each"} if "total" in facts else set()) == set(), rule


# Everything else.


def test_the_table_has_the_points_of_the_routes():
    table = ttr.rulebook("berlin").table()

    assert {(row.kind, row.length): row.points for row in table if row.kind == "subway"} == {
        ("subway", 2): 2,
        ("subway", 3): 3,
        ("subway", 4): 4,
    }
    assert sum(row.routes for row in table) == len(ttr.rulebook("berlin").variant.board.routes)


def test_the_table_is_that_of_the_variant():
    house = ttr.variant("usa").with_rule(rules.Claiming(points={n: n for n in range(1, 7)}))

    assert [(row.length, row.points) for row in ttr.rulebook(house).table()] == [(n, n) for n in range(1, 7)]


@each_board
@each_locale
def test_the_book_is_json(name, locale):
    data = ttr.rulebook(name, locale).to_dict()

    assert json.loads(json.dumps(data)) == data
    assert (data["board"], data["locale"]) == (name, locale)
    assert sum(len(section["entries"]) for section in data["sections"]) == len(ttr.rulebook(name))


@each_locale
def test_berlin_says_that_it_is_a_reconstruction(locale):
    word = {"en": "our own reconstruction", "pl": "naszą rekonstrukcją"}[locale]
    book = ttr.rulebook("berlin", locale)

    assert word in str(book)
    assert word in html_of(book)
    assert "rekonstruk" not in str(ttr.rulebook("europe", "pl"))


def test_an_unknown_language_is_refused_with_those_that_there_are():
    with pytest.raises(ttr.BadInput, match=r"'xx'.*\(languages: en, "):
        ttr.rulebook("europe", locale="xx")


@pytest.mark.parametrize("wrong", [3, "", "EN", ["pl"]])
def test_strange_languages_are_refused(wrong):
    with pytest.raises(ttr.BadInput, match="languages: en, "):
        ttr.rulebook("europe", locale=wrong)


def test_an_unknown_rule_is_refused_with_the_nearest():
    with pytest.raises(ttr.BadInput, match=r"did you mean 'europe\.tunnel'"):
        ttr.rulebook("europe")["europe.tunel"]


def test_a_rule_of_ones_own_stands_in_the_book():
    class Quiet(ttr.Rule):
        """house.quiet: Nobody <speaks> for {minutes} minutes; see `turn.end` & europe.tunnel."""

        key = "quiet"
        minutes = 5

        def word_facts(self):
            return {"minutes": self.minutes}

    book = ttr.rulebook(ttr.variant("europe").with_rule(Quiet()), "pl")

    assert book["house.quiet"].words.startswith("Nobody <speaks> for 5 minutes")
    assert (book["house.quiet"].title, book.sections[-1].title) == ("Quiet", "Quiet")
    html = html_of(book)
    assert "Nobody &lt;speaks&gt;" in html
    assert re.search(r'see `<a href="#[^"]+-turn\.end">turn\.end</a>` &amp; <a href="#[^"]+-europe\.tunnel">', html)


# The page.


class Page(HTMLParser):
    """Parses a page, and finds unclosed tags, links and anchors."""

    VOID = ("br", "hr", "img", "input", "meta", "link")

    def __init__(self, html):
        super().__init__(convert_charrefs=True)
        self.open, self.ids, self.links, self.text, self.tags, self.values = [], [], [], [], set(), []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.tags.add(tag)
        self.values += [value for value in given.values() if value]
        self.ids += [given["id"]] if "id" in given else []
        self.links += [given["href"]] if "href" in given else []
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open, f"</{tag}> without a beginning"
        assert self.open.pop() == tag

    def handle_data(self, data):
        if not {"style", "code"} & {*self.open}:
            self.text.append(data)


@each_board
@each_locale
def test_the_page_is_well_formed_and_its_links_lead_somewhere(name, locale):
    book = ttr.rulebook(name, locale)
    html = html_of(book)
    page = Page(html)

    assert page.open == []
    assert len(set(page.ids)) == len(page.ids)
    assert len(page.links) > len(book.sections)
    assert {link.removeprefix("#") for link in page.links} <= {*page.ids}
    for entry in book:
        assert any(id.endswith(f"-{entry.id}") for id in page.ids)
    said = " ".join(" ".join(page.text).split())
    for entry in book:
        assert entry.title in said
    assert "{" not in said


def test_a_page_wants_nothing_from_outside():
    html = html_of(ttr.rulebook("world"))

    assert not re.search(r"https?:|//|@import|url\(|<script|<img|<link", html)


def test_two_books_on_one_screen_have_links_of_their_own():
    book = ttr.rulebook("usa")
    one, other = Page(html_of(book)), Page(html_of(book))

    assert not {*one.ids} & {*other.ids}


def test_the_default_language(spoken):
    spoken("pl")

    assert ttr.rulebook("usa").locale == "pl"
    assert ttr.rulebook("usa", "en").locale == "en"


# For pupils.

CALM = "europe with Tunnels(reveal=1) without LongestPath"


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_examples_follow_house_rules(locale):
    """With one revealed card no example reveals two, and nobody pays two more."""
    book = ttr.rulebook(CALM, locale)
    told = " ".join(book[code].example for code in ("europe.tunnel", "europe.tunnel-discard", "europe.tunnel-decline"))
    printed = book_of("europe", locale)
    several = {"en": r"\b(two|reveal [23])\b", "de": r"\b([Zz]wei|beiden)\b", "pl": r"\b(dwie|dwóch)\b"}[locale]

    assert not re.search(several, told, re.IGNORECASE)
    assert re.search(several, printed["europe.tunnel-discard"].example)
    assert printed["europe.tunnel"].example != book["europe.tunnel"].example


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_the_winner_is_not_decided_by_what_is_left_out(locale):
    printed = book_of("europe", locale)["europe.winner"].words
    longest = {"en": "longest path", "de": "längsten Weg", "pl": "najdłuższą drogę"}[locale]
    stations = {"en": "stations", "de": "Bahnhöfe", "pl": "stacji"}[locale]
    less = ttr.rulebook(CALM, locale)["europe.winner"].words
    least = ttr.rulebook("europe without LongestPath, Stations", locale)["europe.winner"].words

    assert (longest in printed, stations in printed) == (True, True)
    assert (longest in less, stations in less) == (False, True)
    assert (longest in least, stations in least) == (False, False)


def test_with_a_bonus_the_book_does_not_say_that_there_is_none():
    assert "no bonus" in ttr.rulebook("world")["world.winner"].words
    assert "no bonus" not in ttr.rulebook("world with LongestPath(10)")["world.winner"].words


def test_every_tie_break_is_counted_by_a_rule_that_declares_it():
    for name in BOARDS:
        variant = ttr.variant(name)
        match = ttr.bots.Match(variant, ["greedy", "planner"], seed=1)
        match.play()
        counted = {what for seat in final_sheet(match.draft).seats for line in seat.lines for what, _ in line.tally}
        declared = {what for rule in variant.rules for what in rule.tallies}

        assert counted <= declared
        assert {tie.removeprefix("-") for tie in variant.rule(rules.Winner).ties} <= declared


@each_board
@each_locale
def test_headings_are_titles_not_code(name, locale):
    book = book_of(name, locale)

    for section in book.sections:
        assert section.rule not in str(book)
        assert section.rule not in html_of(book)
    assert name not in book.head[0]


GLOBETROTTER = next(
    section.title for section in ttr.rulebook("germany", "en").sections if section.rule.startswith("Globetrotter")
)


def test_house_rules_are_told_by_their_titles():
    book = ttr.rulebook("usa with Globetrotter(), Claiming(own={'trains': 20}) without LongestPath")

    assert book.changes == (
        "House rules, changed: Claiming a route.",
        f"House rules, added: {GLOBETROTTER}.",
        "House rules, left out: The longest path.",
    )
    assert not book_of("usa").changes
    assert "left out: The longest path" in html_of(book)


@each_board
@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_the_summary_fits_on_one_page(name, locale):
    """Fewer than 25 lines, of fewer than 200 letters each."""
    summary = ttr.rulebook(name, locale).summary()
    lines = [line for part in summary.parts.values() for line in part]

    assert len(summary.parts) == 3
    assert all(summary.parts.values())
    assert 5 < len(lines) < 25
    assert max(map(len, lines)) < 200
    assert not set("{}") & set(str(summary))
    assert summary.title in str(summary).splitlines()[0]
    html = summary._repr_html_()
    assert html is not None
    assert html.count("<li>") == len(lines)


def test_books_are_printed_without_links_and_ids():
    for page in (ttr.rulebook(CALM).to_html(), ttr.rulebook(CALM, "pl").summary().to_html()):
        style = page.partition("@media print")[2]
        assert page.startswith("<!doctype html>")
        assert ".ttr-contents, .ttr-rulebook .ttr-see, .ttr-rulebook code { display: none; }" in style
        assert "break-inside: avoid" in style
        assert "<script" not in page
        assert "http" not in page
