"""Matches and campaigns of every release load, whole."""

from pathlib import Path

import pytest

from tallow import TALLOW
from undercroft.table import Campaign, Finished, load
from undercroft.table.log import Rekeyed, Undone

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.match.json")), ids=lambda file: file.name)
def test_a_match_of_an_older_release_loads_and_nothing_is_set_aside(file: Path) -> None:
    match = load(file.read_bytes(), lambda _: TALLOW)
    assert isinstance(match.over, Finished)
    assert not match.history.set_aside
    assert any(isinstance(entry, Undone) for entry in match.history.log)
    assert any(isinstance(line, Rekeyed) for line in match.line)


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.match.json")), ids=lambda file: file.name)
def test_its_lines_can_be_gone_through_from_the_first_on(file: Path) -> None:
    match = load(file.read_bytes(), lambda _: TALLOW)
    for keep in range(0, len(match.line), 7):
        assert len(match.at_line(keep).line) == keep


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.campaign.json")), ids=lambda file: file.name)
def test_a_campaign_of_an_older_release_loads_and_goes_on(file: Path) -> None:
    campaign = Campaign.load(file.read_bytes(), lambda _: TALLOW)
    assert campaign.match is not None
    assert campaign.match.waiting_for()
    assert [member.id for member in campaign.bench()] == ["brand"]
    assert campaign.chapters[-2].ending is not None
