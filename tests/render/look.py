"""What the tests look for in html: that it is well-formed, what it says, what colours it uses."""

from html.parser import HTMLParser

VOID = {"br", "hr", "img", "input", "meta", "link"}


class Page(HTMLParser):
    """Reads html; an ``AssertionError`` for an element that is not closed, or closed by another."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: list[tuple[str, dict]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == [], f"not closed: {self.open}"

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        assert len(dict(attrs)) == len(attrs), f"an attribute twice in {tag}"
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag

    def handle_data(self, data):
        if "style" not in self.open:
            self.words.append(data)

    @property
    def text(self):
        return " ".join(" ".join(self.words).split())


def page(thing):
    """The thing's html, read; it brings no script and nothing from elsewhere."""
    html = thing._repr_html_()
    assert isinstance(html, str)
    found = Page(html)
    for tag, attributes in found.tags:
        assert tag not in ("script", "link", "iframe", "img", "object", "image", "use")
        assert not {name for name in attributes if name.startswith("on") or name in ("src", "href", "srcset")}
    assert "url(" not in html
    assert "@import" not in html
    return found
