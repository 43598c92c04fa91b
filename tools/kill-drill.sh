#!/bin/bash
# Analyzes games twice: without a stop, and with kill -9 at random moments until all is done. Both must leave the same bytes.
#
#   tools/kill-drill.sh GAMES.pgn [KILLS] [further options of analyse, such as --nodes 5000 --reference stockfish]
#
# The work, from the first game to the last line of the report, is cut into as many parts as there are kills; each kill falls at a random
# moment of its part. Ends with 0 if the results are the same. The folder of both is printed and left.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd -P)
games=$1
kills=${2:-10}
shift $(($# < 2 ? $# : 2))
folder=$(mktemp -d)
echo "results in $folder"

# Becomes the program, so that in the background its process is the one that a kill hits.
analyse() {
  local out=$1
  shift
  export V7P3R_BUILD=${V7P3R_BUILD:-never}
  exec "$root/v7p3r" analyse "$games" --out "$folder/$out" --db "$folder/$out.db" "$@"
}

# The name of the program that a process runs; nothing when it has ended.
program() { cat "/proc/$1/comm" 2>/dev/null || :; }

millis() { echo $(($(date +%s%N) / 1000000)); }

# The games of which a folder's journals tell; the first line of each journal is about settings.
searched() {
  local lines
  lines=$(cat "$folder/$1"/findings-*.jsonl 2>/dev/null | grep -c '"findings"') || :
  echo "${lines:-0}"
}

pause() { sleep "$(($1 / 1000)).$(printf %03d $(($1 % 1000)))"; }

# Without a stop: how many games there are, and how long they and what comes after the last of them take.
(analyse whole "$@") >"$folder/whole.log" 2>&1 &
process=$!
began=$(millis)
first=$began last=$began known=0
while [ -n "$(program "$process")" ]; do
  now=$(searched whole)
  if [ "$now" -gt "$known" ]; then
    last=$(millis)
    [ "$known" -gt 0 ] || first=$last
    known=$now
  fi
  sleep 0.1
done
if ! wait "$process"; then
  echo "the analysis failed, see $folder/whole.log"
  exit 1
fi
total=$(searched whole)
after=$(($(millis) - last))
each=$(((last - first) / (total > 1 ? total - 1 : 1) + 1))
echo "without a stop: $total games, $each ms for each, then $after ms for the report"

# In thousandths of a game; the report counts as the games that could be searched meanwhile.
work=$((total * 1000 + after * 1000 / each))
killed=0
starts=0
while [ "$killed" -lt "$kills" ]; do
  starts=$((starts + 1))
  if [ "$starts" -gt $((3 * kills)) ]; then
    echo "only $killed kills in $starts starts: take more games"
    exit 1
  fi
  moment=$(((killed * 32768 + RANDOM) * (work / kills) / 32768))
  (analyse killed "$@") >>"$folder/killed.log" 2>&1 &
  process=$!
  # The start script becomes Java within a moment; a kill before that would prove nothing.
  while [ -n "$(program "$process")" ] && [ "$(program "$process")" != java ]; do sleep 0.02; done
  whole=$((moment / 1000 < total ? moment / 1000 : total))
  while [ "$(program "$process")" = java ] && [ "$(searched killed)" -lt "$whole" ]; do sleep 0.05; done
  pause $(((moment - whole * 1000) * each / 1000))
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
    echo "kill $killed (java, process $process) at $((moment * 100 / work)) % of the work, $(searched killed) of $total games in the journals"
  elif ! wait "$process"; then
    echo "the analysis failed, see $folder/killed.log"
    exit 1
  else
    echo "the report was done before the kill at $((moment * 100 / work)) %: once more"
  fi
done
(analyse killed "$@") >>"$folder/killed.log" 2>&1
for file in report.html report.json summary.json analysis.pgn games.jsonl; do
  cmp "$folder/whole/$file" "$folder/killed/$file"
  echo "$file: the same $(wc -c <"$folder/whole/$file") bytes"
done
