#!/bin/sh
# A cluster for trials on this machine: a standalone master and workers, on loopback alone.
#
#   deploy/spark-trial.sh start [WORKERS]   a master and WORKERS workers (default 2) of one core each
#   deploy/spark-trial.sh status            what runs
#   deploy/spark-trial.sh worker N          starts worker N again
#   deploy/spark-trial.sh master            starts the master again
#   deploy/spark-trial.sh stop              ends all of it
#
# SPARK_TRIAL  the folder for logs, process numbers and the state of the master (default .v7p3r/spark)
# SPARK_PORT   the port of the master (default 7077); its page and those of the workers follow from it
# SPARK_MEMORY of a worker (default 1500m)
# V7P3R_JAVA_HOME  a Java 25, if it is none of the usual places
set -eu

root=$(cd "$(dirname "$0")/.." && pwd -P)
trial=${SPARK_TRIAL:-$root/.v7p3r/spark}
port=${SPARK_PORT:-7077}
memory=${SPARK_MEMORY:-1500m}
export SPARK_HOME="${SPARK_HOME:-$root/cluster/target/spark}" SPARK_LOCAL_IP=127.0.0.1 SPARK_SCALA_VERSION=2.13

opens=
for package in java.lang java.lang.invoke java.lang.reflect java.io java.net java.nio java.util java.util.concurrent \
  java.util.concurrent.atomic sun.nio.ch sun.nio.cs sun.util.calendar; do
  opens="$opens --add-opens=java.base/$package=ALL-UNNAMED"
done

# Sets JAVA_HOME to a Java 25, for the processes here and the executors that they start.
find_java() {
  for folder in "${V7P3R_JAVA_HOME:-}" "${JAVA25_HOME:-}" "${JAVA_HOME:-}" /usr/lib/jvm/* /usr/java/* /opt/* \
    "${HOME:-/}"/.sdkman/candidates/java/* "${HOME:-/}"/.jdks/* /Library/Java/JavaVirtualMachines/*/Contents/Home; do
    if [ -x "$folder/bin/java" ] && grep -q '^JAVA_VERSION="25' "$folder/release" 2>/dev/null; then
      export JAVA_HOME="$folder"
      return 0
    fi
  done
  echo "spark-trial: Java 25 is needed and none was found; V7P3R_JAVA_HOME names its folder." >&2
  exit 69
}

# Starts process $1 of class $2 with the remaining words.
launch() {
  name=$1 class=$2
  shift 2
  # shellcheck disable=SC2086
  setsid "$JAVA_HOME/bin/java" -Xmx256m -XX:+UseSerialGC $opens --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED \
    -Dspark.deploy.recoveryMode=FILESYSTEM -Dspark.deploy.recoveryDirectory="$trial/state" \
    -Dspark.worker.timeout=20 -Dspark.dead.worker.persistence=1 \
    -cp "$SPARK_HOME/jars/*" "$class" "$@" >>"$trial/$name.log" 2>&1 </dev/null &
  echo $! >"$trial/$name.pid"
}

start_master() {
  launch master org.apache.spark.deploy.master.Master --host 127.0.0.1 --port "$port" --webui-port $((port + 1003))
}

start_worker() {
  launch "worker-$1" org.apache.spark.deploy.worker.Worker --host 127.0.0.1 --cores 1 --memory "$memory" \
    --webui-port $((port + 1003 + $1)) --work-dir "$trial/work-$1" "spark://127.0.0.1:$port"
}

each_process() {
  for file in "$trial"/*.pid; do
    if [ -e "$file" ]; then "$1" "$(basename "$file" .pid)" "$(cat "$file")"; fi
  done
}

# Whether process $1 is one of a cluster: the system gives numbers of ended processes to others.
is_ours() { grep -q 'org\.apache\.spark\.deploy\.' "/proc/$1/cmdline" 2>/dev/null; }

show() { if is_ours "$2"; then echo "$1: process $2"; else echo "$1: ended"; fi; }

end() {
  # With its children: a worker has executors.
  if is_ours "$2"; then kill -s TERM -- "-$2" 2>/dev/null || :; fi
  rm -f "$trial/$1.pid"
}

case ${1:-} in start | worker | master) find_java ;; esac
case ${1:-} in
  start)
    mkdir -p "$trial/state"
    start_master
    worker=1
    while [ "$worker" -le "${2:-2}" ]; do
      start_worker "$worker"
      worker=$((worker + 1))
    done
    echo "master: spark://127.0.0.1:$port, its page: http://127.0.0.1:$((port + 1003))"
    echo "Try: ./v7p3r solve SUITE.epd --nodes 100000 --master spark://127.0.0.1:$port"
    ;;
  status) each_process show ;;
  worker) start_worker "$2" ;;
  master) start_master ;;
  stop)
    each_process end
    rm -rf "$trial/state"
    ;;
  *)
    sed -n '2,/^set/s/^# \{0,1\}//p' "$0"
    exit 2
    ;;
esac
