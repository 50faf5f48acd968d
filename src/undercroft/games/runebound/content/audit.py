"""What no type can say of a pack: hexes that exist, prices where there must be some, tokens of the scenario."""

from collections.abc import Iterator
from typing import TypeVar, cast

import msgspec

from undercroft.games.runebound.content.ability import Ability
from undercroft.games.runebound.content.model import (
    Asset,
    Board,
    EventCard,
    HeroCard,
    Quest,
    ScenarioCard,
    Skill,
    StoryCard,
)
from undercroft.games.runebound.content.terms import Cost, Needs
from undercroft.games.runebound.content.verbs import (
    GainToken,
    Go,
    LoseToken,
    Move,
    MoveVillain,
    PlaceToken,
    PlaceVillain,
    RemoveToken,
    Verb,
)
from undercroft.games.runebound.realm import Realm
from undercroft.grid import PositionError
from undercroft.packs import Pack, Problem, Record

S = TypeVar("S", bound=msgspec.Struct)
TOKEN_VERBS = (GainToken, LoseToken, PlaceToken, RemoveToken)


def audit(pack: Pack) -> Iterator[Problem]:
    """All that can be wrong with a sound pack."""
    fault: list[Problem] = []
    realms = list(check_boards(pack, fault))
    yield from fault
    for record in pack.in_files():
        if realms:
            yield from check_spots(pack, record, realms[0])
        yield from check_tokens(pack, record)
        yield from check_abilities(pack, record)
        yield from check_card(pack, record)


def parts(value: object, kind: type[S]) -> Iterator[S]:
    """Everything of a kind that stands somewhere in a record."""
    if isinstance(value, kind):
        yield value
    if isinstance(value, msgspec.Struct):
        value = tuple(getattr(value, name) for name in value.__struct_fields__)
    elif isinstance(value, dict):
        value = tuple(cast("dict[object, object]", value).values())
    if isinstance(value, tuple):
        for inner in cast("tuple[object, ...]", value):
            yield from parts(inner, kind)


def check_boards(pack: Pack, fault: list[Problem]) -> Iterator[Realm]:
    """The map can be read, and what is said of it lies on it (RB-HEX-01, RB-HEX-11)."""
    for board in pack.table(Board).values():
        realm = Realm(board)
        try:
            hexes = set(realm.hexes)
        except PositionError as error:
            fault.append(pack.problem(board, str(error), at=("map",)))
            continue
        fault += [pack.problem(board, text, advice) for text, advice in board_faults(realm, hexes)]
        yield realm


def board_faults(realm: Realm, hexes: set[str]) -> Iterator[tuple[str, str]]:
    board = realm.board
    for hex in hexes - set(realm.terrain):
        yield f"the hex {hex} has no terrain", "every hex has one: plains, forest, hills, mountain or water"
    for place in board.places:
        if place.at not in hexes:
            yield f"{place.id} lies on {place.at}, which is not on the map", "name a hex of the map"
    for deck, cells in board.gems.items():
        for cell in set(cells) - hexes:
            yield f"a {deck} gem lies on {cell}, which is not on the map", "name a hex of the map"
    for edge in board.bridges:
        if not realm.edge_name(edge):
            yield f"there is no bridge {edge} on the map", "add it to the map's `edge bridge:` line"
    for area in set(realm.position.areas) ^ set(board.areas):
        yield f"the area {area} is named in the map or in `areas`, not in both", "give its name in both languages"
    if len(realm.cities) != 4:
        yield f"the board has {len(realm.cities)} cities", "there are four, each with a market"


def check_spots(pack: Pack, record: Record, realm: Realm) -> Iterator[Problem]:
    """Every hex, place or area that a card names is on the board."""
    names: list[str] = []
    for needs in parts(record, Needs):
        names += needs.on
    for move in parts(record, Move):
        names += move.onto
    for go in parts(record, Go):
        names += go.to
    for put in parts(record, PlaceToken):
        names += put.at
    names += [verb.to for verb in parts(record, MoveVillain)]
    names += [verb.at for verb in parts(record, PlaceVillain)]
    if isinstance(record, Quest | StoryCard):
        names += record.at
    for name in dict.fromkeys(names):
        try:
            realm.spot(name)
        except KeyError:
            advice = "write a hex of the map, a place, an area, a kind of place or a terrain"
            yield pack.problem(record, f"nothing on the board is called '{name}'", advice)


def check_tokens(pack: Pack, record: Record) -> Iterator[Problem]:
    """Story tokens belong to a scenario (RB-STOKEN-01)."""
    known = {token.id for card in pack.table(ScenarioCard).values() for token in card.tokens}
    used = [verb.token for verb in parts(record, Verb) if isinstance(verb, TOKEN_VERBS)]
    used += [token for cost in parts(record, Cost) for token in cost.tokens]
    used += [needs.token_here for needs in parts(record, Needs) if needs.token_here]
    for token in sorted(set(used) - known):
        yield pack.problem(record, f"no scenario has story tokens '{token}'", f"there are {', '.join(sorted(known))}")


def check_abilities(pack: Pack, record: Record) -> Iterator[Problem]:
    """A surge ability costs surge and nothing else does; an action costs actions; what is always so has a bonus.

    RB-COMP-26, RB-COMP-27, RB-COMP-28.
    """
    for ability in parts(record, Ability):
        for text in ability_faults(ability):
            yield pack.problem(record, f"{text} ({ability.text.en!r})")


def ability_faults(ability: Ability) -> Iterator[str]:
    if (ability.at == "surge") != bool(ability.cost.surge):
        yield "a surge ability costs surge symbols, and nothing else does"
    if (ability.at == "action") != bool(ability.cost.actions):
        yield "an action costs hero actions, and nothing else does"
    if (ability.at == "always") != (not ability.do) or (ability.at == "always" and ability.bonus is None):
        yield "an ability either does something at some time, or adds a bonus always"


def check_card(pack: Pack, record: Record) -> Iterator[Problem]:
    """What only one kind of card needs."""
    for text, advice in card_faults(record):
        yield pack.problem(record, text, advice)


def card_faults(record: Record) -> Iterator[tuple[str, str]]:
    match record:
        case Asset():
            if (record.code is None) != (record.token is None):
                yield "a code names a combat token: give both or none", ""
            if (record.kind == "goods") != (record.trade is not None):
                yield "goods have a trade value, other assets have none (RB-GOODS-01)", ""
        case EventCard():
            for option in record.options:
                if option.rumor and (option.do or option.rumor.at == "always"):
                    yield "a rumor is an ability for later: nothing happens at once", "put its effects into the rumor"
        case Quest():
            if (record.instruction == "test") != (record.attribute is not None):
                yield "a quest that is a test names the attribute, another one doesn't", ""
        case StoryCard():
            if not record.quest and not record.do:
                yield "a story card is resolved at once, or is a story quest", "give `do`, or `quest`, or both"
        case HeroCard():
            if record.setup.at != "setup":
                yield "the setup ability has `at: setup`", ""
        case Skill():
            if not record.abilities:
                yield "a skill without an ability", ""
        case _:
            pass
