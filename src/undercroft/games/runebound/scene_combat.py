"""A combat as a scene: both opponents, their pools face by face, what is spent."""

from undercroft.games.runebound.act import FOE
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.scenario import scenario_card
from undercroft.games.runebound.state import Combat, Side, Tok
from undercroft.games.runebound.values import hero_card
from undercroft.games.runebound.words_of import face_words
from undercroft.table import SceneCard, SceneFigure, SceneZone
from undercroft.table.scene import Line
from undercroft.words import Message, Speech


def combat_figures(game: Table) -> list[SceneFigure]:
    """The enemy with damage and health (RB-VIEW-09)."""
    combat = game.state.combat
    if combat is None or combat.sides[1].who != FOE:
        return []
    left = combat.health - combat.damage
    return [
        SceneFigure(FOE, foe_name(game, combat), "boss" if combat.villain else "monster", hp=left, max_hp=combat.health)
    ]


def foe_name(game: Table, combat: Combat) -> Speech:
    return scenario_card(game).villain.name if combat.villain else game.content.enemies[combat.enemy].name


def combat_zones(game: Table) -> list[SceneZone]:
    """Both pools with the upper faces and the reverses, and the spent tokens (RB-VIEW-09)."""
    combat = game.state.combat
    if combat is None:
        return []
    found: list[SceneZone] = []
    for side in combat.sides:
        name = foe_name(game, combat) if side.who == FOE else hero_card(game, game.state.heroes[side.who]).name
        found.append(pool_zone(side, "pool", Message("zone-pool", {"who": name}), spent=False))
        found.append(pool_zone(side, "spent", Message("zone-spent", {"who": name}), spent=True))
    return found


def pool_zone(side: Side, what: str, name: Speech, *, spent: bool) -> SceneZone:
    tokens = [tok for tok in side.tokens if tok.spent == spent]
    return SceneZone(f"{what}-{side.who}", name, "tokens", len(tokens), [token_card(tok) for tok in tokens], side.seat)


def token_card(tok: Tok) -> SceneCard:
    """The large symbol is the token's, the small one only tells the reverse (RB-POOL-04, RB-POOL-05)."""
    lines = [Line(Message("reverse", {"face": face_words(tok.reverse)}))]
    if tok.on:
        lines.append(Line(Message("on-doubler")))
    corner = (str(tok.face.number) if tok.face.number > 1 else "") + "★" * tok.face.golden
    return SceneCard(tok.id, str(tok.face), face_words(tok.face), lines, corner, tok.up, icon=tok.face.symbol)
