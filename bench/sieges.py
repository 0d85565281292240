"""What becomes of sieges: `python -m bench.sieges` plays them out, one way of besieging at a time.

One army before one stronghold with its standard garrison, the same simple heads on both sides, and
nothing else on the map: no relief, no hunger in the camp. Engines are there from the first day, and
their building is counted as days: three for ladders, six for towers, rams and trebuchets (2.62).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from levant.croisades import investment, outcome, turn
from levant.croisades import words as w
from levant.croisades.board import PLACE
from levant.croisades.fights import Fighter, Siege
from levant.croisades.game import CROISADES, Game
from levant.croisades.garrison import BREACH, defenders, man_standard, stock
from levant.croisades.pieces import Group
from levant.croisades.ranks import WOUNDED, able
from levant.croisades.roster import CLASS, GOODS
from levant.croisades.siege import ways_in
from levant.kernel.dice import FastDice, derive_seed

TURNS: Final = 20
ARMY: Final = {
    "baron": 1, "knight": 4, "sergeant": 5, "halberdier": 7, "spearman": 10, "archer": 3,
    "crossbowman": 4, "engineer": 2,
}  # fmt: skip
"""Of 36, three for each soldier in a baronial castle; two of them before a large town."""
PLACES: Final = {"acre": 2, "jerusalem": 2, "belvoir": 1}
"""Two important towns (24 soldiers) and a baronial castle (12), with the army before each."""
GIVES_UP: Final = 2
"""A besieger who has lost one man in so many goes home."""


@dataclass
class Way:
    """A way to besiege: what is built, what is done with a day, how bold a storm is."""

    engines: dict[str, int]  # for each ARMY
    days: int  # of building
    act: Callable[[Game, Siege], int]


def storm_at_once(game: Game, siege: Siege) -> int:
    """Assault whenever the wall can be reached."""
    return w.ASSAULT


def storm_breach(game: Game, siege: Siege) -> int:
    """Batter until the wall that is held is open, then assault."""
    wall = siege.inner if siege.line else siege.outer
    return w.ASSAULT if wall >= BREACH else w.BATTER


def wait(game: Game, siege: Siege) -> int:
    """Nothing but time."""
    return w.PASS


def batter_and_talk(game: Game, siege: Siege) -> int:
    """Breach the wall, then talk as soon as a 12 is on the die, else storm the ramparts."""
    if investment.surrender_bonus(game, siege) >= 3:
        return w.NEGOTIATE
    return storm_breach(game, siege)


def talk_at_once(game: Game, siege: Siege) -> int:
    """Talk from the first day on."""
    return w.NEGOTIATE


WAYS: Final = {
    "ladders at once": Way({"ladder": 9}, 3, storm_at_once),
    "towers and rams": Way({"ladder": 9, "tower": 1, "ram": 1, "screen": 3}, 9, storm_at_once),
    "trebuchets, then assault": Way({"ladder": 9, "trebuchet": 2, "screen": 3}, 9, storm_breach),
    "hunger": Way({}, 0, wait),
    "breach, then talks": Way({"ladder": 9, "trebuchet": 2, "screen": 3}, 9, batter_and_talk),
    "talks at once": Way({}, 0, talk_at_once),
}


@dataclass
class Outcome:
    """How a siege ended."""

    won: bool
    reason: str
    days: int
    lost: int  # besiegers
    killed: int  # of the garrison's soldiers


def set_up(place: str, way: Way, seed: int) -> tuple[Game, Siege, Group]:
    """A bare map with one siege on it."""
    game = CROISADES.new("third_crusade", {}, FastDice(derive_seed(seed, place)), log=True)
    game.groups, game.ships, game.sieges, game.meetings, game.log = [], [], [], [], []
    here = PLACE[place]
    game.owner[here] = 1
    camp = Group()
    camp.role, camp.number, camp.hex = 0, 1, here
    for name, count in ARMY.items():
        camp.men[CLASS[name]] = count * PLACES[place]
    camp.men[CLASS["baron"]] = 1
    siege = investment.begin_siege(game, 0, here)
    for name, count in way.engines.items():
        camp.goods[GOODS.index(name)] = siege.ready[GOODS.index(name)] = count * PLACES[place]
    game.groups.append(camp)
    stock(game, siege)
    man_standard(game, siege)
    return game, siege, camp


def chosen(game: Game, siege: Siege, way: Way) -> int:
    """What either side does: quiet heads, the same for all ways."""
    legal = turn.choices(game, game.active)
    verbs = {w.unpack(act).verb: act for act in legal}
    if game.phase == w.SIEGE_DAY:
        return verbs.get(way.act(game, siege), w.action(w.PASS))
    if game.phase == w.STORM:
        return w.action(w.PRESS if presses(game) else w.CALL_OFF)
    if game.phase == w.WALL:
        return w.action(w.STAND)
    if game.phase == w.SALLY_DAY:
        return sally(game, siege, legal)
    assert game.phase == w.RATIONS
    return ration(game, siege, legal)


def presses(game: Game) -> bool:
    """A storm goes on until a fifth of those who began it are down, or the wall is nearly won."""
    b = game.battle
    assert b is not None
    ours = [whole(f) for f in b.fighters if f.side == 0]
    theirs = [whole(f) for f in b.fighters if f.side == 1]
    return ours.count(False) < len(ours) / 5 or 2 * sum(theirs) < len(theirs)


def whole(f: Fighter) -> bool:
    """Whether somebody is able to fight and not wounded."""
    return able(f) and not f.state & WOUNDED


def sally(game: Game, siege: Siege, legal: list[int]) -> int:
    """Fetch food when it is short, else burn engines, else stay inside."""
    short = siege.supply < 4 * 12 * defenders(game, siege)
    verb = w.FORAGE if short else (w.RAID if any(siege.ready) else w.PASS)
    able = [act for act in legal if w.unpack(act).verb == verb and w.unpack(act).a <= 8]
    return max(able, default=w.action(w.PASS))


def ration(game: Game, siege: Siege, legal: list[int]) -> int:
    """Full rations for ten days, half for five, then quarters."""
    days = siege.supply / (4 * max(1, defenders(game, siege)))
    wish = 4 if days > 10 else (2 if days > 3 else 1)
    return max((act for act in legal if w.unpack(act).a <= wish), default=legal[0])


def play(place: str, name: str, seed: int) -> Outcome:
    """One siege until the place falls, the besieger goes home or the turns are over."""
    way = WAYS[name]
    game, siege, camp = set_up(place, way, seed)
    began, held = camp.size(), soldiers(siege)
    days = way.days
    while siege in game.sieges and days < 3 * TURNS + way.days:
        game.phase = w.SIEGES
        while game.phase != w.INCOME:
            if game.phase >= w.AUTOMATIC:
                turn.STEPS[game.phase](game)
            else:
                turn.apply(game, game.active, chosen(game, siege, way))
        days += siege.day
        stuck = way.act is storm_at_once and not ways_in(siege)
        if camp.size() * GIVES_UP < began or not camp.has_commander() or stuck:
            break
        outcome.heal(game)
    won = siege not in game.sieges
    reasons = [
        str(e["entry"]["reason"]) for e in game.log or [] if e["entry"]["event"] == "captured"
    ]
    reason = reasons[0] if reasons else "given up"
    return Outcome(won, reason, days, began - camp.size(), held - soldiers(siege))


def soldiers(siege: Siege) -> int:
    """The soldiers of the garrison, wounded or not."""
    return sum(siege.men[:-1]) + len(siege.hurt)


def main(given: Sequence[str] | None = None) -> None:
    """Tell how each way of besieging ends, for each place."""
    parser = argparse.ArgumentParser(prog="python -m bench.sieges", description=__doc__)
    parser.add_argument("--sieges", type=int, default=60, help="for each way and place (60)")
    parser.add_argument("--place", choices=sorted(PLACES), help="one place only")
    args = parser.parse_args(given)
    print(f"{'place':10} {'way':25} {'won':>5} {'days':>5} {'lost':>5} {'killed':>7}  how")
    for place in [args.place] if args.place else PLACES:
        for name in WAYS:
            done = [play(place, name, seed) for seed in range(args.sieges)]
            print(row(place, name, done), flush=True)


def row(place: str, name: str, done: list[Outcome]) -> str:
    """A line of the table: per cent won, days of those won, men lost and killed on average."""
    won = [one for one in done if one.won]
    days = sum(one.days for one in won) / max(1, len(won))
    lost = sum(one.lost for one in done) / len(done)
    killed = sum(one.killed for one in done) / len(done)
    counts = {reason: sum(1 for one in won if one.reason == reason) for reason in
              sorted({one.reason for one in won})}  # fmt: skip
    how = ", ".join(f"{reason} {count}" for reason, count in counts.items())
    return (
        f"{place:10} {name:25} {100 * len(won) // len(done):4}% {days:5.1f} {lost:5.1f} "
        f"{killed:7.1f}  {how}"
    )


if __name__ == "__main__":
    main()
