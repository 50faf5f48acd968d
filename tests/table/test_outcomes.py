"""Chance that is walked through: all results of an answer with exact probabilities."""

from fractions import Fraction

import pytest
from tests.table.games import A, Table, Tiny, cards, checksum, pick, roll_turn, say, sit_down, tiny

from undercroft.table import Match, NotAllowed, Policy, TableError, ZoneId, draw
from undercroft.table.outcomes import outcomes


async def attack(game: Table) -> None:
    """A card out of five, and a die where it is a blow."""
    await game.ask(pick(A, "act", "attack", "wait"))
    card = game.state.cards[draw(game, ZoneId("deck"), ZoneId("pile"))].definition
    say(game, A, card + (game.random.die("123") if card == "blow" else ""))
    await game.ask(pick(A, "act", "attack", "wait"))


def attacking() -> Match[Tiny, None]:
    return sit_down(tiny(attack, deal=cards("miss", "miss", "blow", "blow", "blow")))


def walked(match: Match[Tiny, None]) -> dict[str, Fraction]:
    return {result.state.said[-1]: chance for chance, result in outcomes(match, 0, match.questions[0].options[0])}


def test_each_result_comes_with_its_exact_probability() -> None:
    fifth = Fraction(1, 5)
    assert walked(attacking()) == {"a:miss": 2 * fifth, "a:blow1": fifth, "a:blow2": fifth, "a:blow3": fifth}


def test_the_match_itself_and_its_own_draw_are_left_alone() -> None:
    match = attacking()
    before, twin = checksum(match), attacking()
    walked(match)
    assert checksum(match) == before
    match.answer(A, "attack")
    twin.answer(A, "attack")
    assert match.state.said == twin.state.said


def test_exact_probabilities_agree_with_frequencies() -> None:
    chances = walked(attacking())
    seen = dict.fromkeys(chances, 0)
    for seed in range(600):
        match = sit_down(attacking().system, seed=seed)
        match.answer(A, "attack")
        seen[match.state.said[-1]] += 1
    assert all(abs(seen[said] - 600 * chance) < 60 for said, chance in chances.items())


def test_every_result_can_be_played_on_and_walked_again() -> None:
    match = sit_down(tiny(roll_turn("xy"), turns=3))
    first = outcomes(match, 0, match.questions[0].options[0])
    second = [chance * again for chance, one in first for again, _ in outcomes(one, 0, one.questions[0].options[0])]
    assert second == [Fraction(1, 4)] * 4
    _, played = first[1]
    played.play(0, played.questions[0].options[0])
    assert len(played.state.said) == 2
    assert played.state.said[0] == "a:y"


def test_an_answer_without_chance_has_one_result() -> None:
    match = sit_down(tiny(roll_turn()))
    [(chance, result)] = outcomes(match, 0, match.questions[0].options[1])
    assert chance == 1
    assert result.questions[0].seats == ("b",)


def test_forced_answers_on_the_way_are_walked_too() -> None:
    async def rule(game: Table) -> None:
        await game.ask(pick(A, "act", "go", "stay"))
        for _ in range(2):
            await game.ask(pick(A, "roll", "roll"))
            say(game, A, game.random.die("ht", "coin"))

    match = sit_down(tiny(rule))
    found = outcomes(match, 0, match.questions[0].options[0])
    assert [chance for chance, _ in found] == [Fraction(1, 4)] * 4
    assert len({tuple(result.state.said) for _, result in found}) == 4
    assert all(result.over for _, result in found)


def test_too_many_results_are_refused_with_a_way_out() -> None:
    match = sit_down(tiny(roll_turn()))
    with pytest.raises(TableError, match=r"'roll' can lead to more than 5 results. Ask about a smaller step"):
        outcomes(match, 0, match.questions[0].options[0], most=5)


def test_a_match_that_waits_for_a_real_die_has_to_be_told_first() -> None:
    match = sit_down(tiny(roll_turn()), policy=Policy(physical=("die",)))
    match.answer(A, "roll")
    with pytest.raises(NotAllowed, match="enter the result of 'die' first"):
        outcomes(match, 0, match.questions[0].options[0])


def test_cards_dealt_anew_for_a_seat_are_walked_from_its_view() -> None:
    match = attacking()
    fork = match.fork(viewer=A)
    assert walked(fork) == walked(match)
