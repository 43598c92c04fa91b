#!/bin/sh
# What the bot did since yesterday: nightly-report.sh FOLDER_OF_THE_BOT [NAME_OF_THE_BOT]
# With the name only its own view, without it that of the opponents too.
# Writes reports/DATE.txt in that folder and prints it.
set -eu
folder="${1:?expected the folder of the bot}"
v7p3r="${V7P3R:-$(dirname "$0")/../v7p3r}"
today=$(date -u +%Y-%m-%d)
yesterday=$(date -u -d yesterday +%Y-%m-%d 2>/dev/null || date -u -v-1d +%Y-%m-%d)
mkdir -p "$folder/reports"
report="$folder/reports/$today.txt"
{
  echo "V7P3R on Lichess, games since $yesterday, written $today"
  echo
  if [ -f "$folder/health" ]; then
    echo "Health: $(head -n 1 "$folder/health")"
    echo
  fi
  "$v7p3r" stats opponents colors openings effort forfeits incidents \
    --db "$folder/lichess.db" --match lichess --since "$yesterday" ${2:+--engine "$2"}
} >"$report.part"
mv "$report.part" "$report"
cat "$report"
