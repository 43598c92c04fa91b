#!/bin/sh
# Whether the bot lives and hears Lichess: healthcheck.sh FOLDER_OF_THE_BOT
# Its file "health" is written every minute and begins with ok or lost.
set -eu
health="${1:?expected the folder of the bot}/health"
if [ -z "$(find "$health" -mmin -3 2>/dev/null)" ]; then
  echo "no sign of life for three minutes: $health" >&2
  exit 1
fi
line=$(head -n 1 "$health")
echo "$line"
case "$line" in
  ok,*) exit 0 ;;
  *) exit 1 ;;
esac
