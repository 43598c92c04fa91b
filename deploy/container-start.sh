#!/bin/sh
# Starts the bot in a container; the first time it writes a configuration into the volume.
set -eu
config=/data/lichess.json
set -- java -Xmx640m -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED \
  -cp "/opt/v7p3r/app/target/v7p3r-app.jar:/opt/v7p3r/app/target/lib/*" \
  v7p3r.app.cli.Main lichess --config "$config"
if [ ! -f "$config" ]; then
  "$@" --init
fi
# Java takes the place of the shell, so that it hears SIGTERM.
exec "$@"
