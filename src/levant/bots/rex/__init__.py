"""Computer players of Crusader Rex.

One judgement serves them all, the rollout policy: rules of thumb for every decision, on a whole
position. A bot has no position but those that `levant.rex.belief` draws for it from its view and
its events, and this is how the players differ:

- The *pilgrim* looks at nothing (levant/bots/pilgrim.py).
- The *squire* asks the policy once, on one drawn position, and does that.
- The *knight* takes the squire's choice for his default, and departs from it where playouts, in
  which the policy plays both sides on many drawn positions, say that something else is better.
- The *king* is a knight with more plans, more time, and a trained net that tells what a playout
  has come to; the *prince* is a king in a hurry.
- The *emperor* is a king with a learned policy and a learned belief: what moves gain, whom the
  enemy may have where, and how playouts go on, was fitted to games of players who search.

The players:

    players.py              all of them by name
    squire.py               belief and policy
    knight.py               plans for a movement phase, single decisions, the time for each

Search, on positions drawn from a belief:

    playout.py              play a plan, then let the policy play on, then evaluate
    successive_halving.py   which of several plans is best, the worse half falling out
    card_search.py          the card phase: a payoff matrix and regret matching
    forecast.py             the expected outcome for a viewer (the chart of a replay)

Evaluation, of positions at the end of playouts:

    evaluation.py           the knight's: a weighted sum of a few terms
    value_net.py, .json     the king's: a trained net (the emperor's: emperor_net.json, if there)
    features.py             what the net reads

The rollout policy, and what its decisions are made from, the lower below:

    rollout_policy.py       one choice for each phase; carries out orders
    card_policy.py          4.0 cards and events
    move_choice.py          5.0 the best move: musters, voyages, and those of
    group_moves.py          5.2 groups and joint attacks
    departures.py           5.5 who may leave a town
    routing.py              5.1 paths with room on the roads
    battle_policy.py        6.0 battles and sieges
    retreat_policy.py       6.6 retreats and regroups
    placement_policy.py     3.0, 7.0 deployment and draws
    valuation.py            what each town is worth to a side
    targets.py              the cities it goes for, and those in need
    forces.py               steps, fire and blocks, town by town
    combat_odds.py          the arithmetic of battles and sieges
    offers.py               what may be chosen; the best and the least block
    policy_weights.py, .toml  the numbers that the policy weighs with
    learned_policy.py, .json  the emperor's: the same with learned corrections for moves
    order_features.py         what those read of an order
    map_tables.py           distances, room on roads, what blocks are worth

What the emperor learned about hidden blocks lies with the belief (levant/rex/belief_weights.py).

The policy, the evaluation and playout.py are compiled (levant/compiled.py). `make lint` checks
that nothing imports what is built on it; the order stands in pyproject.toml.
"""
