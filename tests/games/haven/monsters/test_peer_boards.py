"""Boards with known answers: ours agree with the peers', or a file says which rule we follow instead."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from tests.games.haven.monsters.boards import EDITIONS
from tests.games.haven.monsters.walker import check_path
from tests.shared_material import needs_shared_material, shared_path

from undercroft.games.haven.monsters.turn_format import Case, answer
from undercroft.rulebook import rule

TRIAGE: dict[str, Any] = yaml.safe_load(Path(__file__).with_name("triage.yaml").read_text(encoding="utf-8"))


@cache
def peer_boards() -> dict[str, Any]:
    boards = msgspec.json.decode(shared_path("peer-cases", "monster-turns.json").read_bytes())
    return {board["case"]: board for board in boards}


def wanted(board: dict[str, Any]) -> set[tuple[tuple[int, int], tuple[str, ...]]]:
    return {(tuple(hex), tuple(targets)) for hex, targets in board["options"]}


@needs_shared_material
@pytest.mark.parametrize("rules", EDITIONS)
def test_the_boards_agree_or_are_explained(rules: str) -> None:
    disagree = []
    for name, board in peer_boards().items():
        if board["rules"] == rules:
            ours = set(answer(msgspec.convert(board, Case), EDITIONS[rules]).options)
            if ours != wanted(board):
                disagree.append(name)
    assert disagree == [name for name in TRIAGE if name.startswith(rules)]


@needs_shared_material
def test_every_path_can_be_walked() -> None:
    for board in peer_boards().values():
        case = msgspec.convert(board, Case)
        told = answer(case, EDITIONS[case.rules])
        assert len(told.paths) == len(told.options) == len(set(told.options))
        for (end, _), path in zip(told.options, told.paths, strict=True):
            check_path(case, end, path)


def test_the_explanations_name_rules_and_are_few() -> None:
    for entry in TRIAGE.values():
        assert all(rule(id).statement for id in (entry["rule"], *entry["also"]))
        assert len(entry["reason"].split()) > 10
    assert max(Counter(name.partition("-")[0] for name in TRIAGE).values()) <= 5
