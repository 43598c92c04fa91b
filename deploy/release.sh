#!/bin/sh
# Releases of the bot side by side, one of them current.
#   release.sh install REPOSITORY [REVISION]   build a release, make it current, restart the bot
#   release.sh rollback                        make the release before current again, restart
#   release.sh list                            releases, the current one with a star
# V7P3R_ROOT is where they are (/opt/v7p3r); V7P3R_RESTART restarts the bot.
set -eu
root="${V7P3R_ROOT:-/opt/v7p3r}"
restart="${V7P3R_RESTART:-systemctl restart v7p3r-bot}"
kept=5

fail() {
  echo "release: $*" >&2
  exit 1
}

# A link is replaced in one step, so that the bot never starts from nothing.
point() {
  ln -s "$2" "$root/$1.new"
  mv -T "$root/$1.new" "$root/$1"
}

target() {
  if [ -L "$root/$1" ]; then readlink "$root/$1"; fi
}

install_release() {
  repository="${1:?expected a repository}"
  revision="${2:-HEAD}"
  commit=$(git -C "$repository" rev-parse --short=10 "$revision") || fail "no revision $revision"
  name="$(date -u +%Y%m%d-%H%M%S)-$commit"
  mkdir -p "$root/releases/$name"
  git -C "$repository" archive "$revision" | tar -x -C "$root/releases/$name"
  "$root/releases/$name/v7p3r" help >/dev/null || {
    rm -rf "${root:?}/releases/$name"
    fail "the release could not be built; the current one stays"
  }
  before=$(target current)
  if [ -n "$before" ]; then point previous "$before"; fi
  point current "releases/$name"
  $restart
  echo "current is $name"
  remove_old
}

rollback() {
  before=$(target previous)
  [ -n "$before" ] || fail "there is no release before this one"
  now=$(target current)
  point current "$before"
  point previous "$now"
  $restart
  echo "current is ${before#releases/}"
}

list() {
  for release in "$root"/releases/*; do
    name="releases/$(basename "$release")"
    if [ "$name" = "$(target current)" ]; then echo "* ${name#releases/}"; else echo "  ${name#releases/}"; fi
  done
}

remove_old() {
  ls "$root/releases" | sort -r | tail -n "+$((kept + 1))" | while read -r name; do
    case "releases/$name" in
      "$(target current)" | "$(target previous)") ;;
      *) rm -rf "${root:?}/releases/$name" ;;
    esac
  done
}

case "${1:-}" in
  install) shift && install_release "$@" ;;
  rollback) rollback ;;
  list) list ;;
  *) fail "expected install, rollback or list" ;;
esac
