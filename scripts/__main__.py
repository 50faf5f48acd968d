"""What ./play and ./test run (`page` builds the web page only); needs nothing but Python's own library."""

import sys

from house import playing, testing
from house.console import SetupError, say

COMMANDS = {"play": playing.play, "test": testing.test, "page": playing.build_page}


def main(command: str, arguments: list[str]) -> int:
    try:
        return COMMANDS[command](arguments)
    except SetupError as trouble:
        say(f"\n{trouble}", to=sys.stderr)
        return 2
    except KeyboardInterrupt:
        say("\nStopped.", to=sys.stderr)
        return 130


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.exit(main(sys.argv[1], sys.argv[2:]))
