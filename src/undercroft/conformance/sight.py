"""What seats see: nothing hidden, and the same by patches as by looking anew."""

import msgspec

from undercroft.conformance.seen import Seen, seen, view
from undercroft.conformance.trial import Trial, Violation, first_difference
from undercroft.conformance.varied import UNKNOWN_CARDS, Pair, check_unmoved
from undercroft.table import Seat
from undercroft.table.patch import diff, patch
from undercroft.table.plain import Json

STEPS = 6
"""So many decisions a pair of matches is played on side by side, as long as nothing comes out."""


def check_hidden(trial: Trial) -> None:
    """One seat, one secret: the seat can't tell the true match from one that differs in the secret."""
    viewer = trial.stream.pick(trial.viewers)
    secret = trial.stream.pick([*trial.system.secrets, UNKNOWN_CARDS])
    match, codec = trial.match, trial.system.codec
    before = codec.encode(match.state)
    varied = secret.vary(match.game, viewer, trial.stream)
    check_unmoved(before, match, secret.rule)
    if varied is None or codec.encode(varied) == before:
        return
    trial.report.secrets[secret.rule] = trial.report.secrets.get(secret.rule, 0) + 1
    pair = Pair(match, varied, viewer)
    for _ in range(STEPS):
        trial.report.compared += 1
        one, other = (seen(played, viewer) for played in pair.both())
        if one != other:
            raise Violation(f"{viewer} can tell by {first_difference(one, other)}: {secret.rule} leaks")
        if not pair.play_on(trial.stream):
            return


class CheckPatches:
    """A client that keeps its view up to date by patches sees what it would see by asking anew."""

    def __init__(self) -> None:
        self._views: dict[Seat, tuple[Seen, Seen]] = {}
        """By viewer, the last view as the server and as the client has it."""

    def __call__(self, trial: Trial) -> None:
        for viewer in trial.viewers:
            now = view(trial.match, viewer)
            client = as_sent(now)
            if viewer in self._views:
                old, had = self._views[viewer]
                patched = patch(had, as_sent(diff(old, now)))
                if patched != client:
                    raise Violation(f"the patched view of {viewer} differs: {first_difference(patched, client)}")
            self._views[viewer] = now, client


def as_sent(value: Json) -> Json:
    """What is left of a value on its way over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))
