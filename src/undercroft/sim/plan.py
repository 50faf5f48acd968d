"""What is to be simulated: a game, its variants, how many games, from which seed."""

from typing import Any

import msgspec

from undercroft.bots import LIMIT, Bot, make_bot
from undercroft.table import Match, Setup, Stream, System, TableError, key_of


class Variant(msgspec.Struct, frozen=True):
    """A scenario with a number of seats; games take turns among the variants."""

    scenario: str
    seats: int


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A series of games. Game number n is the same game wherever and beside whatever it is played."""

    system: str
    variants: tuple[Variant, ...]
    options: dict[str, str | int | bool] = {}
    """What is asked for; the rest is by default, or varies from game to game where the system says so."""
    games: int
    seed: int = 0
    bots: str = "random"
    only: int | None = None
    """Play this one of the games and no other: how a crash is looked at again."""
    limit: int = LIMIT

    @property
    def numbers(self) -> range:
        return range(self.games) if self.only is None else range(self.only, self.only + 1)

    def variant(self, number: int) -> Variant:
        return self.variants[number % len(self.variants)]

    def setup(self, system: System[Any, Any], number: int) -> Setup:
        variant = self.variant(number)
        options = system.in_turn(number, len(self.variants)) | self.options
        return Setup(system=system.id, scenario=variant.scenario, seats=system.seats(variant.seats), options=options)

    def begin(self, system: System[Any, Any], number: int) -> Match[Any, Any]:
        return Match(system, self.setup(system, number), key=self.key(number), telling=False)

    def key(self, number: int) -> bytes:
        return key_of(f"{self.seed}/{number}")

    def bot(self, number: int) -> Bot:
        return make_bot(self.bots, Stream(key_of(f"{self.seed}/{number}/bots")))


def variants_of(system: System[Any, Any], scenario: str = "", seats: int = 0) -> tuple[Variant, ...]:
    """All scenarios with all numbers of seats, or those that were asked for."""
    chosen = [system.scenario(scenario)] if scenario else system.scenarios
    variants = tuple(Variant(one.id, count) for one in chosen for count in one.seats if seats in (0, count))
    if not variants:
        counts = ", ".join(str(count) for count in sorted({count for one in chosen for count in one.seats}))
        raise TableError(f"{scenario or system.id} can't be played with {seats} seats. Possible: {counts}")
    return variants
