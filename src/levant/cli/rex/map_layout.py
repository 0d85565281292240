"""The map as a chart for the terminal: where each town stands and how each road runs.

A straightened Levant, north up, the coast at the left edge. Rows and columns count
characters. Which roads exist, and of which kind, is the board's business; here is only
the way they are drawn.
"""

from __future__ import annotations

from typing import Final

Point = tuple[int, int]

ROWS: Final = 41
COLUMNS: Final = 79

PLACES: Final[dict[str, Point]] = {
    "germania": (0, 19),
    "st_simeon": (2, 1),
    "antioch": (2, 19),
    "harim": (2, 36),
    "artah": (2, 50),
    "aleppo": (2, 64),
    "kassab": (4, 10),
    "shughur": (4, 36),
    "zerdana": (4, 57),
    "latakia": (6, 1),
    "saone": (6, 19),
    "albara": (6, 38),
    "margat": (8, 1),
    "masyaf": (8, 24),
    "hama": (8, 57),
    "tartus": (10, 1),
    "montferrand": (10, 38),
    "krak_des_chevaliers": (12, 24),
    "homs": (12, 57),
    "tripoli": (14, 1),
    "lacum": (14, 40),
    "botron": (16, 1),
    "baalbek": (16, 24),
    "qaddas": (16, 57),
    "beirut": (18, 1),
    "anjar": (18, 24),
    "damascus": (18, 57),
    "sidon": (20, 1),
    "beaufort": (20, 24),
    "banyas": (20, 40),
    "tyre": (22, 1),
    "ashtera": (22, 57),
    "acre": (24, 1),
    "tiberias": (24, 40),
    "caesarea": (26, 1),
    "legio": (26, 22),
    "baisan": (26, 40),
    "ajlun": (26, 57),
    "nablus": (28, 22),
    "jaffa": (30, 1),
    "damiya": (30, 40),
    "amman": (30, 57),
    "ramallah": (32, 5),
    "jerusalem": (32, 22),
    "jericho": (32, 40),
    "ascalon": (34, 1),
    "lachish": (36, 6),
    "hebron": (36, 22),
    "kerak": (36, 57),
    "gaza": (38, 1),
    "egypt": (40, 1),
    "beersheba": (40, 19),
    "dimona": (40, 36),
    "zoar": (40, 53),
}
"""The point of each place; its name is written to the right of it."""

BENDS: Final[dict[tuple[str, str], tuple[Point, ...]]] = {
    ("germania", "st_simeon"): ((0, 1),),
    ("aleppo", "germania"): ((0, 64),),
    ("antioch", "kassab"): ((3, 18), (3, 11)),
    ("artah", "zerdana"): ((4, 50),),
    ("aleppo", "zerdana"): ((3, 64), (3, 57)),
    ("kassab", "latakia"): ((5, 9), (5, 2)),
    ("saone", "shughur"): ((5, 20), (5, 35)),
    ("albara", "zerdana"): ((6, 55),),
    ("albara", "hama"): ((7, 39), (7, 56)),
    ("hama", "montferrand"): ((10, 55),),
    ("homs", "montferrand"): ((11, 56), (11, 38)),
    ("krak_des_chevaliers", "montferrand"): ((10, 24),),
    ("krak_des_chevaliers", "tartus"): ((10, 22),),
    ("krak_des_chevaliers", "tripoli"): ((14, 22),),
    ("krak_des_chevaliers", "lacum"): ((13, 24), (13, 39)),
    ("homs", "lacum"): ((14, 55),),
    ("baalbek", "tripoli"): ((15, 24), (15, 2)),
    ("baalbek", "lacum"): ((16, 38),),
    ("lacum", "qaddas"): ((15, 40), (15, 56)),
    ("banyas", "damascus"): ((20, 55),),
    ("beaufort", "tyre"): ((22, 22),),
    ("ashtera", "banyas"): ((21, 56), (21, 41)),
    ("ajlun", "tiberias"): ((24, 55),),
    ("acre", "legio"): ((25, 2), (25, 22)),
    ("caesarea", "nablus"): ((27, 2), (27, 21)),
    ("baisan", "nablus"): ((28, 38),),
    ("damiya", "nablus"): ((29, 39), (29, 23)),
    ("jaffa", "ramallah"): ((31, 2), (31, 4)),
    ("ascalon", "ramallah"): ((33, 2), (33, 4)),
    ("amman", "jericho"): ((32, 55),),
    ("jericho", "kerak"): ((34, 40), (34, 55)),
    ("ascalon", "lachish"): ((35, 2), (35, 5)),
    ("gaza", "lachish"): ((37, 2), (37, 5)),
    ("hebron", "zoar"): ((36, 53),),
    ("dimona", "hebron"): ((38, 36), (38, 22)),
    ("beersheba", "gaza"): ((39, 18), (39, 2)),
}
"""Where a road bends on its way between two places; other roads run straight."""
