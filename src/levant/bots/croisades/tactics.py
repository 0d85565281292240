"""Ways to fight on the field, for the marshal to choose from and to try out.

Each is a tactic: what a company does next, from what its side sees of the battle.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from levant.bots.croisades.battle_model import Tactic
from levant.bots.croisades.battlefield import (
    HOPELESS,
    distance,
    own_retreat,
    own_side,
    sides,
    stance,
)
from levant.bots.croisades.outlook import Outlook
from levant.bots.croisades.picking import of_verb, pick
from levant.croisades.words import (
    ADVANCE,
    CHARGE,
    DELAY,
    END_PURSUIT,
    ENTER,
    FALL_BACK,
    HOLD,
    SHOOT,
    action,
    unpack,
)


def attack(look: Outlook, legal: list[int]) -> int:
    """Everybody closes in; heavy cavalry charges where it can."""
    return _beyond_stances(look, legal) or _close_in(look, legal)


def wait(look: Outlook, legal: list[int]) -> int:
    """Stand and shoot, and charge whoever comes near."""
    return _beyond_stances(look, legal) or _stand(look, legal)


def give_ground(look: Outlook, legal: list[int]) -> int:
    """Stand and shoot, but fall back before those who come near, as far as the own edge."""
    found = _beyond_stances(look, legal)
    if found:
        return found
    number, company = _company(look, legal)
    deep = company["place"] if own_side(look) == 0 else _gap(look) - company["place"]
    if deep > 0 and distance(look, company) == 1 and action(CHARGE, number) not in legal:
        return action(FALL_BACK, number)
    return _stand(look, legal)


def leave(look: Outlook, legal: list[int]) -> int:
    """Off the field as soon as may be; until then stand."""
    way = own_retreat(look, legal)
    return _stand_to(look, legal) if way is None else way


TACTICS: Final[Mapping[str, Tactic]] = {
    "usual": stance,
    "attack": attack,
    "wait": wait,
    "give_ground": give_ground,
    "leave": leave,
}
"""The usual one first: it is trusted."""


def _beyond_stances(look: Outlook, legal: list[int]) -> int:
    """What is decided before any stance: the end of a pursuit, a lost field, who enters; or 0."""
    ours, theirs = sides(look)
    end = action(END_PURSUIT)
    if end in legal and ours >= theirs:
        return end
    if ours < HOPELESS * theirs:
        way = own_retreat(look, legal)
        if way is not None:
            return way
    return pick(legal, ENTER) if of_verb(legal, ENTER, DELAY) is not None else 0


def _stand_to(look: Outlook, legal: list[int]) -> int:
    """Whoever is still to come stays away; the others stand."""
    delay = of_verb(legal, DELAY)
    return _stand(look, legal) if delay is None else delay


def _close_in(look: Outlook, legal: list[int]) -> int:
    number, company = _company(look, legal)
    if action(CHARGE, number) in legal:
        return action(CHARGE, number)
    return action(ADVANCE if distance(look, company) else HOLD, number)


def _stand(look: Outlook, legal: list[int]) -> int:
    number, company = _company(look, legal)
    if action(CHARGE, number) in legal:
        return action(CHARGE, number)
    shoots = action(SHOOT, number) in legal and distance(look, company)
    return action(SHOOT if shoots else HOLD, number)


def _company(look: Outlook, legal: list[int]) -> tuple[int, dict[str, Any]]:
    """The company that is asked, by its number and as it is seen."""
    number = next(unpack(act)[1] for act in legal if act >> 48 == HOLD)
    companies: list[dict[str, Any]] = look.view["battle"]["companies"]
    return number, next(c for c in companies if c["company"] == number)


def _gap(look: Outlook) -> int:
    """Bands between the lines."""
    return int(look.view["battle"]["gap"])
