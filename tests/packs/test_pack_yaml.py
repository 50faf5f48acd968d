"""The YAML that packs are written in: its plain part, with the place of everything."""

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.packs.problem import Problems
from undercroft.packs.yaml_tree import Node, YamlReader

LOADERS = [yaml.SafeLoader, *([yaml.CSafeLoader] if yaml.__with_libyaml__ else [])]


def plain(node: Node) -> object:
    """A tree without its places."""
    if isinstance(node.value, dict):
        return {key: plain(value) for key, value in node.value.items()}
    return [plain(item) for item in node.value] if isinstance(node.value, list) else node.value


def places(node: Node) -> list[tuple[int, int]]:
    """The places of a tree in the order of the file."""
    inner = node.value if isinstance(node.value, list) else node.value.values() if isinstance(node.value, dict) else ()
    return [(node.line, node.column), *(place for one in inner for place in places(one))]


def read(text: str, loader: object = None) -> object:
    problems = Problems()
    node = YamlReader(problems, loader=loader).read("a.yaml", text.encode())
    return plain(node) if node is not None else [str(problem) for problem in problems.sorted()]


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("7", 7),
        ("-7", -7),
        ("+7", 7),
        ("7.50", 7.5),
        ("2e3", 2000.0),
        ("007", "007"),
        ("0x1F", "0x1F"),
        ("1_000", "1_000"),
        ("12:30", "12:30"),
        ("2026-11-18", "2026-11-18"),
        (".inf", ".inf"),
        ("no", "no"),
        ("on", "on"),
        ("true", True),
        ("False", False),
        ("~", None),
        ("null", None),
        ("'7'", "7"),
        ('"\\u00e4"', "ä"),
        ("<<", "<<"),
        ("{1: a, '1b': b}", {1: "a", "1b": "b"}),
        ("|\n  a\n   b\n", "a\n b\n"),
        ("- a\n-\n- b", ["a", None, "b"]),
        ("\ufeffa: b", {"a": "b"}),
    ],
)
def test_scalars_are_read_as_in_yaml_1_2(text: str, value: object, loader: object) -> None:
    result = read(text, loader)
    assert result == value
    assert type(result) is type(value)


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: &x 1\nb: 2", "a.yaml:1:4: anchors (&) and aliases (*) are not allowed"),
        ("a: 1\nb: *x", "a.yaml:2:4: anchors (&) and aliases (*) are not allowed"),
        ("a: !!python/object:os.system x", "the tag 'tag:yaml.org,2002:python/object:os.syste…' is not allowed"),
        ("a: !secret x", "a.yaml:1:4: the tag '!secret' is not allowed"),
        ("!!map {a: 1}", "a.yaml:1:1: the tag 'tag:yaml.org,2002:map' is not allowed"),
        ("a: 1\n---\nb: 2", "a second document"),
        ("[a]: 1", "a key that is itself a list or a mapping"),
        ("? {a: 1}\n: 2", "a key that is itself a list or a mapping"),
        ("a: 1\na: 2", "a.yaml:2:1: the key 'a' is there twice — the first is in line 1"),
        ("1: 1\n1: 2", "a.yaml:2:1: the key 1 is there twice — the first is in line 1"),
        ("a: " + "9" * 16, "a.yaml:1:4: a number of more than 15 digits"),
        ("a: 1e999", "a.yaml:1:4: the number '1e999' is too large"),
        ("a: " + "x" * 20_001, "a.yaml:1:4: a text of more than 20000 characters"),
        ('a: "\\e[31m"', "a.yaml:1:4: an invisible control character (U+001B)"),
        ('a: "\\u202e"', "an invisible control character (U+202E)"),
        ("[" * 40, "a.yaml:1:33: nested deeper than 32 levels"),
    ],
)
def test_cleverness_is_refused(text: str, said: str, loader: object) -> None:
    problems = Problems()
    YamlReader(problems, loader=loader).read("a.yaml", text.encode())
    assert said in str(problems.sorted()[0])


def test_a_file_that_is_not_utf_8_says_where() -> None:
    problems = Problems()
    assert YamlReader(problems).read("a.yaml", b"a: 1\nb: \xff\xfe") is None
    assert str(problems.sorted()[0]) == "a.yaml:2:4: not UTF-8 text — save the file as UTF-8"


def test_a_path_leads_to_its_node_or_the_last_on_the_way() -> None:
    node = YamlReader(Problems()).read("a.yaml", b"a:\n  - b: 1\n  - c: 2")
    assert node is not None
    assert (node.at("a", 1, "c").line, node.at("a", 1, "c").column) == (3, 8)
    assert node.at("a", 5, "c") is node.at("a")


NAMES = st.text("abc xyz:#-'\"", min_size=1, max_size=6)
TREES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**9), 10**9) | NAMES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=60, deadline=None)
@given(tree=TREES, is_flow=st.booleans())
def test_what_yaml_writes_is_read_back(tree: object, is_flow: bool) -> None:
    assert read(yaml.safe_dump(tree, default_flow_style=is_flow, allow_unicode=True, explicit_end=False)) == tree


@pytest.mark.skipif(len(LOADERS) == 1, reason="PyYAML is installed without libyaml; there is only one loader")
@settings(max_examples=60, deadline=None)
@given(tree=TREES, is_flow=st.booleans())
def test_both_loaders_see_the_same_places(tree: object, is_flow: bool) -> None:
    text = yaml.safe_dump(tree, default_flow_style=is_flow).encode()
    nodes = [YamlReader(Problems(), loader=loader).read("a.yaml", text) for loader in LOADERS]
    assert nodes[0] is not None
    assert nodes[1] is not None
    assert places(nodes[0]) == places(nodes[1])
