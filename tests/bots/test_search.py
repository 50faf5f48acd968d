"""The search bot tries answers out in worlds of its seat's knowledge, and plays better for it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from tests.table.games import A, Go, Table, Tiny, sit_down, tiny

from undercroft.bots import Bot, GreedyBot, SearchBot, play_out
from undercroft.conformance.varied import UNKNOWN_CARDS
from undercroft.table import (
    Adviser,
    Game,
    Match,
    Option,
    Policy,
    Question,
    Secret,
    Setup,
    Stream,
    key_of,
    system,
)
from undercroft.table.checkpoints import Checkpoint

JAWS = system("jaws")


def bot(seed: int = 3) -> SearchBot:
    return SearchBot(Stream(key_of(seed)))


def jaws(scenario: str, seats: int, seed: int = 1, spacing: int = 8, **options: Any) -> Match[Any, Any]:
    setup = Setup(system="jaws", scenario=f"jaws:{scenario}", seats=JAWS.seats(seats), options=options)
    return Match(JAWS, setup, key=key_of(seed), telling=False, spacing=spacing)


# A small game: the bright way is worth more at first sight, the dark way leads to more.


async def two_ways(game: Table) -> None:
    way = await game.ask(Question((A,), "way", [Option(f"way:{name}", name) for name in ("bright", "dark", "mire")]))
    step = await game.ask(Question((A,), "step", [Option("step:on", "on"), Option("step:back", "back")]))
    game.state.purse[A] += {"bright": 1, "dark": 3, "mire": 9}[way] * (step == "on")


def worths(game: Game[Tiny, Any], seat: object, question: Question[Any]) -> list[float]:
    return [{"bright": 1.5, "dark": 1.2, "on": 1.0}.get(option.value, -5.0) for option in question.options]


def purse(game: Game[Tiny, Any], seat: object) -> float:
    return float(game.state.purse[A])


def turn(game: Game[Tiny, Any]) -> object:
    return game.state.place.turn if isinstance(game.state.place, Go) else None


def ways() -> Match[Tiny, None]:
    small = replace(tiny(two_ways, turns=2), adviser=Adviser(options=worths, position=purse, stretch=turn))
    return sit_down(small)


@pytest.mark.parametrize(("player", "gained"), [(GreedyBot, 2), (SearchBot, 6)])
def test_it_sees_what_comes_of_an_answer(player: type[Bot], gained: int) -> None:
    """And doesn't try what the adviser thinks little of."""
    match = ways()
    play_out(match, player(Stream(key_of(1))))  # type: ignore[call-arg]
    assert match.state.purse[A] == 5 + gained


def test_it_looks_to_the_end_of_the_stretch_and_no_farther(monkeypatch: pytest.MonkeyPatch) -> None:
    match, ends = ways(), list[object]()
    adviser = match.system.adviser
    assert adviser

    def position(game: Game[Tiny, Any], seat: object) -> float:
        ends.append(turn(game))
        return purse(game, seat)

    seen = replace(match.system, adviser=replace(adviser, position=position))
    monkeypatch.setattr(match, "system", seen)
    assert bot().choose(match, range(len(match.questions)))
    assert ends == [2, 2]


def test_thinking_leaves_the_match_as_it_was() -> None:
    match = jaws("s05", 2)
    state, lines = JAWS.codec.encode(match.state), len(match.line)
    assert bot().choose(match, range(len(match.questions)))
    assert (JAWS.codec.encode(match.state), len(match.line)) == (state, lines)


def test_it_plays_the_same_way_again_with_the_same_stream() -> None:
    played = [jaws("s01", 2) for _ in range(2)]
    for match in played:
        play_out(match, bot())
    assert played[0].line == played[1].line


def varied(match: Match[Any, Any], secret: Secret[Any, Any], viewer: Any, stream: Stream) -> Match[Any, Any] | None:
    """The match as if a secret had been another one since its last checkpoint."""
    last = match.checkpoints.last
    state = JAWS.codec.decode(last.state)
    there = secret.vary(Game(state, match.game.content, match.keys, telling=False), viewer, stream)
    if there is None or JAWS.codec.encode(there) == last.state:
        return None
    checkpoint = Checkpoint(last.at, JAWS.codec.encode(there), last.number)
    return Match.resume(JAWS, match.setup, Policy(), match.keys[0], match.history.log, [checkpoint])


def rounds(match: Match[Any, Any]) -> Iterator[int]:
    """The number of the first question of each place, with a checkpoint right before it."""
    greedy = GreedyBot(Stream(key_of(5)))
    while not match.over:
        if match.checkpoints.last.at == len(match.line):
            yield 0
        decision = greedy.choose(match, range(len(match.questions)))
        assert decision
        match.play(*decision)


def test_what_its_seat_cannot_know_changes_nothing() -> None:
    """Every secret of Jaws in turn; what lies in rooms that nobody has seen too (JL-HIDE-02)."""
    stream, compared = Stream(key_of(8)), set[str]()
    secrets = [*JAWS.secrets, UNKNOWN_CARDS]
    match = jaws("s05", 2, spacing=1, goals=True)
    for turn, at in enumerate(rounds(match)):
        viewer = match.questions[at].seats[0]
        secret = secrets[turn % len(secrets)]
        other = varied(match, secret, viewer, stream)
        if other is None or [asked.options for asked in other.questions] != [
            asked.options for asked in match.questions
        ]:
            continue
        chosen = [bot(turn).choose(one, [at]) for one in (match, other)]
        assert chosen[0]
        assert chosen[1]
        assert chosen[0][1].text == chosen[1][1].text, secret.rule
        compared.add(secret.rule)
    assert {"JL-SELECT-01", "JL-HIDE-04", "JL-ORDER-02", "JL-HIDE-02"} <= compared


def test_what_others_choose_in_secret_changes_nothing() -> None:
    """It thinks as if they were still to choose (JL-SELECT-07)."""
    match = jaws("s05", 2)
    mine = match.setup.seats[1]
    while not match.state.barrier:
        match.play(0, match.questions[0].options[0])
    chosen = set[str]()
    for option in match.questions[0].options[:3]:
        other = match.fork()
        other.answer(match.setup.seats[0], option.text)
        at = next(at for at, asked in enumerate(other.questions) if mine in asked.seats)
        decision = bot().choose(other, [at])
        assert decision
        chosen.add(decision[1].text)
    assert len(chosen) == 1


def test_nothing_is_found_behind_a_door_that_nobody_has_opened() -> None:
    """What rooms hold is read when they are revealed (JL-HIDE-02): who thinks ahead meets nobody there."""
    match = jaws("s05", 4, hands="by level")
    rooms, figures = list(match.state.rooms), set(match.state.figures)
    true, imagined = match.fork(), match.fork(match.setup.seats[0], key_of(2))
    for world in (true, imagined):
        play_out(world, GreedyBot(Stream(key_of(6))))
    assert len(true.state.rooms) > len(rooms)
    assert set(true.state.figures) > figures
    assert imagined.state.rooms == rooms
