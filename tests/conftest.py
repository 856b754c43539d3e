"""No test keeps games beside the tests; those about it choose a folder."""

import os

os.environ["TTR_AUTOSAVE"] = "0"
