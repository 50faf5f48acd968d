"""Material that lies beside the repository and stays out of it: the boards of our peers in `../shared`.

A user's clone has no such folder. Tests that need it say so with the marker or ask for a path, and are then left out:

    from tests.shared_material import needs_shared_material, shared_path

    @needs_shared_material
    def test_the_peer_boards() -> None:
        cases = shared_path("peer-cases", "monster-turns.json").read_text()
"""

from pathlib import Path

import pytest

SHARED = Path(__file__).resolve().parents[2] / "shared"
LEFT_OUT = "the shared material is not here (no folder 'shared' beside the repository), so its tests are left out"

needs_shared_material = pytest.mark.skipif(not SHARED.is_dir(), reason=LEFT_OUT)


def shared_path(*parts: str) -> Path:
    """Where a piece of the shared material lies; a test that asks for it without having it is left out."""
    if not SHARED.is_dir():
        pytest.skip(LEFT_OUT)
    path = SHARED.joinpath(*parts)
    assert path.exists(), f"{path} is missing although {SHARED} is here: has it been renamed?"
    return path
