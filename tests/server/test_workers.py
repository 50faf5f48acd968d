"""Several processes at one port on one PostgreSQL: whoever is connected to whichever sees the same table."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from tests.server.cluster import Cluster
from tests.server.house import PATIENCE, HouseApart

WORKERS = 2


@pytest.fixture
def house(cluster: Cluster, tmp_path: Path) -> Iterator[HouseApart]:
    key = str(tmp_path / "key")
    house = HouseApart(cluster.fresh_database(), "--workers", str(WORKERS), "--key-file", key, "--per-minute", "0")
    yield house
    house.stop()


@pytest.mark.postgres
def test_every_client_sees_every_answer_whichever_process_it_came_to(house: HouseApart) -> None:
    until(lambda: len(workers_of(house)) == WORKERS)
    made = house.begin()
    with (
        house.sit(made["match"], made["seats"]["mira"]) as mira,
        house.sit(made["match"], made["seats"]["brand"]) as brand,
        house.sit(made["match"], made["audience"]) as one,
        house.sit(made["match"], made["audience"]) as another,
    ):
        assert mira.answer("text:Light!")["is"] == "stored"
        for guest in (brand, one, another):
            while guest.view["line"] < 1:
                guest.hear("changed")
        while set(brand.present) != {"mira", "brand"}:
            brand.hear("present")
        assert brand.answer(next(text for text in brand.options if text.startswith("card:")))["is"] == "stored"
    for name, least in (("undercroft_acts_stored_total", 2), ("undercroft_act_seconds_count", 2)):
        assert figure(house, name) >= least, "figures are those of all processes"


@pytest.mark.postgres
def test_a_process_that_is_killed_is_replaced_and_takes_nobody_else_along(house: HouseApart) -> None:
    until(lambda: len(workers_of(house)) == WORKERS)
    made = house.begin()
    before = workers_of(house)
    for victim in before:
        victim.send_signal(signal.SIGKILL)
        with house.sit(made["match"], *made["seats"].values()) as guest:
            guest.ask("say", text="still here")
        until(lambda victim=victim: victim not in workers_of(house) and len(workers_of(house)) == WORKERS)
    assert not set(before) & set(workers_of(house))
    assert house.served.process.poll() is None


@pytest.mark.postgres
def test_all_end_when_the_first_is_asked_to_or_is_killed(house: HouseApart) -> None:
    until(lambda: len(workers_of(house)) == WORKERS)
    workers = workers_of(house)
    os.kill(house.served.process.pid, signal.SIGKILL)
    assert not psutil.wait_procs(workers, timeout=PATIENCE)[1]
    house.served.start()
    until(lambda: len(workers_of(house)) == WORKERS)
    workers = workers_of(house)
    assert house.served.stop() == 0
    assert not psutil.wait_procs(workers, timeout=PATIENCE)[1]


def test_several_processes_on_sqlite_are_refused_with_advice(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "undercroft", "serve", "--workers", "2", "--database", str(tmp_path / "m.sqlite3")]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert refused.returncode == 2
    assert "can't share a SQLite file" in refused.stderr
    assert "postgresql://" in refused.stderr
    assert not (tmp_path / "m.sqlite3").exists()


def workers_of(house: HouseApart) -> list[psutil.Process]:
    """The processes that serve: not multiprocessing's own helper."""
    children = psutil.Process(house.served.process.pid).children()
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


def figure(house: HouseApart, name: str) -> float:
    found = re.search(rf"^{name} ([0-9.]+)$", house.get("/metrics").text, re.MULTILINE)
    assert found, name
    return float(found[1])


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "it never comes"
        time.sleep(0.05)
