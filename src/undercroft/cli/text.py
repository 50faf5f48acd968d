"""`undercroft text`: play any game in this terminal, or by a script."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from undercroft.cli.errors import UserError

if TYPE_CHECKING:
    from undercroft.bots import Bot
    from undercroft.table import Match, Seat, System
    from undercroft.textclient import Lines, Screen


def text(
    game: str | None = None,
    *,
    scenario: Annotated[str, Parameter(help="Which scenario; the first if none is named.")] = "",
    seats: Annotated[int, Parameter(help="How many seats; as few as the scenario allows if 0.")] = 0,
    seed: Annotated[str, Parameter(help="The same seed and answers give the same match.")] = "",
    option: Annotated[tuple[str, ...], Parameter(help="A choice of the table, NAME=VALUE; may be given again.")] = (),
    undo: Annotated[Literal["free", "honest", "off"], Parameter(help="What may be taken back.")] = "honest",
    bot: Annotated[tuple[str, ...], Parameter(help="A seat that a bot plays; may be given again.")] = (),
    lang: Annotated[Literal["en", "de"], Parameter(help="Language.")] = "en",
    script: Annotated[Path | None, Parameter(help="Take the answers from this file.")] = None,
    save: Annotated[Path | None, Parameter(help="Keep the match in this file after every decision.")] = None,
    load: Annotated[Path | None, Parameter(help="Go on with the match in this file.")] = None,
    campaign: Annotated[Path | None, Parameter(help="Begin the campaign in this file, or go on with it.")] = None,
    plain: Annotated[bool, Parameter(help="Sentences, no drawings: for screen readers.", negative=())] = False,
    examples: Annotated[bool, Parameter(help="Find example games too.", negative=())] = False,
) -> None:
    """Play in this terminal; without one, answers come line by line from a pipe.

    Parameters
    ----------
    game
        The id of an installed game; not needed with --load.
    """
    from undercroft.textclient import CampaignClient, Client, Phrases, ScriptError, Teller

    screen, lines = open_ends(script, plain)
    if campaign:
        from undercroft.cli.text_campaign import open_campaign, seats_of
        from undercroft.table import Policy

        opened = open_campaign(campaign, game, examples)
        check_folder(campaign, "--campaign")
        phrases = Phrases(lang, opened.system.speech)
        client: Client | CampaignClient = CampaignClient(
            opened, phrases, screen, lines, campaign, seats=seats_of(opened, seats),
            bots=lambda match: make_bots(match, bot, seed), policy=Policy(undo=undo), seed=seed, plain=plain,
        )  # fmt: skip
    else:
        match = load_match(load, game, examples) if load else begin(game, scenario, seats, seed, option, undo, examples)
        check_folder(save)
        phrases = Phrases(lang, match.system.speech)
        teller = Teller(match, phrases, screen, plain)
        client = Client(match, teller, phrases, lines, make_bots(match, bot, seed), save)
    try:
        client.run()
    except ScriptError as error:
        raise UserError(error.message, where=error.where) from error


def begin(
    game: str | None, scenario: str, seats: int, seed: str, option: tuple[str, ...], undo: Any, examples: bool
) -> "Match[Any, Any]":
    """A new match."""
    from undercroft.cli.games import find_game, read_options
    from undercroft.table import Match, Policy, Setup, TableError, key_of

    if not game:
        raise UserError(
            "name a game, or a match file", todo="Try: undercroft text GAME, or undercroft text --load FILE"
        )
    system = find_game(game, examples)
    try:
        chosen = system.scenario(scenario) if scenario else system.scenarios[0]
    except TableError as error:
        raise UserError(str(error), where="--scenario") from error
    if seats and seats not in chosen.seats:
        counts = ", ".join(map(str, chosen.seats))
        raise UserError(f"{chosen.id} can't be played with {seats} seats", where="--seats", todo=f"Possible: {counts}.")
    options = read_options(system, option)
    setup = Setup(system=system.id, scenario=chosen.id, seats=system.seats(seats or min(chosen.seats)), options=options)
    try:
        return Match(system, setup, key=key_of(seed) if seed else None, policy=Policy(undo=undo))
    except TableError as error:
        raise UserError(str(error), where="--option") from error


def load_match(path: Path, game: str | None, examples: bool) -> "Match[Any, Any]":
    """The match in a file; the game it says must be there."""
    from undercroft.cli.games import find_game
    from undercroft.table import TableError
    from undercroft.table import load as load_file

    def find(id: str) -> "System[Any, Any]":
        if game and game != id:
            raise UserError(f"this is a match of {id!r}, not of {game!r}", where=str(path), todo="Leave the game out.")
        return find_game(id, examples)

    try:
        return load_file(path.read_bytes(), find)
    except OSError as error:
        todo = "Check the path."
        raise UserError(f"the match file can't be read: {error.strerror}", where=str(path), todo=todo) from error
    except TableError as error:
        raise UserError(str(error), where=str(path)) from error


def check_folder(path: Path | None, option: str = "--save") -> None:
    if path and not path.absolute().parent.is_dir():
        raise UserError(f"there is no folder {path.parent}", where=option, todo="Make it, or choose another.")


def open_ends(script: Path | None, plain: bool) -> tuple["Screen", "Lines"]:
    """Where is shown and where is read: a person's terminal, or a script and a pipe."""
    from undercroft.textclient import Keyboard, Screen, Script

    if script is not None:
        try:
            answers = script.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError) as error:
            raise UserError(f"the script can't be read: {error}", where=str(script), todo="Check the path.") from error
        screen = Screen.in_pipe(plain)
        return screen, Script(answers, str(script), screen.line)
    if sys.stdin.isatty() and sys.stdout.isatty():
        screen = Screen.on_terminal(plain)
        return screen, Keyboard(screen.line)
    screen = Screen.in_pipe(plain)
    return screen, Script(sys.stdin, "stdin", screen.line)


def make_bots(match: "Match[Any, Any]", names: tuple[str, ...], seed: str) -> "dict[Seat, Bot]":
    """The bots for the seats that were named."""
    from undercroft.bots import RandomBot
    from undercroft.table import Stream, fresh_key, key_of

    seats = match.setup.seats
    if unknown := [name for name in names if name not in seats]:
        raise UserError(f"there is no seat {unknown[0]!r}", where="--bot", todo=f"Seats: {', '.join(seats)}.")
    return {
        seat: RandomBot(Stream(key_of(f"{seed}/bot/{seat}") if seed else fresh_key()))
        for seat in seats
        if seat in names
    }
