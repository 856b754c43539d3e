"""uv, which builds the package and makes the fresh environments that it is tried in."""

from __future__ import annotations

import sys
from pathlib import Path

UV = Path(sys.executable).with_name("uv")
TRUST = {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"}
"""Variables with which it trusts whom the machine trusts, as pip does; older versions know the second name only."""
