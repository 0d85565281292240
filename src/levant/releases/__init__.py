"""The rules of earlier releases, for the matches that began with them.

Each archive, `rex-1.zip` for rules version 1 of rex, holds the package of a title as it was: its
modules and data, in a package of its own, `levant.releases.rex_1`. Python imports from archives
by itself; nothing is read before somebody asks. `tools/archive_rules.py` makes them.

Only the rules are kept. The contract and the dice come from today's kernel: a Refusal, a Result
or dice cross the border between a title and whoever plays it, and must be the same things on
both sides.
"""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).resolve().parent

__path__ += [str(path) for path in sorted(FOLDER.glob("*.zip"))]
