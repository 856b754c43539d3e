"""A short version of the killed kernels of the long test."""

import os
import subprocess
import sys

from tests.hosts.server import ROOT


def test_nothing_answered_is_lost_when_kernels_are_killed(tmp_path):
    words = [sys.executable, "-m", "tests.soak.kills", "10", "3", tmp_path / ".ttr"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(words, check=False, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
