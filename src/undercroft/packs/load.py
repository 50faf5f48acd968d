"""Reading a pack: every file is read and every problem reported before any is refused."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from undercroft.packs.limits import LIMITS, Limits
from undercroft.packs.links import check_cycles, check_uses
from undercroft.packs.manifest import Manifest, answers, read_manifest
from undercroft.packs.model import Kind, PackModel
from undercroft.packs.pack import Library, Pack, Trace, index
from undercroft.packs.problem import PackError, Problem, Problems, listed, quoted
from undercroft.packs.record import ID_PATTERN, LONGEST_ID, Record
from undercroft.packs.shapes import Plain
from undercroft.packs.shaping import fields_inside
from undercroft.packs.source import MANIFEST, Source, open_source
from undercroft.packs.walk import Standing, Walk
from undercroft.packs.yaml_tree import Key, Node, YamlReader


class _Found(msgspec.Struct):
    kind: Kind
    plain: dict[str, Plain]
    standing: Standing


def load_pack(path: Path, model: PackModel, requires: Sequence[Pack] = (), limits: Limits = LIMITS) -> Pack:
    """The pack at a path, checked; `requires` are the packs it may refer to. Raises PackError with all problems."""
    return load_source(open_source(path, limits), model, requires, limits)


def peek_manifest(source: Source, limits: Limits = LIMITS) -> Manifest:
    """Only who a pack is. Raises PackError when its manifest is not sound."""
    problems = Problems()
    manifest, _ = read_manifest(source, YamlReader(problems, limits), Walk("", problems))
    if manifest is None:
        raise PackError(problems.sorted())
    return manifest


def game_of(source: Source, limits: Limits = LIMITS) -> str:
    """The game that a pack is for, even if other things are wrong with it."""
    problems = Problems()
    node = YamlReader(problems, limits).read(MANIFEST, source.files[MANIFEST])
    if node is None:
        raise PackError(problems.sorted())
    game = node.at("game")
    if not isinstance(game.value, str):
        what = "the pack does not say which game it is for"
        raise PackError([Problem(MANIFEST, node.line, node.column, what, "add 'game: …'")])
    return game.value


def load_source(source: Source, model: PackModel, requires: Sequence[Pack] = (), limits: Limits = LIMITS) -> Pack:
    """The pack whose files are given, checked."""
    return _Reading(source, model, requires, limits).pack()


class _Reading:
    """One pack on its way from files to tables."""

    def __init__(self, source: Source, model: PackModel, requires: Sequence[Pack], limits: Limits) -> None:
        self.source, self.model, self.requires = source, model, tuple(requires)
        self.problems = Problems()
        self.reader = YamlReader(self.problems, limits)
        self.walk = Walk(source.name, self.problems)
        self.found: list[_Found] = []

    def pack(self) -> Pack:
        manifest = self._read_manifest()
        for file, data in self.source.files.items():
            if file != MANIFEST:
                self._read_file(file, data)
        declared = frozenset(manifest.requires) if manifest else None
        check_uses(self.walk, Library(self.requires), self.model, declared)
        check_cycles(self.walk, self.model)
        self._refuse_if_wrong()
        records = [self._build(found) for found in self.found]
        self._refuse_if_wrong()
        assert manifest is not None
        pack = self._assemble(manifest, [record for record in records if record is not None])
        for audit in self.model.audits:
            for problem in audit(pack):
                self.problems.add(problem)
        self._refuse_if_wrong()
        return pack

    def _read_manifest(self) -> Manifest | None:
        manifest, node = read_manifest(self.source, self.reader, self.walk)
        if node is not None:
            _refuse_other_editions(node, self.model)
            self.walk.namespace = _namespace(node, self.source.name)
        if manifest is not None and node is not None:
            _check_requires(self.walk, manifest, node, self.requires)
        return manifest

    def _read_file(self, file: str, data: bytes) -> None:
        kind = self.model.kind_of(file)
        if kind is None:
            self._refuse_file(file)
            return
        self.walk.file = file
        node = self.reader.read(file, data)
        if node is None:
            inside = fields_inside(self.model.shapes[kind.name])
            self.walk.unsure_kinds.update(fields.kind for fields in inside if fields.kind)
            return
        for one in node.value if isinstance(node.value, list) else [node]:
            plain = self.model.shapes[kind.name].read(one, self.walk)
            if isinstance(plain, dict):
                self.found.append(_Found(kind, plain, Standing(file, one)))

    def _refuse_file(self, file: str) -> None:
        patterns = [pattern for kind in self.model.kinds for pattern in kind.files]
        advice = self.problems.closest(file, patterns) or f"files are {listed(patterns)}"
        self.problems.add(Problem(file, 0, 0, "no kind of content belongs into this file", advice))

    def _build(self, found: _Found) -> Record | None:
        try:
            return msgspec.convert(found.plain, found.kind.type, str_keys=True)
        except msgspec.ValidationError as error:
            what, path = _split_error(str(error))
            node = found.standing.node.at(*path)
            self.problems.add(Problem(found.standing.file, node.line, node.column, what))
            return None

    def _assemble(self, manifest: Manifest, records: Sequence[Record]) -> Pack:
        plain: dict[str, list[dict[str, Plain]]] = {kind.name: [] for kind in self.model.kinds if kind.files}
        for found in self.found:
            plain[found.kind.name].append(found.plain)
        ordered = {kind: tuple(sorted(ones, key=lambda one: str(one["id"]))) for kind, ones in plain.items()}
        trace = Trace(self.walk.records, self.source.files)
        return Pack(manifest, self.model, ordered, index(self.model, records), self.requires, trace)

    def _refuse_if_wrong(self) -> None:
        if self.problems.count:
            raise PackError(self.problems.sorted())


def _refuse_other_editions(manifest: Node, model: PackModel) -> None:
    game, schema = manifest.at("game"), manifest.at("schema")
    if isinstance(game.value, str) and game.value != model.game:
        what = f"a pack for {quoted(game.value)}, not for '{model.game}'"
        raise PackError([Problem(MANIFEST, game.line, game.column, what, "use it with its own game")])
    if not isinstance(schema.value, int) or isinstance(schema.value, bool):
        return
    if schema.value > model.schema:
        what = f"the pack is written for schema {schema.value}, newer than this program knows ({model.schema})"
        raise PackError([Problem(MANIFEST, schema.line, schema.column, what, "update Undercroft")])
    if schema.value < model.oldest_schema:
        what = f"the pack is written for schema {schema.value}; the oldest still read is {model.oldest_schema}"
        raise PackError([Problem(MANIFEST, schema.line, schema.column, what, "get a newer edition of the pack")])


def _namespace(manifest: Node, otherwise: str) -> str:
    said = manifest.at("id").value
    is_id = isinstance(said, str) and len(said) <= LONGEST_ID and re.fullmatch(ID_PATTERN, said)
    return str(said) if is_id else otherwise


def _check_requires(walk: Walk, manifest: Manifest, node: Node, packs: Iterable[Pack]) -> None:
    there = {pack.id: pack.manifest.version for pack in packs}
    for needed, version in manifest.requires.items():
        if needed == manifest.id:
            walk.report_key(node.at("requires"), needed, "the pack requires itself", "delete this line")
        elif needed not in there:
            what = f"the required pack '{needed}' is not there"
            advice = f"put it beside this one or into your pack folder (version {version})"
            walk.report_key(node.at("requires"), needed, what, advice)
        elif not answers(there[needed], version):
            what = f"'{needed}' is there in version {there[needed]}, but {version} is required"
            walk.report_key(node.at("requires"), needed, what, f"get version {version} or a later {version[0]}.x of it")


_STEP = re.compile(r"\.(\w+)|\[(\d+)\]")


def _split_error(message: str) -> tuple[str, tuple[Key, ...]]:
    """What msgspec says of a record, and where.

    >>> _split_error("Too strong - at `$.cards[3].top`")
    ('Too strong', ('cards', 3, 'top'))
    """
    what, _, place = message.rpartition(" - at `$")
    if not what:
        return message, ()
    return what, tuple(name or int(number) for name, number in _STEP.findall(place.partition("[...]")[0]))
