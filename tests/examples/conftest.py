"""Every test works out for itself what the game else works out once: so it shows what it relies on."""

import pytest
from tallow.content import ROOMS, distance
from tallow.scene import cells, name_of, printed


@pytest.fixture(autouse=True)
def nothing_worked_out_yet() -> None:
    for once in (distance, cells, name_of, printed):
        once.cache_clear()
    for room in ROOMS.values():
        for once in ("drawn", "board", "answers"):
            room.__dict__.pop(once, None)
