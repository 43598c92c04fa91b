#!/bin/bash
# The drill of a cluster: profiles positions on a master with two workers on loopback while processes are killed (kill -9)
# at random moments, and compares what is left at the end with the same work done by one process without Spark.
#
#   deploy/spark-drill.sh FOLDER [KILLS] [POSITIONS] [NODES]     default: 10 kills, 3000 positions, 4000 nodes
#
# Prints one line for each event. Ends with 0 if nothing is lost and nothing is there twice.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd -P)
folder=$(mkdir -p "$1" && cd "$1" && pwd -P)
kills=${2:-10} positions=${3:-3000} nodes=${4:-4000}
export SPARK_TRIAL=$folder/spark SPARK_PORT=${SPARK_PORT:-17077} V7P3R_STATE=$folder/state V7P3R_BUILD=never
RANDOM=${SEED:-$$}
began=$SECONDS

tell() { printf '%4d s  %s\n' "$((SECONDS - began))" "$*"; }
trial() { "$root/deploy/spark-trial.sh" "$@"; }
pid_of() { cat "$SPARK_TRIAL/$1.pid"; }
rows() { if [ -f "$folder/cluster/deep.csv" ]; then wc -l <"$folder/cluster/deep.csv"; else echo 0; fi; }

profile() { # into folder $1, with further words
  local out=$1
  shift
  exec "$root/v7p3r" profile --tablebase-positions "$((positions * 2))" --wide 0 --deep "$positions" --n-ref "$nodes" --seed 11 \
    --out "$out" "$@"
}

start_driver() {
  (setsid bash -c "$(declare -f profile); root='$root' positions=$positions nodes=$nodes; profile '$folder/cluster' --master 'spark://127.0.0.1:$SPARK_PORT'" \
    >>"$folder/driver.log" 2>&1 </dev/null & echo $! >"$folder/driver.pid")
  driver=$(cat "$folder/driver.pid")
}

driver_runs() { kill -0 "$driver" 2>/dev/null; }

kill_worker() {
  local number=$((1 + RANDOM % 2))
  local own
  own=$(pid_of "worker-$number")
  kill -9 "$own"
  trial worker "$number"
  tell "killed worker $number (process $own), started another"
}

kill_executor() {
  local number=$((1 + RANDOM % 2)) child
  child=$(pgrep -P "$(pid_of "worker-$number")" | head -n 1 || :)
  if [ -z "$child" ]; then
    kill_worker
    return
  fi
  kill -9 "$child"
  tell "killed the executor of worker $number (process $child)"
}

kill_master() {
  local own
  own=$(pid_of master)
  kill -9 "$own"
  sleep "$((RANDOM % 3))"
  trial master
  tell "killed the master (process $own), started another"
}

kill_driver() {
  kill -9 -- "-$driver" 2>/dev/null || :
  tell "killed the driver (process $driver) at $(rows) rows, gave the same command again"
  start_driver
}

cleanup() {
  trial stop || :
  kill -9 -- "-$driver" 2>/dev/null || :
}

tell "seed of chance: ${SEED:-$$}; $positions positions of $nodes nodes, $kills kills"
trial start 2 >/dev/null
start_driver
trap cleanup EXIT
victims=(worker driver master executor worker driver master executor worker driver)
for ((i = 0; i < kills; i++)); do
  seen=$(rows)
  # The next kill comes in mid-job: after at least one more batch was written, and then a random while.
  for ((wait = 0; wait < 1200 && $(rows) == seen; wait++)); do
    driver_runs || break
    sleep 0.1
  done
  sleep "$((RANDOM % 4)).$((RANDOM % 10))"
  if ! driver_runs; then
    tell "the work ended before kill $((i + 1)): more positions are needed"
    break
  fi
  "kill_${victims[i % ${#victims[@]}]}"
done
while driver_runs; do sleep 0.5; done
tell "the work has ended: $(rows) rows"
(profile "$folder/here" >"$folder/here.log" 2>&1 </dev/null)
tell "the same without Spark: $(wc -l <"$folder/here/deep.csv") rows"
status=0
for file in deep.csv iterations.csv; do
  if cmp "$folder/here/$file" "$folder/cluster/$file"; then tell "$file: the same bytes"; else status=1; fi
done
tell "rows there twice: $(sort "$folder/cluster/deep.csv" | uniq -d | wc -l)"
exit "$status"
