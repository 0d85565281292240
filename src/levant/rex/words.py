"""The vocabulary of a game: its phases and its verbs, a row of a table each.

A phase is the one decision a position waits for. An action is a verb and an object
(a block, a town, a card), packed as `verb * 64 + object`. The numbers stand in records and
positions of games: they never change. `turn.DECISIONS` has what a phase offers, does and refuses.
"""

from __future__ import annotations

from typing import Final, NamedTuple

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

# Verbs; `VERB_TABLE` has their objects.
DONE: Final = 0
RESIGN: Final = 1
DEPLOY: Final = 2
TO: Final = 3
EXCHANGE: Final = 4
CARD: Final = 5
RECALL: Final = 6
ASSASSINATE: Final = 7
STRIKE_FIELD: Final = 8
STRIKE_CASTLE: Final = 9
GIVE: Final = 10
GROUP_OF: Final = 11
MUSTER_AT: Final = 12
SAIL_WITH: Final = 13
ENTER_WITH: Final = 14
KEEP_SIEGE: Final = 15
MARCH_WITH: Final = 16
HALT: Final = 17
FORCE: Final = 18
LAND: Final = 19
SEA_ATTACK: Final = 20
MAIN: Final = 21
JIHAD: Final = 22
SHOW: Final = 23
FIGHT: Final = 24
INTO_CASTLE: Final = 25
STORM_WITH: Final = 26
SALLY_WITH: Final = 27
FIRE: Final = 28
CHARGE: Final = 29
HARRY: Final = 30
RETREAT: Final = 31
WITHDRAW: Final = 32
TAKE_HIT: Final = 33
REGROUP_WITH: Final = 34
STARVE: Final = 35
RESTORE: Final = 36
PASS: Final = 37
GO_FIRST: Final = 38
MAIN_FROM: Final = 39
VERB_COUNT: Final = 40

# What the object of a verb is.
NOTHING: Final = 0
A_BLOCK: Final = 1
A_PLACE: Final = 2
A_CARD: Final = 3
A_ROLE: Final = 4

SEEN_AS_IT_IS: Final = -1


class Phase(NamedTuple):
    """A decision: what it is called, where its rules are, whose it is, what others see of it.

    Who decides is told by his part: the `player` whose turn it is, the `fighter` whose block acts,
    the `target` of hits, the owner of the `mover`, the `drawer` of a block; `each` in turn.
    """

    number: int
    name: str
    chapter: str  # the module of its rules
    section: str  # of 2.0, that asks for it
    decides: str
    seen_as: int = SEEN_AS_IT_IS  # the phase that everybody else sees


class Verb(NamedTuple):
    """A verb: how it is written, what its object is, and the section it belongs to."""

    number: int
    word: str
    thing: int
    section: str  # of 2.0, cited when it is not the moment for the verb; empty: that of the phase


# How a march goes on would tell a block's move rating: its enemy sees "moves" all along.
PHASE_TABLE: Final[tuple[Phase, ...]] = (
    Phase(FRANK_DEPLOY, "frank_deploy", "deployment", "3.1", "frank"),
    Phase(DEPLOY_TO, "deploy_to", "deployment", "3.1", "frank", seen_as=FRANK_DEPLOY),
    Phase(SARACEN_DEPLOY, "saracen_deploy", "deployment", "3.2", "saracen"),
    Phase(CARDS, "cards", "cards", "4.1", "both"),
    Phase(TIE, "tie", "cards", "4.1", "frank"),
    Phase(ASSASSINS, "assassins", "cards", "card Assassins", "player"),
    Phase(MANNA, "manna", "cards", "card Manna", "player"),
    Phase(MOVES, "moves", "moves", "5.0", "player"),
    Phase(GROUP, "group", "marches", "5.2", "player", seen_as=MOVES),
    Phase(MARCH, "march", "marches", "5.2", "player", seen_as=MOVES),
    Phase(MUSTER, "muster", "muster", "5.3", "player", seen_as=MOVES),
    Phase(MUSTER_MARCH, "muster_march", "muster", "5.3", "player", seen_as=MOVES),
    Phase(SAIL, "sail", "sea", "5.4", "player", seen_as=MOVES),
    Phase(ENTER, "enter", "sea", "7.23", "player", seen_as=MOVES),
    Phase(MAIN_ROAD, "main_road", "reserves", "6.41", "player"),
    Phase(MAIN_GROUP, "main_group", "reserves", "6.41", "player"),
    Phase(JIHAD_SITE, "jihad_site", "reserves", "card Jihad", "player"),
    Phase(MARKER, "marker", "reserves", "6.51", "besieger"),
    Phase(BATTLE_ORDER, "battle_order", "battle", "6.0", "player one"),
    Phase(GARRISON, "garrison", "battle", "6.1", "defender"),
    Phase(STORM, "storm", "storm", "6.53", "besieger"),
    Phase(SALLY, "sally", "siege", "6.55", "besieged"),
    Phase(FIELD, "field", "fire", "6.2", "fighter"),
    Phase(STORMING, "storming", "storm", "6.54", "fighter"),
    Phase(HITS, "hits", "hits", "6.31", "target"),
    Phase(RETREAT_TO, "retreat_to", "retreats", "6.6", "mover"),
    Phase(REGROUP, "regroup", "retreats", "6.7", "victor"),
    Phase(REGROUP_TO, "regroup_to", "retreats", "6.7", "mover"),
    Phase(FORCED_RETREAT, "forced_retreat", "battle", "6.2", "attacker"),
    Phase(LEAVE, "leave", "retreats", "6.2", "besieger"),
    Phase(PLACE_DRAW, "place_draw", "draws", "7.0", "drawer"),
    Phase(SUPPLY, "supply", "winter", "8.3", "each"),
    Phase(REPLACEMENTS, "replacements", "winter", "8.4", "each"),
    Phase(OVER, "over", "", "1.2", "nobody"),
)
VERB_TABLE: Final[tuple[Verb, ...]] = (
    Verb(DONE, "done", NOTHING, ""),
    Verb(RESIGN, "resign", NOTHING, "1.2"),
    Verb(DEPLOY, "deploy", A_BLOCK, "3.1"),
    Verb(TO, "to", A_PLACE, "5.0"),
    Verb(EXCHANGE, "exchange", A_BLOCK, "3.2"),
    Verb(CARD, "card", A_CARD, "4.1"),
    Verb(RECALL, "recall", NOTHING, "4.1"),
    Verb(ASSASSINATE, "assassinate", A_BLOCK, "card Assassins"),
    Verb(STRIKE_FIELD, "strike_field", A_PLACE, "card Assassins"),
    Verb(STRIKE_CASTLE, "strike_castle", A_PLACE, "card Assassins"),
    Verb(GIVE, "give", A_BLOCK, "card Manna"),
    Verb(GROUP_OF, "group", A_PLACE, "5.2"),
    Verb(MUSTER_AT, "muster", A_PLACE, "5.3"),
    Verb(SAIL_WITH, "sail", A_BLOCK, "5.4"),
    Verb(ENTER_WITH, "enter", A_BLOCK, "7.23"),
    Verb(KEEP_SIEGE, "keep_siege", A_PLACE, "8.2"),
    Verb(MARCH_WITH, "march", A_BLOCK, "5.2"),
    Verb(HALT, "halt", NOTHING, "5.2"),
    Verb(FORCE, "force", A_PLACE, "optional: Forced Marches"),
    Verb(LAND, "land", A_PLACE, "5.4"),
    Verb(SEA_ATTACK, "sea_attack", A_PLACE, "7.22"),
    Verb(MAIN, "main", A_PLACE, "6.41"),
    Verb(JIHAD, "jihad", A_PLACE, "card Jihad"),
    Verb(SHOW, "show", A_BLOCK, "6.51"),
    Verb(FIGHT, "battle", A_PLACE, "6.0"),
    Verb(INTO_CASTLE, "castle", A_BLOCK, "6.1"),
    Verb(STORM_WITH, "storm", A_BLOCK, "6.53"),
    Verb(SALLY_WITH, "sally", A_BLOCK, "6.55"),
    Verb(FIRE, "fire", A_BLOCK, "6.2"),
    Verb(CHARGE, "charge", A_BLOCK, "6.32"),
    Verb(HARRY, "harry", A_BLOCK, "6.33"),
    Verb(RETREAT, "retreat", A_BLOCK, "6.6"),
    Verb(WITHDRAW, "withdraw", A_BLOCK, "6.63"),
    Verb(TAKE_HIT, "hit", A_BLOCK, "6.31"),
    Verb(REGROUP_WITH, "regroup", A_BLOCK, "6.7"),
    Verb(STARVE, "starve", A_BLOCK, "8.3"),
    Verb(RESTORE, "restore", A_BLOCK, "8.4"),
    Verb(PASS, "pass", A_BLOCK, "6.2"),
    Verb(GO_FIRST, "first", A_ROLE, "4.1"),
    Verb(MAIN_FROM, "main_from", A_PLACE, "6.41"),
)

# The same by number, so that the rules find it at once.
_PHASES: Final[list[Phase]] = sorted(PHASE_TABLE)
_VERBS: Final[list[Verb]] = sorted(VERB_TABLE)
PHASES: Final[list[str]] = [phase.name for phase in _PHASES]
PHASE_RULES: Final[list[str]] = [phase.section for phase in _PHASES]
SEEN_PHASE: Final[list[int]] = [
    phase.number if phase.seen_as == SEEN_AS_IT_IS else phase.seen_as for phase in _PHASES
]
VERBS: Final[list[tuple[str, int]]] = [(verb.word, verb.thing) for verb in _VERBS]
VERB_RULES: Final[list[str]] = [verb.section for verb in _VERBS]

# What 2.0 has in one section and other editions have apart: their files name the section by this.
STORM_LIMIT_SECTION: Final = "storm_limit"  # 6.52
FORTIFIED_PORT_SECTION: Final = "fortified_port"  # 6.51
WINTER_FORCED_MARCH_SECTION: Final = "winter_forced_march"  # Forced Marches, 8.1

# Events that only their owner may read.
SECRET_EVENTS: Final = frozenset(("seated", "exchanged", "into_castle"))


def action(verb: int, thing: int = 0) -> int:
    """An action from its verb and object."""
    return verb * 64 + thing
