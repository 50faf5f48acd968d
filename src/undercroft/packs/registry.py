"""The pack models of the installed games: entry points of the group `undercroft.packs`, one `PackModel` a game."""

from importlib.metadata import EntryPoint, entry_points

from undercroft.packs.model import PackModel
from undercroft.packs.problem import did_you_mean, listed, quoted

GROUP = "undercroft.packs"


class UnknownGameError(LookupError):
    """No installed game has this name."""

    def __init__(self, game: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no installed game has packs and the name {quoted(game)}")
        self.advice = did_you_mean(game[:64], known) or f"there are: {listed(known) or 'none'}"


def games() -> tuple[str, ...]:
    """The games that have packs."""
    return tuple(sorted(_points()))


def model_of(game: str) -> PackModel:
    """The pack model of a game."""
    points = _points()
    if game not in points:
        raise UnknownGameError(game, tuple(sorted(points)))
    model: object = points[game].load()
    if not isinstance(model, PackModel):
        raise TypeError(f"the entry point {points[game].value} of {GROUP} is no PackModel")
    return model


def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}
