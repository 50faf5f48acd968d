#!/bin/sh
# Renews the lock files from pyproject.toml and web/package.json: newest fitting versions with '--upgrade',
# else the smallest change. Needs uv and npm; players and CI need neither uv nor this script.
set -eu
cd "$(dirname "$0")/.."

lock() { # OUTPUT, then what it is made of
  output=$1
  shift
  uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
    --no-annotate --custom-compile-command scripts/update_locks.sh --quiet --output-file "$output" "$@" >/dev/null
}

lock requirements.lock --group build "$@"
lock requirements-test.lock --group build --group dev --extra cluster --extra testing --constraint requirements.lock "$@"
npm --prefix web install --package-lock-only --ignore-scripts --loglevel=error
