"""The client's words are complete in both languages, and every word that is asked for exists."""

import re
from pathlib import Path

import pytest

from undercroft.textclient import phrases

SOURCE = Path(phrases.__file__).parent
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\{ ?\$(\w+)")


def messages(lang: str) -> dict[str, str]:
    """Each message with all its lines."""
    text = (SOURCE / "ftl" / f"{lang}.ftl").read_text(encoding="utf-8")
    starts = [*MESSAGE.finditer(text)]
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.end() : end].strip() for start, end in zip(starts, ends, strict=True)}


def test_english_and_german_have_the_same_messages_with_the_same_arguments() -> None:
    english, german = messages("en"), messages("de")
    assert english.keys() == german.keys()
    for id, words in english.items():
        assert words
        assert set(VARIABLE.findall(words)) == set(VARIABLE.findall(german[id])), id


def test_every_message_that_the_client_says_is_written_and_every_written_one_is_said() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py"))
    quoted = set(re.findall(r"[\"']([a-z][a-z-]*)[\"']", code))
    families = ("kind-", "side-hex-", "side-square-", "terrain-", "edge-")
    said = {id for id in messages("en") if not id.startswith(families)}
    assert said <= quoted
    for call in re.findall(r"(?:say|_tell)\(\s*[\"']([\w-]+)[\"']", code):
        assert call in messages("en"), call


@pytest.mark.parametrize("shape", [("hex", 6), ("square", 4)])
def test_every_side_of_a_cell_has_a_name(shape: tuple[str, int]) -> None:
    name, sides = shape
    assert {f"side-{name}-{side}" for side in range(sides)} <= messages("de").keys()
