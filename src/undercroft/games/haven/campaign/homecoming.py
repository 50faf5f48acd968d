"""Home from a scenario: what everybody brought, and what the success is rewarded with, told before anything else."""

from undercroft.games.haven.campaign.happenings import CameHome, Located, Rewarded
from undercroft.games.haven.campaign.town import Homecoming, Town, onward
from undercroft.games.haven.content.model import Rewards, Scenario
from undercroft.table import Place


async def come_home(game: Town, _: Homecoming) -> Place:
    """Nobody decides anything here: it has all been written down when the scenario ended (JL-REW-01, JL-XP-06)."""
    chronicle = game.state.chronicle
    for back in chronicle.returns:
        told = CameHome(back.hero, back.xp, back.bonus, back.coins, back.gold, back.checks, rule="JL-XP-06")
        game.tell(told)
    if chronicle.returns and chronicle.last in chronicle.won:
        tell_rewards(game, game.content.scenarios[chronicle.last])
    chronicle.returns = []
    return onward(game)


def tell_rewards(game: Town, scenario: Scenario) -> None:
    """What stands under the heading, and how it changes the map (JL-REW-01, JL-REW-03, JL-REW-05, JL-REW-06)."""
    rewards, scenarios = scenario.rewards, game.content.scenarios
    for what, amount in each(rewards).items():
        if amount:
            game.tell(Rewarded(what, amount, rule="JL-REW-03"))
    for id in rewards.unlocks:
        game.tell(Located(scenarios[id].name, scenarios[id].place, "open", rule="JL-REW-05"))
    for id in rewards.locks:
        game.tell(Located(scenarios[id].name, scenarios[id].place, "locked", rule="JL-REW-06"))


def each(rewards: Rewards) -> dict[str, int]:
    """What every character receives that took part (JL-REW-03, JL-REW-07)."""
    return {
        "gold": rewards.gold_each,
        "xp": rewards.xp_each,
        "checks": rewards.checks_each,
        "perks": rewards.perks_each,
    }
