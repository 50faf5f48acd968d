"""The combat pool: casting, flipping, recasting, removing and spending tokens."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from undercroft.games.runebound.box import Table
from undercroft.games.runebound.content.faces import face_names
from undercroft.games.runebound.events import Cast, Flipped, Spent
from undercroft.games.runebound.state import Side, Tok


def throw_tokens(game: Table, who: str, tokens: Sequence[Tok]) -> None:
    """Each token comes up with one face or the other, equally likely (RB-POOL-10, RB-POOL-16)."""
    game.tell(Cast(who, tuple([throw_one(game, tok) for tok in tokens]), rule="RB-COMBAT-07"))


def throw_one(game: Table, tok: Tok) -> str:
    """Cast one token; gives the face that came up."""
    names = face_names(tok.token)
    tok.up = game.random.outcome(tok.id, names)
    return names[tok.up]


def shown(tok: Tok) -> str:
    """The upper face as it is written."""
    return face_names(tok.token)[tok.up]


def golden(tokens: Iterable[Tok]) -> int:
    """Tokens of the pool that show a golden symbol: numbers and reverses don't count, a golden dash does.

    RB-INIT-05, RB-INIT-06, RB-INIT-07, RB-OPEN-31.
    """
    return sum([tok.face.golden for tok in tokens if not tok.spent])


def pool(side: Side) -> list[Tok]:
    """All cast tokens that are neither spent nor removed (RB-POOL-01, RB-POOL-03)."""
    return [tok for tok in side.tokens if not tok.spent]


def targets(side: Side, symbol: str | None = None) -> list[Tok]:
    """Tokens that effects can mean: in the pool, of that symbol whatever its number; no doubler with a token on it.

    RB-POOL-02, RB-POOL-05, RB-POOL-06, RB-POOL-07, RB-POOL-08, RB-DOUBLE-04, RB-DOUBLE-05.
    """
    free = pool(side)
    if below := [tok.on for tok in free if tok.on]:
        free = [tok for tok in free if tok.id not in below]
    return free if symbol is None else [tok for tok in free if tok.face.symbol == symbol]


def showing(side: Side, symbol: str) -> list[Tok]:
    """Tokens whose symbol can be spent; a symbol may be forbidden for a round."""
    return [] if symbol in side.forbidden else targets(side, symbol)


def worth(side: Side, tok: Tok) -> int:
    """How many symbols a token gives: its number, as a whole, twice on a doubler.

    RB-DMGACT-10, RB-DOUBLE-02, RB-DOUBLE-07, RB-SHIELD-13, RB-OPEN-20.
    """
    face = tok.face
    return face.number * (2 if tok.on else 1) * (2 if face.symbol in side.doubled else 1)


def total(side: Side, tokens: Iterable[Tok]) -> int:
    return sum([worth(side, tok) for tok in tokens])


def choices(tokens: Sequence[Tok]) -> list[tuple[Tok, ...]]:
    """Every way to spend some of these tokens; of ways with equal tokens only one (RB-DMGACT-04, RB-SHIELD-11)."""
    if len(tokens) == 1:
        return [(tokens[0],)]
    ways = [some for count in range(1, len(tokens) + 1) for some in combinations(tokens, count)]
    if len(different(tokens)) == len(tokens):
        return ways
    return list({tuple(sorted(map(looks, some))): some for some in reversed(ways)}.values())[::-1]


def different(tokens: Sequence[Tok]) -> list[Tok]:
    """Of equal tokens only the first: which of them is meant makes no difference."""
    return list(tokens) if len(tokens) < 2 else list({looks(tok): tok for tok in reversed(tokens)}.values())[::-1]


def looks(tok: Tok) -> tuple[str, int, bool]:
    """What makes one token as good as another: both faces, which lies up, whether it lies on a doubler."""
    return tok.token, tok.up, bool(tok.on)


def named(tokens: Iterable[Tok]) -> str:
    return ",".join([tok.id for tok in tokens])


def spend(game: Table, side: Side, tokens: Iterable[Tok]) -> None:
    """Set tokens aside; what lies on a doubler takes it along (RB-SPEND-02, RB-DOUBLE-02)."""
    for tok in tokens:
        tok.spent = True
        game.tell(Spent(side.who, shown(tok), rule="RB-SPEND-02"))
        if tok.on:
            below = next(one for one in side.tokens if one.id == tok.on)
            below.spent = True
            tok.on = ""


def remove(game: Table, side: Side, tok: Tok) -> None:
    """Set aside as if it had been spent; a doubler below it is free again (RB-POOL-09, RB-DOUBLE-06)."""
    tok.spent, tok.on = True, ""
    game.tell(Spent(side.who, shown(tok), rule="RB-POOL-09"))


def flip(game: Table, side: Side, tok: Tok) -> None:
    """Turn a token to its other face; on a doubler the new face is doubled (RB-POOL-14, RB-POOL-15, RB-DOUBLE-04)."""
    before = shown(tok)
    tok.up = 1 - tok.up
    game.tell(Flipped(side.who, before, shown(tok), rule="RB-POOL-14"))


def recast(game: Table, side: Side, tok: Tok) -> None:
    """Cast a token again: it stays in the pool, a spent one comes back (RB-POOL-11, RB-POOL-12, RB-POOL-19)."""
    before = shown(tok)
    throw_one(game, tok)
    tok.spent = False
    game.tell(Flipped(side.who, before, shown(tok), rule="RB-POOL-11"))
