"""What each answer to a question is worth to who is asked: the adviser of all haven games."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from undercroft.games.haven.adviser import hands, worth
from undercroft.games.haven.adviser.chances import chances_of
from undercroft.games.haven.adviser.city import city_options
from undercroft.games.haven.adviser.halves import gain_of_abilities, gain_of_half, half_of, played_now
from undercroft.games.haven.adviser.promise import promise_of
from undercroft.games.haven.adviser.prospect import Prospect
from undercroft.games.haven.adviser.stands import Stands, for_a_monster
from undercroft.games.haven.box import Box, Table
from undercroft.games.haven.campaign.town import City
from undercroft.games.haven.content import verbs
from undercroft.games.haven.content.parts import parts_of
from undercroft.games.haven.state import Figure
from undercroft.games.haven.turn import waiting_cards
from undercroft.games.haven.world import bit, characters, distance, tiles
from undercroft.table import CardId, Game, Question, Seat, ZoneId, cards_in
from undercroft.words import Message

Values: TypeAlias = Sequence[float]
Answering: TypeAlias = Callable[[Prospect, Question[Any]], Values]


def options(game: Game[Any, Box], seat: Seat, question: Question[Any]) -> Values:
    """The worth of every option, in their order, from what the seat may know."""
    if isinstance(game.state, City):
        return city_options(game, question)
    hero = hero_of(game, seat, question)
    answering = ANSWERS.get(question.kind) or ANSWERS.get(question.kind.partition("-")[0])
    if hero is None or answering is None:
        return [0.0] * len(question.options)
    return answering(Prospect(game, hero), question)


def hero_of(game: Table, seat: Seat, question: Question[Any]) -> Figure | None:
    """The hero who decides: the one that is named, the one whose turn it is, or the seat's first one."""
    mine = [hero for hero in characters(game) if game.state.sheets[hero.id].seat == seat]
    named = (question.args.get("hero"), question.args.get("figure"), game.state.facts.figure)
    return next((hero for id in named for hero in mine if hero.id == id), mine[0] if mine else None)


def acting(view: Prospect, question: Question[Any]) -> Figure:
    """Who acts: the hero, or a monster that does what it says."""
    return view.game.state.figures.get(str(question.args.get("figure", "")), view.hero)


def each(judge: Callable[[Prospect, Question[Any], str, str], float]) -> Answering:
    """Judge option by option: its verb, and what it is about."""

    def answer(view: Prospect, question: Question[Any]) -> Values:
        return [judge(view, question, *_split(option.text)) for option in question.options]

    return answer


def _split(text: str) -> tuple[str, str]:
    verb, _, thing = text.partition(":")
    return verb, thing


# Cards and rests


def choose_initiative(view: Prospect, question: Question[Any]) -> Values:
    hand = hands.Hand(view)
    by_card = {card.id: hand.leading(card) for card in hand.cards} if len(hand.cards) > 1 else {}
    usual = max(by_card.values(), default=0.0) - 1.0
    return [
        usual + hands.of_long_rest(view) if option.value is None else by_card[option.value]
        for option in question.options
    ]


def choose_second(view: Prospect, question: Question[Any]) -> Values:
    hand = hands.Hand(view)
    first = cards_in(view.game, ZoneId(f"chosen-{view.hero.id}"))[0]
    cards = {card.id: card for card in hand.cards}
    return [hand.pair(first, cards[option.value]) for option in question.options]


def play(view: Prospect, question: Question[Any], half: str, card: str) -> float:
    return hands.play_first(view, CardId(card), half, waiting_cards(view.game, view.hero))


def play_more(view: Prospect, question: Question[Any], half: str, card: str) -> float:
    return gain_of_half(view, half_of(view, CardId(card), half)) if card else 0.0


def rest_lose(view: Prospect, question: Question[Any], verb: str, card: str) -> float:
    return -promise_of(view.printed(CardId(card))) if card else 0.0


def recover(view: Prospect, question: Question[Any], verb: str, card: str) -> float:
    return promise_of(view.printed(CardId(card))) if card else 0.0


def short_rest(view: Prospect, question: Question[Any], answer: str, _: str) -> float:
    return hands.of_short_rest(view) if answer == "yes" else 0.0


def redraw(view: Prospect, question: Question[Any], answer: str, _: str) -> float:
    return hands.of_redrawing(view, CardId(str(question.args["card"]))) if answer == "yes" else 0.0


def negate(view: Prospect, question: Question[Any], verb: str, cards: str) -> float:
    if verb == "suffer":
        return -hands.of_suffering(view.hero, int(str(question.args["damage"])))
    return -hands.of_giving_up(view, tuple(map(CardId, cards.split(","))))


# Moves


def move(view: Prospect, question: Question[Any]) -> Values:
    actor = acting(view, question)
    if actor is not view.hero:
        return [for_a_monster(view, actor, _split(option.text)[1] or actor.at) for option in question.options]
    stands = Stands(view, question)
    return [stands.worth(_split(option.text)[1] or view.hero.at) for option in question.options]


def shove(view: Prospect, question: Question[Any], verb: str, cell: str) -> float:
    moved = view.game.state.figures[str(question.args["figure"])]
    good = 1.0 if moved.side == "monsters" else -1.0
    trap = 5.0 if cell and bit(view.game, cell) & tiles(view.game, "trap", "trap-b") else 0.0
    return good * (trap + for_a_monster(view, moved, cell or moved.at) * 0.1)


def lay_trap(view: Prospect, question: Question[Any], verb: str, cell: str) -> float:
    """Before a monster's feet."""
    near = [distance(view.game, cell, foe.at) for foe in view.foes if foe.rank != "objective"] if cell else []
    return 2.0 / min(near) if near else 0.0


# Targets


def target_attack(view: Prospect, question: Question[Any]) -> Values:
    """By the odds that everybody may work out: what each damage would be worth."""
    actor = acting(view, question)
    targets = [option.value for option in question.options]
    return [0.0 if one is None else of_target(view, actor, question, one) for one in targets]


def of_target(view: Prospect, actor: Figure, question: Question[Any], target: Figure) -> float:
    if target.side == "heroes":
        return target.hp - target.max_hp if actor.side == "heroes" else float(target.hp)
    if question.preview is None:
        return 1.0
    return 0.1 + sum(
        one.chance * worth.of_damage(view.game, target, int(str(one.result.args["damage"])), view.weights[target.id])
        for one in question.preview(target).odds
        if isinstance(one.result, Message) and one.result.id == "odds-damage"
    )


def target(view: Prospect, question: Question[Any], verb: str, id: str) -> float:
    """By what the ability that is being performed would bring this figure."""
    figure = view.game.state.figures.get(id)
    if figure is None:
        return 0.0
    if acting(view, question) is not view.hero:
        return float(figure.hp) if figure.side == "heroes" else 0.1
    ability = performing(view, question)
    stands = view.at_of(figure) if figure.at else 0
    if isinstance(ability, verbs.Heal):
        return 0.1 + worth.of_healing(figure, 3)
    if isinstance(ability, verbs.Give):
        return 0.1 + sum(worth.of_condition(view.game, figure, name) for name in ability.conditions)
    return 0.5 if stands else 0.1


def performing(view: Prospect, question: Question[Any]) -> verbs.Ability | None:
    """The ability a question is about, by its kind: `target-heal`, `do-loot`."""
    now = played_now(question, view.hero)
    if now is None:
        return None
    name = question.kind.rpartition("-")[2]
    abilities = parts_of(half_of(view, CardId(now.card), now.half).do)
    return next((one for one in abilities if type(one).__name__.lower() == name), None)


def lay_area(view: Prospect, question: Question[Any]) -> Values:
    """Over as much of what is worth hitting as possible."""
    if question.preview is None:
        return [0.0] * len(question.options)
    figures = view.game.state.figures
    laid = [question.preview(option.value).affects for option in question.options]
    return [
        sum(worth.of_damage(view.game, figures[id], 3) if figures[id].side == "monsters" else -3.0 for id in hit)
        for hit in laid
    ]


def do(view: Prospect, question: Question[Any], verb: str, _: str) -> float:
    """Perform an ability or skip it."""
    ability = performing(view, question)
    if verb != "do" or ability is None:
        return 0.1 if verb == "do" else 0.0
    return gain_of_abilities(view, [ability])


def either(view: Prospect, question: Question[Any]) -> Values:
    return [gain_of_abilities(view, option.value) for option in question.options]


# Items, elements, and what only has to be got over with


def offer(view: Prospect, question: Question[Any], verb: str, card: str) -> float:
    """An item in one's own turn, or a card to be taken out of the active area, which is seldom wise."""
    if verb != "use":
        return -1.0
    item = view.game.content.items[view.game.state.cards[CardId(card)].definition]
    held_back = 1.2 if item.use == "consumed" else 0.4
    return sum(chance.worth for one in item.action.do for chance in chances_of(view, one)[:1]) - held_back


def yes(view: Prospect, question: Question[Any], verb: str, _: str) -> float:
    """What was paid for is used."""
    return 1.0 if verb in ("use", "yes", "consume") else 0.0


def monster_end(view: Prospect, question: Question[Any], verb: str, things: str) -> float:
    """Let it attack whoever can bear it best."""
    _, *targets = things.split(",")
    heroes = [view.game.state.figures[id] for id in targets if id in view.game.state.figures]
    return sum(hero.hp / hero.max_hp - 1.5 for hero in heroes)


ANSWERS: dict[str, Answering] = {
    "choose-initiative": choose_initiative,
    "choose-second": choose_second,
    "play": each(play),
    "play-more": each(play_more),
    "rest-lose": each(rest_lose),
    "pay-discard": each(rest_lose),
    "pay-lost": each(rest_lose),
    "recover": each(recover),
    "short-rest": each(short_rest),
    "redraw": each(redraw),
    "negate": each(negate),
    "move": move,
    "teleport": move,
    "leap": move,
    "shove": each(shove),
    "lay-trap": each(lay_trap),
    "target-attack": target_attack,
    "target": each(target),
    "lay-area": lay_area,
    "do": each(do),
    "either": either,
    "offer": each(offer),
    "item": each(yes),
    "bonus": each(yes),
    "consume": each(yes),
    "monster-end": each(monster_end),
}
"""By the kind of question, or by the first word of it."""
