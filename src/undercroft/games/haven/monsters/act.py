"""A monster's turn: check what it may do, find its focus, perform its card from top to bottom."""

from dataclasses import dataclass

from undercroft.games.haven.act import Act, act_of
from undercroft.games.haven.bonus import listen
from undercroft.games.haven.boosts import gather
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.verbs import Ability, Action, Attack, Move, Special, Targeted
from undercroft.games.haven.elements import will_infuse
from undercroft.games.haven.enter import enter, stand_clear
from undercroft.games.haven.events import FocusFound, Moved, NoFocus
from undercroft.games.haven.monsters.outlook import movement_of, position_of, task_of
from undercroft.games.haven.monsters.prefer import prefer
from undercroft.games.haven.monsters.stand import Choice
from undercroft.games.haven.monsters.think import Thought, think
from undercroft.games.haven.names import name_of, one_after_another
from undercroft.games.haven.order import plan_of
from undercroft.games.haven.state import Figure
from undercroft.games.haven.world import cell_of, ground
from undercroft.table import Option, Question
from undercroft.words import Message


@dataclass(slots=True)
class Intent:
    """What a monster has made up its mind to do: whom it is after, where it goes, whom it attacks there."""

    thought: Thought
    choice: Choice
    move: Move | None
    attack: Attack | None
    """The abilities it was thought out for."""

    @property
    def foci(self) -> tuple[str, ...]:
        """Its focus; several where the choice leaves open which."""
        return tuple(one for one in self.thought.foci if one in self.choice.targets) or self.thought.foci


async def monster_turn(game: Table, figure: Figure) -> None:
    """The abilities of the card drawn for its type, in printed order; stunned it does nothing.

    JL-MTURN-02, JL-MTURN-05, JL-MTURN-08, JL-TURN-02, JL-ABIL-05.
    """
    plan = plan_of(game, figure.kind)
    if plan is None or figure.has("stun"):
        return
    deck = game.content.monsters[figure.kind].deck
    source = f"plan|{deck}|{game.content.decks[deck].cards.index(plan)}"
    await follow_plan(game, figure, plan.action, source)


async def follow_plan(game: Table, figure: Figure, action: Action, source: str) -> None:
    """Focus first, then ability by ability; without a focus all but moves and attacks (JL-MTURN-07, JL-OPEN-21)."""
    from undercroft.games.haven.action import can_go_on, perform

    act = act_of(game, figure, source)
    abilities = spelled_out(game, figure, action)
    attack = next((one for one in abilities if isinstance(one, Attack)), None)
    leading = next((one for one in abilities if isinstance(one, Move | Attack)), None)
    intent = await make_up(game, act, leading if isinstance(leading, Move) else None, attack)
    tell_focus(game, figure, intent)
    for ability in abilities:
        if not can_go_on(game, act):
            break
        act.foci, act.chosen = intent.foci if intent else (), None
        if isinstance(ability, Move):
            if intent is not None and not (intent.move is ability and stands_as_thought(figure, intent)):
                intent = await make_up(game, act, ability, attack)
            act.performed = await go(game, act, ability, intent) or act.performed
        elif isinstance(ability, Attack) and not follows_on(ability):
            intent = await aim_anew(game, act, ability, intent)
            if intent is not None:
                act.foci, act.chosen = intent.foci, intent.choice.targets
                await perform(game, act, ability)
        else:
            if isinstance(ability, Targeted):
                prefer(game, act, ability)
            await perform(game, act, ability)
    infuse_once(game, figure, act, action)


def tell_focus(game: Table, figure: Figure, intent: Intent | None) -> None:
    """Whom it is after, for the log (JL-FOCUS-01, JL-FOCUS-14)."""
    if intent:
        game.tell(FocusFound(figure.id, intent.foci[0], rule="JL-FOCUS-01"))
    else:
        game.tell(NoFocus(figure.id, rule="JL-FOCUS-14"))


def follows_on(attack: Attack) -> bool:
    """It goes from the target of the attack before to others near by, not to the focus."""
    return attack.at is not None and attack.at.of == "target"


def spelled_out(game: Table, figure: Figure, action: Action) -> list[Ability]:
    """The card's abilities, with a boss's own action where the card calls for it (JL-BOSS-03, JL-OPEN-59)."""
    kind = game.content.monsters[figure.kind]
    abilities: list[Ability] = []
    for ability in action.do:
        if isinstance(ability, Special):
            abilities += kind.special_1 if ability.number == 1 else kind.special_2
        else:
            abilities.append(ability)
    return abilities


async def make_up(game: Table, act: Act, move: Move | None, attack: Attack | None) -> Intent | None:
    """Think, and let the players settle what the rules leave open; None without a focus (JL-MTURN-06, JL-MTURN-07)."""
    thought = think(game.content.edition, position_of(game, act.actor), task_of(game, act, move, attack))
    return Intent(thought, await settle(game, act, thought.choices), move, attack) if thought.foci else None


def stands_as_thought(figure: Figure, intent: Intent) -> bool:
    """It still stands where it stood when it made up its mind."""
    return intent.thought.path(intent.choice.at)[0] == cell_of(figure)


async def aim_anew(game: Table, act: Act, attack: Attack, intent: Intent | None) -> Intent | None:
    """Whom it attacks from where it stands: as it meant to, or what is left of that.

    Its focus stays its focus; once that is dead it finds another one (JL-OPEN-39, JL-MATK-01, JL-MATK-03).
    """
    if intent is None:
        return None
    standing = {figure.id for figure in game.state.figures.values() if figure.at}
    arrived = ground(game).arena.index(cell_of(act.actor)) == intent.choice.at
    if intent.attack is attack and arrived and standing >= set(intent.choice.targets):
        return intent
    thought = think(game.content.edition, position_of(game, act.actor), task_of(game, act, None, attack))
    foci = tuple(one for one in intent.foci if one in standing)
    choices = [one for one in thought.choices if not foci or set(foci) & set(one.targets)]
    if not choices:
        return Intent(thought._replace(foci=foci), Choice(intent.choice.at, foci), None, attack)
    return Intent(thought._replace(foci=foci or thought.foci), await settle(game, act, choices), None, attack)


def infuse_once(game: Table, figure: Figure, act: Act, action: Action) -> None:
    """The first of a type that performs the card infuses, for all (JL-ELEM-11)."""
    pack = game.state.packs[figure.kind]
    if action.infuse and act.performed and not pack.infused:
        pack.infused = True
        will_infuse(game, action.infuse)


async def settle(game: Table, act: Act, choices: tuple[Choice, ...] | list[Choice]) -> Choice:
    """What the rules leave open the players decide (JL-GEN-01, JL-GEN-02, JL-MMOVE-15)."""
    options = [stand_option(game, choice) for choice in choices]
    args = {"monster": act.actor.id}
    return await game.ask(Question(act.seats, "monster-end", options, "JL-MMOVE-15", args, party=True))


def stand_option(game: Table, choice: Choice) -> Option[Choice]:
    """Where it would stand, and whom it would attack there."""
    at, figures = str(ground(game).arena.cell(choice.at)), game.state.figures
    label = Message("option-stand", {"on": at})
    if choice.targets:
        whom = one_after_another(name_of(game, figures[target]) for target in choice.targets)
        label = Message("option-stand-attack", {"on": at, "whom": whom})
    return Option(f"stand:{','.join([at, *choice.targets])}", choice, label)


async def go(game: Table, act: Act, move: Move, intent: Intent | None) -> bool:
    """Along its path, hex by hex, as far as nothing stops it; a trap springs (JL-MMOVE-02, JL-TRAP-08, JL-OPEN-40)."""
    figure = act.actor
    if intent is None or figure.has("immobilize"):
        return False
    await gather(game, act, move)
    kind = movement_of(act.stat, move)
    path = intent.thought.path(intent.choice.at)
    start = figure.at
    for place, cell in enumerate(path[1:], 1):
        figure.at = str(cell)
        game.state.facts.moved += 1
        game.tell(Moved(figure.id, figure.at, rule="JL-MMOVE-02"))
        if kind == "normal" or (kind == "jump" and cell == path[-1]):
            await enter(game, figure, figure.at)
        if not figure.at or figure.has("immobilize") or figure.has("stun"):
            stand_clear(game, figure, [str(one) for one in path[:place]])
            break
    if figure.at and figure.at != start:
        await listen(game, "moves", figure)
    return figure.at != start
