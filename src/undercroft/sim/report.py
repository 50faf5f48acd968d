"""The report of a simulation: one page that needs nothing else, with plots as inline SVG and no script."""

from collections.abc import Iterable
from html import escape
from pathlib import Path

from undercroft.sim.plots import draw_histogram, draw_shares
from undercroft.sim.statistics import AnswersTo, Statistics, VariantStatistics

STYLE = """
:root { color-scheme: light dark; --ground: #fbf8f2; --ink: #26221c; --soft: #6a6256; --line: #d8cfbf;
  --c0: #2f6f4f; --c1: #a3402f; --c2: #33618f; --c3: #8a6a1c; --c4: #6b4a8a; --c5: #4b5a5c; }
@media (prefers-color-scheme: dark) { :root { --ground: #1b1815; --ink: #ece5d8; --soft: #a99f8f; --line: #423b32;
  --c0: #6fbf95; --c1: #e08a76; --c2: #86b4e0; --c3: #d9b65c; --c4: #bd9ade; --c5: #a3b3b5; } }
body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; margin: 1rem 0; } caption { text-align: left; color: var(--soft); }
th, td { padding: .25rem .75rem .25rem 0; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child, td.words { text-align: left; }
svg { width: 100%; height: auto; } svg text { fill: var(--soft); font-size: 12px; } svg .bar { fill: var(--c2); }
svg .axis { stroke: var(--line); } p.note { color: var(--soft); } .wide { overflow-x: auto; }
"""


def write_report(statistics: Statistics, path: Path, name: str, notes: Iterable[str] = ()) -> None:
    """Write the page; notes are plain sentences below the title."""
    path.write_text(make_page(statistics, name, notes), encoding="utf-8")


def make_page(statistics: Statistics, name: str, notes: Iterable[str] = ()) -> str:
    title = f"{name}: {statistics.games} games by bots"
    lines = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
        f'<p class="note">Game <code>{escape(statistics.system)}</code>, seed {statistics.seed}, '
        f"{statistics.crashes} crashes.</p>",
        *(f"<p>{escape(note)}</p>" for note in notes),
        make_overview(statistics),
        *(make_section(variant) for variant in statistics.variants),
        "</body></html>",
    ]
    return "\n".join(lines)


def make_overview(statistics: Statistics) -> str:
    rows = [
        [title_of(one), one.games, shares(one), one.lengths.mean, one.lengths.median, one.lengths.most]
        for one in statistics.variants
    ]
    heads = ("Variant", "Games", "Outcomes", "Decisions, mean", "median", "most")
    return make_table("All variants", heads, rows, words=2)


def make_section(variant: VariantStatistics) -> str:
    lengths = variant.lengths
    asked = [[kind, one.asked, one.per_game, top_answers(one)] for kind, one in variant.questions.items()]
    return "\n".join(
        [
            f"<h2>{escape(title_of(variant))}</h2>",
            draw_shares(variant.outcomes, f"Outcomes of {variant.games} games"),
            draw_histogram(variant.histogram, "Decisions in a game"),
            f'<p class="note">Between {lengths.least} and {lengths.most} decisions, {lengths.mean} on average; '
            f"eight games of ten take {lengths.p10} to {lengths.p90}. "
            f"The table answered {variant.forced_per_game} more in a game by itself.</p>",
            make_table("Questions", ("Kind", "Asked", "a game", "Answers"), asked, words=3),
        ]
    )


def top_answers(asked: AnswersTo, most: int = 6) -> str:
    """The most frequent answers with their shares."""
    return ", ".join(f"{verb} {times / asked.asked:.0%}" for verb, times in list(asked.answers.items())[:most])


def title_of(variant: VariantStatistics) -> str:
    """What a reader calls a variant.

    >>> from undercroft.sim.statistics import Lengths
    >>> title_of(VariantStatistics("crypt", 1, 5, {}, {}, Lengths(0, 0, 0, 0, 0, 0), {}, 0, {}))
    'crypt, 1 seat'
    """
    return f"{variant.scenario or 'game'}, {variant.seats} seat{'s' * (variant.seats != 1)}"


def shares(variant: VariantStatistics) -> str:
    return ", ".join(f"{outcome} {times / variant.games:.0%}" for outcome, times in variant.outcomes.items())


def make_table(caption: str, heads: Iterable[str], rows: Iterable[Iterable[object]], words: int) -> str:
    """A table; column number `words` holds words, the others but the first numbers."""
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join(
        "<tr>"
        + "".join(
            f'<td class="words">{escape(str(cell))}</td>' if at == words else f"<td>{escape(str(cell))}</td>"
            for at, cell in enumerate(row)
        )
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="wide"><table><caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )
