"""The one module that draws. A secret key and a counter: nothing shown helps to guess what comes.

Every draw goes through `Random.outcome`: equally likely results with labels. A table with real dice, or a test, can
supply the label instead, and search can walk through all of them: the same door for chance, hands and bots.
"""

import secrets
from collections.abc import Callable, MutableSequence, Sequence
from hashlib import blake2b
from struct import unpack
from typing import Protocol, TypeVar

T = TypeVar("T")

WORDS = 8
SPAN = 1 << 64


class Counter(Protocol):
    """Where the number of words drawn is kept: in the state, so that a checkpoint holds it."""

    draws: int


def fresh_key() -> bytes:
    return secrets.token_bytes(32)


def key_of(seed: int | str) -> bytes:
    """A key that can be repeated, for simulations and tests.

    >>> key_of(7) == key_of(7), key_of(7) == key_of(8), len(key_of("seven"))
    (True, False, 32)
    """
    return blake2b(str(seed).encode(), digest_size=32, person=b"undercroft-seed").digest()


class Source:
    """Random 64-bit words by number, from one key."""

    __slots__ = ("_block", "_words", "key")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._block = -1
        self._words: tuple[int, ...] = ()

    def below(self, counter: Counter, n: int) -> int:
        """An even choice from 0 to n − 1: words above the last full multiple of n are thrown away."""
        while True:
            number = counter.draws
            counter.draws = number + 1
            if number // WORDS != self._block:
                self._turn_to(number // WORDS)
            word = self._words[number % WORDS]
            if word < SPAN - n or word < SPAN - SPAN % n:
                return word % n

    def _turn_to(self, block: int) -> None:
        digest = blake2b(block.to_bytes(8, "little"), key=self.key).digest()
        self._words = unpack("<8Q", digest)
        self._block = block


class Stream:
    """An endless stream of draws outside any state: for bots, and for re-dealing what a seat can't know.

    >>> stream = Stream(key_of(1))
    >>> all(0 <= stream.below(6) < 6 for _ in range(100))
    True
    """

    __slots__ = ("_source", "draws")

    def __init__(self, key: bytes) -> None:
        self._source = Source(key)
        self.draws = 0

    def below(self, n: int) -> int:
        return self._source.below(self, n)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def key(self) -> bytes:
        """A key for another stream."""
        return b"".join(self.below(SPAN).to_bytes(8, "little") for _ in range(4))


class ChanceNeeded(Exception):
    """A table that rolls its own dice has to say what came up."""

    def __init__(self, purpose: str, labels: Sequence[str]) -> None:
        super().__init__(purpose)
        self.purpose = purpose
        self.labels = tuple(labels)


Supply = Callable[[str, Sequence[str]], str | None]
Noted = Callable[[str, str], None]


class Random:
    """Chance as the rules know it. Draws are counted in the state and noted as events."""

    __slots__ = ("_noted", "_source", "_supply", "counter")

    def __init__(self, key: bytes, counter: Counter, noted: Noted, supply: Supply | None = None) -> None:
        self._source = Source(key)
        self._noted = noted
        self._supply = supply
        self.counter = counter

    def rekey(self, key: bytes) -> None:
        if key != self._source.key:
            self._source = Source(key)

    def outcome(self, purpose: str, labels: Sequence[str]) -> int:
        """Which of these equally likely results came up; labels may repeat."""
        supplied = self._supply(purpose, labels) if self._supply else None
        at = self._source.below(self.counter, len(labels)) if supplied is None else labels.index(supplied)
        self._noted(purpose, labels[at])
        return at

    def pick(self, items: Sequence[T], purpose: str = "pick", label: Callable[[T], str] = str) -> T:
        """One of the items, each as likely as the others."""
        return items[self.outcome(purpose, list(map(label, items)))]

    def die(self, faces: Sequence[T], purpose: str = "die") -> T:
        return self.pick(faces, purpose)

    def cast(self, tokens: Sequence[Sequence[T]], purpose: str = "token") -> list[T]:
        """Throw two-sided tokens (or any set of unlike dice) together."""
        return [self.pick(faces, f"{purpose}-{n}") for n, faces in enumerate(tokens, 1)]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put in an order that nobody knows. (Decks need none of this: they are drawn from at random.)"""
        for last in range(len(items) - 1, 0, -1):
            other = self._source.below(self.counter, last + 1)
            items[last], items[other] = items[other], items[last]
