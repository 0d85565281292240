"""The vocabulary of a game: verbs, phases and steps, and how an action is packed.

A phase is the decision a position waits for. An action is a verb and up to four objects, each
below 4096: `verb << 48 | a << 36 | b << 24 | c << 12 | d`. Verbs and phases are numbered in the
order in which they stand here; records and texts have the numbers, so new ones come last.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# --- Verbs ------------------------------------------------------------------------------------

# What an object is; a verb's objects stand in the order in which they are packed.
HEX_OBJECT: Final = "hex"
GROUP_OBJECT: Final = "group"
SHIP_OBJECT: Final = "ship"
ROLE_OBJECT: Final = "role"
WARE_OBJECT: Final = "ware"  # a class, a wounded class, or a good
CLASS_OBJECT: Final = "class"
GOOD_OBJECT: Final = "good"
COUNT_OBJECT: Final = "count"
COMPANY_OBJECT: Final = "company"
MAP_OBJECT: Final = "map"
SIDE_OBJECT: Final = "side"


class Verb(NamedTuple):
    """What can be done, and what its objects are."""

    word: str
    objects: tuple[str, ...]


VERBS: Final[list[Verb]] = []


def _verb(word: str, *objects: str) -> int:
    """The number of a verb that is written down here."""
    VERBS.append(Verb(word, objects))
    return len(VERBS) - 1


DONE: Final = _verb("done")
RESIGN: Final = _verb("resign")
# 2.11, 2.22: groups and purchases
GROUP: Final = _verb("group", GROUP_OBJECT)
FOUND: Final = _verb("found", HEX_OBJECT)
FROM: Final = _verb("from", GROUP_OBJECT)
MARKET: Final = _verb("market")
TAKE: Final = _verb("take", WARE_OBJECT, COUNT_OBJECT)
CANCEL: Final = _verb("cancel")
BUILD: Final = _verb("build", GROUP_OBJECT, GOOD_OBJECT)
BUY_SHIP: Final = _verb("buy_ship", HEX_OBJECT, COUNT_OBJECT)
RAISE_CASTLE: Final = _verb("raise_castle", GROUP_OBJECT, COUNT_OBJECT)
RANSOM: Final = _verb("ransom", ROLE_OBJECT, CLASS_OBJECT)
ABANDON: Final = _verb("abandon", GROUP_OBJECT, GOOD_OBJECT, COUNT_OBJECT)
# 2.9
OFFER: Final = _verb("offer", ROLE_OBJECT)
RENOUNCE: Final = _verb("renounce", ROLE_OBJECT)
LEND: Final = _verb("lend", ROLE_OBJECT)
TAKE_BACK: Final = _verb("take_back")
# 2.71
FEED: Final = _verb("feed", HEX_OBJECT)
STARVE: Final = _verb("starve", HEX_OBJECT)
# 2.3
EMBARK: Final = _verb("embark", GROUP_OBJECT, SHIP_OBJECT)
STOW: Final = _verb("stow", SHIP_OBJECT, GROUP_OBJECT, GOOD_OBJECT, COUNT_OBJECT)
SAIL_TO: Final = _verb("sail", SHIP_OBJECT, HEX_OBJECT)
LAND_SHIP: Final = _verb("land", SHIP_OBJECT)
DELIVER: Final = _verb("deliver", SHIP_OBJECT, GROUP_OBJECT)
# 2.4
MARCH_WITH: Final = _verb("march", GROUP_OBJECT)
TO: Final = _verb("to", HEX_OBJECT)
HALT: Final = _verb("halt")
BESIEGE: Final = _verb("besiege")
PASS: Final = _verb("pass")
ATTACK: Final = _verb("attack")
ASK: Final = _verb("ask")
GRANT: Final = _verb("grant")
SHELTER: Final = _verb("shelter")
FIGHT: Final = _verb("fight")
REINFORCE_WITH: Final = _verb("reinforce", GROUP_OBJECT)
NEXT: Final = _verb("next", HEX_OBJECT)
# 2.33, 2.94
ENGAGE_WITH: Final = _verb("engage", ROLE_OBJECT)
FLEE: Final = _verb("flee", SHIP_OBJECT)
SINK_SHIP: Final = _verb("sink", SHIP_OBJECT)
# 2.5
WATCH_WITH: Final = _verb("watch", WARE_OBJECT, COUNT_OBJECT)
LAY: Final = _verb("lay", MAP_OBJECT)
SIDE_ON: Final = _verb("side", SIDE_OBJECT)
LEFT: Final = _verb("left", COMPANY_OBJECT)
CENTRE: Final = _verb("centre", COMPANY_OBJECT)
RIGHT: Final = _verb("right", COMPANY_OBJECT)
BEGIN: Final = _verb("begin", ROLE_OBJECT)
ADVANCE: Final = _verb("advance", COMPANY_OBJECT)
HOLD: Final = _verb("hold", COMPANY_OBJECT)
SHOOT: Final = _verb("shoot", COMPANY_OBJECT)
CHARGE: Final = _verb("charge", COMPANY_OBJECT)
FALL_BACK: Final = _verb("fall_back", COMPANY_OBJECT)
ENTER: Final = _verb("enter", COMPANY_OBJECT)
DELAY: Final = _verb("delay", COMPANY_OBJECT)
RETREAT: Final = _verb("retreat", SIDE_OBJECT)
END_PURSUIT: Final = _verb("end_pursuit")
# 2.6
MAN: Final = _verb("man", CLASS_OBJECT, COUNT_OBJECT)
STANDARD: Final = _verb("standard")
ASSAULT: Final = _verb("assault")
BATTER: Final = _verb("batter")
NEGOTIATE: Final = _verb("negotiate")
FORAGE: Final = _verb("forage", COUNT_OBJECT)
RAID: Final = _verb("raid", COUNT_OBJECT)
PRESS: Final = _verb("press")
CALL_OFF: Final = _verb("call_off")
STAND: Final = _verb("stand")
YIELD: Final = _verb("yield")
RATION: Final = _verb("rations", COUNT_OBJECT)
# 3.58
CONFINE: Final = _verb("confine", GROUP_OBJECT, CLASS_OBJECT)
GUARD: Final = _verb("guard", GROUP_OBJECT, CLASS_OBJECT)
# 2.43, 2.66
COME_OUT: Final = _verb("come_out", GROUP_OBJECT)
# 2.96
GIVE: Final = _verb("give", ROLE_OBJECT, COUNT_OBJECT)
CEDE: Final = _verb("cede", ROLE_OBJECT, HEX_OBJECT)
GIVE_SHIP: Final = _verb("give_ship", ROLE_OBJECT, SHIP_OBJECT)
PASSAGE: Final = _verb("passage", ROLE_OBJECT)
# 2.13
TRUCE: Final = _verb("truce")
FIGHT_ON: Final = _verb("fight_on")
STATION: Final = _verb("station", GROUP_OBJECT, HEX_OBJECT)
MOOR: Final = _verb("moor", SHIP_OBJECT, HEX_OBJECT)

# --- Phases -----------------------------------------------------------------------------------

# Who decides.
EVERY_ROLE: Final = "every role"  # 2.13: all together, none waits for another
ONE_ROLE: Final = "one role"  # the active one
ITS_COMMANDER: Final = "its commander"  # 2.96: whom the active role lent its command, or itself

# What others do not see of what is chosen before the phase is over.
NOTHING: Final = ""
ARMIES: Final = "armies"  # 2.11: all groups, before the game
OPEN_GROUPS: Final = "open groups"  # 2.22: the groups that are being put together
OFFERS: Final = "offers"  # 2.96: who offers whom a pact
PACKS: Final = "packs"  # 2.71: who eats what he carries
ORDERS: Final = "orders"  # 2.32: what is loaded, and where ships are bound
COMPANIES: Final = "companies"  # 2.53: where companies are put
WATCHERS: Final = "watchers"  # 2.66: who stays by the walls


class Phase(NamedTuple):
    """A decision of the rules."""

    name: str
    rule: str  # the section that asks for it
    chapter: str  # the module with what may be chosen, what it does and why not
    decides: str
    hides: str
    verbs: frozenset[int]


PHASES: Final[list[Phase]] = []


def _phase(name: str, rule: str, chapter: str, decides: str, hides: str, *verbs: int) -> int:
    """The number of a phase that is written down here."""
    PHASES.append(Phase(name, rule, chapter, decides, hides, frozenset(verbs)))
    return len(PHASES) - 1


_GROUPING: Final = (
    DONE, GROUP, FOUND, FROM, MARKET, TAKE, CANCEL, BUILD, BUY_SHIP, RAISE_CASTLE, RANSOM,
    ABANDON, CONFINE, GUARD,
)  # fmt: skip
_STANCES: Final = (
    ADVANCE, HOLD, SHOOT, CHARGE, FALL_BACK, ENTER, DELAY, RETREAT, END_PURSUIT,
)  # fmt: skip

# fmt: off
MUSTER: Final = _phase("muster", "2.11", "muster", EVERY_ROLE, ARMIES, *_GROUPING)
DIPLOMACY: Final = _phase(
    "diplomacy", "2.96", "diplomacy", EVERY_ROLE, OFFERS, DONE, OFFER, RENOUNCE, LEND, TAKE_BACK,
    GIVE, CEDE, GIVE_SHIP, PASSAGE, TRUCE, FIGHT_ON)
SUPPLY: Final = _phase("supply", "2.71", "supply", EVERY_ROLE, PACKS, DONE, FEED, STARVE)
RALLY: Final = _phase("rally", "2.72", "supply", ONE_ROLE, NOTHING, TO)
REORGANISE: Final = _phase("reorganise", "2.22", "muster", EVERY_ROLE, OPEN_GROUPS, *_GROUPING)
SAIL: Final = _phase("sail", "2.32", "naval", EVERY_ROLE, ORDERS, DONE, SAIL_TO, EMBARK, STOW)
LAND: Final = _phase("land", "2.34", "landing", EVERY_ROLE, NOTHING, DONE, LAND_SHIP, DELIVER)
MOVES: Final = _phase("moves", "2.41", "march", ONE_ROLE, NOTHING, DONE, MARCH_WITH, COME_OUT)
MARCH: Final = _phase("march", "2.41", "march", ONE_ROLE, NOTHING, TO, HALT, BESIEGE)
MEET: Final = _phase("meet", "2.93", "meetings", ONE_ROLE, NOTHING, ATTACK, ASK)
ANSWER: Final = _phase("answer", "2.42", "meetings", ONE_ROLE, NOTHING, FIGHT, SHELTER, GRANT)
DESERT_MEETING: Final = _phase("desert", "2.44", "meetings", ONE_ROLE, NOTHING, PASS, ATTACK)
REINFORCE: Final = _phase(
    "reinforce", "2.42", "meetings", ONE_ROLE, NOTHING, DONE, REINFORCE_WITH)
ORDER: Final = _phase("order", "2.22", "sequence", ONE_ROLE, NOTHING, NEXT)
ENGAGE: Final = _phase("engage", "2.94", "seafight", ITS_COMMANDER, NOTHING, ENGAGE_WITH)
FLIGHT: Final = _phase("flight", "2.33", "seafight", ITS_COMMANDER, NOTHING, DONE, FLEE)
SINK: Final = _phase("sink", "2.33", "seafight", ITS_COMMANDER, NOTHING, SINK_SHIP)
FLEE_TO: Final = _phase("flee_to", "2.33", "seafight", ITS_COMMANDER, NOTHING, SAIL_TO)
WATCH: Final = _phase("watch", "2.66", "deployment", ITS_COMMANDER, WATCHERS, DONE, WATCH_WITH)
LAY_OUT: Final = _phase("lay_out", "2.52", "field", ITS_COMMANDER, NOTHING, LAY)
SIDE: Final = _phase("side", "2.53", "field", ITS_COMMANDER, NOTHING, SIDE_ON)
DEPLOY: Final = _phase(
    "deploy", "2.53", "deployment", EVERY_ROLE, COMPANIES, LEFT, CENTRE, RIGHT)
FIRST: Final = _phase("first", "2.53", "deployment", ITS_COMMANDER, NOTHING, BEGIN)
STANCE: Final = _phase("stance", "2.53", "stances", ITS_COMMANDER, NOTHING, *_STANCES)
RETREAT_TO: Final = _phase("retreat_to", "2.56", "aftermath", ITS_COMMANDER, NOTHING, TO)
GARRISON: Final = _phase(
    "garrison", "2.61", "garrison", ITS_COMMANDER, NOTHING, DONE, STANDARD, MAN)
SIEGE_DAY: Final = _phase(
    "siege_day", "2.64", "siege", ITS_COMMANDER, NOTHING, PASS, NEGOTIATE, BATTER, ASSAULT)
SALLY_DAY: Final = _phase(
    "sally_day", "2.64", "siege", ITS_COMMANDER, NOTHING, PASS, FORAGE, RAID)
STORM: Final = _phase("storm", "2.64", "assault", ITS_COMMANDER, NOTHING, PRESS, CALL_OFF)
WALL: Final = _phase("wall", "2.64", "assault", ITS_COMMANDER, NOTHING, STAND, YIELD)
RATIONS: Final = _phase("rations", "2.65", "siege", ITS_COMMANDER, NOTHING, RATION)
OVER: Final = _phase("over", "2.13", "outcome", NOTHING, NOTHING)
REDEPLOY: Final = _phase(
    "redeploy", "2.13", "truce", EVERY_ROLE, ARMIES, DONE, GROUP, FOUND, FROM, TAKE, CANCEL,
    STATION, MOOR)
# fmt: on

TOGETHER: Final = frozenset(n for n, phase in enumerate(PHASES) if phase.decides == EVERY_ROLE)
FIGHTING: Final = frozenset(n for n, phase in enumerate(PHASES) if phase.decides == ITS_COMMANDER)

# --- Steps ------------------------------------------------------------------------------------

# Steps that need no decision; `turn.advance` runs them until a phase above is reached.
AUTOMATIC: Final = 100
(
    TURN_START, DIPLOMACY_DONE, SUPPLY_START, SUPPLY_DONE, REORGANISE_DONE, SAIL_DONE, LAND_DONE,
    NEXT_LANDING, FIRST_MOVER, MARCH_OVER, MOVER_DONE, DESERT_STAYS, CALL_DEFENDERS, NEXT_MOVER,
    SEA_BATTLES, NEXT_SEA_BATTLE, SEA_ROUND, SEA_ROLL, LAND_BATTLES, NEXT_BATTLE, BATTLE_START,
    COMPANIES_FORMED, DEPLOYED, BATTLE_TURN, BATTLE_ROUND, BATTLE_OVER, SIEGES, NEXT_SIEGE,
    SIEGE_START, DAY_START, DAY_END, ASSAULT_ROUND, INCOME, MUSTER_DONE,
    SEA_BATTLES_DONE, SCATTER, TALKS,
) = range(AUTOMATIC, AUTOMATIC + 37)  # fmt: skip

# 2.21: the seven phases of a turn, as far as chapters need to know which one runs.
STAGE_NAVAL: Final = 3
STAGE_LAND: Final = 4
STAGE_SEA_BATTLES: Final = 5
STAGE_BATTLES: Final = 6
STAGE_SIEGES: Final = 7

# --- Actions ----------------------------------------------------------------------------------

BITS: Final = 12
MOST_OBJECT: Final = (1 << BITS) - 1


class Action(NamedTuple):
    """A verb and its objects."""

    verb: int
    a: int
    b: int
    c: int
    d: int


def action(verb: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    """The number of an action, from its verb and objects."""
    return verb << 48 | a << 36 | b << 24 | c << 12 | d


def unpack(number: int) -> Action:
    """The verb and the four objects of an action."""
    return Action(
        number >> 48,
        number >> 36 & MOST_OBJECT,
        number >> 24 & MOST_OBJECT,
        number >> 12 & MOST_OBJECT,
        number & MOST_OBJECT,
    )


# --- Wares: what can change hands in one hex --------------------------------------------------

HURT_WARE: Final = 64  # plus the class: a wounded character
GOOD_WARE: Final = 128  # plus the good

SIDES: Final = ("a", "b", "c", "d")
WINGS: Final = ("left", "centre", "right")
