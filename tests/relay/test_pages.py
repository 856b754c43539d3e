"""The guests' page and its files, as they pass through a Jupyter server with a token."""

import gzip
import re

import pytest

from .fake_kernel import PAGE, SCRIPT
from .jupyter import BASE, TOKEN

NOBODY = "A" * 16


def test_a_guest_without_an_account_gets_the_page(jupyter, kernel):
    page = jupyter.get(kernel.path)
    assert (page.status, page.text) == (200, PAGE)
    assert page.headers["Content-Type"].startswith("text/html")
    assert "Set-Cookie" not in page.headers


def test_nothing_else_is_open_to_a_guest(jupyter, kernel):
    assert jupyter.get("api/kernels").status == 403
    assert jupyter.get(f"api/kernels/{kernel.id}").status == 403
    assert jupyter.get("lab").status in (302, 403, 404)
    assert jupyter.get("api/contents").status == 403


def test_the_page_is_kept_to_itself(jupyter, kernel):
    assert jupyter.get("api/kernels").headers["Access-Control-Allow-Credentials"] == "true"
    headers = jupyter.get(kernel.path).headers
    policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
    host = f"127.0.0.1:{jupyter.port}"
    assert policy == {
        "default-src": "'none'",
        "script-src": "'self' blob:",
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data: blob:",
        "font-src": "data:",
        "manifest-src": "'self'",
        "connect-src": f"'self' ws://{host} wss://{host}",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
        "sandbox": "allow-scripts",
    }
    assert headers["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Credentials" not in headers
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("host", ["127.0.0.1;x", "127.0.0.1 'unsafe-eval'", "127.0.0.1,x"])
def test_a_strange_host_does_not_get_into_the_policy(jupyter, kernel, host):
    headers = jupyter.get(kernel.path, Host=host).headers
    assert host not in str(headers)


def test_a_packed_file_stays_packed(jupyter, kernel):
    packed = jupyter.get(f"{kernel.path}widget.js", Accept_Encoding="gzip, br")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.body).decode() == SCRIPT
    assert packed.headers["Content-Type"].startswith("text/javascript")


def test_a_file_that_the_browser_has_is_not_sent_again(jupyter, kernel):
    mark = jupyter.get(kernel.path).headers["Etag"]
    again = jupyter.get(kernel.path, If_None_Match=mark)
    assert (again.status, again.body) == (304, b"")


def test_only_harmless_headers_pass(jupyter, kernel):
    answer = jupyter.get(
        f"{kernel.path}echo.json?token=x",
        Cookie="_xsrf=1; session=2",
        Authorization=f"token {TOKEN}",
        X_Forwarded_For="10.0.0.1",
        X_Secret="1",
        Accept_Language="pl",
        Accept_Encoding="br",
        Referer="http://elsewhere/",
    )
    assert '"method": "GET"' in answer.text
    asked = set(re.findall(r'"([A-Za-z-]+)": ', answer.text))
    assert asked == {"method", "uri", "Connection", "Host", "User-Agent", "Accept-Language", "Accept-Encoding"}
    assert f'"/ttr/{kernel.table}/echo.json"' in answer.text
    assert TOKEN not in answer.text
    for name in ("Set-Cookie", "Location", "X-Secret", "Content-Language", "Server"):
        assert name not in answer.headers
    assert "default-src *" not in answer.headers["Content-Security-Policy"]


def test_the_address_without_a_slash_leads_to_the_page(jupyter, kernel):
    answer = jupyter.get(f"ttr/{kernel.table}")
    assert (answer.status, answer.headers["Location"]) == (302, f"{kernel.table}/")


def test_a_notebook_can_ask_whether_the_extension_is_there(jupyter):
    answer = jupyter.get("ttr/status")
    assert (answer.status, answer.text) == (200, '{"relay": 1}')


def test_the_head_of_a_page(jupyter, kernel):
    answer = jupyter.get(kernel.path, method="HEAD")
    assert (answer.status, answer.body) == (200, b"")
    assert answer.headers["Content-Length"] == str(len(PAGE))


PATHS = [
    "",
    "x",
    "..",
    "../api/kernels",
    "%2e%2e/api/kernels",
    "..%2f..%2fapi",
    "widget.js/",
    "widget.js%00",
    "widget.js%0d%0aX-Evil:%201",
    "WIDGET.JS",
    "_",
    "a" * 42,
    "ws/",
    "//127.0.0.1:1/",
    "@127.0.0.1:1/",
    "odd500",
    "odd302",
    "odd206",
    "large",
    "nowhere.js",
]


@pytest.mark.parametrize("path", PATHS[1:])
def test_other_paths_of_a_table_are_one_plain_page(jupyter, kernel, path):
    nothing = jupyter.get(f"ttr/{NOBODY}/")
    assert nothing.status == 404
    assert jupyter.get(kernel.path + path).told == nothing.told


@pytest.mark.parametrize(
    "table",
    [
        "",
        "x",
        "%2e%2e",
        "..",
        "../ttr-x",
        NOBODY[1:],
        NOBODY + "A",
        "A" * 15 + "%2f",
        "A" * 15 + ".",
        "A" * 15 + "\u017c".encode().hex(),
        "*" * 16,
        "A" * 5000,
    ],
)
def test_strange_tables_are_the_same_plain_page(jupyter, table):
    assert jupyter.get(f"ttr/{table}/").told == jupyter.get(f"ttr/{NOBODY}/").told


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
def test_a_guest_can_only_read(jupyter, kernel, method):
    answer = jupyter.get(kernel.path, method=method)
    assert answer.status in (403, 404, 405)
    assert "Set-Cookie" not in answer.headers


@pytest.mark.parametrize(
    ("accepted", "locale", "title"),
    [
        ("", "en", "No game here at the moment"),
        ("xx", "en", "No game here at the moment"),
        ("fr, pl-PL;q=0.9, en;q=0.8", "pl", "W tej chwili nie ma tu gry"),
        ("DE-at", "de", "Hier läuft gerade kein Spiel"),
    ],
)
def test_the_plain_page_speaks_the_language_of_the_browser(jupyter, accepted, locale, title):
    answer = jupyter.get(f"ttr/{NOBODY}/", Accept_Language=accepted)
    assert f'<html lang="{locale}">' in answer.text
    assert f"<h1>{title}</h1>" in answer.text
    assert "sandbox" in answer.headers["Content-Security-Policy"]


def test_the_log_of_the_server_is_without_faults(jupyter, kernel):
    jupyter.get(kernel.path)
    log = jupyter.server.log.read_text(encoding="utf-8")
    assert "ttr_widget_relay | extension was successfully loaded" in log
    assert BASE in log
    assert "Traceback" not in log
