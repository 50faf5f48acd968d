"""The table of a balance as Markdown, and its plot as SVG."""

from collections.abc import Iterator, Sequence
from html import escape

from undercroft.sim.balance import Balance, Measured, Point
from undercroft.table import System

WON = "won"
BAND = (0.5, 0.9)
"""Between these shares the last of the bots, the best one, shall win."""
LEFT, WIDE, TALL = 250, 420, 16
COLOURS = ("#a3402f", "#33618f", "#2f6f4f", "#8a6a1c")


def make_table(balance: Balance, system: System, bots: Sequence[str], command: str) -> str:
    """A row a scenario: how often each bot wins with each number of seats."""
    seats = sorted({one.point.seats for one in balance.measured})
    heads = [f"{count} seats, {bot}" for count in seats for bot in bots]
    lines = [
        f"# {system.name.en}: how often bots win",
        "",
        f"Made by `{command}`. The games of one cell are those of `undercroft simulate` with its scenario, seats, bot,",
        "options and seed. In brackets: how many games, and how many decisions a game.",
        "",
        f"| scenario | options | {' | '.join(heads)} |",
        f"| --- | --- |{' ---: |' * len(heads)}",
    ]
    for scenario in system.scenarios:
        options = ", ".join(f"{name}={value}" for name, value in system.meeting(scenario.id).options.items())
        cells = [balance.of(Point(scenario.id, count, bot)) for count in seats for bot in bots]
        if any(cells):
            lines.append(f"| {scenario.id} | {options} | {' | '.join(cell(one) for one in cells)} |")
    lines += ["", *summary(balance, bots)]
    return "\n".join(lines) + "\n"


def cell(one: Measured | None) -> str:
    """What a point came to.

    >>> cell(Measured(Point("crypt", 2, "greedy"), {}, "", 4, {"won": 3, "lost": 1}, {}, {100: 4}))
    '75 % (4; 100)'
    >>> cell(Measured(Point("crypt", 2, "greedy"), {}, "", 4, {"won": 4}, {"a": 3, "b": 1}, {100: 4}))
    '100 %, a 3, b 1 (4; 100)'
    >>> cell(None)
    '–'
    """
    if one is None or not one.games:
        return "–"
    winners = "".join(f", {seat} {times}" for seat, times in sorted(one.winners.items()))
    return f"{one.share(WON):.0%}".replace("%", " %") + f"{winners} ({one.games}; {one.decisions / one.games:.0f})"


def summary(balance: Balance, bots: Sequence[str]) -> Iterator[str]:
    """All games of each bot together, and where the best bot wins more or less than it should."""
    for bot in bots:
        mine = [one for one in balance.measured if one.point.bot == bot and one.games]
        if mine:
            games, won = sum(one.games for one in mine), sum(one.outcomes.get(WON, 0) for one in mine)
            yield f"- `{bot}` wins {won / games:.0%} of {games} games.".replace("%", " %")
    best = [one for one in balance.measured if one.point.bot == bots[-1] and one.games]
    outside = [one for one in best if not BAND[0] <= one.share(WON) <= BAND[1]]
    said = ", ".join(f"{one.point.scenario} with {one.point.seats}" for one in outside) or "nowhere"
    yield f"- `{bots[-1]}` wins fewer than {BAND[0]:.0%} or more than {BAND[1]:.0%}: {said}.".replace("%", " %")


def make_plot(balance: Balance, system: System, bots: Sequence[str]) -> str:
    """A line a scenario and number of seats, a dot a bot: the farther right, the more it wins."""
    seats = sorted({one.point.seats for one in balance.measured})
    rows = [
        (scenario.id, count)
        for scenario in system.scenarios
        for count in seats
        if any(balance.of(Point(scenario.id, count, bot)) for bot in bots)
    ]
    tall = TALL * len(rows) + 70
    low, high = (LEFT + WIDE * share for share in BAND)
    parts = [f'<rect x="{low}" y="30" width="{high - low:.0f}" height="{tall - 60}" fill="#8882" />']
    for percent in range(0, 101, 10):
        x = LEFT + WIDE * percent / 100
        parts.append(f'<path d="M{x:.0f} 30V{tall - 30}" stroke="#8884" />')
        parts.append(f'<text x="{x:.0f}" y="{tall - 14}" text-anchor="middle">{percent} %</text>')
    for at, bot in enumerate(bots):
        parts.append(f'<circle cx="{LEFT + 110 * at + 5}" cy="15" r="5" fill="{COLOURS[at % len(COLOURS)]}" />')
        parts.append(f'<text x="{LEFT + 110 * at + 16}" y="19">{escape(bot)}</text>')
    for line, (scenario, count) in enumerate(rows):
        y = 40 + TALL * line
        parts.append(f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(scenario)}, {count} seats</text>')
        for at, bot in enumerate(bots):
            one = balance.of(Point(scenario, count, bot))
            if one and one.games:
                x, colour = LEFT + WIDE * one.share(WON), COLOURS[at % len(COLOURS)]
                said = f"{scenario}, {count} seats, {bot}: {cell(one)}"
                parts.append(
                    f'<circle cx="{x:.0f}" cy="{y}" r="5" fill="{colour}"><title>{escape(said)}</title></circle>'
                )
    style = "text{font:12px system-ui,sans-serif;fill:#777}"
    title = escape(f"{system.name.en}: how often bots win")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 30} {tall}" role="img" '
        f'aria-label="{title}">'
        f"<style>{style}</style>{''.join(parts)}</svg>\n"
    )
