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

# Becomes the program, so that in the background its process is the one that a kill hits; in the foreground it needs a subshell.
analyse() {
  local out=$1
  shift
  export V7P3R_BUILD=${V7P3R_BUILD:-never}
  exec "$root/v7p3r" analyse "$games" --out "$folder/$out" --db "$folder/$out.db" "$@"
}

# The name of the program that a process runs; nothing when it has ended.
program() { cat "/proc/$1/comm" 2>/dev/null || :; }

began=$(date +%s%N)
(analyse whole "$@") >"$folder/whole.log" 2>&1
millis=$((($(date +%s%N) - began) / 1000000))
echo "without a stop: $millis ms"

killed=0
while :; do
  analyse killed "$@" >>"$folder/killed.log" 2>&1 &
  process=$!
  if [ "$killed" -lt "$kills" ]; then
    # Up to a fifth of the whole time, every fourth up to two fifths: some kills hit the start, others the midst of the work.
    most=$((millis * (killed % 4 == 3 ? 2 : 1) / 5))
    wait=$(((RANDOM * 32768 + RANDOM) % (most + 1) + 300))
    sleep "$((wait / 1000)).$(printf %03d $((wait % 1000)))"
    # The start script becomes Java within a moment; a kill before that would prove nothing.
    while [ -n "$(program "$process")" ] && [ "$(program "$process")" != java ]; do sleep 0.05; done
    if [ "$(program "$process")" = java ] && kill -9 "$process" 2>/dev/null; then
      code=0
      wait "$process" 2>/dev/null || code=$?
      if [ "$code" -ne 137 ]; then
        echo "process $process ended with $code instead of by the kill"
        exit 1
      fi
      if left=$(pgrep -f -- "--db $folder/killed.db"); then
        echo "the analysis lives on after the kill, as process" $left
        exit 1
      fi
      killed=$((killed + 1))
      done=$(cat "$folder"/killed/findings-*.jsonl 2>/dev/null | wc -l)
      echo "kill $killed (java, process $process) after $wait ms, $done games in the journals"
      continue
    fi
  fi
  if wait "$process"; then
    break
  fi
  echo "the analysis failed, see $folder/killed.log"
  exit 1
done
if [ "$killed" -lt "$kills" ]; then
  echo "only $killed kills before all was done: take more games"
  exit 1
fi
for file in report.html report.json summary.json analysis.pgn games.jsonl; do
  cmp "$folder/whole/$file" "$folder/killed/$file"
  echo "$file: the same $(wc -c <"$folder/whole/$file") bytes"
done
