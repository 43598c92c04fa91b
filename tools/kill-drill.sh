#!/bin/bash
# Analyzes games twice: without a stop, and with kill -9 at random moments until all is done. Both must leave the same bytes.
#
#   tools/kill-drill.sh GAMES.pgn [KILLS] [further options of analyse, such as --nodes 5000 --reference stockfish]
#
# Ends with 0 if they do. The folder of both results is printed and left.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd -P)
games=$1
kills=${2:-10}
shift $(($# < 2 ? $# : 2))
folder=$(mktemp -d)
echo "results in $folder"

analyse() {
  local out=$1
  shift
  V7P3R_BUILD=${V7P3R_BUILD:-never} "$root/v7p3r" analyse "$games" --out "$folder/$out" --db "$folder/$out.db" "$@"
}

began=$(date +%s%N)
analyse whole "$@" >"$folder/whole.log" 2>&1
millis=$((($(date +%s%N) - began) / 1000000))
echo "without a stop: $millis ms"

killed=0
while :; do
  analyse killed "$@" >>"$folder/killed.log" 2>&1 &
  process=$!
  if [ "$killed" -lt "$kills" ]; then
    # Up to a fifth of the whole time: so that ten kills hit ten different states of the work.
    wait=$(((RANDOM * 32768 + RANDOM) % (millis / 5 + 1) + 300))
    sleep "$((wait / 1000)).$(printf %03d $((wait % 1000)))"
    if kill -9 "$process" 2>/dev/null; then
      wait "$process" 2>/dev/null || true
      killed=$((killed + 1))
      done=$(cat "$folder"/killed/findings-*.jsonl 2>/dev/null | wc -l)
      echo "kill $killed after $wait ms, $done games in the journals"
      continue
    fi
  fi
  wait "$process" && break
done
if [ "$killed" -lt "$kills" ]; then
  echo "only $killed kills before all was done: take more games"
  exit 1
fi
for file in report.html report.json summary.json analysis.pgn games.jsonl; do
  cmp "$folder/whole/$file" "$folder/killed/$file"
  echo "$file: the same $(wc -c <"$folder/whole/$file") bytes"
done
