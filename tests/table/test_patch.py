"""A client's old view plus the patch is its new view."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from undercroft.table.patch import diff, patch

ATOMS = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "c4", "hp", "!", "=", "#", "-"])
KEYS = st.sampled_from(["id", "hp", "at", "!", "=", "-", "#"])
IDS = st.sampled_from(["a", "b", "c", "!"])


def deeper(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    things = st.dictionaries(IDS, st.dictionaries(KEYS, inner, max_size=3), max_size=4).map(
        lambda some: [{**thing, "id": id} for id, thing in some.items()]
    )
    return st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=4) | things


PLAIN = st.recursive(ATOMS, deeper, max_leaves=12)


@given(old=PLAIN, new=PLAIN)
def test_the_patch_leads_from_any_data_to_any_other(old: Any, new: Any) -> None:
    assert patch(old, diff(old, new)) == new


@given(data=PLAIN)
def test_nothing_changed_is_no_patch(data: Any) -> None:
    assert diff(data, data) is None
    assert patch(data, None) == data


def test_things_keep_their_ids_through_order_arrival_and_loss() -> None:
    old = [{"id": "a", "hp": 3}, {"id": "b", "hp": 2}, {"id": "c", "hp": 1}]
    new = [{"id": "c", "hp": 1}, {"id": "d", "hp": 9}, {"id": "a", "hp": 2}]
    change = diff(old, new)
    assert patch(old, change) == new
    assert change["="] == {"a": {"=": {"hp": {"!": 2}}}, "d": {"!": {"id": "d", "hp": 9}}}
    assert (change["-"], change["#"]) == (["b"], ["c", "d", "a"])


def test_equal_ids_in_one_list_are_replaced_whole() -> None:
    old, new = [{"id": "a"}, {"id": "a"}], [{"id": "a"}]
    assert patch(old, diff(old, new)) == new
