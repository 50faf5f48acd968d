"""What a duel came to, told: a table with bars for people at a terminal, a small plot for pages."""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

import msgspec

from undercroft.games.runebound.duel.odds import Odds
from undercroft.words import Lang, Message, Text, Value, Words

WORDS = Words([Path(__file__).parent.parent / "words"])
BAR = 30
"""So many characters are all of the combats."""
WIDE, TALL, GAP = 26, 100, 6
COLOURS = ("#33618f", "#a3402f")
HOWS = ("win", "defeat", "retreat", "undecided")


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """The odds as they were worked out from the casts, and as they came out in combats that were played."""

    case: str
    hero: Text
    enemy: Text
    health: int
    wounds: int
    enemy_health: int
    reckoned: Odds
    played: Odds | None
    games: int
    plot: str
    """An SVG: damage in the end, worked out and played."""

    def explain(self, lang: Lang) -> str:
        """A table of the odds, and bars for damage and rounds."""
        both = [self.reckoned, *([self.played] if self.played else [])]
        surest = self.played or self.reckoned
        lines = [self.heading(lang), *table(both, self.games, lang)]
        lines += ["", say("duel-damage", lang), *bars(surest.damage)]
        lines += ["", say("duel-rounds", lang), *bars(surest.rounds)]
        return "\n".join(lines)

    def heading(self, lang: Lang) -> str:
        args: dict[str, Value] = {"hero": self.hero, "enemy": self.enemy, "left": self.health - self.wounds}
        return say("duel-heading", lang, **args, health=self.health, foe=self.enemy_health)


def say(id: str, lang: Lang, **args: Value) -> str:
    return WORDS.say(Message(id, args), lang)


def table(both: Sequence[Odds], games: int, lang: Lang) -> Iterator[str]:
    """A line for each way to end, a column for each way to find out."""
    heads = [say("duel-reckoned", lang), say("duel-played", lang, games=games)][: len(both)]
    rows = [
        (say(f"duel-{how}", lang), [percent(getattr(odds, how)) for odds in both])
        for how in HOWS
        if any(getattr(odds, how) >= 0.0005 for odds in both) or how in ("win", "defeat")
    ]
    rows.append((say("duel-mean-damage", lang), [number(odds.mean_damage, lang) for odds in both]))
    rows.append((say("duel-mean-rounds", lang), [number(odds.mean_rounds, lang) for odds in both]))
    first = max(len(name) for name, _ in rows)
    yield " " * first + "".join(f"  {head:>14}" for head in heads)
    for name, figures in rows:
        yield f"{name:<{first}}" + "".join(f"  {figure:>14}" for figure in figures)


def percent(chance: float) -> str:
    """
    >>> percent(0.5), percent(0.0012)
    ('50 %', '0 %')
    """
    return f"{chance:.0%}".replace("%", " %")


def number(value: float, lang: Lang) -> str:
    """
    >>> number(2.5, "de")
    '2,5'
    """
    written = f"{value:.1f}"
    return written.replace(".", ",") if lang == "de" else written


def bars(chances: Sequence[float]) -> Iterator[str]:
    """
    >>> list(bars([0.0, 0.5]))
    ['   0    0 %', '   1   50 %  ███████████████']
    """
    for at, chance in enumerate(chances[: 1 + max(shown(chances), default=0)]):
        yield f"{at:>4}  {percent(chance):>5}  {'█' * round(BAR * chance)}".rstrip()


def shown(chances: Sequence[float]) -> list[int]:
    return [at for at, chance in enumerate(chances) if chance >= 0.0005]


def draw_plot(reckoned: Odds, played: Odds | None, title: Text) -> str:
    """Bars side by side for each number of damage: worked out, and played."""
    series = [reckoned.damage, *([played.damage] if played else [])]
    most = max(max(one) for one in series)
    parts: list[str] = []
    for at in range(len(reckoned.damage)):
        left = GAP + at * (WIDE + GAP)
        for which, one in enumerate(series):
            wide, tall = WIDE / len(series), TALL * one[at] / most
            parts.append(
                f'<rect x="{left + which * wide:.1f}" y="{GAP + TALL - tall:.1f}" width="{wide:.1f}" '
                f'height="{tall:.1f}" fill="{COLOURS[which]}"><title>{percent(one[at])}</title></rect>'
            )
        parts.append(f'<text x="{left + WIDE / 2:.0f}" y="{TALL + 20}" text-anchor="middle">{at}</text>')
    whole = GAP + len(reckoned.damage) * (WIDE + GAP)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {TALL + 26}" role="img" '
        f'aria-label="{escape(title.en)}"><style>text{{font:11px system-ui,sans-serif;fill:currentColor}}</style>'
        f"{''.join(parts)}</svg>"
    )
