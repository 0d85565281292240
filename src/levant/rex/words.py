"""The vocabulary of a game: phases, verbs, reasons.

A phase is the one decision a position waits for. An action is a verb and an object
(a block, a town, a card), packed as `verb * 64 + object`.
"""

from __future__ import annotations

from typing import Final

# Phases in which a role decides, in the order of the rulebook.
FRANK_DEPLOY: Final = 0
DEPLOY_TO: Final = 1
SARACEN_DEPLOY: Final = 2
CARDS: Final = 3
ASSASSINS: Final = 4
MANNA: Final = 5
MOVES: Final = 6
GROUP: Final = 7
MARCH: Final = 8
MUSTER: Final = 9
MUSTER_MARCH: Final = 10
SAIL: Final = 11
ENTER: Final = 12
MAIN_ROAD: Final = 13
JIHAD_SITE: Final = 14
MARKER: Final = 15
BATTLE_ORDER: Final = 16
GARRISON: Final = 17
STORM: Final = 18
SALLY: Final = 19
FIELD: Final = 20
STORMING: Final = 21
HITS: Final = 22
RETREAT_TO: Final = 23
REGROUP: Final = 24
REGROUP_TO: Final = 25
FORCED_RETREAT: Final = 26
LEAVE: Final = 27
PLACE_DRAW: Final = 28
SUPPLY: Final = 29
REPLACEMENTS: Final = 30
TIE: Final = 31
MAIN_GROUP: Final = 32
OVER: Final = 33
PHASES: Final[list[str]] = [
    "frank_deploy",
    "deploy_to",
    "saracen_deploy",
    "cards",
    "assassins",
    "manna",
    "moves",
    "group",
    "march",
    "muster",
    "muster_march",
    "sail",
    "enter",
    "main_road",
    "jihad_site",
    "marker",
    "battle_order",
    "garrison",
    "storm",
    "sally",
    "field",
    "storming",
    "hits",
    "retreat_to",
    "regroup",
    "regroup_to",
    "forced_retreat",
    "leave",
    "place_draw",
    "supply",
    "replacements",
    "tie",
    "main_group",
    "over",
]
# The section that asks for each decision.
PHASE_RULES: Final[list[str]] = [
    "3.1", "3.1", "3.2", "4.1", "card Assassins", "card Manna", "5.0", "5.2", "5.2", "5.3",
    "5.3", "5.4", "7.23", "6.41", "card Jihad", "6.51", "6.0", "6.1", "6.53", "6.55",
    "6.2", "6.54", "6.31", "6.6", "6.7", "6.7", "6.2", "6.2", "7.0", "8.3",
    "8.4", "4.1", "6.41", "1.2",
]  # fmt: skip

# Steps that need no decision; `turn.advance` runs them until a phase above is reached.
AUTOMATIC: Final = 40
NOMADS_DRAWN: Final = 40
YEAR_START: Final = 41
TURN_START: Final = 42
REVEAL: Final = 43
PLAYER_START: Final = 44
PLAYER_END: Final = 45
MARKERS_SET: Final = 46
NEXT_PLAYER: Final = 47
BATTLES: Final = 48
NEXT_SIEGE: Final = 56
NEXT_BATTLE: Final = 49
BATTLE_START: Final = 50
ROUND_START: Final = 51
FIELD_ROUND: Final = 52
STORM_ROUND: Final = 53
NEXT_TO_ACT: Final = 54
FIRED: Final = 55
SIEGE_QUIET: Final = 57
ATTRITION: Final = 58
BATTLE_WON: Final = 59
BATTLE_END: Final = 60
DRAWS: Final = 61
NEXT_DRAW: Final = 62
TURN_END: Final = 63
WINTER: Final = 64
WINTER_SUPPLY: Final = 65
WINTER_REPLACEMENTS: Final = 66
YEAR_END: Final = 67
MUST_RETREAT: Final = 68
SIEGE_ROLLED: Final = 69
FIELD_OVER: Final = 70
STORM_TURN: Final = 71
SIEGES_ROLL: Final = 72
FIELD_CLEARED: Final = 73
AUTOMATIC_END: Final = 74

# Verbs. The object of the verb stands in the comment.
DONE: Final = 0  # nothing
RESIGN: Final = 1  # nothing
DEPLOY: Final = 2  # block
TO: Final = 3  # town
EXCHANGE: Final = 4  # block
CARD: Final = 5  # card
RECALL: Final = 6  # nothing
ASSASSINATE: Final = 7  # face-up block
STRIKE_FIELD: Final = 8  # town
STRIKE_CASTLE: Final = 9  # town
GIVE: Final = 10  # block
GROUP_OF: Final = 11  # town
MUSTER_AT: Final = 12  # town
SAIL_WITH: Final = 13  # block
ENTER_WITH: Final = 14  # block
KEEP_SIEGE: Final = 15  # town
MARCH_WITH: Final = 16  # block
HALT: Final = 17  # nothing
FORCE: Final = 18  # town
LAND: Final = 19  # town
SEA_ATTACK: Final = 20  # town
MAIN: Final = 21  # place the road comes from
JIHAD: Final = 22  # town
SHOW: Final = 23  # block
FIGHT: Final = 24  # town
INTO_CASTLE: Final = 25  # block
STORM_WITH: Final = 26  # block
SALLY_WITH: Final = 27  # block
FIRE: Final = 28  # block
CHARGE: Final = 29  # block
HARRY: Final = 30  # block
RETREAT: Final = 31  # block
WITHDRAW: Final = 32  # block
TAKE_HIT: Final = 33  # block
REGROUP_WITH: Final = 34  # block
STARVE: Final = 35  # block
RESTORE: Final = 36  # block
PASS: Final = 37  # block
GO_FIRST: Final = 38  # role
MAIN_FROM: Final = 39  # town a group started from
VERB_COUNT: Final = 40

NOTHING: Final = 0
A_BLOCK: Final = 1
A_PLACE: Final = 2
A_CARD: Final = 3
A_ROLE: Final = 4
# Each verb as it is written, and what its object is.
VERBS: Final[list[tuple[str, int]]] = [
    ("done", NOTHING),
    ("resign", NOTHING),
    ("deploy", A_BLOCK),
    ("to", A_PLACE),
    ("exchange", A_BLOCK),
    ("card", A_CARD),
    ("recall", NOTHING),
    ("assassinate", A_BLOCK),
    ("strike_field", A_PLACE),
    ("strike_castle", A_PLACE),
    ("give", A_BLOCK),
    ("group", A_PLACE),
    ("muster", A_PLACE),
    ("sail", A_BLOCK),
    ("enter", A_BLOCK),
    ("keep_siege", A_PLACE),
    ("march", A_BLOCK),
    ("halt", NOTHING),
    ("force", A_PLACE),
    ("land", A_PLACE),
    ("sea_attack", A_PLACE),
    ("main", A_PLACE),
    ("jihad", A_PLACE),
    ("show", A_BLOCK),
    ("battle", A_PLACE),
    ("castle", A_BLOCK),
    ("storm", A_BLOCK),
    ("sally", A_BLOCK),
    ("fire", A_BLOCK),
    ("charge", A_BLOCK),
    ("harry", A_BLOCK),
    ("retreat", A_BLOCK),
    ("withdraw", A_BLOCK),
    ("hit", A_BLOCK),
    ("regroup", A_BLOCK),
    ("starve", A_BLOCK),
    ("restore", A_BLOCK),
    ("pass", A_BLOCK),
    ("first", A_ROLE),
    ("main_from", A_PLACE),
]

# Events that only their owner may read.
SECRET_EVENTS: Final = frozenset(("seated", "exchanged", "into_castle"))


def action(verb: int, thing: int = 0) -> int:
    """An action from its verb and object."""
    return verb * 64 + thing
