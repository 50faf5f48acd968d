"""A bucket that fills by the second: who asks too much at once waits."""

import time
from collections.abc import Callable


class Bucket:
    """Gives so many at once, and so many a second in the long run.

    >>> clock = iter([0.0, 0.0, 0.0, 0.5])
    >>> bucket = Bucket(1, 2, lambda: next(clock))
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, False, True)
    """

    __slots__ = ("_burst", "_clock", "_left", "_per_second", "_seen")

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._burst = self._left = burst
        self._per_second = per_second
        self._clock = clock
        self._seen = clock()

    @property
    def is_full(self) -> bool:
        """Nobody has taken from it for so long that it can be forgotten."""
        return self._left + (self._clock() - self._seen) * self._per_second >= self._burst

    def take(self) -> bool:
        """Take one, if there is one."""
        moment = self._clock()
        self._left = min(self._burst, self._left + (moment - self._seen) * self._per_second)
        self._seen = moment
        if self._left < 1:
            return False
        self._left -= 1
        return True
