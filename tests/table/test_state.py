"""State is plain data: every field is copied, stored, compared and checked, whatever it is."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.table.games import A, Tiny, cards, market, pick, roll_turn, sit_down, tiny

from undercroft.table import AnyState, Codec, Match, Setup, key_of, system


def fresh_fight() -> Match[Any, Any]:
    game = system("tallow")
    scenario = game.scenarios[0]
    match = Match(game, Setup(system="tallow", scenario=scenario.id, seats=game.seats(2)), key=key_of(3))
    for _ in range(30):
        match.play(0, match.questions[0].options[0])
    return match


MATCHES = {"tallow": fresh_fight(), "market": sit_down(market()), "rolls": sit_down(tiny(roll_turn()))}


def values(holder: Any, path: tuple[object, ...] = ()) -> Iterator[tuple[object, ...]]:
    """The path of every single value in a state."""
    if isinstance(holder, dict):
        for key, value in holder.items():
            yield from values(value, (*path, key))
    elif isinstance(holder, list) and holder:
        for at, value in enumerate(holder):
            yield from values(value, (*path, at))
    else:
        yield path


SIGHTS = ["all", "owner", "none"]


def change(plain: Any, path: tuple[object, ...]) -> None:
    *way, last = path
    for step in way:
        plain = plain[step]
    old = plain[last]
    if isinstance(old, bool):
        plain[last] = not old
    elif isinstance(old, int):
        plain[last] = old + 1
    elif old in SIGHTS:
        plain[last] = SIGHTS[SIGHTS.index(old) - 1]
    elif isinstance(old, str):
        plain[last] = old + "x"


@pytest.mark.parametrize("name", MATCHES)
def test_every_field_is_its_copys_own_and_equality_and_checksum_notice_it(name: str) -> None:
    match = MATCHES[name]
    codec: Codec[AnyState] = match.system.codec
    plain = msgspec.to_builtins(match.state)
    paths = [path for path in values(plain) if path[0] != "place"]
    changed = 0
    for path in paths:
        other = msgspec.to_builtins(match.state)
        change(other, path)
        if other == plain:
            continue
        changed += 1
        state = msgspec.convert(other, match.system.state)
        assert state != match.state, path
        assert codec.checksum(state) != codec.checksum(match.state), path
        assert codec.copy(state) == state, path
        assert msgspec.json.decode(msgspec.json.encode(state), type=match.system.state) == state, path
    assert changed > 5


@pytest.mark.parametrize("name", MATCHES)
def test_no_part_of_a_copy_is_shared(name: str) -> None:
    state = MATCHES[name].state
    copy = MATCHES[name].system.codec.copy(state)
    assert copy == state
    assert not parts(copy) & parts(state)


def parts(holder: Any) -> set[int]:
    """The identities of all that could be changed in place."""
    if isinstance(holder, msgspec.Struct):
        own = set() if holder.__struct_config__.frozen else {id(holder)}
        return own.union(*(parts(getattr(holder, name)) for name in holder.__struct_fields__))
    if isinstance(holder, dict | list):
        inside = holder.values() if isinstance(holder, dict) else holder
        return {id(holder)}.union(*map(parts, inside))
    return set()


def test_a_state_has_no_place_for_anything_else() -> None:
    state = MATCHES["rolls"].state
    with pytest.raises(AttributeError):
        state.cache = {}
    assert not hasattr(state, "__dict__")


def test_the_order_of_keys_makes_no_other_checksum() -> None:
    match = sit_down(tiny(roll_turn()))
    before = match.system.codec.checksum(match.state)
    match.state.purse = dict(reversed(match.state.purse.items()))
    assert match.system.codec.checksum(match.state) == before


def test_new_states_share_no_defaults() -> None:
    one, other = (sit_down(tiny(roll_turn(), deal=cards("ox"))).state for _ in range(2))
    assert isinstance(one, Tiny)
    assert one.cards == other.cards
    one.cards["card-1"].seen_by.append(A)  # type: ignore[index]
    assert other.cards["card-1"].seen_by == []  # type: ignore[index]
    assert pick(A, "x", "y").args is not pick(A, "x", "y").args
