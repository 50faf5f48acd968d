"""What a game is played with: all its packs on this machine, or exactly those that a match has noted."""

import logging
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Generic, TypeVar

import msgspec

from undercroft.packs.model import PackModel
from undercroft.packs.pack import Library, Pack, PackPin
from undercroft.packs.problem import PackError, did_you_mean
from undercroft.packs.shelf import PackShelf

C = TypeVar("C")
LOG = logging.getLogger(__name__)
AT_HAND = 8
"""So many other editions are kept in memory."""


class Stock(Generic[C]):
    """A game's packs made into its content. New matches take what stands on the shelf, old ones what they noted."""

    def __init__(self, model: PackModel, make: Callable[[Library], C], shelf: PackShelf | None = None) -> None:
        self._shelf = shelf or PackShelf.of(model)
        self._make = make
        self._made: dict[tuple[str, ...], C] = {}

    @cached_property
    def library(self) -> Library:
        """Every pack of the game that is sound; the others are named in the log."""
        try:
            return self._shelf.open()
        except PackError:
            return Library(pack for id in self._shelf.ids if (pack := self._sound(id)))

    @cached_property
    def present(self) -> C:
        """The content of all packs on the shelf."""
        return self._make(self.library)

    @cached_property
    def _pins(self) -> tuple[str, ...]:
        return written(self.library)

    def pins(self, ids: Sequence[str] = ()) -> tuple[str, ...]:
        """What a new match notes: all packs, or those that were chosen with all that they require.

        A LookupError names a pack that isn't there.
        """
        if not ids:
            return self._pins
        there = {pack.id: pack for pack in self.library.packs}
        if missing := [id for id in ids if id not in there]:
            advice = did_you_mean(missing[0], tuple(there)) or f"there are: {', '.join(there)}"
            raise LookupError(f"there is no pack {missing[0]!r} here: {advice}")
        return written(Library(there[id] for id in ids))

    def content(self, pins: tuple[str, ...]) -> C:
        """The content of exactly these packs; of those on the shelf where one can't be had any more."""
        if not pins or pins == self._pins:
            return self.present
        if pins not in self._made:
            if len(self._made) >= AT_HAND:
                self._made.pop(next(iter(self._made)))
            self._made[pins] = self._open(pins)
        return self._made[pins]

    def holds(self, pins: tuple[str, ...]) -> bool:
        """Whether exactly these packs can be had."""
        return not pins or self.content(pins) is not self.present or pins == self._pins

    def keep(self, pins: tuple[str, ...]) -> None:
        """Keep these packs as they are now, so that a match can go on after they change."""
        try:
            self._shelf.keep(self.library if pins == self._pins else self._shelf.open_pinned(map(read, pins)))
        except (OSError, PackError) as error:
            LOG.warning("packs are not kept, and a match may notice when they change: %s", error)

    def _open(self, pins: tuple[str, ...]) -> C:
        try:
            return self._make(self._shelf.open_pinned(map(read, pins)))
        except (PackError, ValueError) as error:
            LOG.warning("a match goes on with the packs that are here: %s", error)
            return self.present

    def _sound(self, id: str) -> Pack | None:
        try:
            return next(pack for pack in self._shelf.open(id).packs if pack.id == id)
        except PackError as error:
            LOG.warning("the pack %s is left out ('undercroft pack check' tells more): %s", id, error)
            return None


def written(library: Library) -> tuple[str, ...]:
    """The packs of a library as `id@version#digest`."""
    return tuple(f"{pin.id}@{pin.version}#{pin.digest}" for pin in library.pins)


def read(pin: str) -> PackPin:
    """A pack as it was noted.

    >>> read("jaws@0.1.0#" + 64 * "0").version
    '0.1.0'
    """
    name, _, digest = pin.partition("#")
    id, _, version = name.partition("@")
    try:
        return msgspec.convert({"id": id, "version": version, "digest": digest}, PackPin)
    except msgspec.ValidationError as error:
        raise ValueError(f"{pin!r} names no pack as id@version#digest") from error
