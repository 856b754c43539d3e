"""Links that were made long ago: each still opens, or is refused because of its notation or its rules, in words.

If this fails although the rules are the same, the lists of legal actions have another order or other contents, or the
words that the data is compressed with have changed.  Raise ``LINK_FORMAT`` and refuse the older notations, or keep them
readable; then run ``python -m tests.links.make``.
"""

import pytest

import ttr_widget as ttr
from ttr_widget.link_format import LINK_FORMAT

from .make import FOLDER

LINKS = [line for file in sorted(FOLDER.glob("*.txt")) for line in file.read_text(encoding="utf-8").splitlines()]


def test_there_are_links_of_this_notation():
    assert sum(link.startswith(f"#ttr{LINK_FORMAT}-") for link in LINKS) >= 15


@pytest.mark.parametrize("link", LINKS, ids=range(len(LINKS)))
def test_it_opens_or_says_why_not(link):
    try:
        found = ttr.open_link(link)
    except ttr.BadSave as refused:
        why, found = refused.message, None
    if found is None:
        assert str(getattr(why, "key", why)) in ("error-link-version", "error-link-older")
    else:
        assert isinstance(found, ttr.Game | ttr.seen.SeenGame)
        assert found.players == ("Ada", "Grace")
        assert found.is_over if isinstance(found, ttr.Game) else found.view.turn > 5
