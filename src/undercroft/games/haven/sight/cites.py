"""Which rule of which game each answer about sight and range rests on."""

from undercroft.rulebook import CiteTable

CITES: CiteTable = {
    "range.count": {"FH": ("FH-RANGE-01",), "JL": ("JL-RANGE-02", "JL-RANGE-01")},
    "range.walls": {"FH": ("FH-RANGE-02",), "JL": ("JL-RANGE-05",)},
    "range.parted": {"FH": ("FH-RANGE-03",), "JL": ("JL-LOS-08",)},
    "range.same": {"FH": ("FH-RANGE-07", "FH-RANGE-01"), "JL": ("JL-RANGE-02",)},
    "sight.free": {"FH": ("FH-LOS-01",), "JL": ("JL-LOS-02", "JL-LOS-06")},
    "sight.beside": {"FH": ("FH-LOS-01",), "JL": ("JL-LOS-07",)},
    "sight.blocked": {"FH": ("FH-LOS-01", "FH-LOS-02"), "JL": ("JL-LOS-05", "JL-LOS-02", "JL-LOS-06", "JL-OPEN-28")},
    "sight.through": {"FH": ("FH-LOS-02",), "JL": ("JL-LOS-04", "JL-LOS-03")},
    "sight.door": {"FH": ("FH-TILE-04",), "JL": ("JL-DOOR-04",)},
}
