"""Which rule of which game each step of the monster mind rests on."""

from undercroft.rulebook import CiteTable

CITES: CiteTable = {
    "turn.as_if_melee": {"FH": ("FH-FOCUS-06", "FH-FOCUS-17"), "JL": ("JL-MTURN-03",), "BB": ("BB-FOCUS-04",)},
    "focus.unlimited": {
        "FH": ("FH-FOCUS-13", "FH-FOCUS-01"),
        "JL": ("JL-FOCUS-08", "JL-FOCUS-01"),
        "BB": ("BB-PATH-05",),
    },
    "focus.fewest_negative": {
        "FH": ("FH-FOCUS-11", "FH-FOCUS-12"),
        "JL": ("JL-FOCUS-02",),
        "BB": ("BB-PATH-01",),
    },
    "focus.fewest_points": {
        "FH": ("FH-FOCUS-02", "FH-FOCUS-03"),
        "JL": ("JL-FOCUS-03", "JL-FOCUS-11"),
        "BB": ("BB-PATH-02",),
    },
    "focus.nearest": {"FH": ("FH-FOCUS-07",)},
    "focus.initiative": {"FH": ("FH-FOCUS-08", "FH-FOCUS-09"), "JL": ("JL-FOCUS-04", "JL-FOCUS-05")},
    "focus.none": {"FH": ("FH-FOCUS-15",), "JL": ("JL-FOCUS-14", "JL-MTURN-07"), "BB": ("BB-FOCUS-09",)},
    "stand.attack_focus": {"FH": ("FH-MMOVE-07",), "JL": ("JL-MMOVE-05",), "BB": ("BB-MONMOVE-10",)},
    "stand.most_targets": {"FH": ("FH-MMOVE-08",), "JL": ("JL-MMOVE-09",)},
    "stand.no_disadvantage": {"FH": ("FH-MMOVE-11",), "JL": ("JL-MMOVE-08", "JL-MMOVE-06"), "BB": ("BB-MONMOVE-06",)},
    "stand.fewest_points": {"FH": ("FH-MMOVE-09",), "JL": ("JL-MMOVE-11", "JL-MMOVE-02"), "BB": ("BB-MONMOVE-11",)},
    "approach": {"FH": ("FH-MMOVE-04",), "JL": ("JL-MMOVE-16",), "BB": ("BB-FOCUS-06",)},
    "approach.as_far": {"FH": ("FH-MMOVE-15",), "JL": ("JL-MMOVE-16",), "BB": ("BB-FOCUS-06",)},
    "approach.stay": {"FH": ("FH-MMOVE-16",), "JL": ("JL-MMOVE-14",), "BB": ("BB-FOCUS-07",)},
    "players_decide": {"FH": ("FH-MMOVE-10",), "JL": ("JL-MMOVE-15", "JL-GEN-01"), "BB": ("BB-MONMOVE-12",)},
}
