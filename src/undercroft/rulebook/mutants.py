"""Breaking a function in one small way, as a test should notice.

Only the working part of a function is touched: never its docstring, signature, texts, assertions or what it raises, for
a change there breaks no rule.
"""

import ast
from collections.abc import Callable, Iterator
from difflib import unified_diff
from typing import NamedTuple

from undercroft.rulebook.citations import Definition, Site, body_of, definitions

_COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
_ARITHMETIC: dict[type[ast.operator], ast.operator] = {
    ast.Add: ast.Sub(),
    ast.Sub: ast.Add(),
    ast.Mult: ast.Add(),
    ast.FloorDiv: ast.Mult(),
    ast.Mod: ast.FloorDiv(),
}
_OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
_UNTOUCHED = (ast.Raise, ast.Assert, ast.JoinedStr, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Pass)


class Change(NamedTuple):
    """A piece of source and what to put in its place."""

    what: str
    node: ast.expr | ast.stmt
    text: str


class Mutant(NamedTuple):
    """A function broken in one place."""

    site: Site
    what: str
    line: int
    source: str
    diff: str


def mutants_of(site: Site) -> list[Mutant]:
    """Every way we know to break this function, in the order of its source; of a class, its methods."""
    source = site.file.read_text(encoding="utf-8")
    functions: list[Definition] = []
    for definition, name in definitions(ast.parse(source)):
        if name == site.name and definition.lineno == site.first:
            inside = definition.body if isinstance(definition, ast.ClassDef) else [definition]
            functions += [node for node in inside if isinstance(node, Definition)]
    made = (make_mutant(site, source, change) for function in functions for change in changes(function))
    return [mutant for mutant in made if compiles(mutant.source)]


def compiles(source: str) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


def make_mutant(site: Site, source: str, change: Change) -> Mutant:
    broken = replace(source, change)
    diff = unified_diff(source.splitlines(), broken.splitlines(), lineterm="", n=1)
    shown = "\n".join(line for line in list(diff)[2:] if not line.startswith("@@"))
    return Mutant(site, change.what, change.node.lineno, broken, shown)


def replace(source: str, change: Change) -> str:
    """Put the text in the place of the node; positions count UTF-8 bytes."""
    lines = source.encode().splitlines(keepends=True)
    node = change.node
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    before = b"".join(lines[: node.lineno - 1]) + lines[node.lineno - 1][: node.col_offset]
    after = lines[node.end_lineno - 1][node.end_col_offset :] + b"".join(lines[node.end_lineno :])
    return (before + change.text.encode() + after).decode()


def changes(definition: Definition) -> list[Change]:
    """The changes to try on one function, in the order of its lines."""
    nodes = (node for statement in body_of(definition) for node in working_nodes(statement))
    found = [change for node in nodes for breaker in _BREAKERS for change in breaker(node)]
    return sorted(found, key=lambda change: (change.node.lineno, change.node.col_offset, change.what))


def working_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """A statement and all in it that does some of the function's work."""
    if isinstance(node, _UNTOUCHED) or is_safeguard(node):
        return
    yield node
    annotation = node.annotation if isinstance(node, ast.AnnAssign) else None
    for child in ast.iter_child_nodes(node):
        if child is not annotation:
            yield from working_nodes(child)


def is_safeguard(node: ast.AST) -> bool:
    """`assert_never(…)` and `strict=True`: they matter only when something else is wrong."""
    match node:
        case ast.Expr(value=ast.Call(func=ast.Name(id="assert_never"))) | ast.keyword(arg="strict"):
            return True
        case _:
            return False


def negate_condition(node: ast.AST) -> Iterator[Change]:
    conditions: list[ast.expr] = []
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        conditions = [node.test]
    elif isinstance(node, ast.comprehension):
        conditions = node.ifs
    for test in conditions:
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            yield Change("condition turned round", test, f"({ast.unparse(test.operand)})")
        elif not isinstance(test, ast.Constant):
            yield Change("condition turned round", test, f"(not ({ast.unparse(test)}))")


def swap_comparison(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        old, new = _COMPARISONS[type(node.ops[0])]
        left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
        yield Change(f"{old} made {new}", node, f"(({left}) {new} ({right}))")


def swap_and_or(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.BoolOp):
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        yield Change(f"{old} made {new}", node, f"({f' {new} '.join(f'({ast.unparse(v)})' for v in node.values)})")


def move_constant(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield Change("yes and no swapped", node, str(not node.value))
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield Change("number off by one", node, str(node.value + 1))


def swap_arithmetic(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.BinOp) and (new := _ARITHMETIC.get(type(node.op))) and not holds_text(node):
        yield Change("other arithmetic", node, f"({ast.unparse(ast.BinOp(node.left, new, node.right))})")


def holds_text(node: ast.BinOp) -> bool:
    return any(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in ast.walk(node))


def swap_opposites(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _OPPOSITES:
        new = _OPPOSITES[node.func.id]
        yield Change(f"{node.func.id} made {new}", node.func, new)


def drop_statement(node: ast.AST) -> Iterator[Change]:
    """Leave out an act: a call for its effect, a change of an attribute or an item, an addition to a variable."""
    acts = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await)
    changes_something = isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets
    )
    if isinstance(node, ast.stmt) and (acts or changes_something or isinstance(node, ast.AugAssign | ast.Delete)):
        yield Change("statement left out", node, "pass")


def return_nothing(node: ast.AST) -> Iterator[Change]:
    """`return False` is left to `move_constant`: who asks yes or no sees no difference between no and nothing."""
    if isinstance(node, ast.Return) and node.value and not is_no(node.value):
        yield Change("nothing returned", node, "return None")


def is_no(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and (node.value is None or node.value is False)


_BREAKERS: tuple[Callable[[ast.AST], Iterator[Change]], ...] = (
    negate_condition,
    swap_comparison,
    swap_and_or,
    move_constant,
    swap_arithmetic,
    swap_opposites,
    drop_statement,
    return_nothing,
)
