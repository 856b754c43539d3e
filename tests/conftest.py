"""No test keeps games beside the tests, or counts them on this machine; those about it choose a folder."""

import os
import tempfile
from pathlib import Path

os.environ["TTR_AUTOSAVE"] = "0"
os.environ["TTR_STATISTICS"] = str(Path(tempfile.gettempdir(), "ttr-widget-tests", "no-statistics.jsonl"))
