"""A server whose chance is the same in every match: no test of the page depends on luck.

`python -m tests.browser.repeating serve …`
"""

from undercroft.cli import main
from undercroft.server import table_bots
from undercroft.table import key_of, match


def same_key() -> bytes:
    return key_of("browser")


if __name__ == "__main__":
    match.fresh_key = table_bots.fresh_key = same_key  # type: ignore[attr-defined]
    raise SystemExit(main())
