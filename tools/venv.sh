#!/bin/sh
# Makes the virtual environment FOLDER with a suitable Python, unless it is there and usable.
# STAMP is renewed only when something was done, so that nothing is installed twice.
# usage: tools/venv.sh FOLDER STAMP      (PYTHON=… names the Python to take)
set -eu
folder=$1
stamp=$2

is_suitable() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if is_suitable "$name"; then
            echo "$name"
            return
        fi
    done
    echo "Signoria needs Python 3.11 or newer, and none was found on this machine." >&2
    echo "Install one, or name it: make ${MAKECMDGOALS:-play} PYTHON=/path/to/python3" >&2
    return 1
}

check_venv_module() {
    if ! "$1" -c 'import ensurepip, venv' 2>/dev/null; then
        echo "Signoria: $("$1" --version) is here, but its venv module is not." >&2
        echo "On Debian and Ubuntu 'apt-get install python3-venv' brings it." >&2
        return 1
    fi
}

# A virtual environment knows its own place: one that was moved or copied is made anew.
is_usable() {
    is_suitable "$folder/bin/python" && "$folder/bin/python" -c 'import pip' 2>/dev/null &&
        { [ ! -e "$stamp" ] || [ "$(cat "$stamp")" = "$(pwd -P)" ]; }
}

if ! is_usable; then
    python=$(find_python)
    check_venv_module "$python"
    echo "Signoria: making a home for its Python packages in $folder with $("$python" --version) …"
    "$python" -m venv --clear "$folder"
fi
if [ ! -e "$stamp" ]; then
    mkdir -p "$(dirname "$stamp")"
    pwd -P >"$stamp"
fi
