"""The balance of a game that one of the players wins, as SVG: games won, and how everybody fared beside the others."""

from collections.abc import Iterator
from html import escape

from undercroft.sim.balance import Balance, Measured
from undercroft.sim.contest_page import LEAST_WON, MOST_SHARE, WON, called, fares, multiple, percent
from undercroft.sim.shares import likely
from undercroft.table import System

LEFT, WIDE, GAP, TALL = 210, 240, 60, 26
TOP, BOTTOM = 44, 30
MOST = 2.0
"""The end of the scale of shares."""
COLOURS = ("#33618f", "#a3402f", "#2f6f4f", "#8a6a1c")
STYLE = "text{font:12px system-ui,sans-serif;fill:#777}"


def make_plot(balance: Balance, system: System) -> str:
    """A line a scenario and number of seats: left the games won, right a dot for each hero, place and seat."""
    rows = [one for one in balance.measured if one.games]
    names = sorted({name for one in rows for name in fares(one)})
    tall = TOP + TALL * len(rows) + BOTTOM
    title = escape(f"{system.name.en}: who wins how often")
    parts = [
        *scales(tall),
        *legend(names),
        *(part for at, one in enumerate(rows) for part in line(one, names, TOP + TALL * at + TALL // 2)),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + 2 * WIDE + GAP + 30} {tall}" role="img" '
        f'aria-label="{title}"><style>{STYLE}</style>{"".join(parts)}</svg>\n'
    )


def of_games(share: float) -> float:
    """Where a share of games stands."""
    return LEFT + WIDE * share


def of_shares(share: float) -> float:
    """Where a multiple of the fair share stands; what is off the scale stands at its end."""
    return LEFT + WIDE + GAP + WIDE * min(share, MOST) / MOST


def scales(tall: int) -> Iterator[str]:
    """What shall be is shaded."""
    high = tall - TOP - BOTTOM
    for left, right in ((of_games(LEAST_WON), of_games(1)), (of_shares(0), of_shares(MOST_SHARE))):
        yield f'<rect x="{left:.0f}" y="{TOP}" width="{right - left:.0f}" height="{high}" fill="#8882" />'
    marks = [(of_games(part / 5), f"{20 * part} %") for part in range(6)]
    marks += [(of_shares(part / 5), f"{part / 5:g}") for part in range(0, int(5 * MOST) + 1, 2)]
    for x, said in marks:
        yield f'<path d="M{x:.0f} {TOP}V{tall - BOTTOM}" stroke="#8884" />'
        yield words(x, tall - 12, said, "middle")


def legend(names: list[str]) -> Iterator[str]:
    yield words(LEFT, 16, "games won", "start")
    yield words(of_shares(0), 16, "times the fair share, by", "start")
    for at, name in enumerate(names):
        x = of_shares(0) + 80 * at
        yield dot(x + 5, 30, COLOURS[at % len(COLOURS)], name)
        yield words(x + 14, 34, name, "start")


def line(one: Measured, names: list[str], y: int) -> Iterator[str]:
    """One scenario with one number of seats; the bar is where the share of games lies in the long run."""
    said = f"{called(one)}, {one.point.bot}"
    yield words(LEFT - 12, y + 4, called(one), "end")
    least, most = map(of_games, likely(one.games, one.outcomes.get(WON, 0)))
    yield f'<path d="M{least:.1f} {y}H{most:.1f}" stroke="{COLOURS[0]}" stroke-width="2" />'
    yield dot(of_games(one.share(WON)), y, COLOURS[0], f"{said}: {percent(one)}")
    found = fares(one)
    for at, name in enumerate(names):
        for value, fared in found.get(name, {}).items():
            height = y + 5 * (at - (len(names) - 1) / 2)
            told = f"{said}, {name} {value}: {multiple(fared)}"
            yield dot(of_shares(fared.share), height, COLOURS[at % len(COLOURS)], told)


def dot(x: float, y: float, colour: str, title: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:g}" r="4" fill="{colour}"><title>{escape(title)}</title></circle>'


def words(x: float, y: float, said: str, anchor: str) -> str:
    return f'<text x="{x:.0f}" y="{y:g}" text-anchor="{anchor}">{escape(said)}</text>'
