"""At which level a campaign meets a scenario, worked out from what the scenarios before it bring."""

from hashlib import blake2b

import msgspec

from undercroft.games.haven.box import Box
from undercroft.games.haven.campaign.growth import level_by
from undercroft.games.haven.content.model import Scenario
from undercroft.games.haven.levels import bonus_experience
from undercroft.games.haven.party import BY_HEROES, HANDS
from undercroft.table import Meeting, Setting
from undercroft.table.plain import Json, is_list, is_mapping

IN_PLAY = 4
"""The experience that cards bring a hero in one scenario: bots gain two to five."""


def meeting_of(box: Box, id: str) -> Meeting:
    """Heroes of the usual level, in the tutorial with its cards; the level follows (JL-LEVEL-01, JL-TUT-01)."""
    scenario = box.scenarios[id]
    xp = experience(box).get(id)
    level = level_by(xp if xp is not None else halfway(box), box.course.thresholds)
    options: dict[str, Setting] = {"hero-level": level, "level": BY_HEROES, "hands": hands_in(box, scenario)}
    return Meeting(options, digest_of(scenario))


def digest_of(scenario: Scenario) -> str:
    """Of all that makes a scenario hard or easy; words and rewards may change."""
    written = msgspec.json.decode(msgspec.json.encode(scenario, enc_hook=str))
    return blake2b(msgspec.json.encode(wordless(written), order="sorted"), digest_size=6).hexdigest()


def wordless(written: Json) -> Json:
    """The same without texts, without what beginners are told, and without what comes of winning."""
    if is_mapping(written):
        if written.get("type") == "text":
            return None
        return {name: wordless(value) for name, value in written.items() if name not in ("rewards", "lesson")}
    return [wordless(one) for one in written] if is_list(written) else written


def experience(box: Box) -> dict[str, int]:
    """What a hero has gained when it comes to each scenario that others unlock, by the shortest way there.

    JL-XP-05, JL-END-07, JL-REW-03. The story alone: who plays more of the side scenarios comes stronger.
    """
    first = [id for id, scenario in box.scenarios.items() if scenario.number == box.course.first]
    gained = dict.fromkeys(first, 0)
    for id in sorted(box.scenarios, key=lambda id: box.scenarios[id].number):
        if id in gained:
            brought = gained[id] + brings(box, box.scenarios[id], gained[id])
            for unlocked in box.scenarios[id].rewards.unlocks:
                gained[unlocked] = min(brought, gained.get(unlocked, brought))
    return gained


def brings(box: Box, scenario: Scenario, xp: int) -> int:
    """What a scenario that is won brings a hero who comes to it with so much experience."""
    level = box.edition.level([level_by(xp, box.course.thresholds)], 0)
    bonus = 0 if scenario.rewards.no_bonus else bonus_experience(level)
    return IN_PLAY + bonus + scenario.rewards.xp_each


def halfway(box: Box) -> int:
    """What events reveal may be met at any time: in the middle of the story."""
    met = sorted(experience(box).values())
    return met[len(met) // 2]


def hands_in(box: Box, scenario: Scenario) -> str:
    """The tutorial is played with its own cards, the better ones after its first scenario (JL-TUT-01 … JL-TUT-04)."""
    if scenario.number > box.course.tutorial_ends:
        return HANDS[0]
    return HANDS[1 + (scenario.number > box.course.better_cards_after)]
