"""What counts as a citation, and what does not."""

from pathlib import Path

import pytest

from undercroft.rulebook import library
from undercroft.rulebook.citations import Citations, Site, read_citations
from undercroft.rulebook.project import Project


def read(folder: Path, **modules: str) -> Citations:
    for name, source in modules.items():
        (folder / f"{name}.py").write_text(source)
    return read_citations([folder])


def only_site(folder: Path, source: str) -> Site:
    (site,) = read(folder, rules=source).sites
    return site


@pytest.mark.parametrize(
    ("source", "ids"),
    [
        ('def f():\n    """Rest (JL-REST-04)."""', ("JL-REST-04",)),
        ('def f():\n    """JL-REST-04 … JL-REST-06"""', ("JL-REST-04", "JL-REST-05", "JL-REST-06")),
        ('def f():\n    """JL-PUSH-01..03, -05"""', ("JL-PUSH-01", "JL-PUSH-02", "JL-PUSH-03", "JL-PUSH-05")),
        ('async def f():\n    await g(rule="JL-REST-04")', ("JL-REST-04",)),
        ('class C:\n    """JL-OPEN-02"""\n    def f(self): return 1', ("JL-OPEN-02",)),
        ('def f():\n    """FACT-BB-01 and BB-DATA-04"""', ("FACT-BB-01", "BB-DATA-04")),
    ],
)
def test_docstrings_and_constants_cite(tmp_path: Path, source: str, ids: tuple[str, ...]) -> None:
    assert only_site(tmp_path, source).ids == ids


@pytest.mark.parametrize(
    "source",
    [
        '"""JL-REST-04 in a module\'s docstring."""',
        'RULE = "JL-REST-04"',
        'RULES = {"rest": ("JL-REST-04",)}',
        'class C:\n    rule = "JL-REST-04"',
        'def f(rule="JL-REST-04"):\n    return rule',
        "def f():\n    # JL-REST-04\n    return 1",
        'def f():\n    return "see JL-REST-04 in the book"',
        'def f():\n    """Cite.\n\n    >>> f("JL-REST-04")\n    """',
    ],
)
def test_lists_comments_texts_and_examples_do_not(tmp_path: Path, source: str) -> None:
    assert read(tmp_path, rules=source).sites == ()


def test_an_inner_function_cites_for_itself(tmp_path: Path) -> None:
    source = 'def outer():\n    """JL-REST-01"""\n    def inner():\n        return "JL-REST-02"\n    return inner\n'
    outer, inner = read(tmp_path, rules=source).sites
    assert (outer.name, outer.ids, outer.lines) == ("outer", ("JL-REST-01",), frozenset({5}))
    assert (inner.name, inner.ids, inner.lines) == ("outer.inner", ("JL-REST-02",), frozenset({4}))


def test_a_class_runs_where_its_methods_run(tmp_path: Path) -> None:
    site = only_site(tmp_path, 'class C:\n    """JL-REST-01"""\n    x = 1\n    def f(self):\n        return 1\n')
    assert site.lines == {5}


TABLE = 'CITES = {"rest.short": {"JL": ("JL-REST-04", "JL-REST-05"), "FH": ("FH-REST-02",)}}'


@pytest.mark.parametrize(
    "look_up", ['cites("rest.short")', 'edition.cites["rest.short"]', 'edition.cite("rest.short")']
)
def test_a_concept_cites_the_rules_of_every_game(tmp_path: Path, look_up: str) -> None:
    citations = read(tmp_path, cites=TABLE, rest=f"def rest(edition, cites):\n    return {look_up}")
    assert citations.by_id.keys() == {"JL-REST-04", "JL-REST-05", "FH-REST-02"}
    assert citations.problems(library()) == []


def test_a_table_alone_cites_nothing_and_is_called_idle(tmp_path: Path) -> None:
    citations = read(tmp_path, cites=TABLE)
    assert citations.by_id == {}
    assert citations.problems(library()) == [
        f"{tmp_path}/cites.py:1: no function looks up the concept 'rest.short': use it or drop it"
    ]


def test_unknown_ids_and_concepts_are_problems_with_a_place(tmp_path: Path) -> None:
    citations = read(
        tmp_path,
        cites='CITES = {"a": {"JL": ("JL-NONE-01",)}}',
        rest='def f(cites):\n    """JL-REST-99"""\n    return cites("a"), cites("b")',
    )
    problems = citations.problems(library())
    assert any(line.startswith(f"{tmp_path}/rest.py:1: f cites unknown id 'JL-REST-99': did you") for line in problems)
    assert any(line.startswith(f"{tmp_path}/cites.py:1: CITES lists unknown id 'JL-NONE-01'") for line in problems)
    assert any("rest.py:1: f looks up the concept 'b', which no CITES table lists" in line for line in problems)


@pytest.mark.parametrize("table", ["CITES = dict(a=1)", "KEY = 'a'\nCITES = {KEY: {}}"])
def test_a_table_has_to_be_a_literal(tmp_path: Path, table: str) -> None:
    with pytest.raises(ValueError, match="CITES"):
        read(tmp_path, cites=table)


def test_our_own_code_cites_only_rules_that_exist() -> None:
    project = Project.around(Path(__file__))
    assert project.citations.problems(library()) == []
