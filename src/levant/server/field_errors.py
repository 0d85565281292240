"""What is wrong with a field of a request, in sentences that can be told in any language.

Pydantic says it in English only. Whatever a person can meet in a form has its own words here, by
the type of pydantic's error; what only a program can get wrong keeps pydantic's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pydantic_core import ErrorDetails

from levant.server.error_texts import sentence

DAY: Final = 86400
PLACES: Final = ("body", "query", "path", "header")
"""Where in a request a field stands; nobody needs to know."""
FIELDS: Final = {
    "body": sentence("Body of the request"),
    "name": sentence("Name"),
    "password": sentence("Password"),
    "current": sentence("Present password"),
    "email": sentence("E-mail address"),
    "label": sentence("Label"),
    "days": sentence("Days"),
    "text": sentence("Text"),
    "title": sentence("Game"),
    "edition": sentence("Edition"),
    "options": sentence("Optional rules"),
    "role": sentence("Side"),
    "opponents": sentence("Opponents"),
    "opponents.name": sentence("Name of the opponent"),
    "opponents.bot": sentence("Level of the bot"),
    "clock.bank": sentence("Time to think"),
    "clock.increment": sentence("Time for each decision"),
    "nonce": sentence("Number for the dice"),
    "page": sentence("Number of the page"),
    "player": sentence("Player"),
    "notices.webhook_url": sentence("Address of the webhook"),
    "notices.remind_hours": sentence("Hours until a reminder"),
    "quiet_hours.start": sentence("Beginning of the quiet hours"),
    "quiet_hours.end": sentence("End of the quiet hours"),
    "quiet_hours.zone": sentence("Time zone"),
}
"""The fields of forms as people know them, without the numbers of rows."""
_TIME: Final = sentence("a time of day is wanted, such as 22:00")
_URL: Final = sentence("an address is wanted that begins with https://")
_NUMBER: Final = sentence("a number is wanted")
_WHOLE: Final = sentence("a whole number is wanted")
_TEXT: Final = sentence("a text is wanted")
_PLAIN: Final = {
    "missing": sentence("it is missing"),
    "extra_forbidden": sentence("nothing of that name is known here"),
    "string_pattern_mismatch": sentence("it is not written as it must be"),
    "string_type": _TEXT,
    "int_type": _WHOLE,
    "int_parsing": _WHOLE,
    "int_from_float": _WHOLE,
    "float_type": _NUMBER,
    "float_parsing": _NUMBER,
    "finite_number": _NUMBER,
    "time_type": _TIME,
    "time_parsing": _TIME,
    "url_type": _URL,
    "url_parsing": _URL,
    "url_scheme": _URL,
}


def fault(error: ErrorDetails) -> tuple[str, str | None]:
    """What an error of pydantic's says, and of which field.

    What was sent is not repeated: it may be a password.
    """
    path = [str(part) for part in error["loc"] if part not in PLACES]
    if not path or error["type"] == "json_invalid":
        # It is about the whole of a part: there is no body, or it is no JSON.
        path = [str(error["loc"][0])] if error["loc"] else []
    if not path:
        return str(error["msg"]), None
    known = ".".join(part for part in path if not part.isdigit())
    field = ".".join(path)
    named = FIELDS.get(known, field)
    return sentence("{field}: {why}", field=named, why=_why(known, error)), field


def _why(field: str, error: ErrorDetails) -> str:
    kind, facts = error["type"], error.get("ctx", {})
    if kind == "string_pattern_mismatch" and field == "email":
        return sentence("an address is wanted, such as balian@example.org")
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind == "value_error":
        # Of our own making: it is a sentence already.
        return facts["error"].args[0] if facts["error"].args else str(error["msg"])
    return _bound(kind, facts) or str(error["msg"])


# Any: pydantic has facts of its own for every kind of error.
def _bound(kind: str, facts: Mapping[str, Any]) -> str | None:
    """How long, large or many; None when that is not what is wrong."""
    if kind in ("string_too_long", "url_too_long"):
        return sentence("at most {count} characters", count=facts["max_length"])
    if kind == "string_too_short":
        return sentence("at least {count} characters", count=facts["min_length"])
    if kind == "too_long":
        return sentence("at most {count} of them", count=facts["max_length"])
    if kind == "too_short":
        return sentence("at least {count} of them", count=facts["min_length"])
    if kind == "greater_than_equal":
        return sentence("not less than {count}", count=_told(facts["ge"]))
    if kind == "less_than_equal":
        most = facts["le"]
        if most >= DAY and most % DAY == 0:
            return sentence("not more than {count} days", count=_told(most / DAY))
        return sentence("not more than {count}", count=_told(most))
    if kind == "literal_error":
        return sentence("one of {words}", words=facts["expected"].replace(" or ", ", "))
    return None


def _told(number: float) -> str:
    """A number without a point where it needs none."""
    return f"{number:g}" if number < 10**6 else f"{number:.0f}"
