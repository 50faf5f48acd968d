"""Abilities in words, made from their data: a line for each, with what it may gain below it."""

from collections.abc import Callable, Iterable
from typing import Any

from undercroft.games.haven.content import verbs
from undercroft.games.haven.content.formula import Formula
from undercroft.games.haven.content.select import Selector, Test
from undercroft.table import Line
from undercroft.words import Message, Speech, Text

Parts = list[Speech]


def action_words(action: verbs.Action, by: bool = False) -> list[Line]:
    """The lines of an action; `by`: its values are added to a monster's own, and shown so."""
    lines = [Line(action.text)] if action.text else []
    for ability in action.do:
        lines += ability_lines(ability, by)
    if action.infuse:
        infused = Message("infuses", {"elements": joined(Message(name) for name in action.infuse)})
        lines.append(Line(infused, f"element-{action.infuse[0]}"))
    if action.xp:
        lines.append(Line(Message("gives-xp", {"xp": action.xp}), "experience"))
    if action.slots:
        lines.append(Line(Message("use-slots", {"count": len(action.slots), "xp": sum(action.slots)}), "uses"))
    if action.stays:
        lines.append(Line(Message(f"stays-{action.stays}"), "stays"))
    if action.lost:
        lines.append(Line(Message("is-lost"), "lost"))
    return lines


def ability_lines(ability: verbs.Ability, by: bool = False) -> list[Line]:
    """What an ability does; then what raises it, and what elements buy."""
    main = joined(_parts(ability, by))
    if ability.when:
        main = Message("if-then", {"test": test_words(ability.when), "then": main})
    area = ability.area.hexes if isinstance(ability, verbs.Attack) and ability.area else ()
    lines = [Line(main, _icon(ability), area=area)]
    lines += [Line(Message("boosted", {"boost": boost_words(boost)})) for boost in ability.boost]
    for bought in ability.consume:
        elements = joined(Message(name) for name in bought.elements)
        gain = joined([boost_words(bought), *_inside(bought.then)])
        lines.append(Line(Message("consuming", {"elements": elements, "gain": gain}), f"element-{bought.elements[0]}"))
    if ability.xp:
        lines.append(Line(Message("gives-xp", {"xp": ability.xp}), "experience"))
    return lines


def _icon(ability: verbs.Ability) -> str:
    """The icon of an ability, as the ledger restores them: its verb, or the condition that it gives (JL-OPEN-47)."""
    if isinstance(ability, verbs.Give) and ability.conditions:
        return ability.conditions[0]
    return type(ability).__name__.lower()


def joined(parts: Iterable[Speech]) -> Speech:
    """Parts of a line, with a dot between them."""
    said = [part for part in parts if part]
    if not said:
        return ""
    line = said[0]
    for part in said[1:]:
        line = Message("parts", {"one": line, "two": part})
    return line


def _parts(ability: verbs.Ability, by: bool) -> Parts:
    verb = type(ability).__name__.lower()
    special = SPECIAL.get(type(ability))
    parts = special(ability) if special else [_head(ability, verb, by)]
    if isinstance(ability, verbs.Targeted):
        parts += _reach(ability)
    if isinstance(ability, verbs.Attack):
        parts += _effects(ability)
    if isinstance(ability, verbs.Move) and ability.jump:
        parts.append(Message("with-jump"))
    return parts


def _head(ability: verbs.Ability, verb: str, by: bool) -> Speech:
    value = getattr(ability, "value", None)
    if value is None:
        return Message(f"verb-{verb}")
    if by and isinstance(ability, verbs.Attack | verbs.Move):
        return Message(f"verb-{verb}", {"value": f"{value:+d}" if isinstance(value, int) else f"+{value}"})
    return Message(f"verb-{verb}", {"value": number(value)})


def _reach(ability: verbs.Targeted) -> Parts:
    parts: Parts = []
    if ability.range is not None:
        parts.append(Message("at-range", {"range": number(ability.range)}))
    if ability.targets == "all":
        parts.append(Message("all-targets"))
    elif ability.targets > 1:
        parts.append(Message("more-targets", {"count": ability.targets}))
    if ability.area:
        kind = "melee" if ability.area.melee else "ranged"
        parts.append(Message(f"area-{kind}", {"count": len(ability.area.hexes)}))
    if ability.at:
        parts.append(selector_words(ability.at))
    return parts


def _effects(ability: verbs.Attack) -> Parts:
    parts: Parts = [
        Message(f"with-{name}", {"value": number(value)})
        for name, value in (("pierce", ability.pierce), ("push", ability.push), ("pull", ability.pull))
        if value
    ]
    parts += [Message(f"condition-{name}") for name in ability.effects]
    parts += [Message("with-advantage")] * ability.advantage + [Message("with-disadvantage")] * ability.disadvantage
    return parts


def boost_words(boost: verbs.Boost) -> Speech:
    """What a boost adds, and when."""
    parts: Parts = [
        Message(f"more-{name}", {"value": number(value)})
        for name, value in (
            ("value", boost.value),
            ("range", boost.range),
            ("reach", boost.reach),
            ("foes", boost.targets),
            ("pierce", boost.pierce),
            ("push", boost.push),
            ("pull", boost.pull),
            ("xp", boost.xp),
        )
        if value
    ]
    parts += [Message(f"condition-{name}") for name in boost.effects]
    parts += [Message("with-advantage")] * boost.advantage
    if boost.area:
        parts.append(Message("area-melee" if boost.area.melee else "area-ranged", {"count": len(boost.area.hexes)}))
    said = joined(parts)
    if boost.each:
        said = Message("for-each", {"who": selector_words(boost.each), "gain": said})
    return Message("if-then", {"test": test_words(boost.when), "then": said}) if boost.when else said


def selector_words(selector: Selector) -> Speech:
    """Whom a selector means."""
    parts: Parts = [Message(f"who-{selector.who}")]
    if selector.within is not None:
        whose = "within-of-target" if selector.of == "target" else "within"
        parts.append(Message(whose, {"range": number(selector.within)}))
    if selector.rank:
        parts.append(Message(f"rank-{selector.rank}"))
    if selector.has:
        parts.append(Message("who-has", {"condition": Message(f"condition-{selector.has}")}))
    parts += [Message(f"who-is-{flag}") for flag in FLAGS if getattr(selector, flag)]
    return joined(parts)


FLAGS = ("hurt", "nearest", "farthest", "fallen", "same_room", "other")


def test_words(test: Test) -> Speech:
    """When something holds."""
    parts: Parts = []
    for name in test.__struct_fields__:
        value = getattr(test, name)
        if name in ("negate", "at_least") or value is None:
            continue
        parts.append(_fact(name, value, test))
    said = joined(parts)
    return Message("unless", {"test": said}) if test.negate else said


def _fact(name: str, value: Any, test: Test) -> Speech:
    message = f"test-{name.replace('_', '-')}"
    if isinstance(value, bool):
        return Message(message if value else f"{message}-not")
    if isinstance(value, Selector):
        return Message(message, {"who": selector_words(value)})
    if name in ("target_has", "self_has"):
        return Message(message, {"condition": Message(f"condition-{value}")})
    if name == "target_rank":
        return Message(message, {"rank": Message(f"rank-{value}")})
    if name == "element":
        return Message(message, {"element": Message(str(value))})
    if name == "counter":
        return Message(message, {"counter": str(value), "count": number(test.at_least or 1)})
    return Message(message, {"value": number(value)})


def number(formula: Formula) -> int | str:
    """A number, or the formula as it is printed."""
    return formula if isinstance(formula, int) else str(formula)


def _inside(abilities: Iterable[verbs.Ability]) -> Parts:
    return [joined(line.text for line in ability_lines(ability)) for ability in abilities]


def _conditions(ability: Any) -> Parts:
    return [Message(f"condition-{name}") for name in ability.conditions]


def _of(message: str) -> Callable[[Any], Parts]:
    """A verb that is about a selector."""
    return lambda ability: [Message(message, {"value": number(ability.value)}), selector_words(ability.at)]


def _bonus(ability: verbs.Bonus) -> Parts:
    parts: Parts = [boost_words(ability.gives)] if ability.gives else []
    if ability.shield:
        parts.append(Message("verb-shield", {"value": number(ability.shield)}))
    parts += [Message(f"bonus-{flag}") for flag in ("disadvantage", "undouble", "last") if getattr(ability, flag)]
    parts += _inside(ability.then)
    said = joined(parts)
    when = Message(f"at-{ability.at}")
    if not said:
        return [when]
    if ability.whose != Selector(who="self"):
        return [Message("whenever-of", {"who": selector_words(ability.whose), "when": when, "gain": said})]
    return [Message("whenever", {"when": when, "gain": said})]


def _trade(ability: verbs.Trade) -> Parts:
    prices: Parts = [
        Message(f"price-{name}", {"value": number(value)})
        for name, value in (("damage", ability.damage), ("discard", ability.discard), ("lose", ability.lose))
        if value
    ]
    return [Message("trade", {"price": joined(prices), "gain": joined(_inside(ability.to))})]


def _either(ability: verbs.Either) -> Parts:
    ways = [joined(_inside(way)) for way in ability.ways]
    said = ways[0]
    for way in ways[1:]:
        said = Message("either-or", {"one": said, "two": way})
    return [said]


def _gain(ability: verbs.Gain) -> Parts:
    numbers = (("xp", ability.xp), ("coins", ability.coins), ("gold", ability.gold))
    return [Message(f"gain-{name}", {"value": value}) for name, value in numbers if value]


def _elements(ability: Any) -> Parts:
    return [Message("infuses", {"elements": joined(Message(name) for name in ability.elements)})]


def _absorb(ability: verbs.Absorb) -> Parts:
    elements = joined(Message(name) for name in ability.elements)
    return [Message("consuming", {"elements": elements, "gain": joined(_inside(ability.to))})]


def _plain(name: str, *fields: str) -> Callable[[Any], Parts]:
    return lambda ability: [Message(name, {field: _word(getattr(ability, field)) for field in fields})]


def _word(value: Any) -> int | str | Text | Message:
    if value is None or isinstance(value, bool):
        return int(bool(value))
    return value if isinstance(value, int) else str(value)


def _trap(ability: verbs.Trap) -> Parts:
    damage: Parts = [Message("price-damage", {"value": number(ability.damage)})] if ability.damage else []
    return [Message("verb-trap"), *damage, *_conditions(ability)]


SPECIAL: dict[type[verbs.Verb], Callable[[Any], Parts]] = {
    verbs.Give: _conditions,
    verbs.Cure: lambda ability: [Message("verb-cure"), *_conditions(ability)],
    verbs.Suffer: _of("verb-suffer"),
    verbs.Shield: lambda ability: [
        Message("verb-shield", {"value": number(ability.value)}),
        "" if ability.at == Selector(who="self") else selector_words(ability.at),
    ],
    verbs.Grant: lambda ability: [Message("verb-grant", {"what": joined(_inside(ability.abilities))})],
    verbs.Trap: _trap,
    verbs.Infuse: _elements,
    verbs.Absorb: _absorb,
    verbs.Recover: _plain("verb-recover", "cards", "pile"),
    verbs.Refresh: _plain("verb-refresh", "items", "state"),
    verbs.Gain: _gain,
    verbs.Trade: _trade,
    verbs.Either: _either,
    verbs.Play: _plain("verb-play", "half"),
    verbs.Destroy: lambda ability: [
        Message(f"destroy-{ability.kind}"),
        Message("at-range", {"range": number(ability.range)}),
    ],
    verbs.Special: _plain("verb-special", "number"),
    verbs.Leap: lambda ability: [Message("verb-leap", {"who": selector_words(ability.to)}), *_inside(ability.then)],
    verbs.Revive: lambda ability: [Message("verb-revive", {"who": selector_words(ability.at)})],
    verbs.Bonus: _bonus,
}
