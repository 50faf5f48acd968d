"""The shelf: all packs of a game on this machine, opened together with what they require, or as a match pinned them."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path

import msgspec

from undercroft.packs.compiled import PackCache, compile_pack, open_compiled, write_whole
from undercroft.packs.limits import LIMITS, Limits
from undercroft.packs.load import load_source, peek_manifest
from undercroft.packs.manifest import Manifest, answers, order
from undercroft.packs.model import PackModel
from undercroft.packs.pack import Library, Pack, PackPin
from undercroft.packs.places import cache_folder, kept_folder, pack_folders
from undercroft.packs.problem import PackError, Problem, did_you_mean, listed
from undercroft.packs.source import MANIFEST, open_source


class Found(msgspec.Struct, frozen=True):
    """A pack that stands on the shelf: in which of the folders, and who it says it is."""

    folder: int
    path: Path
    manifest: Manifest


class PackShelf:
    """The packs of one game in some folders; where a pack is there more than once, the earlier folder counts.

    A folder is one that holds packs, or itself a pack, or an archive.
    """

    def __init__(
        self,
        model: PackModel,
        folders: Iterable[Path],
        *,
        cache: PackCache | None = None,
        kept: Path | None = None,
        limits: Limits = LIMITS,
    ) -> None:
        self._model = model
        self._cache = cache
        self._kept = kept
        self._limits = limits
        self._folders = tuple(folders)
        self._unreadable: list[Path] = []

    @classmethod
    def of(cls, model: PackModel, *paths: Path) -> "PackShelf":
        """The ordinary shelf: paths given now, the user's packs, the packs that came with the game."""
        folders = (*paths, *pack_folders(), *model.folders)
        return cls(model, folders, cache=PackCache(cache_folder()), kept=kept_folder())

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(sorted(self._found))

    @cached_property
    def _found(self) -> dict[str, list[Found]]:
        found: dict[str, list[Found]] = {}
        for number, folder in enumerate(self._folders):
            for path in _packs_in(folder):
                if manifest := self._peek(path):
                    found.setdefault(manifest.id, []).append(Found(number, path, manifest))
        return found

    def open(self, *ids: str) -> Library:
        """Packs with all they require, each in the best edition there is; all of the game's packs if none is named."""
        opening = _Opening(self, {})
        return Library([opening.open(one, "", ()) for one in ids or self.ids])

    def open_path(self, path: Path) -> Pack:
        """The pack at a path, with what it requires from the shelf; read anew, past every cache."""
        source = open_source(path, self._limits)
        try:
            manifest = peek_manifest(source, self._limits)
        except PackError:
            return load_source(source, self._model, (), self._limits)
        requires = _Opening(self, {}).requirements(manifest, (manifest.id,))
        return load_source(source, self._model, requires, self._limits)

    def open_pinned(self, pins: Iterable[PackPin]) -> Library:
        """Exactly the packs that were pinned, from the shelf or from what was kept. Names all that are missing."""
        pinned = {pin.id: pin for pin in pins}
        opening = _Opening(self, pinned)
        problems: list[Problem] = []
        packs: list[Pack] = []
        for one in sorted(pinned):
            try:
                packs.append(opening.open(one, "", ()))
            except PackError as error:
                problems.extend(error.problems)
        if problems:
            raise PackError(sorted(set(problems)))
        return Library(packs)

    def keep(self, library: Library) -> None:
        """Keep packs in exactly this edition, so that a match can go on after they change."""
        if self._kept is None:
            raise ValueError("this shelf has no folder to keep packs in: give it one with PackShelf(…, kept=…)")
        self._kept.mkdir(parents=True, exist_ok=True)
        for pack in library.packs:
            path = self._kept / _kept_name(pack.pin())
            if not path.exists():
                write_whole(path, compile_pack(pack))

    def editions(self, pack_id: str) -> Sequence[Found]:
        """All editions of a pack on the shelf, best first: earlier folders, then higher versions."""
        return sorted(
            self._found.get(pack_id, ()),
            key=lambda found: (found.folder, [-number for number in order(found.manifest.version)], found.path),
        )

    def load(self, found: Found, requires: Sequence[Pack]) -> Pack:
        """A pack from the cache, or read and then cached."""
        source = open_source(found.path, self._limits)
        if self._cache and (cached := self._cache.get(source, self._model, requires)):
            return cached
        try:
            pack = load_source(source, self._model, requires, self._limits)
        except PackError as error:
            raise PackError(_within(found.path, problem) for problem in error.problems) from error
        if self._cache:
            self._cache.put(source, pack)
        return pack

    def load_kept(self, pin: PackPin, requires: Sequence[Pack]) -> Pack | None:
        path = self._kept / _kept_name(pin) if self._kept else None
        if path is None or not path.is_file():
            return None
        return open_compiled(path.name, path.read_bytes(), self._model, requires)

    def kept_manifest(self, pin: PackPin) -> Manifest | None:
        kept = self.load_kept(pin, ())
        return kept.manifest if kept else None

    def missing(self, pack_id: str) -> PackError:
        advice = did_you_mean(pack_id, self.ids) or "put it into your pack folder"
        if self._unreadable:
            advice += f"; not readable: {listed(self._unreadable)} (see 'undercroft pack check PATH')"
        return PackError([Problem(f"pack {pack_id}", 0, 0, f"there is no such pack for {self._model.game}", advice)])

    def _peek(self, path: Path) -> Manifest | None:
        try:
            manifest = peek_manifest(open_source(path, self._limits), self._limits)
        except PackError:
            self._unreadable.append(path)
            return None
        return manifest if manifest.game == self._model.game else None


class _Opening:
    """One act of opening: every pack is opened once, required ones first."""

    def __init__(self, shelf: PackShelf, pinned: Mapping[str, PackPin]) -> None:
        self._shelf = shelf
        self._pinned = pinned
        self._packs: dict[str, Pack] = {}

    def open(self, pack_id: str, wanted: str, on_the_way: tuple[str, ...]) -> Pack:
        if pack_id in on_the_way:
            circle = " → ".join([*on_the_way[on_the_way.index(pack_id) :], pack_id])
            what = f"the packs require each other in a circle: {circle}"
            raise PackError([Problem(f"pack {pack_id}", 0, 0, what, "take one of the 'requires' out")])
        if pack_id not in self._packs:
            on_the_way = (*on_the_way, pack_id)
            pin = self._pinned.get(pack_id)
            pack = self._open_pinned(pin, on_the_way) if pin else self._open_best(pack_id, wanted, on_the_way)
            self._packs[pack_id] = pack
        return self._packs[pack_id]

    def requirements(self, manifest: Manifest, on_the_way: tuple[str, ...]) -> tuple[Pack, ...]:
        """The required packs, as far as they are there: loading reports the others with their line."""
        there = {needed: version for needed, version in manifest.requires.items() if self._is_there(needed)}
        return tuple(self.open(needed, version, on_the_way) for needed, version in there.items())

    def _is_there(self, pack_id: str) -> bool:
        return pack_id in self._pinned or bool(self._shelf.editions(pack_id))

    def _open_best(self, pack_id: str, wanted: str, on_the_way: tuple[str, ...]) -> Pack:
        editions = self._shelf.editions(pack_id)
        if not editions:
            raise self._shelf.missing(pack_id)
        fitting = [found for found in editions if not wanted or answers(found.manifest.version, wanted)]
        best = (fitting or editions)[0]
        return self._shelf.load(best, self.requirements(best.manifest, on_the_way))

    def _open_pinned(self, pin: PackPin, on_the_way: tuple[str, ...]) -> Pack:
        editions = self._shelf.editions(pin.id)
        differing = ""
        for found in editions:
            if found.manifest.version == pin.version:
                pack = self._shelf.load(found, self.requirements(found.manifest, on_the_way))
                if pack.digest == pin.digest:
                    return pack
                differing = f"{found.path} says it is version {pin.version}, but its content differs"
        if manifest := self._shelf.kept_manifest(pin):
            kept = self._shelf.load_kept(pin, self.requirements(manifest, on_the_way))
            if kept is not None and kept.digest == pin.digest:
                return kept
        versions = listed(sorted({found.manifest.version for found in editions})) or "no edition of it"
        what = f"version {pin.version} ({pin.digest[:8]}…) is needed; {differing or f'there is {versions}'}"
        raise PackError([Problem(f"pack {pin.id}", 0, 0, what, "put that edition into your pack folder")])


def _packs_in(folder: Path) -> list[Path]:
    if (folder / MANIFEST).is_file() or folder.suffix == ".zip":
        return [folder]
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == ".zip" or (path / MANIFEST).is_file())
    except OSError:
        return []


def _within(path: Path, problem: Problem) -> Problem:
    return msgspec.structs.replace(problem, file=f"{path}/{problem.file}")


def _kept_name(pin: PackPin) -> str:
    return re.sub(r"[^a-z0-9._-]", "_", f"{pin.id}-{pin.version}-{pin.digest[:32]}.json")
