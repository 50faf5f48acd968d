"""`undercroft pack`: check content packs, and help editors to check them while they are written."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from undercroft.cli.errors import UserError

if TYPE_CHECKING:
    from undercroft.packs import Library, Pack, PackModel, Problem
    from undercroft.packs.schema import Schema


def check(
    path: Path,
    *,
    stats: Annotated[bool, Parameter(help="Count records and verbs.", negative=())] = False,
    json: Annotated[bool, Parameter(help="For programs; the form is in docs/packs.md.", negative=())] = False,
) -> int:
    """Check a pack; the exit status is 0 when it is sound and 2 when there is something to mend.

    Parameters
    ----------
    path
        The folder of the pack, its pack.yaml, or a zip archive.
    """
    pack = _sound(path, json)
    if pack is None:
        return 2
    _report_sound(pack, stats, json)
    return 0


def add(path: Path) -> int:
    """Check a pack and put it into your pack folder: new matches of its game are played with it.

    Parameters
    ----------
    path
        The folder of the pack, its pack.yaml, or a zip archive.
    """
    from undercroft.packs.places import pack_folders
    from undercroft.packs.source import MANIFEST

    pack = _sound(path)
    if pack is None:
        return 2
    source = path.parent if path.name == MANIFEST else path
    target = pack_folders()[-1] / f"{pack.id}{'' if source.is_dir() else source.suffix}"
    try:
        if source.resolve() != target.resolve():
            _copy(source, target)
    except OSError as error:
        todo = "Name another folder in UNDERCROFT_PACKS and put the pack there."
        raise UserError(error.strerror or str(error), where=str(target), todo=todo) from error
    print(f"{pack.id} {pack.manifest.version} lies at {target}; new matches of {pack.manifest.game} are played with it")
    return 0


def _copy(source: Path, target: Path) -> None:
    """Put a pack in the place of an older one, which goes when the new one is there."""
    import shutil

    target.parent.mkdir(parents=True, exist_ok=True)
    if not source.is_dir():
        shutil.copyfile(source, target)
        return
    fresh = target.with_name(f".{target.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(source, fresh, ignore=shutil.ignore_patterns(".*"))
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)


def _sound(path: Path, json: bool = False) -> "Pack | None":
    """The pack, or nothing after all that is wrong with it was told."""
    from undercroft.packs import PackError

    try:
        return _open(path)
    except PackError as error:
        _report_problems(path, error.problems, json)
        return None


def _open(path: Path) -> "Pack":
    from undercroft.packs import PackShelf
    from undercroft.packs.load import game_of
    from undercroft.packs.source import MANIFEST, open_source

    folder = path.parent if path.name == MANIFEST else path
    model = _model(game_of(open_source(path)), where=str(path))
    return PackShelf.of(model, folder.absolute().parent).open_path(path)


def _model(game: str, where: str) -> "PackModel":
    from undercroft.packs.registry import UnknownGameError, model_of

    try:
        return model_of(game)
    except UnknownGameError as unknown:
        raise UserError(str(unknown), where=where, todo=unknown.advice) from unknown


def _report_problems(path: Path, problems: "tuple[Problem, ...]", json: bool) -> None:
    if json:
        _print_json({"pack": None, "problems": problems, "stats": None})
        return
    for problem in problems:
        print(problem)
    print(f"{path}: {len(problems)} problem{'' if len(problems) == 1 else 's'}", file=sys.stderr)


def _report_sound(pack: "Pack", stats: bool, json: bool) -> None:
    from undercroft.packs.stats import count_records

    kinds = count_records(pack)
    verbs: Mapping[str, int] = pack.model.verbs(pack) if pack.model.verbs else {}
    if json:
        counted = {"kinds": kinds, "verbs": verbs} if stats else None
        _print_json({"pack": pack.pin(), "problems": (), "stats": counted})
        return
    print(f"{pack.id} {pack.manifest.version} for {pack.manifest.game} is sound; digest {pack.digest[:16]}…")
    if stats:
        _print_counts("records", kinds)
        _print_counts("verbs", verbs)


def _print_counts(title: str, counts: Mapping[str, int]) -> None:
    width = max((len(name) for name in counts), default=0)
    print(f"{title}: {sum(counts.values())}")
    for name, count in counts.items():
        print(f"  {name:<{width}}  {count:>6}")


def _print_json(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def schema(
    game: str | None = None,
    *,
    kind: Annotated[str, Parameter(help="Only this kind of file.")] = "",
    pack: Annotated[Path | None, Parameter(help="A pack being written: its ids are offered as short ids.")] = None,
    out: Annotated[Path | None, Parameter(help="Write the schemas into this folder.")] = None,
) -> None:
    """Print the JSON Schema of a game's pack files, or write them into a folder for an editor.

    Parameters
    ----------
    game
        The game; without one, the games that have packs are listed.
    """
    from undercroft.packs.registry import games
    from undercroft.packs.schema import kinds_with_schema, schema_of

    if game is None:
        print("\n".join(games()) or "no installed game has packs")
        return
    model = _model(game, where="GAME")
    kinds = kinds_with_schema(model)
    if kind and kind not in kinds:
        raise UserError(f"{game} has no kind of file named {kind!r}", where="--kind", todo=f"Take {', '.join(kinds)}.")
    library, own = _known(model, pack)
    schemas = {name: schema_of(model, name, library, own) for name in ([kind] if kind else kinds)}
    if out is None:
        _print_json(schemas[kind] if kind else schemas)
    else:
        _write_schemas(model, schemas, out)


def _known(model: "PackModel", path: Path | None) -> "tuple[Library, str]":
    """The packs whose ids are offered: those of the shelf, and the one being written as far as it is sound."""
    from undercroft.packs import Library, PackError, PackShelf

    paths = () if path is None else (path.absolute().parent,)
    shelf = PackShelf.of(model, *paths)
    try:
        if path is None:
            return shelf.open(), ""
        pack = shelf.open_path(path)
        return Library([pack]), pack.id
    except PackError as error:
        name = path or "the shelf"
        print(f"{name} has problems, so its ids are not offered; first: {error.problems[0]}", file=sys.stderr)
        return Library(()), ""


def _write_schemas(model: "PackModel", schemas: "Mapping[str, Schema]", out: Path) -> None:
    from undercroft.packs.schema import editor_settings, modeline

    try:
        out.mkdir(parents=True, exist_ok=True)
        for name, one in schemas.items():
            text = msgspec.json.format(msgspec.json.encode(one), indent=2)
            (out / f"{name}.schema.json").write_bytes(text + b"\n")
    except OSError as error:
        raise UserError(error.strerror or str(error), where=str(out), todo="Name a folder you may write to.") from error
    print(f"wrote {len(schemas)} schemas to {out}")
    print("settings for an editor (VS Code: settings.json, with the YAML extension):")
    _print_json(editor_settings(model, out.as_posix()))
    first = next(iter(schemas))
    print(f"or, as the first line of a file: {modeline(f'{out.as_posix()}/{first}.schema.json')}")
