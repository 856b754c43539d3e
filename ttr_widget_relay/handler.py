"""What all answers to guests have in common: no account, no cookies, and headers that keep the page to itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

from jupyter_server.auth import decorator
from jupyter_server.base.handlers import JupyterHandler
from tornado.httputil import HTTPServerRequest

from .limits import LONGEST_HEADER
from .plain_page import SCRIPT_SOURCE, plain_page

if TYPE_CHECKING:
    from .address import Kernels

_Method = TypeVar("_Method", bound=Callable[..., Any])
_HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")


def allow_unauthenticated(method: _Method) -> _Method:
    """Let a method of a handler answer people without an account."""
    # Before jupyter_server 2.13 nothing had to be allowed.
    allow: Callable[[_Method], _Method] | None = getattr(decorator, "allow_unauthenticated", None)
    return allow(method) if allow else method


def policy_for(request: HTTPServerRequest, scripts: str = "'self' blob:") -> str:
    """The Content-Security-Policy of a guest's page.

    It may load and reach only what is beside it, and no other page may show it.  The sandbox keeps it away from the
    cookies of whoever opens it, and thereby from the notebook server.
    """
    host = request.host if _HOST.fullmatch(request.host or "") else "localhost"
    policy = {
        "default-src": "'none'",
        "script-src": scripts,
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
    return "; ".join(f"{name} {value}" for name, value in policy.items())


class GuestHandler(JupyterHandler):
    """Answers somebody without an account."""

    @property
    def content_security_policy(self) -> str:
        """Ours, whatever the server's settings say about its own pages."""
        return policy_for(self.request)

    def set_default_headers(self) -> None:
        """Called before anything else."""
        super().set_default_headers()
        self.clear_header("Server")
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Referrer-Policy", "no-referrer")
        self.set_header("Cache-Control", "no-cache")
        # The sandboxed page has no origin, and nothing here depends on who asks.
        self.set_header("Access-Control-Allow-Origin", "*")
        self.clear_header("Access-Control-Allow-Credentials")

    def set_cors_headers(self) -> None:
        """Not those of the server's settings."""

    def set_cookie(self, *_: Any, **__: Any) -> None:
        """Guests get no cookies, not even from a server that gives one to everybody."""

    def compute_etag(self) -> None:
        """A file has the kernel's mark, and a page has none."""

    @property
    def kernels(self) -> Kernels:
        """The kernels of this server."""
        return cast("Kernels", self.kernel_manager)

    def header(self, name: str) -> str:
        """The beginning of a header of the request."""
        return self.request.headers.get(name, "")[:LONGEST_HEADER]

    def write_error(self, status_code: int, **_: Any) -> None:
        """One plain page, whatever was wrong."""
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Content-Security-Policy", policy_for(self.request, SCRIPT_SOURCE))
        self.finish(plain_page(self.header("Accept-Language")))
