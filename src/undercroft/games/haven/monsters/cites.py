"""Which rule of which game each step of the monster mind rests on."""

from undercroft.rulebook import CiteTable

CITES: CiteTable = {
    "turn.as_if_melee": {"FH": ("FH-FOCUS-06", "FH-FOCUS-17"), "JL": ("JL-MTURN-03",), "BB": ("BB-FOCUS-04",)},
    "turn.no_move": {
        "FH": ("FH-FOCUS-28", "FH-FOCUS-18", "FH-MMOVE-02"),
        "JL": ("JL-MATK-04", "JL-MTURN-04"),
        "BB": ("BB-MONMOVE-08",),
    },
    "walk.jump": {"FH": ("FH-FOCUS-27", "FH-JUMP-02"), "JL": ("JL-FOCUS-20", "JL-JUMP-01"), "BB": ("BB-FOCUS-08",)},
    "walk.flying": {"FH": ("FH-FLY-02", "FH-FOCUS-27"), "BB": ("BB-FOCUS-08",)},
    "walk.teleport": {"FH": ("FH-TELE-03", "FH-TELE-09")},
    "walk.ice": {"FH": ("FH-TILE-22", "FH-FOCUS-03")},
    "focus.invisible": {"FH": ("FH-FOCUS-22",), "BB": ("BB-FOCUS-09",)},
    "focus.melee": {"FH": ("FH-FOCUS-04",), "JL": ("JL-FOCUS-10", "JL-MTURN-06"), "BB": ("BB-FOCUS-02",)},
    "focus.ranged": {"FH": ("FH-FOCUS-05",), "JL": ("JL-FOCUS-09", "JL-MTURN-06"), "BB": ("BB-FOCUS-02",)},
    "focus.area": {"FH": ("FH-OPEN-30", "FH-AOE-05"), "JL": ("JL-OPEN-38", "JL-AOE-05"), "BB": ("BB-FOCUS-02",)},
    "focus.unreachable": {"FH": ("FH-FOCUS-20", "FH-FOCUS-21"), "JL": ("JL-FOCUS-13", "JL-FOCUS-12")},
    "focus.none": {"FH": ("FH-FOCUS-15",), "JL": ("JL-FOCUS-14", "JL-MTURN-07"), "BB": ("BB-FOCUS-09",)},
    "focus.fewest_negative": {"FH": ("FH-FOCUS-11", "FH-FOCUS-02"), "JL": ("JL-FOCUS-02",), "BB": ("BB-PATH-01",)},
    "focus.negative_anyway": {"FH": ("FH-FOCUS-12",), "JL": ("JL-FOCUS-02",), "BB": ("BB-PATH-01",)},
    "focus.unlimited": {
        "FH": ("FH-FOCUS-13", "FH-FOCUS-01"),
        "JL": ("JL-FOCUS-08", "JL-FOCUS-01"),
        "BB": ("BB-PATH-05",),
    },
    "focus.fewest_points": {
        "FH": ("FH-FOCUS-02", "FH-FOCUS-03"),
        "JL": ("JL-FOCUS-03", "JL-FOCUS-11"),
        "BB": ("BB-PATH-02",),
    },
    "focus.nearest": {"FH": ("FH-FOCUS-07",)},
    "focus.initiative": {"FH": ("FH-FOCUS-08", "FH-FOCUS-09"), "JL": ("JL-FOCUS-04", "JL-FOCUS-18")},
    "focus.players": {"FH": ("FH-FOCUS-09", "FH-INIT-11"), "JL": ("JL-FOCUS-05", "JL-FOCUS-06", "JL-GEN-01")},
    "focus.found": {"FH": ("FH-FOCUS-01",), "JL": ("JL-FOCUS-15", "JL-FOCUS-16"), "BB": ("BB-FOCUS-01",)},
    "stand.attack_focus": {
        "FH": ("FH-MMOVE-07", "FH-MMOVE-01"),
        "JL": ("JL-MMOVE-05", "JL-MMOVE-19"),
        "BB": ("BB-MONMOVE-10",),
    },
    "stand.fewest_negative": {
        "FH": ("FH-MMOVE-06", "FH-FOCUS-11"),
        "JL": ("JL-MMOVE-18", "JL-MMOVE-04"),
        "BB": ("BB-MONMOVE-09",),
    },
    "stand.muddled": {"FH": ("FH-MMOVE-13",), "JL": ("JL-MMOVE-12",)},
    "stand.focus_clear": {"JL": ("JL-MMOVE-08", "JL-MMOVE-06", "JL-MMOVE-07", "JL-MMOVE-20")},
    "stand.most_targets": {
        "FH": ("FH-MMOVE-07", "FH-FOCUS-10", "FH-MMOVE-17"),
        "JL": ("JL-MMOVE-09", "JL-MMOVE-01", "JL-MMOVE-17", "JL-MATK-02"),
    },
    "stand.which_targets": {"JL": ("JL-FOCUS-17", "JL-MMOVE-09")},
    "stand.players_targets": {"FH": ("FH-MMOVE-18",), "JL": ("JL-OPEN-38", "JL-GEN-01")},
    "stand.clear_attacks": {
        "FH": ("FH-MMOVE-08", "FH-MMOVE-11", "FH-MMOVE-12"),
        "BB": ("BB-MONMOVE-06",),
    },
    "stand.clear_others": {"JL": ("JL-MMOVE-10",)},
    "stand.fewest_points": {
        "FH": ("FH-MMOVE-09", "FH-MMOVE-03"),
        "JL": ("JL-MMOVE-11", "JL-MMOVE-02"),
        "BB": ("BB-MONMOVE-11",),
    },
    "stand.stays": {"FH": ("FH-MMOVE-03",), "JL": ("JL-MMOVE-13", "JL-MMOVE-02"), "BB": ("BB-MONMOVE-03",)},
    "approach": {"FH": ("FH-MMOVE-04",), "JL": ("JL-MMOVE-16", "JL-MMOVE-19"), "BB": ("BB-FOCUS-06",)},
    "approach.no_move": {"FH": ("FH-FOCUS-28",), "JL": ("JL-MATK-04",), "BB": ("BB-MONMOVE-08",)},
    "approach.goal": {"FH": ("FH-OPEN-33", "FH-FOCUS-02"), "JL": ("JL-OPEN-34", "JL-FOCUS-17"), "BB": ("BB-FOCUS-02",)},
    "approach.no_negative": {"FH": ("FH-MMOVE-06",), "JL": ("JL-MMOVE-04",), "BB": ("BB-MONMOVE-17",)},
    "approach.as_far": {"FH": ("FH-MMOVE-15", "FH-MMOVE-05"), "JL": ("JL-MMOVE-16",), "BB": ("BB-FOCUS-06",)},
    "approach.stay": {
        "FH": ("FH-MMOVE-16", "FH-MMOVE-04"),
        "JL": ("JL-MMOVE-14", "JL-MMOVE-03"),
        "BB": ("BB-FOCUS-07",),
    },
    "attack.none": {"FH": ("FH-MATK-04",), "JL": ("JL-MATK-03", "JL-MATK-01"), "BB": ("BB-MONATK-08",)},
    "players_decide": {"FH": ("FH-MMOVE-10",), "JL": ("JL-MMOVE-15", "JL-GEN-01"), "BB": ("BB-MONMOVE-12",)},
}
