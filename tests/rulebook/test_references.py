"""Ids in prose: found, written out, written in short."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.rulebook import ids_in, is_id
from undercroft.rulebook.references import in_short

IDS = st.builds("{}-{:02}".format, st.sampled_from(["JL-REST", "BB-MOVE", "FHC-EX", "FACT-FH"]), st.integers(1, 99))


@given(st.lists(IDS, unique=True))
def test_the_short_form_is_read_as_the_same_ids(numbers: list[str]) -> None:
    assert ids_in(in_short(numbers)) == tuple(numbers)


@given(st.lists(IDS, unique=True), st.sampled_from([", ", " and ", "; ", ") ("]))
def test_ids_are_found_in_their_order(numbers: list[str], between: str) -> None:
    assert ids_in(between.join(numbers)) == tuple(numbers)


@pytest.mark.parametrize("dots", ["…", " … ", "..", "...", " to ", "–", " bis "])
@pytest.mark.parametrize("last", ["JL-REST-06", "-06", "06"])
def test_ranges_are_written_out(dots: str, last: str) -> None:
    assert ids_in(f"JL-REST-04{dots}{last}") == ("JL-REST-04", "JL-REST-05", "JL-REST-06")


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("JL-REST-04 … JL-MOVE-06", ("JL-REST-04", "JL-MOVE-06")),
        ("JL-REST-06 … JL-REST-04", ("JL-REST-06", "JL-REST-04")),
        ("JL-REST-04 costs 2, -03 would be wrong", ("JL-REST-04",)),
        ("costs 2, -03", ()),
        ("UTF-8, ISO-8859-1, X-REST-04, aJL-REST-04, JL-REST-04x, JL-REST-4", ()),
        ("O-07 and OPEN-03", ()),
    ],
)
def test_only_ids_are_taken_for_ids(text: str, ids: tuple[str, ...]) -> None:
    assert ids_in(text) == ids


def test_a_ledger_line_may_leave_its_prefix_out() -> None:
    text = "see O-07, OPEN 12, EX-03, CAMP-10; not HP 5, B-01 or A-1"
    assert ids_in(text, within="BB-MOVE-01") == ("BB-OPEN-07", "BB-OPEN-12", "BB-EX-03", "BB-CAMP-10")


@given(st.text())
def test_any_text_can_be_searched(text: str) -> None:
    assert all(is_id(number) for number in ids_in(text))
