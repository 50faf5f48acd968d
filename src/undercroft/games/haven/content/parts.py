"""Abilities within abilities: what an action is made of, in the order in which it stands."""

from collections.abc import Iterable, Iterator

from undercroft.games.haven.content.verbs import Ability, Absorb, Bonus, Either, Grant, Leap, Trade


def parts_of(abilities: Iterable[Ability]) -> Iterator[Ability]:
    """Each ability, then those inside it; so every one has a number by which state can refer to it.

    >>> from undercroft.games.haven.content.verbs import Attack, Consume, Shield
    >>> attack = Attack(value=1, consume=(Consume(elements=("air",), then=(Shield(value=2),)),))
    >>> [type(part).__name__ for part in parts_of([attack, Shield(value=1)])]
    ['Attack', 'Shield', 'Shield']
    """
    for ability in abilities:
        yield ability
        for option in ability.consume:
            yield from parts_of(option.then)
        for inner in _inside(ability):
            yield from parts_of(inner)


def _inside(ability: Ability) -> tuple[tuple[Ability, ...], ...]:
    match ability:
        case Bonus() | Leap():
            return (ability.then,)
        case Trade() | Absorb():
            return (ability.to,)
        case Grant():
            return (ability.abilities,)
        case Either():
            return ability.ways
        case _:
            return ()
