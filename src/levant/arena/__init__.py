"""The arena: many games between bots, arranged so that their outcome can be believed.

Sides are mirrored and seeds paired, every game is recorded, intervals are given with every score.
`levant arena` is its command; docs/arena.md says how the numbers come about.
"""
