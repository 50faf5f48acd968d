"""`python -m undercroft` is the command `undercroft`."""

import sys

from undercroft.cli import main

if __name__ == "__main__":
    sys.exit(main())
