"""The reasoning in words: what is said about each step, in the order in which the monster thinks."""

from collections.abc import Iterable, Sequence

from undercroft.games.haven.edition import Edition
from undercroft.games.haven.monsters.field import Foe, Position, Task
from undercroft.games.haven.monsters.targeting import Group, Reach
from undercroft.games.haven.monsters.why import Why
from undercroft.grid import Cell

Stand = tuple[Reach, Group]


def give_abilities(why: Why, edition: Edition, position: Position, task: Task) -> None:
    """What the card allows, as far as it changes how the monster thinks."""
    cites = edition.cites
    if not task.targets:
        why.say(cites("turn.as_if_melee"), "why-as-if-melee")
    if not task.move:
        why.say(cites("turn.no_move"), "why-no-move")
    if task.movement == "jump":
        why.say(cites("walk.jump"), "why-jump")
    if task.movement == "flying" and "walk.flying" in cites:
        why.say(cites("walk.flying"), "why-flying")
    if task.movement == "teleport" and "walk.teleport" in cites:
        why.say(cites("walk.teleport"), "why-teleport")
    if task.movement == "normal" and position.arena.ice and "walk.ice" in cites:
        why.say(cites("walk.ice"), "why-ice")


def give_candidates(why: Why, edition: Edition, position: Position, attack: Task, found: Sequence[Foe]) -> None:
    """Whom it could attack at all, from what kind of hex, and whom not."""
    cites = edition.cites
    hidden = [foe.id for foe in position.foes if not foe.visible]
    if hidden and "focus.invisible" in cites:
        why.say(cites("focus.invisible"), "why-invisible", foes=hidden, count=len(hidden))
    if attack.area:
        why.say(cites("focus.area"), "why-seeks-area")
    elif attack.range:
        why.say(cites("focus.ranged"), "why-seeks-range", range=attack.range)
    else:
        why.say(cites("focus.melee"), "why-seeks-adjacent")
    lost = [foe.id for foe in position.foes if foe.visible and foe not in found]
    if lost and found:
        why.say(cites("focus.unreachable"), "why-unreachable", foes=lost, count=len(lost))
    if not found:
        why.say(cites("focus.none"), "why-no-focus")


def give_costs(why: Why, edition: Edition, costs: Sequence[tuple[str, Sequence[int]]]) -> None:
    """How the ways to the enemies compare: negative hexes first, then points."""
    cites = edition.cites
    negatives = [cost[0] for _, cost in costs]
    fewest = min(negatives)
    if max(negatives) > fewest:
        kept, dropped = _split(costs, fewest)
        rule = cites("focus.fewest_negative")
        why.say(rule, "why-fewest-negative", kept=kept, dropped=dropped, negative=fewest, count=len(kept))
    elif fewest:
        why.say(cites("focus.negative_anyway"), "why-negative-anyway", negative=fewest)
    left = [(name, cost[1]) for name, cost in costs if cost[0] == fewest]
    if len(left) == 1:
        why.say(cites("focus.unlimited"), "why-only-one", foe=left[0][0], points=left[0][1])
    else:
        points = [f"{name} {cost}" for name, cost in left]
        first = [name for name, cost in left if cost == min(cost for _, cost in left)]
        why.say(cites("focus.fewest_points"), "why-fewest-points", points=points, foes=first)


def _split(costs: Iterable[tuple[str, Sequence[int]]], fewest: int) -> tuple[list[str], list[str]]:
    kept: list[str] = []
    dropped: list[str] = []
    for name, cost in costs:
        (kept if cost[0] == fewest else dropped).append(name)
    return kept, dropped


def give_focus(why: Why, edition: Edition, focus: str) -> None:
    """The outcome of the search."""
    why.say(edition.cites("focus.found"), "why-focus", focus=focus)


def give_stand(
    why: Why, edition: Edition, task: Task, hexes: Sequence[Reach], best: Sequence[Stand], *, avoids: bool
) -> None:
    """Why these hexes and these targets, of all the hexes from which the focus can be attacked this turn."""
    cites = edition.cites
    cells = _cells(reach for reach, _ in best)
    focus = hexes[0].targeting.focus.id
    why.say(cites("stand.attack_focus"), "why-in-reach", focus=focus, count=len(hexes))
    if avoids:
        why.say(cites("stand.fewest_negative"), "why-avoids")
    if task.disadvantage and task.attack.range:
        why.say(cites("stand.muddled"), "why-muddled")
    if task.attack.shuns_neighbours and "stand.focus_clear" in cites:
        clear = not best[0][0].focus_hampered
        why.say(cites("stand.focus_clear"), "why-focus-clear" if clear else "why-focus-hampered", focus=focus)
    if task.targets > 1 or task.area:
        _give_targets(why, edition, best)
    if task.attack.shuns_neighbours:
        _give_disadvantage(why, edition, *best[0])
    points = best[0][0].points
    if points:
        why.say(cites("stand.fewest_points"), "why-fewest-steps", hexes=cells, points=points, count=len(cells))
    else:
        why.say(cites("stand.stays"), "why-stays")
    if len(cells) > 1:
        why.say(cites("players_decide"), "why-players-end")


def _give_targets(why: Why, edition: Edition, best: Sequence[Stand]) -> None:
    cites = edition.cites
    groups = sorted({tuple(sorted(foe.id for foe in reach.targeting.foes(group))) for reach, group in best})
    most = max(map(len, groups))
    if not most:
        why.say(cites("stand.most_targets"), "why-no-more-targets")
        return
    said = [" + ".join(group) for group in groups]
    why.say(cites("stand.most_targets"), "why-most-targets", most=most, groups=said, count=len(groups))
    if len(groups) > 1:
        why.say(cites("stand.players_targets"), "why-players-targets")
    elif "stand.which_targets" in cites:
        why.say(cites("stand.which_targets"), "why-which-targets")


def _give_disadvantage(why: Why, edition: Edition, reach: Reach, group: Group) -> None:
    cites = edition.cites
    if "stand.clear_attacks" in cites:
        why.say(cites("stand.clear_attacks"), "why-clear-attacks", hampered=reach.attacks_hampered(group))
    elif group:
        why.say(cites("stand.clear_others"), "why-clear-others", hampered=reach.hampered(group))


def give_approach(why: Why, edition: Edition, reach: Reach, move: int, goals: Sequence[Cell]) -> None:
    """The focus can't be attacked this turn: where the monster is heading instead."""
    focus, cites = reach.targeting.focus.id, edition.cites
    if move:
        why.say(cites("approach"), "why-out-of-reach", focus=focus, points=reach.points, move=move)
        why.say(cites("approach.goal"), "why-heads-for", hexes=goals, count=len(goals))
    else:
        why.say(cites("approach.no_move"), "why-out-of-reach-standing", focus=focus)


def give_ends(why: Why, edition: Edition, ends: Sequence[Cell], left: int, *, stays: bool, avoids: bool) -> None:
    """How near it gets."""
    cites = edition.cites
    if avoids:
        why.say(cites("approach.no_negative"), "why-stops-short")
    if stays:
        why.say(cites("approach.stay"), "why-no-nearer")
    else:
        why.say(cites("approach.as_far"), "why-nearer", hexes=ends, count=len(ends), left=left)
    if len(ends) > 1:
        why.say(cites("players_decide"), "why-players-end")


def give_no_attack(why: Why, edition: Edition) -> None:
    why.say(edition.cites("attack.none"), "why-no-attack")


def _cells(reaches: Iterable[Reach]) -> list[Cell]:
    return list(dict.fromkeys(reach.cell for reach in reaches))
