"""What characters do in a scenario, counted for battle goals: one place that hears all that happens."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from undercroft.games.haven.box import Table
from undercroft.games.haven.conditions import is_positive
from undercroft.games.haven.content.model import Counted
from undercroft.games.haven.events import (
    Attacked,
    ConditionGained,
    Died,
    ExperienceGained,
    Healed,
    Infused,
    LootTaken,
    Moved,
    Negated,
    Played,
    Rested,
    Revealed,
    Suffered,
    TurnBegan,
)
from undercroft.games.haven.state import Figure
from undercroft.games.haven.world import distance, enemies
from undercroft.table import CardMoved, Event, ZoneId, cards_in

FAR, EARLY, LATE = 3, 20, 75

Who: TypeAlias = Callable[[Table, Any], str | None]
Amount: TypeAlias = Callable[[Table, Any], int]


def it(_: Table, event: Any) -> str | None:
    return event.who  # type: ignore[no-any-return] # every event counted so has it


def killer(_: Table, event: Died) -> str | None:
    return event.by


def acting(game: Table, _: Event) -> str | None:
    """Whose turn it is."""
    return game.state.facts.figure


def attacker(game: Table, _: Event) -> str | None:
    """Whose attack is being resolved."""
    return next((told.event.who for told in reversed(game.path) if isinstance(told.event, Attacked)), None)


def doer(game: Table, event: ConditionGained) -> str | None:
    """Who is performing something that happens to an enemy."""
    doing = (told.event.who for told in reversed(game.path) if isinstance(told.event, Attacked | Played))
    return next(doing, None) if event.who not in game.state.sheets else None


def spender(_: Table, event: CardMoved) -> str | None:
    """Whose card is laid from this turn's cards to the lost ones."""
    lost = event.source.startswith("played-") and event.target.startswith("lost-")
    return event.target.removeprefix("lost-") if lost else None


def once(_: Table, __: Event) -> int:
    return 1


def deaths_this_turn(game: Table, _: Event) -> int:
    return len(game.state.facts.killed)


def is_first_kill(game: Table, _: Died) -> int:
    return game.state.counters["killed"] == 1


def is_strong(game: Table, event: Died) -> int:
    return game.state.figures[event.who].rank in ("elite", "boss")


def was_unhurt(game: Table, event: Suffered) -> int:
    """Dead by one blow."""
    hurt = game.state.figures[event.who]
    return hurt.hp <= 0 and hurt.hp + event.damage == hurt.max_hp


def is_exact(game: Table, event: Suffered) -> int:
    """Dead without a hit point too many."""
    return game.state.figures[event.who].hp == 0


def is_far(game: Table, event: Attacked) -> int:
    figures = game.state.figures
    return distance(game, figures[event.who].at, figures[event.whom].at) >= FAR


def is_engaged(game: Table, event: TurnBegan) -> int:
    """An enemy is adjacent."""
    figure = game.state.figures[event.who]
    return bool(figure.at) and any(distance(game, figure.at, foe.at) == 1 for foe in enemies(game, figure))


def is_exhausted(game: Table, event: CardMoved) -> int:
    return game.state.sheets[event.target.removeprefix("lost-")].exhausted


@dataclass(frozen=True)
class Tally:
    """At which event something is counted, for whom, and how much it adds."""

    at: type[Event]
    who: Who = it
    amount: Amount = once
    best: bool = False
    """The greatest amount counts, not all together."""


TALLIES: Mapping[Counted, Tally] = {
    "kills": Tally(Died, killer),
    "strong-kills": Tally(Died, killer, is_strong),
    "first-kills": Tally(Died, killer, is_first_kill),
    "deaths-in-a-turn": Tally(Died, acting, deaths_this_turn, best=True),
    "unhurt-kills": Tally(Suffered, attacker, was_unhurt),
    "exact-kills": Tally(Suffered, attacker, is_exact),
    "hardest-blow": Tally(Suffered, attacker, lambda _, event: event.damage, best=True),
    "wounds": Tally(Suffered),
    "attacks": Tally(Attacked),
    "far-attacks": Tally(Attacked, it, is_far),
    "negations": Tally(Negated),
    "healed": Tally(Healed, it, lambda _, event: event.amount),
    "afflictions": Tally(ConditionGained, it, lambda _, event: not is_positive(event.condition)),
    "inflictions": Tally(ConditionGained, doer, lambda _, event: not is_positive(event.condition)),
    "coins": Tally(LootTaken, it, lambda _, event: event.what == "coin"),
    "infusions": Tally(Infused, acting),
    "long-rests": Tally(Rested, it, lambda _, event: event.kind == "long"),
    "short-rests": Tally(Rested, it, lambda _, event: event.kind == "short"),
    "experience": Tally(ExperienceGained, it, lambda _, event: event.amount),
    "basic-actions": Tally(Played, it, lambda _, event: event.half.startswith("basic")),
    "lost-actions": Tally(CardMoved, spender, lambda game, event: not is_exhausted(game, event)),
    "steps": Tally(Moved),
    "early-turns": Tally(Revealed, it, lambda _, event: event.initiative <= EARLY),
    "late-turns": Tally(Revealed, it, lambda _, event: event.initiative >= LATE),
    "engaged-turns": Tally(TurnBegan, it, is_engaged),
}
"""What is counted while it happens."""

MEASURES: Mapping[Counted, Callable[[Table, Figure], int]] = {
    "hp-left": lambda _, figure: figure.hp,
    "hp-missing": lambda _, figure: figure.max_hp - figure.hp,
    "cards-left": lambda game, figure: sum(
        len(cards_in(game, ZoneId(f"{pile}-{figure.id}"))) for pile in ("hand", "discard")
    ),
}
"""What is looked up when the scenario is over."""

BY_EVENT: Mapping[type[Event], list[tuple[Counted, Tally]]] = {
    at: [(what, tally) for what, tally in TALLIES.items() if tally.at is at]
    for at in {tally.at for tally in TALLIES.values()}
}


def heed(game: Table, event: Event) -> None:
    """Count what happened for the character it is about, kills by the rules of credit (JL-GOAL-06, JL-DEATH-02)."""
    for what, tally in BY_EVENT.get(type(event), ()):
        sheet = game.state.sheets.get(tally.who(game, event) or "")
        if sheet and (amount := int(tally.amount(game, event))):
            before = sheet.tally.get(what, 0)
            sheet.tally[what] = max(before, amount) if tally.best else before + amount


def amount_of(game: Table, hero: str, what: Counted) -> int:
    """How far a character has come with what a battle goal counts (JL-GOAL-06)."""
    if measure := MEASURES.get(what):
        return measure(game, game.state.figures[hero])
    return game.state.sheets[hero].tally.get(what, 0)
