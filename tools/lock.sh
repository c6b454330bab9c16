#!/bin/sh
# Locks every package with its hashes, without the address of any index.
# Versions already locked stay; `tools/lock.sh --upgrade` takes the newest of everything.
set -eu
cd "$(dirname "$0")/.."

lock() {
    echo "Locking $1 …"
    output=requirements/$1.txt
    shift
    .venv/bin/uv pip compile "$@" --quiet --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --custom-compile-command "make lock" --output-file "$output"
}

lock runtime pyproject.toml "$@"
lock build --group pyproject.toml:build --constraints requirements/runtime.txt "$@"
lock dev --group pyproject.toml:dev \
    --constraints requirements/runtime.txt --constraints requirements/build.txt "$@"
