"""A careful enemy at the table: what each viewer could name, against what he is told.

The onlooker is fed with the true position before and after each action and keeps of it only what
an eye sees (`onlooker_facts`) and what was handed to a role: the numbers of an invader (2.42c),
offers (2.96). He then holds everything a viewer gets to it:

- each statement of a view is one he could name (`onlooker_claims`), in an order that hides nothing;
- each event is one he may be told (`onlooker_events`), and events are numbered without gaps;
- where nothing changed that he could see, nothing he is told changes;
- in a position that looks the same to him (`onlooker_standin`) views, choices and refusals are
  the same to the byte.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from levant.croisades import words as w
from levant.croisades.board import spell_hex
from levant.croisades.game import CROISADES, Game
from levant.croisades.roster import MOUNTED
from levant.kernel.dice import FastDice
from levant.kernel.title import Refusal
from tests.croisades.onlooker_claims import claims
from tests.croisades.onlooker_events import judge
from tests.croisades.onlooker_facts import Facts, lent_facts, public_facts, sheet_facts
from tests.croisades.onlooker_standin import stand_in
from tests.croisades.play import MOST_DECISIONS, OPTION_SETS, bold, uniform

Viewer = int | None


class Leak(AssertionError):
    """A viewer was told what he could not know."""


class Window:
    """The ways by which anything leaves the engine; tests spoil them one by one."""

    def view(self, game: Game, viewer: Viewer) -> dict[str, Any]:
        return dict(game.view(viewer))

    def events(self, game: Game, viewer: Viewer, since: int) -> list[dict[str, Any]]:
        return [dict(event) for event in CROISADES.events(game, viewer, since)]

    def legal(self, game: Game, role: int) -> list[int]:
        return game.legal(role)

    def refusal(self, game: Game, role: int, action: int) -> Refusal | None:
        return game.refusal(role, action)


class Onlooker:
    """Looks on at one game from every seat, or from some."""

    def __init__(
        self, game: Game, window: Window | None = None, seed: int = 0, seats: int = 7
    ) -> None:
        self.window = window or Window()
        self.dice = FastDice(seed)
        roles = [(seed + n) % game.roles for n in range(min(seats, game.roles))]
        self.viewers: list[Viewer] = [None, *roles]
        self.counts: Counter[str] = Counter()
        self.heard: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        # What was handed over: numbers of invaders in this turn; what others say to one.
        self.slips: dict[int, Facts] = {role: set() for role in range(game.roles)}
        self.turn, self.phase = game.turn, game.phase
        self.known: dict[Viewer, Facts] = {viewer: set() for viewer in self.viewers}
        self.shown: dict[Viewer, str] = {}
        self.tried: list[int] = []
        self.look(game)

    # --- What he may know ---------------------------------------------------------------------

    def take_slips(self, game: Game) -> None:
        """2.42c: who is met is told how many come, on foot and mounted; 2.96: offers."""
        if game.turn != self.turn:
            for slips in self.slips.values():
                slips -= {fact for fact in slips if fact[0] == "counted"}
        for role, place, foot, mounted in game.informed:
            fact = ("counted", game.role_name(role), spell_hex(place), foot, mounted)
            if fact not in self.slips[role]:
                self.check_count(game, role, place, foot, mounted)
                self.slips[role].add(fact)
        # 2.96, decision 77: what is said to a role it hears at once, and nobody else does.
        for role in range(game.roles):
            self.slips[role] = {fact for fact in self.slips[role] if fact[0] == "counted"}
            for other in range(game.roles):
                two = (game.role_name(other), game.role_name(role))
                if game.offers[other] >> role & 1:
                    self.slips[role].add(("offered", *two))
                if game.passes[other] >> role & 1:
                    self.slips[role].add(("passage", *two))
        self.turn, self.phase = game.turn, game.phase

    def check_count(self, game: Game, role: int, place: int, foot: int, mounted: int) -> None:
        """The slip names the mover's force in the hex where the role's groups were met."""
        force = [g for g in game.groups_at(place, game.mover) if not g.inside]
        riders = sum(1 for g in force for c in g.classes() if MOUNTED[c])
        counted = (sum(g.size() for g in force) - riders, riders)
        if counted != (foot, mounted) or not game.groups_at(place, role):
            raise Leak(f"a false count for {game.role_name(role)} at {spell_hex(place)}")

    def knowledge(self, game: Game, viewer: Viewer, public: Facts) -> Facts:
        if viewer is None:
            return public
        mine = sheet_facts(game, viewer) | lent_facts(game, viewer)
        return public | mine | self.slips[viewer]

    # --- What he is told ----------------------------------------------------------------------

    def look(self, game: Game) -> None:
        """After an action (or at the start): compare everything every viewer gets."""
        self.take_slips(game)
        public = public_facts(game)
        for viewer in self.viewers:
            facts = self.knowledge(game, viewer, public)
            view = self.window.view(game, viewer)
            self.check_view(game, viewer, view, facts)
            news = self.check_events(game, viewer, facts)
            text = json.dumps(view)
            if viewer in self.shown and facts == self.known[viewer]:
                self.counts["silence"] += 1
                if news or text != self.shown[viewer]:
                    what = news or _difference(self.shown[viewer], text)
                    self.leak(game, viewer, "something unseen shows", what)
            self.known[viewer], self.shown[viewer] = facts, text

    def check_view(self, game: Game, viewer: Viewer, view: dict[str, Any], facts: Facts) -> None:
        for claim in claims(view):
            self.counts[str(claim[0])] += 1
            if claim not in facts:
                self.leak(game, viewer, "the view says", claim)
        for key, number in (("groups", "group"), ("ships", "ship")):
            names = [(one["role"], one[number]) for one in view[key] if one["role"] != view["role"]]
            ranks = [(game.scenario.roles.index(role), n) for role, n in names]
            if ranks != sorted(ranks):
                self.leak(game, viewer, f"{key} stand in an order of their own", names)
        if viewer is not None:
            legal = [] if game.phase == w.OVER else self.window.legal(game, viewer)
            self.counts["legal"] += len(legal)
            if view["legal"] != [CROISADES.spell(game, act) for act in legal]:
                self.leak(game, viewer, "the view offers", view["legal"])

    def check_events(self, game: Game, viewer: Viewer, facts: Facts) -> list[dict[str, Any]]:
        since = self.heard[viewer]
        news = self.window.events(game, viewer, since)
        for number, entry in enumerate(news, since):
            self.counts["event"] += 1
            reason = judge(game, entry, viewer, self.known[viewer], facts)
            if entry["n"] != number:
                reason = "leaves a gap in the numbers"
            if reason and viewer in self.shown:
                self.leak(game, viewer, f"told what {reason}", entry)
        self.heard[viewer] = since + len(news)
        return news

    # --- Another position that looks the same -------------------------------------------------

    def compare(self, game: Game, viewer: Viewer, tries: int = 4) -> None:
        """2.11: what he cannot know may be otherwise, and he is told the same."""
        twin = stand_in(game, viewer, self.dice)
        self.counts["stand-in"] += 1
        here, there = (json.dumps(self.window.view(one, viewer)) for one in (game, twin))
        if here != there:
            self.leak(game, viewer, "the view depends on", _difference(here, there))
        if viewer is None:
            return
        if self.window.legal(game, viewer) != self.window.legal(twin, viewer):
            self.leak(game, viewer, "the choices depend on", "what is hidden")
        for action in self.attempts(game, viewer, tries):
            self.counts["refusal"] += 1
            replies = [_reply(self.window.refusal(one, viewer, action)) for one in (game, twin)]
            if replies[0] != replies[1]:
                self.leak(game, viewer, f"{CROISADES.spell(game, action)} is answered by", replies)

    def attempts(self, game: Game, viewer: int, tries: int) -> list[int]:
        """Actions to be refused: what others may do now, and what was possible before."""
        others = [r for r in game.deciders if r != viewer]
        pool = [act for role in others for act in game.legal(role)[:50]] + self.tried
        self.tried = (self.tried + [act for r in game.deciders for act in game.legal(r)[:3]])[-60:]
        return [pool[self.dice.below(len(pool))] for _ in range(tries)] if pool else []

    def leak(self, game: Game, viewer: Viewer, what: str, fact: Any) -> None:
        who = "a spectator" if viewer is None else game.role_name(viewer)
        phase = w.PHASES[game.phase].name
        raise Leak(f"{game.scenario.name}, turn {game.turn}, {phase}, {who}: {what} {fact}")


def _reply(refusal: Refusal | None) -> str:
    return "" if refusal is None else f"{refusal.rule} {refusal.key} {refusal.facts}"


def _difference(one: str, other: str) -> str:
    """The first place where two views part."""
    at = next(
        (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
    start = max(0, at - 60)
    return f"{one[start : at + 60]!r} against {other[start : at + 60]!r}"


# --- Whole games ------------------------------------------------------------------------------

STAND_INS = 5
OPTIONS = (*OPTION_SETS, {"build_armies": 1, "captures": 1})


def look_on(
    seed: int, scenario: str, turns: int = 2, window: Window | None = None, seats: int = 7
) -> Counter[str]:
    """One game from so many seats; at every fifth decision one of them is shown a stand-in."""
    options = {**OPTIONS[seed % len(OPTIONS)], "turns": turns}
    game = CROISADES.new(scenario, options, FastDice(seed), log=True)
    onlooker = Onlooker(game, window, seed, seats)
    dice = FastDice(seed + 1_000_000)
    policy = bold if seed % 4 else uniform
    for n in range(MOST_DECISIONS):
        if n % 29 == 0:
            lend_some(game, dice)
            onlooker.look(game)
        deciders = game.deciders
        if not deciders:
            return onlooker.counts
        if n % STAND_INS == 0:
            onlooker.compare(game, onlooker.viewers[dice.below(len(onlooker.viewers))])
        role = deciders[dice.below(len(deciders))]
        game.play(role, policy(game, role, dice))
        onlooker.look(game)
    raise AssertionError(f"the game of seed {seed} does not end")


def lend_some(game: Game, dice: FastDice) -> None:
    """2.96: now and then command changes hands outside the talks."""
    role, other = dice.below(game.roles), dice.below(game.roles)
    action = w.action(w.LEND, other) if dice.below(2) else w.action(w.TAKE_BACK)
    if game.lends(role, action):
        game.play(role, action)
