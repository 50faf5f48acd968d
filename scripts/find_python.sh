# Sourced by ./play and ./test with $home set: finds a Python that can run Undercroft and names it in $PYTHON,
# or says what it found, where to get a fitting one, and stops.

judge() { # prints nothing for a fitting Python, else why it does not fit
  "$1" - 2>/dev/null <<'CHECK' || echo "does not start"
import sys
version = "Python %d.%d.%d" % sys.version_info[:3]
if sys.version_info < (3, 11):
    print(version + ", too old")
else:
    try:
        import ensurepip, venv
    except ImportError:
        print(version + ", but without venv (Debian and Ubuntu: sudo apt install python3-venv)")
CHECK
}

PYTHON=
found=
for name in "$home/.venv/bin/python" python3 python3.14 python3.13 python3.12 python3.11 python; do
  path=$(command -v "$name" 2>/dev/null) || continue
  verdict=$(judge "$path")
  if [ -z "$verdict" ]; then
    PYTHON=$path
    break
  fi
  found="$found
  $path: $verdict"
done

if [ -z "$PYTHON" ]; then
  cat >&2 <<MISSING
Undercroft needs Python 3.11 or newer, and finds none here. It found:${found:-
  no Python at all}

Where to get one:
  Debian, Ubuntu   sudo apt install python3 python3-venv
  Fedora           sudo dnf install python3
  macOS            brew install python
  anywhere         https://www.python.org/downloads/

Then run ${0} again.
MISSING
  exit 2
fi
