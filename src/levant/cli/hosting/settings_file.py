"""The file of settings: every setting there is, with a sentence; what was chosen is set."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

HEADINGS: Final = {
    "name": "What it is called and where it listens",
    "database_url": "Where matches and people are kept",
    "snapshot_every": "Play: what a process remembers, how much it takes on",
    "bot_processes": "Bots",
    "clock_grace": "Clocks",
    "session_days": "People",
    "smtp_host": "Mail, push messages, webhooks",
    "body_limit": "Looking after it",
}
"""The setting with which a part of the file begins."""
_PLAIN: Final = re.compile(r"[A-Za-z0-9_.:/@%+,*-]+")
_HEAD: Final = """\
# Settings of a Levant server, written by 'levant init'.
# A line that begins with # is not read: what follows is the default. docs/operating.md tells more.
# Passwords may stand here: let nobody read this file but root and the server's user.
"""


def settings_file(chosen: Mapping[str, str], secrets: Mapping[str, str]) -> str:
    """The text of the file; `secrets` are keys that were made for it."""
    from levant.server.settings import PREFIX, Settings

    values = {**chosen, **secrets}
    lines = [_HEAD.rstrip()]
    for name, field in Settings.model_fields.items():
        if name in HEADINGS:
            lines += ["", f"# == {HEADINGS[name]} =="]
        default = field.get_default(call_default_factory=True, validated_data={})
        lines += ["", f"# {field.description}"]
        mark = "" if name in values else "#"
        lines.append(f"{mark}{PREFIX}{name.upper()}={_written(values.get(name, default))}")
    return "\n".join(lines) + "\n"


def _written(value: object) -> str:
    """A value as systemd, containers and Levant read it alike."""
    if value is None:
        return ""
    text = value if isinstance(value, str) else json.dumps(value)
    return text if not text or _PLAIN.fullmatch(text) else f"'{text}'"
