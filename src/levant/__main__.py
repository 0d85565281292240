"""`python -m levant` is the command `levant`."""

from levant.cli import app

app(prog_name="levant")
