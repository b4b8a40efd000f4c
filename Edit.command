#!/bin/sh
# Starts the editor on macOS and Linux by a double click, or prints which program is missing (docs/set-up-for-volunteers.md).
cd "$(dirname "$0")" || exit 1
if ! command -v node >/dev/null 2>&1; then
  echo "Node.js is missing. Install it from https://nodejs.org (the version called LTS), then open this file again."
  printf "Press Enter to close this window. "
  read -r _
  exit 1
fi
if node scripts/startEditor.mjs "$@"; then exit 0; fi
printf "The editor has stopped. Press Enter to close this window. "
read -r _
exit 1
