from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.house import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "matches.sqlite3")
    yield house
    house.stop()
