#!/bin/sh
# Starts the bot in a container; the first time it writes a configuration into the volume.
# V7P3R_HOME (/opt/v7p3r) has the program, V7P3R_DATA (/data) is the volume.
set -eu
home="${V7P3R_HOME:-/opt/v7p3r}"
config="${V7P3R_DATA:-/data}/lichess.json"
set -- java -Xmx640m -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED \
  -cp "$home/app/target/v7p3r-app.jar:$home/app/target/lib/*" \
  v7p3r.app.cli.Main lichess --config "$config"
if [ ! -f "$config" ]; then
  "$@" --init
fi
# Java takes the place of the shell, so that it hears SIGTERM.
exec "$@"
