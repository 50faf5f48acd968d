"""What a duel came to, told: a table with bars for people at a terminal, a small plot for pages and files."""

from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path

import msgspec

from undercroft.games.runebound.duel.odds import Odds
from undercroft.games.runebound.duel.plot import draw_plot, percent
from undercroft.words import Lang, Message, Text, Value, Words

WORDS = Words([Path(__file__).parent.parent / "words"])
BAR = 30
"""So many characters are all of the combats."""
HOWS = ("win", "defeat", "retreat", "undecided")
SURE = 1.96
"""Standard errors to each side that hold the true value 19 times of 20."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """The odds as they came out in combats that were played, and as bots estimate them from the tokens."""

    case: str
    hero: Text
    enemy: Text
    health: int
    wounds: int
    enemy_health: int
    played: Odds | None
    games: int
    estimated: Odds
    """All blows of a round at once, no token flipped by agility."""
    plot: Text = Text("", "")
    """An SVG: how it ends, and the damage on the hero then."""

    @property
    def odds(self) -> Odds:
        return self.played or self.estimated

    def explain(self, lang: Lang) -> str:
        """A table of the odds, and bars for damage and rounds."""
        odds, games = self.odds, self.games if self.played else 0
        lines = [self.heading(lang), say("duel-played" if games else "duel-estimated", lang, games=games), ""]
        lines += [*table(odds, games, lang)]
        lines += ["", say("duel-damage", lang), *bars(odds.damage)]
        lines += ["", say("duel-rounds", lang), *bars(odds.rounds)]
        return "\n".join(lines)

    def heading(self, lang: Lang) -> str:
        args: dict[str, Value] = {"hero": self.hero, "enemy": self.enemy, "left": self.health - self.wounds}
        return say("duel-heading", lang, **args, health=self.health, foe=self.enemy_health)

    def drawn(self, lang: Lang) -> str:
        """The plot in one language."""
        hows = {how: say(f"duel-{how}", lang) for how in HOWS}
        return draw_plot(self.odds, self.heading(lang), hows, say("duel-damage", lang))


def with_plot(told: Told) -> Told:
    return msgspec.structs.replace(told, plot=Text(told.drawn("en"), told.drawn("de")))


def say(id: str, lang: Lang, **args: Value) -> str:
    return WORDS.say(Message(id, args), lang)


def table(odds: Odds, games: int, lang: Lang) -> Iterator[str]:
    """A line for each way to end, with the margin of what was only tried out."""
    chances = {how: getattr(odds, how) for how in HOWS}
    rows = [
        (say(f"duel-{how}", lang), f"{percent(chance):>6}{margin(chance, games)}")
        for how, chance in chances.items()
        if chance >= 0.0005 or how in ("win", "defeat")
    ]
    rows.append((say("duel-mean-damage", lang), f"{number(odds.mean_damage, lang):>4}"))
    rows.append((say("duel-mean-rounds", lang), f"{number(odds.mean_rounds, lang):>4}"))
    first = max(len(name) for name, _ in rows)
    for name, figures in rows:
        yield f"{name:<{first}}  {figures}"


def margin(chance: float, games: int) -> str:
    """How far a share of so many combats may lie from the truth.

    >>> margin(0.5, 400), margin(0.5, 0)
    (' ± 5', '')
    """
    return f" ± {100 * SURE * sqrt(chance * (1 - chance) / games):.0f}" if games else ""


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
