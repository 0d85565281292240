"""Croisades Strategic. The files are the sections of its rulebook.

For each decision a chapter has what may be chosen (`..._choices`), what a choice does
(`play_...`) and why another choice is refused (`why_not_...`); `turn.DECISIONS` joins them.

======================  =========================================================================
2.11, 2.12              `setup` the start
2.2                     `turn` what follows what; `sequence` the order of fights
2.11, 2.22, 3.21        `muster` groups; `grouping` the group that is open; `works` what is built
                        and bought beside them (also 2.62)
2.13, 3.3, 3.5          `outcome` income and the end of the game
2.31, 2.32              `naval` cargo, orders, the voyage
2.33, 2.94              `seafight` naval battles
2.34                    `landing` going ashore
2.41                    `march` land movement
2.42-2.44, 2.93         `meetings` what entering a hex does
2.51-2.54               `field` before a battle: ground, edges, zones
2.53, 2.55, 2.66        `deployment` companies and watchers
2.53-2.57               `stances` what companies are told; `line` what comes of it (also 2.8)
2.57, 2.58, 3.22        `aftermath` after a battle; `remnants` groups that are too small
2.61                    `garrison` those behind the walls
2.42b, 2.67, 2.68       `investment` how a siege begins and ends
2.64, 2.65              `siege` its days, battering, rations
2.64, 2.66              `sallies` out of the walls
2.64, 2.69              `assault` onto the walls; `ramparts` who fights about them
2.7                     `supply`
2.81-2.83               `ranks` command
2.84-2.89               `morale` wounds, panic, rout; `combat` fire and hand to hand
2.9                     `diplomacy` pacts and lent command; `gifts` gifts and promised passage
2.13                    `truce` and the armies placed anew
3.1, 3.21               `roster` characters, goods and prices
3.4, 3.5                `board` the map; `tables` combat, missiles, battering; `scenario`
3.58                    `custody` prisoners
======================  =========================================================================

Beside the rulebook: `words` (verbs, phases, actions), `position` with `pieces`, `fights` and
`records` (the state), `lands` (what follows from who holds what), `reasons` and `refusals` (why
not, whatever the decision), `sight` (views) and `views` (their types), `belief` with
`belief_memory` and `belief_draws` (a full position redrawn from a view), `notation` (actions as
text), `odds` (how a fight would end, from a view) with `guesses` (what the view leaves open),
`game` (the title as the kernel's contract wants it), `gestures` and `presets` (orders of several
actions), `limits` (what a board draws).
"""
