"""The command line: `undercroft COMMAND`, one thin module a command, imported only when it is called."""

import os
import sys
from collections.abc import Sequence

from undercroft.cli.errors import UserError

__all__ = ["UserError", "main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 2 where the person at the keyboard can put things right."""
    from cyclopts import CycloptsError

    from undercroft.cli.app import run

    try:
        status = run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except UserError as error:
        print(f"undercroft: {error}", file=sys.stderr)
        return 2
    except CycloptsError as error:
        print(f"undercroft: {error}\n'undercroft --help' lists what there is.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has seen enough; nothing must be flushed into the closed pipe at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    return status
