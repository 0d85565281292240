"""`python -m bench` is `levant bench`."""

import sys

from levant.cli import app

app(["bench", *sys.argv[1:]], prog_name="levant")
