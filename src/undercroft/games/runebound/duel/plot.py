"""A small plot: one bar for how the combat ends, and bars for the damage on the hero then. An SVG without scripts."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from undercroft.games.runebound.duel.odds import Odds

WIDTH, LEFT, TOP, TALL = 480, 20, 74, 110
"""The picture is so wide; the bars stand so far from its edges, and are so tall at most."""
COLOURS = {"win": "#2f6f4f", "retreat": "#86691c", "undecided": "#8a8a8a", "defeat": "#9d3b2f"}
INK, PAPER, DAMAGE = "#222222", "#ffffff", "#33618f"


def draw_plot(odds: Odds, title: str, hows: Mapping[str, str], axis: str) -> str:
    """The whole picture, in the words of one language."""
    parts = [text(LEFT, 22, title, 13), *outcome_bar(odds, hows), *damage_bars(odds.damage)]
    foot = TOP + TALL + 38
    parts.append(text(WIDTH / 2, foot, axis, 12, "middle"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {foot + 12}" role="img" '
        f'aria-label="{escape(title)}"><rect width="100%" height="100%" rx="6" fill="{PAPER}"/>'
        f'<g font-family="system-ui,sans-serif" fill="{INK}">{"".join(parts)}</g></svg>'
    )


def outcome_bar(odds: Odds, hows: Mapping[str, str]) -> Iterator[str]:
    """One bar from edge to edge, in parts; what is hardly ever seen has no label, but a name all the same."""
    left, whole = float(LEFT), WIDTH - 2 * LEFT
    for how, colour in COLOURS.items():
        chance: float = getattr(odds, how)
        wide = chance * whole
        named = f"{hows[how]} {percent(chance)}"
        if chance > 0:
            yield (
                f'<rect x="{left:.1f}" y="34" width="{wide:.1f}" height="24" fill="{colour}">' + tip(named) + "</rect>"
            )
        if wide > 6.5 * len(named):
            yield text(left + wide / 2, 50, named, 12, "middle", PAPER)
        left += wide


def damage_bars(damage: Sequence[float]) -> Iterator[str]:
    """A bar for each number of damage, with its share above and its number below."""
    step, most = (WIDTH - 2 * LEFT) / len(damage), max(damage)
    for at, chance in enumerate(damage):
        left, tall = LEFT + at * step, (TALL - 14) * chance / most
        top = TOP + TALL - tall
        share = tip(percent(chance))
        box = f'x="{left + step * 0.1:.1f}" y="{top:.1f}" width="{step * 0.8:.1f}" height="{tall:.1f}"'
        yield f'<rect {box} fill="{DAMAGE}">{share}</rect>'
        if chance >= 0.005:
            yield text(left + step / 2, top - 3, f"{100 * chance:.0f}", 10, "middle")
        yield text(left + step / 2, TOP + TALL + 16, str(at), 12, "middle")


def tip(words: str) -> str:
    return f"<title>{escape(words)}</title>"


def text(x: float, y: float, words: str, size: int, anchor: str = "start", colour: str = INK) -> str:
    where = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}"'
    return f'<text {where} fill="{colour}">{escape(words)}</text>'


def percent(chance: float) -> str:
    """
    >>> percent(0.5), percent(0.0012)
    ('50 %', '0 %')
    """
    return f"{chance:.0%}".replace("%", " %")
