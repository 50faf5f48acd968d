"""Chance: even, repeatable, secret, and told only as what it means."""

import msgspec
import pytest
from tests.table.games import A, B, Table, market, pick, roll_turn, say, sit_down, tiny

from undercroft.table import AUDIENCE, Random, Stream, fresh_key, key_of, view_of
from undercroft.table.chance import SPAN, ChanceNeeded, Source


class Counted:
    def __init__(self, draws: int = 0) -> None:
        self.draws = draws


def random(seed: int, noted: list[tuple[str, str]] | None = None) -> Random:
    log = noted if noted is not None else []
    return Random(key_of(seed), Counted(), lambda purpose, result: log.append((purpose, result)))


@pytest.mark.parametrize("sides", [2, 3, 6, 10])
def test_every_side_comes_up_about_as_often(sides: int) -> None:
    chance = random(5)
    count = [0] * sides
    for _ in range(600 * sides):
        count[chance.outcome("die", [str(side) for side in range(sides)])] += 1
    off = sum((found - 600) ** 2 / 600 for found in count)
    assert off < 30, f"chi-square {off:.1f} with {sides - 1} degrees of freedom: {count}"


def test_words_above_the_last_full_multiple_are_thrown_away() -> None:
    stream = Stream(key_of(1))
    almost_half_is_left_over = SPAN // 2 + 1
    found = [stream.below(almost_half_is_left_over) for _ in range(100)]
    assert max(found) < almost_half_is_left_over
    assert 150 < stream.draws < 260


def test_each_word_is_read_once_whatever_the_order_of_reading() -> None:
    source, other = Source(key_of(1)), Source(key_of(1))
    forward = [source.below(Counted(number), SPAN) for number in range(20)]
    assert [other.below(Counted(number), SPAN) for number in reversed(range(20))] == forward[::-1]
    assert len(set(forward)) == 20


def test_a_cast_is_one_draw_for_each_token() -> None:
    noted: list[tuple[str, str]] = []
    random(1, noted).cast([("sun", "sun"), ("moon", "moon")], "token")
    assert noted == [("token-1", "sun"), ("token-2", "moon")]


def test_a_shuffle_keeps_all_and_reaches_every_order() -> None:
    chance = random(3)
    seen = set()
    for _ in range(200):
        items = ["x", "y", "z"]
        chance.shuffle(items)
        seen.add("".join(items))
    assert len(seen) == 6


def test_keys_are_fresh_and_streams_give_others() -> None:
    assert fresh_key() != fresh_key()
    stream = Stream(key_of(1))
    assert len(stream.key()) == 32
    assert stream.key() != stream.key()


def test_the_same_seed_is_the_same_match_and_another_is_another() -> None:
    system = tiny(roll_turn(), turns=10)

    def said(seed: int) -> list[str]:
        match = sit_down(system, seed=seed)
        while not match.over:
            match.answer(match.waiting_for()[0], "roll")
        return match.state.said

    assert said(1) == said(1)
    assert said(1) != said(2)


def test_draws_are_told_to_nobody() -> None:
    match = sit_down(tiny(roll_turn()))
    match.answer(A, "roll")
    [drew] = [told for told in match.told if type(told.event).__name__ == "Drew"]
    assert [drew.known_to(viewer) for viewer in (A, B, AUDIENCE)] == [None] * 3


def test_neither_key_nor_count_of_draws_is_in_any_view() -> None:
    match = sit_down(market())
    key = match.keys[0]
    assert b"draws" in msgspec.json.encode(match.state), "the state does hold it"
    for viewer in (A, B, AUDIENCE):
        seen = msgspec.json.encode(view_of(match, viewer, "en"))
        assert b"draws" not in seen
        assert msgspec.json.encode(key).strip(b'"') not in seen
        assert key.hex().encode() not in seen


def test_a_supplied_result_may_be_empty() -> None:
    chance = Random(key_of(1), Counted(), lambda *_: None, lambda _purpose, _labels: "")
    assert chance.outcome("blank", ["x", ""]) == 1


def test_chance_that_is_needed_says_for_what() -> None:
    needed = ChanceNeeded("fate", ["+1", "-1"])
    assert (needed.purpose, needed.labels, str(needed)) == ("fate", ("+1", "-1"), "fate")


def test_rules_pick_by_label() -> None:
    async def rule(game: Table) -> None:
        await game.ask(pick(A, "go", "on", "off"))
        say(game, A, str(game.random.pick([10, 20], "sum", label=lambda n: f"n{n}")))

    match = sit_down(tiny(rule))
    match.supply("sum", "n20")
    match.answer(A, "on")
    assert match.state.said == ["a:20"]
