"""How hard it is to be, and what a campaign takes from elsewhere: nothing."""

from typing import Any

import msgspec
import pytest
from tests.rules.jaws.campaign.chapters import A, B, Visit, begun, box, played, rules, settled

from undercroft.games.haven.box import Box
from undercroft.games.haven.campaign.chronicle import Chronicle, written
from undercroft.games.haven.campaign.happenings import DifficultyChosen
from undercroft.games.haven.frosthaven.edition import FROSTHAVEN
from undercroft.games.haven.goals import goal_deck
from undercroft.games.haven.jaws.content import MODEL
from undercroft.games.haven.jaws.edition import JAWS
from undercroft.games.haven.jaws.system import SYSTEM
from undercroft.games.haven.levels import level_of
from undercroft.games.haven.system import haven_system
from undercroft.table import Match, Setup, key_of
from undercroft.words import Text


def scenario(chronicle: Chronicle, id: str = "jaws:s04") -> Any:
    """The next scenario as it begins."""
    setup = rules().setup(written(chronicle), id, {A: ["tanner"], B: ["chandler"]})
    return Match(SYSTEM, setup, key=key_of("difficulty")).state


@pytest.mark.rule("JL-VAR-01", "JL-VAR-02", "JL-VAR-03", "JL-VAR-04")
@pytest.mark.parametrize(("difficulty", "added"), [(-1, -1), (0, 0), (1, 1), (2, 2)])
def test_the_difficulty_is_added_to_the_normal_level(difficulty: int, added: int) -> None:
    for levels, normal in (((1, 1), 1), ((2, 3), 2), ((4, 4, 5), 3), ((6, 6), 3), ((3,), 2)):
        assert level_of(levels, difficulty) == normal + added


@pytest.mark.rule("JL-VAR-01", "JL-VAR-03", "JL-VAR-04", "JL-LVL-07")
@pytest.mark.parametrize(("difficulty", "level"), [(-1, 1), (0, 2), (1, 3), (2, 4)])
def test_the_scenario_is_played_at_that_level(difficulty: int, level: int) -> None:
    chronicle = settled(level=5)
    chronicle.difficulty = difficulty
    assert scenario(chronicle).level == level


@pytest.mark.rule("JL-VAR-05", "JL-OPEN-25")
def test_the_players_may_choose_anew_before_each_scenario() -> None:
    visit = Visit(settled(), A, B)("done")("done", seat=B)
    assert visit.options(B) == ["set-out", "again", "difficulty:-1", "difficulty:1", "difficulty:2"]
    visit("difficulty:2", seat=B)
    assert [one.difficulty for one in visit.told(DifficultyChosen)] == ["difficulty-2"]
    assert "difficulty:0" in visit.options()
    assert "difficulty:2" not in visit.options()
    visit("set-out")
    assert visit.match.over
    assert scenario(visit.leave()).level == 3


@pytest.mark.rule("JL-OPEN-25", "JL-VAR-05")
def test_the_party_may_go_back_to_the_market_first() -> None:
    visit = Visit(settled(gold=10), A, B)("done", "done")("done", seat=B)
    assert visit.asked() == "departure"
    visit("again")
    assert visit.asked() == "market"
    assert visit("buy:shop/jaws:healing-potion").hero("tanner").items


# Other games


@pytest.mark.rule("JL-COMPAT-06", "JL-COMPAT-07", "JL-COMPAT-08", "JL-COMPAT-04")
def test_a_campaign_finds_everything_in_its_own_box() -> None:
    chronicle = begun()
    for id in ("jaws:s02", "jaws:s03", "jaws:s09", "jaws:s15"):
        chronicle = played(chronicle, id)
    assert set(chronicle.shop) <= set(box().items)
    assert set(chronicle.events) == set(box().events)
    own = (box().items, box().events, box().monsters, box().goals)
    assert {id.partition(":")[0] for table in own for id in table} == {"jaws"}
    assert all(hero.perks == [] for hero in begun().heroes)


@pytest.mark.rule("JL-COMPAT-05")
def test_battle_goals_of_several_packs_make_one_deck_without_doubles() -> None:
    ours = list(box().goals.values())
    theirs = [
        msgspec.structs.replace(ours[0], id="other:twin"),
        msgspec.structs.replace(ours[0], id="other:new", at_least=77),
        msgspec.structs.replace(ours[0], id="other:least", at_least=None, at_most=77),
    ]
    both = Box(box().edition, box().library)
    both.__dict__["goals"] = {goal.id: goal for goal in (*ours, *theirs)}
    assert goal_deck(both) == [*box().goals, "other:new", "other:least"]
    assert len(goal_deck(box())) == 32


@pytest.mark.rule("JL-COMPAT-09", "JL-DATA-17")
def test_another_game_of_the_family_keeps_its_own_rules() -> None:
    other = haven_system("other", Text("Other", "Anders"), FROSTHAVEN, MODEL, seats=(1, 2, 9))
    setup = Setup(system="other", seats=(A,))
    assert other.content
    assert (other.content(setup).edition, box().edition) == (FROSTHAVEN, JAWS)
    assert (other.id, other.campaign, other.scenarios[0].seats) == ("other", None, (1, 2))
    assert SYSTEM.campaign
    assert FROSTHAVEN.focus_by_distance != JAWS.focus_by_distance
