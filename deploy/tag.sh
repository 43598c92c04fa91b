#!/bin/sh
# Tags the version of pom.xml and says the rest: tag.sh [--dry-run]
# The version must be a release (no -SNAPSHOT), its section in CHANGELOG.md must have a date, and everything must be committed.
# The message of the tag is that section: the release notes.
set -eu
cd "$(dirname "$0")/.."

fail() {
  echo "tag: $*" >&2
  exit 1
}

version=$(sed -n 's:.*<revision>\(.*\)</revision>.*:\1:p' pom.xml)
case $version in
  *-SNAPSHOT) fail "pom.xml has version $version: set revision to ${version%-SNAPSHOT} first" ;;
  [0-9]*.[0-9]*.[0-9]*) ;;
  *) fail "pom.xml: expected a version such as 1.2.3, found '$version'" ;;
esac
grep -q "^## $version ([0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9])\$" CHANGELOG.md ||
  fail "CHANGELOG.md: expected the heading '## $version (YYYY-MM-DD)'"
[ -z "$(git status --porcelain)" ] || fail "there are changes that are not committed"
! git rev-parse -q --verify "refs/tags/v$version" >/dev/null || fail "the tag v$version is there already"
notes=$(awk -v head="## $version (" 'index($0, "## ") == 1 { on = index($0, head) == 1 } on' CHANGELOG.md | sed '1s/^## /V7P3R /')
if [ "${1:-}" = --dry-run ]; then
  printf '%s\n' "$notes"
  exit 0
fi
printf '%s\n' "$notes" | git tag -a "v$version" --cleanup=whitespace -F -
echo "tagged v$version; now: .ci/package, then set revision to the next version with -SNAPSHOT"
