"""Whether what a card asks for holds."""

from undercroft.games.haven.act import Act
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.select import Test
from undercroft.games.haven.state import Figure
from undercroft.games.haven.targets import means
from undercroft.games.haven.world import adjacent, cell_of, is_ally, layout, number, on_map
from undercroft.table import ZoneId


def holds(game: Table, act: Act, test: Test | None, target: Figure | None = None, melee: bool | None = None) -> bool:
    """All that the test says is so."""
    return test is None or all(_checks(game, act, test, target, melee)) != test.negate


def _checks(game: Table, act: Act, test: Test, target: Figure | None, melee: bool | None) -> list[bool]:
    actor, facts, state = act.actor, game.state.facts, game.state
    found: list[bool] = []
    if target is not None:
        found += _about(game, act, test, target)
    elif any(
        part is not None
        for part in (test.target_has, test.target_rank, test.target_hurt, test.target_beside, test.target_alone)
    ):
        found.append(False)
    for wanted, so in (
        (test.melee, melee),
        (test.single, act.single),
        (test.basic, act.basic),
        (test.killed, act.killed),
        (test.performed, act.last),
        (test.first_attack, facts.attacks == 0),
        (test.round_even, state.round % 2 == 0),
    ):
        if wanted is not None:
            found.append(wanted == so)
    if test.self_has:
        found.append(actor.has(test.self_has))
    if test.self_hp_at_most is not None:
        found.append(actor.hp <= number(game, test.self_hp_at_most, H=actor.max_hp))
    if test.self_beside is not None:
        selector = test.self_beside
        found.append(
            any(
                adjacent(game, actor.at, one.at)
                for one in on_map(game)
                if means(game, actor, selector, one, side=act.side)
            )
        )
    if test.self_at_wall is not None:
        found.append(test.self_at_wall == layout(game).beside_wall(cell_of(actor)))
    if test.moved is not None:
        found.append(facts.moved >= number(game, test.moved))
    if test.moved_exactly is not None:
        found.append(facts.moved == number(game, test.moved_exactly))
    if test.element is not None:
        found.append(state.elements.get(test.element, 0) > 0)
    if test.hand_at_most is not None:
        zone = state.zones.get(ZoneId(f"hand-{actor.id}"))
        found.append(zone is not None and len(zone.cards) <= test.hand_at_most)
    if test.counter is not None:
        found.append(state.counters.get(test.counter, 0) >= number(game, test.at_least or 1))
    return found


def _about(game: Table, act: Act, test: Test, target: Figure) -> list[bool]:
    found: list[bool] = []
    if test.target_has:
        found.append(target.has(test.target_has))
    if test.target_rank:
        found.append(target.rank == test.target_rank)
    if test.target_hurt is not None:
        found.append((target.hp < target.max_hp) == test.target_hurt)
    beside = [one for one in on_map(game) if one.id != target.id and adjacent(game, one.at, target.at)]
    if test.target_beside is not None:
        selector = test.target_beside
        found.append(
            any(means(game, act.actor, selector, one, target, act.side) for one in beside if one.id != act.actor.id)
        )
    if test.target_alone is not None:
        found.append(test.target_alone != any(is_ally(target, one) for one in beside))
    return found
