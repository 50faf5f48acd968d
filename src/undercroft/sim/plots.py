"""Two small plots as SVG, in the colours of the page around them."""

from html import escape

WIDTH = 760
COLOURS = 6


def draw_shares(counts: dict[str, int], title: str) -> str:
    """One bar, cut in proportion, with a legend that says the numbers."""
    whole = sum(counts.values())
    parts, legend, x = list[str](), list[str](), 0.0
    for at, (name, times) in enumerate(counts.items()):
        wide = WIDTH * times / whole
        colour = f"var(--c{at % COLOURS})"
        said = f"{escape(name)}: {times} ({times / whole:.0%})"
        parts.append(
            f'<rect x="{x:.1f}" y="0" width="{wide:.1f}" height="22" fill="{colour}"><title>{said}</title></rect>'
        )
        legend.append(
            f'<rect x="{at % 4 * 190}" y="{32 + at // 4 * 18}" width="10" height="10" fill="{colour}"/>'
            f'<text x="{at % 4 * 190 + 15}" y="{41 + at // 4 * 18}">{said}</text>'
        )
        x += wide
    return frame(title, 34 + 18 * (-(-len(counts) // 4)), [*parts, *legend])


def draw_histogram(counts: dict[int, int], title: str, bins: int = 40) -> str:
    """How many games were how long."""
    low, high = min(counts), max(counts)
    step = max(1, -(-(high - low + 1) // bins))
    heights = [0] * ((high - low) // step + 1)
    for value, times in counts.items():
        heights[(value - low) // step] += times
    tall, wide = max(heights), WIDTH / len(heights)
    bars = [
        f'<rect class="bar" x="{at * wide + 0.5:.1f}" y="{110 - 100 * times / tall:.1f}" width="{wide - 1:.1f}" '
        f'height="{100 * times / tall:.1f}"><title>{span(low + at * step, step)}: {times} games</title></rect>'
        for at, times in enumerate(heights)
        if times
    ]
    axis = [
        f'<line class="axis" x1="0" y1="110.5" x2="{WIDTH}" y2="110.5"/>',
        f'<text x="0" y="125">{low}</text>',
        f'<text x="{WIDTH}" y="125" text-anchor="end">{high}</text>',
        f'<text x="{WIDTH / 2}" y="125" text-anchor="middle">{escape(title)}; the highest bar: {tall} games</text>',
    ]
    return frame(title, 130, [*bars, *axis])


def span(low: int, step: int) -> str:
    """The values of one bar.

    >>> span(10, 1), span(10, 5)
    ('10', '10 to 14')
    """
    return str(low) if step == 1 else f"{low} to {low + step - 1}"


def frame(title: str, tall: int, inside: list[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {tall}" role="img" aria-label="{escape(title)}">{"".join(inside)}</svg>'
