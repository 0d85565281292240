"""2.81, 3.1, 3.21 The characters: classes, values, prices, ranks and who may command whom.

Values of attack, defence and movement are ours (data/roster.csv); ranks, morale, columns and
price formulas are the rulebook's.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Final

from levant.croisades.board import KINDS, read_table, read_text

# --- Classes ----------------------------------------------------------------------------------

HEAVY: Final = 0
LIGHT: Final = 1
FOOT: Final = 2
_ARMS: Final = ("heavy", "light", "foot")

_ROWS: Final = read_table("roster.csv")
CLASSES: Final[list[str]] = [row["id"] for row in _ROWS]
CLASS: Final[dict[str, int]] = {name: c for c, name in enumerate(CLASSES)}
CLASS_COUNT: Final[int] = len(CLASSES)
FAMILY: Final[list[str]] = [row["family"] for row in _ROWS]
RANK: Final[list[int]] = [int(row["rank"]) for row in _ROWS]
SOLDIER: Final[list[bool]] = [row["soldier"] == "yes" for row in _ROWS]
ARM: Final[list[int]] = [_ARMS.index(row["arm"]) for row in _ROWS]
MOUNTED: Final[list[bool]] = [arm != FOOT for arm in ARM]
RIDERS: Final[list[int]] = [c for c in range(CLASS_COUNT) if MOUNTED[c]]
ARMOUR: Final[list[bool]] = [row["armour"] == "yes" for row in _ROWS]
WEAPON: Final[list[str]] = [row["weapon"] for row in _ROWS]
COLUMN: Final[list[str]] = [row["column"] for row in _ROWS]
ATT: Final[list[int]] = [int(row["att"]) for row in _ROWS]
DEF: Final[list[int]] = [int(row["def"]) for row in _ROWS]
MP: Final[list[int]] = [int(row["mp"]) for row in _ROWS]
MORALE: Final[list[int]] = [int(row["morale"]) for row in _ROWS]
GARRISON_ONLY: Final[list[bool]] = [row["garrison_only"] == "yes" for row in _ROWS]
# 2.81, decision 71: who bears a name is there once; a class made up of such people has an end.
NAMED: Final[dict[str, str]] = {row["name"]: row["class"] for row in read_table("named.csv")}
MOST: Final[dict[int, int]] = {
    CLASS[name]: count for name, count in Counter(NAMED.values()).items()
}

SUPREME: Final = 1
NOBLE: Final = 2
OFFICER: Final = 3
NCO: Final = 4

ENGINEER: Final[int] = CLASS["engineer"]
BEDOUIN: Final[int] = CLASS["bedouin"]
ASSASSIN: Final[int] = CLASS["assassin"]
CLERGY: Final[int] = CLASS["clergy"]
CIVILIAN: Final[int] = CLASS["civilian"]
ARMED_PEASANT: Final[int] = CLASS["armed_peasant"]
# 2.67, decision 27: whoever stands in classes 1 to 4 of the command table can command.
COMMANDER: Final[list[bool]] = [rank <= NCO for rank in RANK]
COMMANDERS: Final[list[int]] = [c for c in range(CLASS_COUNT) if COMMANDER[c]]


def price(formula: str, att: int, defence: int) -> int:
    """3.21: what a character costs; only unarmoured foot has a half, rounded down."""
    return {
        "heavy_cavalry": att + 2 * defence,
        "light_cavalry": att + defence,
        "horse_archer": 2 * att + 2 * defence,
        "mongol_horse_archer": 2 * att + defence,
        "armoured_foot": att + defence,
        "unarmoured_foot": att + defence // 2,
        "javelin": 2 * att,
        "short_bow": 2 * att + defence,
        "assassin": 2 * att + 2 * defence,
        "crossbow": 3 * att + defence,
        "armoured_crossbow": 3 * att + 2 * defence,
        "engineer": 4 * att + 2 * defence,
        "unarmed": att,
    }[formula]


PRICE: Final[list[int]] = [price(row["price"], ATT[c], DEF[c]) for c, row in enumerate(_ROWS)]

# 2.41: points of strategic movement, whole and wounded, in half points.
ALLOWANCE: Final[list[int]] = [{HEAVY: 6, LIGHT: 8, FOOT: 4}[arm] for arm in ARM]
ALLOWANCE_HURT: Final[list[int]] = [2 if arm == FOOT else 4 for arm in ARM]
MULE_ALLOWANCE: Final = 6
CART_ALLOWANCE: Final = 2

# --- Command (2.81, 2.82) ---------------------------------------------------------------------

POWER: Final = {SUPREME: 25, NOBLE: 15, OFFICER: 10, NCO: 8}
NCO_LIGHT_CAVALRY: Final = 5


def may_command(leader: int, follower: int) -> bool:
    """2.82: whether a leader's class may command a follower's class directly."""
    return OBEYS[leader][follower]


def _obeys(leader: int, follower: int) -> bool:
    high, low = RANK[leader], RANK[follower]
    if FAMILY[follower] not in (FAMILY[leader], "any"):
        return False
    if high > NCO or (MOUNTED[follower] and not MOUNTED[leader]):
        return False
    if follower == CLERGY:
        return high <= NOBLE
    if follower in (BEDOUIN, ASSASSIN):
        return high in (NOBLE, OFFICER)
    if follower == ENGINEER:
        return high <= OFFICER
    if low <= NCO:
        return high < low and (high, low) in _CHAIN
    if high == OFFICER:
        return True
    if high != NCO:
        return False
    if ARM[follower] == HEAVY:
        return False
    column = COLUMN[follower]
    return not column or column == COLUMN[leader] or not COLUMN[leader]


# "25 nobles or officers", "15 officers or NCOs", "10 NCOs or soldiers".
_CHAIN: Final = frozenset(((1, 2), (1, 3), (2, 3), (2, 4), (3, 4)))
# By leader and follower, for it is asked for every pair in every fight.
OBEYS: Final[list[list[bool]]] = [
    [_obeys(leader, follower) for follower in range(CLASS_COUNT)] for leader in range(CLASS_COUNT)
]

# --- Goods: beasts, carts, supplies and engines -----------------------------------------------

MULE: Final = 0
CART: Final = 1
SUPPLIES: Final = 2
LADDER: Final = 3
SCREEN: Final = 4
MANGONEL: Final = 5
TREBUCHET: Final = 6
BALLISTA: Final = 7
RAM: Final = 8
TOWER: Final = 9
GOODS: Final = (
    "mule", "cart", "supplies", "ladder", "screen", "mangonel", "trebuchet", "ballista", "ram",
    "tower",
)  # fmt: skip
GOOD_COUNT: Final = len(GOODS)
ENGINES: Final = range(LADDER, TOWER + 1)

PRICES: Final[dict[str, int]] = {r["id"]: int(r["price"]) for r in read_table("prices.csv")}
# A cart comes with its draft horse; supplies are free in towns (2.71).
GOOD_PRICE: Final[list[int]] = [
    PRICES["cart"] + PRICES["draft_horse"] if good == "cart" else PRICES.get(good, 0)
    for good in GOODS
]
_ENGINE_ROWS: Final = {row["id"]: row for row in read_table("engines.csv")}


def _engines(key: str) -> list[int]:
    """A column of the engine table by good; beasts and supplies have none."""
    return [int(_ENGINE_ROWS[good][key]) if good in _ENGINE_ROWS else 0 for good in GOODS]


PER_SHIP: Final = _engines("per_ship")
CARRIERS: Final = _engines("men")  # 2.63: men to carry one
PER_CART: Final = _engines("per_cart")  # 0: a tower takes two carts
PER_BUILD: Final = _engines("per_build")
BUILD_TURNS: Final = _engines("build_turns")
ASSEMBLY_DAYS: Final = _engines("days")
BATTERING: Final = _engines("battering")
MULE_LOAD: Final = 25
CART_LOAD: Final = 125

# --- Garrisons (2.61) and ready-made groups ---------------------------------------------------

_GARRISON_ROWS: Final = {row["kind"]: row for row in read_table("garrisons.csv")}


def _garrisons(key: str) -> list[int]:
    """A column of the garrison table by kind of stronghold."""
    return [int(_GARRISON_ROWS[kind][key]) for kind in KINDS]


GARRISON_POINTS: Final = _garrisons("points")
GARRISON_CIVILIANS: Final = _garrisons("civilians")
GARRISON_SUPPLY: Final = _garrisons("supply")
GARRISON_MULES: Final = _garrisons("mules")
GARRISON_CARTS: Final = _garrisons("carts")
GARRISON_OIL: Final = _garrisons("oil")
GARRISON_BALLISTAS: Final = _garrisons("ballistas")

_HOSTS: Final = tomllib.loads(read_text("hosts.toml"))
HOSTS: Final[dict[str, dict[str, int]]] = _HOSTS["groups"]
_STANDARD: Final[dict[str, list[str]]] = _HOSTS["garrisons"]


def standard_garrison(family: str, points: int) -> list[int]:
    """The ready-made garrison of a family: counts by class, as far as the points go."""
    men = [0] * CLASS_COUNT
    pattern = [CLASS[name] for name in _STANDARD[family]]
    cheapest = min(PRICE[c] for c in pattern)
    turn = 0
    while points >= cheapest:
        one = pattern[turn % len(pattern)]
        turn += 1
        if PRICE[one] <= points:
            men[one] += 1
            points -= PRICE[one]
    return men


def recruits(family: str, *, garrison: bool = False) -> list[int]:
    """The classes a side can buy: 3.21 forbids riders on foot outside fixed garrisons.

    2.61, decision 72: a garrison is chosen from soldiers, and from NCOs on foot to lead them.
    """
    return [
        c
        for c in range(CLASS_COUNT)
        if FAMILY[c] in (family, "any")
        and c != CIVILIAN
        and (serves_in_garrison(c) if garrison else not GARRISON_ONLY[c])
    ]


def serves_in_garrison(c: int) -> bool:
    """2.61, decision 72: soldiers, and NCOs who fight on foot."""
    return SOLDIER[c] or (RANK[c] == NCO and not MOUNTED[c])
