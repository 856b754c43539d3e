"""The uv program, which builds the package and creates the fresh environments it is tested in."""

from __future__ import annotations

import sys
from pathlib import Path

UV = Path(sys.executable).with_name("uv")
TRUST = {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"}
"""Environment variables that make uv use the system's certificates, like pip; older versions know only the second."""
