"""The vocabulary of a game: phases and verbs, and how an action is packed.

A phase is the decision a position waits for. An action is a verb and up to four objects, each
below 4096: `verb << 48 | a << 36 | b << 24 | c << 12 | d`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# --- Phases -----------------------------------------------------------------------------------


class Phase(NamedTuple):
    """The name of a decision and the section that asks for it."""

    name: str
    rule: str


PHASES: Final = (
    Phase("muster", "2.11"),
    Phase("diplomacy", "2.96"),
    Phase("supply", "2.71"),
    Phase("rally", "2.72"),
    Phase("reorganise", "2.22"),
    Phase("sail", "2.32"),
    Phase("land", "2.34"),
    Phase("moves", "2.41"),
    Phase("march", "2.41"),
    Phase("meet", "2.93"),
    Phase("answer", "2.42"),
    Phase("desert", "2.44"),
    Phase("reinforce", "2.42"),
    Phase("order", "2.22"),
    Phase("engage", "2.94"),
    Phase("flight", "2.33"),
    Phase("sink", "2.33"),
    Phase("flee_to", "2.33"),
    Phase("watch", "2.66"),
    Phase("lay_out", "2.52"),
    Phase("side", "2.53"),
    Phase("deploy", "2.53"),
    Phase("first", "2.53"),
    Phase("stance", "2.53"),
    Phase("retreat_to", "2.56"),
    Phase("garrison", "2.61"),
    Phase("siege_day", "2.64"),
    Phase("sally_day", "2.64"),
    Phase("storm", "2.64"),
    Phase("wall", "2.64"),
    Phase("rations", "2.65"),
    Phase("over", "2.13"),
)
(
    MUSTER, DIPLOMACY, SUPPLY, RALLY, REORGANISE, SAIL, LAND, MOVES, MARCH, MEET, ANSWER,
    DESERT_MEETING, REINFORCE, ORDER, ENGAGE, FLIGHT, SINK, FLEE_TO, WATCH, LAY_OUT, SIDE, DEPLOY,
    FIRST, STANCE, RETREAT_TO, GARRISON, SIEGE_DAY, SALLY_DAY, STORM, WALL, RATIONS, OVER,
) = range(len(PHASES))  # fmt: skip

# Steps that need no decision; `turn.advance` runs them until a phase above is reached.
AUTOMATIC: Final = 100
(
    TURN_START, DIPLOMACY_DONE, SUPPLY_START, SUPPLY_DONE, REORGANISE_DONE, SAIL_DONE, LAND_DONE,
    NEXT_LANDING, FIRST_MOVER, MARCH_OVER, MOVER_DONE, DESERT_STAYS, CALL_DEFENDERS, NEXT_MOVER,
    SEA_BATTLES, NEXT_SEA_BATTLE, SEA_ROUND, SEA_ROLL, LAND_BATTLES, NEXT_BATTLE, BATTLE_START,
    COMPANIES_FORMED, DEPLOYED, BATTLE_TURN, BATTLE_ROUND, BATTLE_OVER, SIEGES, NEXT_SIEGE,
    SIEGE_START, DAY_START, DAY_END, ASSAULT_ROUND, INCOME, MUSTER_DONE,
    SEA_BATTLES_DONE, SCATTER,
) = range(AUTOMATIC, AUTOMATIC + 36)  # fmt: skip

# 2.21: the seven phases of a turn, as far as chapters need to know which one runs.
STAGE_NAVAL: Final = 3
STAGE_LAND: Final = 4
STAGE_SEA_BATTLES: Final = 5
STAGE_BATTLES: Final = 6
STAGE_SIEGES: Final = 7

# 2.13: in these every role decides, none waits for another.
TOGETHER: Final = frozenset((MUSTER, DIPLOMACY, SUPPLY, REORGANISE, SAIL, LAND, DEPLOY))

# 2.96: battles at sea and on land and sieges, in which command can be lent.
FIGHTING: Final = frozenset(range(ENGAGE, RATIONS + 1))

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

VERBS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("done", ()),
    ("resign", ()),
    # 2.11, 2.22: groups and purchases
    ("group", (GROUP_OBJECT,)),
    ("found", (HEX_OBJECT,)),
    ("from", (GROUP_OBJECT,)),
    ("market", ()),
    ("take", (WARE_OBJECT, COUNT_OBJECT)),
    ("cancel", ()),
    ("build", (GROUP_OBJECT, GOOD_OBJECT)),
    ("buy_ship", (HEX_OBJECT, COUNT_OBJECT)),
    ("raise_castle", (GROUP_OBJECT, COUNT_OBJECT)),
    ("ransom", (ROLE_OBJECT, CLASS_OBJECT)),
    ("abandon", (GROUP_OBJECT, GOOD_OBJECT, COUNT_OBJECT)),
    # 2.9
    ("offer", (ROLE_OBJECT,)),
    ("renounce", (ROLE_OBJECT,)),
    ("lend", (ROLE_OBJECT,)),
    ("take_back", ()),
    # 2.71
    ("feed", (HEX_OBJECT,)),
    ("starve", (HEX_OBJECT,)),
    # 2.3
    ("embark", (GROUP_OBJECT, SHIP_OBJECT)),
    ("stow", (SHIP_OBJECT, GROUP_OBJECT, GOOD_OBJECT, COUNT_OBJECT)),
    ("sail", (SHIP_OBJECT, HEX_OBJECT)),
    ("land", (SHIP_OBJECT,)),
    ("deliver", (SHIP_OBJECT, GROUP_OBJECT)),
    # 2.4
    ("march", (GROUP_OBJECT,)),
    ("to", (HEX_OBJECT,)),
    ("halt", ()),
    ("besiege", ()),
    ("pass", ()),
    ("attack", ()),
    ("ask", ()),
    ("grant", ()),
    ("shelter", ()),
    ("fight", ()),
    ("reinforce", (GROUP_OBJECT,)),
    ("next", (HEX_OBJECT,)),
    # 2.33, 2.94
    ("engage", (ROLE_OBJECT,)),
    ("flee", (SHIP_OBJECT,)),
    ("sink", (SHIP_OBJECT,)),
    # 2.5
    ("watch", (WARE_OBJECT, COUNT_OBJECT)),
    ("lay", (MAP_OBJECT,)),
    ("side", (SIDE_OBJECT,)),
    ("left", (COMPANY_OBJECT,)),
    ("centre", (COMPANY_OBJECT,)),
    ("right", (COMPANY_OBJECT,)),
    ("begin", (ROLE_OBJECT,)),
    ("advance", (COMPANY_OBJECT,)),
    ("hold", (COMPANY_OBJECT,)),
    ("shoot", (COMPANY_OBJECT,)),
    ("charge", (COMPANY_OBJECT,)),
    ("fall_back", (COMPANY_OBJECT,)),
    ("enter", (COMPANY_OBJECT,)),
    ("delay", (COMPANY_OBJECT,)),
    ("retreat", (SIDE_OBJECT,)),
    ("end_pursuit", ()),
    # 2.6
    ("man", (CLASS_OBJECT, COUNT_OBJECT)),
    ("standard", ()),
    ("assault", ()),
    ("batter", ()),
    ("negotiate", ()),
    ("forage", (COUNT_OBJECT,)),
    ("raid", (COUNT_OBJECT,)),
    ("press", ()),
    ("call_off", ()),
    ("stand", ()),
    ("yield", ()),
    ("rations", (COUNT_OBJECT,)),
    # 3.58
    ("confine", (GROUP_OBJECT, CLASS_OBJECT)),
    ("guard", (GROUP_OBJECT, CLASS_OBJECT)),
)
(
    DONE, RESIGN, GROUP, FOUND, FROM, MARKET, TAKE, CANCEL, BUILD, BUY_SHIP, RAISE_CASTLE, RANSOM,
    ABANDON, OFFER, RENOUNCE, LEND, TAKE_BACK, FEED, STARVE, EMBARK, STOW, SAIL_TO, LAND_SHIP,
    DELIVER, MARCH_WITH, TO, HALT, BESIEGE, PASS, ATTACK, ASK, GRANT, SHELTER, FIGHT,
    REINFORCE_WITH, NEXT, ENGAGE_WITH, FLEE, SINK_SHIP, WATCH_WITH, LAY, SIDE_ON, LEFT, CENTRE,
    RIGHT, BEGIN, ADVANCE, HOLD, SHOOT, CHARGE,
    FALL_BACK, ENTER, DELAY, RETREAT, END_PURSUIT, MAN, STANDARD, ASSAULT, BATTER, NEGOTIATE,
    FORAGE, RAID, PRESS, CALL_OFF, STAND, YIELD, RATION,
    CONFINE, GUARD,
) = range(len(VERBS))  # fmt: skip

BITS: Final = 12
MOST_OBJECT: Final = (1 << BITS) - 1


def action(verb: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    """An action from its verb and objects."""
    return verb << 48 | a << 36 | b << 24 | c << 12 | d


def unpack(number: int) -> tuple[int, int, int, int, int]:
    """The verb and the four objects of an action."""
    return (
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
