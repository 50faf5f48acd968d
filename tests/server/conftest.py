from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.cluster import Cluster, running_cluster
from tests.server.house import House


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "matches.sqlite3")
    running: Cluster = request.getfixturevalue("cluster")
    return running.fresh_database()


@pytest.fixture
def house(database: str, tmp_path: Path) -> Iterator[House]:
    house = House(database, key=tmp_path / "key")
    yield house
    house.stop()


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of a module that leave nothing behind which others would mind."""
    house = House(tmp_path_factory.mktemp("house") / "matches.sqlite3")
    yield house
    house.stop()
