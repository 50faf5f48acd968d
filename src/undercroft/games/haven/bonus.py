"""Active bonuses: parts of actions that go on having an effect, and the windows in which they listen."""

from collections.abc import Iterator

from undercroft.games.haven.act import Act, act_of
from undercroft.games.haven.blow import Blow
from undercroft.games.haven.boosts import Boosts
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.model import AbilityCard
from undercroft.games.haven.content.parts import parts_of
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Ability, Action, Bonus, Retaliate, Shield, Suffer
from undercroft.games.haven.events import ExperienceGained
from undercroft.games.haven.holds import holds
from undercroft.games.haven.rules import fire
from undercroft.games.haven.state import Active, Figure
from undercroft.games.haven.targets import means
from undercroft.games.haven.world import distance, number, stat_of
from undercroft.table import CardId, Option, Question, ZoneId, move


def action_at(game: Table, source: str) -> Action:
    """The action that a source names: `card:<id>:top`, `plan:<deck>:<number>`, `item:<id>`, `rule:…`, `modifier:…`."""
    kind, _, rest = source.partition("|")
    name, _, part = rest.rpartition("|")
    if kind == "card":
        card: AbilityCard = game.content.cards[name]
        return card.top if part == "top" else card.bottom
    if kind == "plan":
        return game.content.decks[name].cards[int(part)].action
    if kind == "modifier":
        return Action(do=game.content.modifier(name).then)
    if kind == "rule":
        return Action(do=game.content.scenarios[name].rules[int(part)].do)
    return game.content.items[part].action


def ability_at(game: Table, active: Active) -> Ability:
    source, _, at = active.source.rpartition("|")
    return list(parts_of(action_at(game, source).do))[int(at)]


def add_bonus(game: Table, act: Act, at: int, card: str, until: str) -> None:
    """A part of an action becomes an active bonus, for the round or the scenario (JL-ONGO-01, JL-ONGO-02, JL-ONGO-07).

    Its token begins on the first use slot (JL-ONGO-09).
    """
    active = Active(
        id=game.state.new_id(),
        owner=act.actor.id,
        card=card,
        source=f"{act.source}|{at}",
        until="scenario" if until == "persistent" else "round",
    )
    game.state.bonuses.append(active)


def active_on(game: Table, figure: Figure) -> Iterator[tuple[Active, Ability]]:
    """The bonuses a figure has."""
    for active in game.state.bonuses:
        if active.owner == figure.id:
            yield active, ability_at(game, active)


def shield_of(game: Table, figure: Figure) -> int:
    """All shields add up: of the stat line, always on, and of active bonuses.

    JL-SHIELD-01, JL-SHIELD-03, JL-SHIELD-05, JL-MON-15.
    """
    stat = stat_of(game, figure)
    shield = stat.shield if stat else 0
    for active in game.state.bonuses:
        ability = ability_at(game, active)
        if isinstance(ability, Shield):
            owner = game.state.figures[active.owner]
            if means(game, owner, ability.at, figure):
                shield += number(game, ability.value)
    return shield


async def listen(game: Table, trigger: str, figure: Figure, blow: Blow | None = None) -> None:
    """Something happens to or by a figure: bonuses have their effect, then special rules of the scenario."""
    await hear(game, trigger, figure, blow)
    await fire(game, trigger, figure, of=figure.kind)


async def hear(game: Table, trigger: str, figure: Figure, blow: Blow | None = None) -> None:
    """Every bonus that listens is applied, wanted or not (JL-ONGO-13, JL-ONGO-01)."""
    for active in list(game.state.bonuses):
        ability = ability_at(game, active)
        act = act_with(game, active)
        if isinstance(ability, Retaliate) and trigger == "is-attacked" and act.actor is figure and blow:
            strike_back(game, act, ability, blow)
        if (
            isinstance(ability, Bonus)
            and active in game.state.bonuses
            and hears(game, act, ability, trigger, figure, blow)
        ):
            await apply(game, act, active, ability, figure, blow)


def act_with(game: Table, active: Active) -> Act:
    """What a bonus does its owner does, as a part of the action that it comes from."""
    return act_of(game, game.state.figures[active.owner], active.source.rpartition("|")[0])


def hears(game: Table, act: Act, ability: Bonus, trigger: str, figure: Figure, blow: Blow | None) -> bool:
    """Whether a bonus listens to this, and what it asks for holds."""
    target = blow.target if blow and trigger == "attacks" else blow.attacker if blow else None
    melee = blow.melee if blow else None
    meant = ability.at == trigger and means(game, act.actor, ability.whose, figure)
    return meant and holds(game, act, ability.when, target, melee)


def foresee(game: Table, blow: Blow) -> None:
    """What active bonuses will add to an attack whatever anybody decides (JL-ATTACK-09)."""
    for active in game.state.bonuses:
        ability = ability_at(game, active)
        if isinstance(ability, Bonus) and not ability.optional:
            act = act_with(game, active)
            for trigger, figure in (("attacks", blow.attacker), ("is-attacked", blow.target)):
                if hears(game, act, ability, trigger, figure, blow):
                    change(game, act, ability, blow)


def strike_back(game: Table, act: Act, ability: Retaliate, blow: Blow) -> None:
    """When the attack is over its attacker suffers: no card, no shield (JL-SUFFER-01, JL-SUFFER-03).

    Jaws has no keyword for it, but monster cards with this effect (JL-OPEN-67).
    """
    away = distance(game, blow.target.at, blow.attacker.at)
    if ability.range is None or away <= number(game, ability.range):
        act.bound, act.targets = True, [blow.attacker.id]
        meant = Selector(who="figures", of="target", within=0)
        blow.answers.append((act, (Suffer(value=ability.value, at=meant),)))


async def apply(game: Table, act: Act, active: Active, ability: Bonus, figure: Figure, blow: Blow | None) -> None:
    """The bonus has its effect, and its token moves on (JL-ONGO-10, JL-ATTACK-09); one that says “may” asks first."""
    if ability.optional and not await _takes(game, act, active):
        return
    if blow is not None:
        change(game, act, ability, blow)
    advance(game, active)
    act.bound = True
    await follow_up(game, act, ability, figure, blow)


async def _takes(game: Table, act: Act, active: Active) -> bool:
    options = [Option("yes", True), Option("no", False)]
    args = {"card": active.card}
    return await game.ask(Question(act.seats, "bonus", options, "JL-ONGO-01", args, party=act.party))


def change(game: Table, act: Act, ability: Bonus, blow: Blow) -> None:
    """What a bonus or an item adds to a single attack, before its card is drawn.

    JL-ATTACK-09, JL-SHIELD-03, JL-ADV-02.
    """
    if ability.gives:
        Boosts([ability.gives]).apply(game, act, blow)
    blow.shield += number(game, ability.shield)
    blow.disadvantage = blow.disadvantage or ability.disadvantage


def focuses_last(game: Table, figure: Figure) -> bool:
    """Whether whoever looks for a focus takes the figure for one that acts at 99."""
    return any(isinstance(ability, Bonus) and ability.last for _, ability in active_on(game, figure))


async def follow_up(game: Table, act: Act, ability: Bonus, figure: Figure, blow: Blow | None) -> None:
    """What a bonus or an item has performed: at once, or when the attack it answers is over."""
    from undercroft.games.haven.action import perform_all

    if blow is not None and figure.id == blow.target.id:
        act.targets = [blow.attacker.id]
        blow.answers.append((act, ability.then))
    else:
        act.targets = [figure.id if blow is None else blow.target.id]
        await perform_all(game, act, ability.then)


def advance(game: Table, active: Active) -> None:
    """The token leaves a use slot, perhaps with experience; from the last one the card goes.

    JL-ONGO-08 … JL-ONGO-12, JL-XP-04, JL-CHAR-07.
    """
    slots = action_at(game, active.source.rpartition("|")[0]).slots
    if not slots:
        return
    sheet = game.state.sheets.get(active.owner)
    if sheet and (xp := slots[active.slot]):
        sheet.xp += xp
        game.tell(ExperienceGained(active.owner, xp, rule="JL-ONGO-11"))
    active.slot += 1
    if active.slot >= len(slots):
        remove(game, active, "JL-ONGO-12")


def remove(game: Table, active: Active, rule: str) -> None:
    """A bonus ends; its card goes to the lost pile if the action has the lost icon, else it is discarded.

    JL-ONGO-05, JL-ONGO-06, JL-PILE-05; all bonuses of one card end together (JL-ONGO-04).
    """
    together = [one for one in game.state.bonuses if one.card and one.card == active.card] or [active]
    game.state.bonuses = [one for one in game.state.bonuses if one not in together]
    if active.card:
        pile = "lost" if action_at(game, active.source.rpartition("|")[0]).lost else "discard"
        move(game, CardId(active.card), ZoneId(f"{pile}-{active.owner}"), rule)


def end_of_round(game: Table) -> None:
    """Bonuses for the round are over, lasting ones are not (JL-ONGO-06, JL-ONGO-07, JL-EOR-01)."""
    for active in list(game.state.bonuses):
        if active.until == "round" and active in game.state.bonuses:
            remove(game, active, "JL-ONGO-06")


def removable(game: Table, owner: str) -> list[Active]:
    """The cards that a character may take out of its active area (JL-ONGO-04, JL-OPEN-19)."""
    seen: dict[str, Active] = {}
    for active in game.state.bonuses:
        if active.owner == owner and active.card:
            seen.setdefault(active.card, active)
    return list(seen.values())
