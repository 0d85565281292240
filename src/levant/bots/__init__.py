"""Computer players. A bot sees a view and its events, never a position.

`players` in the folder of each title (`rex`, `croisades`) has those who play it, by name. What
serves every title: `pilgrim` (who wanders), `budget` (how long a bot may think), `bot_process`
(where it thinks), `remote_bot` (who asks it there).
"""
