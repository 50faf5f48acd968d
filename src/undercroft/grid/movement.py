"""Movement kinds as data: what entering a cell costs, what may not be entered, what may not be ended on."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from undercroft.grid.lattice import Mask
from undercroft.grid.links import Links

Cost: TypeAlias = tuple[int, ...]
"""Costs are compared from the left: (negative hexes, movement points) avoids the first before it counts the second."""

Tolls: TypeAlias = tuple[tuple[Cost, Mask], ...]
"""What entering some cells costs on top."""

_BITS: Final = 16
LIMIT: Final = 1 << _BITS


class Movement(NamedTuple):
    """A way of moving. Every step costs `step`, tolls are added for the cell entered.

    `closed` cells are never entered; `no_end` cells are passed but not ended on. Where the last cell counts
    otherwise than one passed (a jump), `end_tolls` replace the tolls there. `gates` are further links with a price of
    their own (a door to be opened). The cell where a movement starts costs nothing and may always be stayed on.
    """

    links: Links
    step: Cost = (1,)
    tolls: Tolls = ()
    closed: Mask = 0
    no_end: Mask = 0
    end_tolls: Tolls | None = None
    gates: tuple[tuple[Cost, Links], ...] = ()


def pack(cost: Cost) -> int:
    """A cost as one number that compares as the cost does.

    >>> pack((0, 9)) < pack((1, 0)) < pack((1, 2))
    True
    """
    packed = 0
    for part in cost:
        packed = packed << _BITS | part
    return packed


def unpack(packed: int, parts: int) -> Cost:
    """The cost a number stands for.

    >>> unpack(pack((1, 2)), 2)
    (1, 2)
    """
    if parts == 1:
        return (packed,)
    return tuple(packed >> _BITS * place & LIMIT - 1 for place in range(parts - 1, -1, -1))


def classes(step: Cost, tolls: Tolls, cells: Mask) -> list[tuple[int, Mask]]:
    """The cells by the packed cost of entering them; those that add up to the same cost together.

    >>> classes((0, 1), (((1, 0), 0b110), ((0, 1), 0b100)), 0b1111) == [
    ...     (pack((0, 1)), 0b1001), (pack((1, 1)), 0b10), (pack((1, 2)), 0b100)]
    True
    """
    found = {pack(step): cells}
    if not tolls:
        return list(found.items()) if cells else []
    for toll, where in tolls:
        if len(toll) != len(step):
            raise ValueError(f"the toll {toll} has {len(toll)} parts, a step {step} has {len(step)}")
        extra = pack(toll)
        for cost, mask in list(found.items()):
            if mask & where:
                found[cost] = mask & ~where
                found[cost + extra] = found.get(cost + extra, 0) | mask & where
    return sorted((cost, mask) for cost, mask in found.items() if mask)
