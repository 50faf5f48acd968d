"""A server that acknowledges an answer before it is on the disk: what `test_faults.py` has to find out.

`python -m tests.server.forgetful serve …`
"""

import asyncio
from collections.abc import Sequence

from undercroft.cli import main
from undercroft.server.store import Store
from undercroft.table.log import AnyEntry

LATER = 0.2
"""Seconds that what is acknowledged lies in memory only."""
honest = Store.append
waiting: set[asyncio.Task[None]] = set()


async def forgetful(self: Store, match: str, number: int, entries: Sequence[AnyEntry]) -> None:
    task = asyncio.create_task(write_later(self, match, number, entries))
    waiting.add(task)
    task.add_done_callback(waiting.discard)


async def write_later(store: Store, match: str, number: int, entries: Sequence[AnyEntry]) -> None:
    await asyncio.sleep(LATER)
    await honest(store, match, number, entries)


if __name__ == "__main__":
    Store.append = forgetful  # type: ignore[method-assign]
    raise SystemExit(main())
