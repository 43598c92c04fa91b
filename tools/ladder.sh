#!/usr/bin/env bash
# Plays this build against the fixed ladder of docs/performance/strength.md and makes the rating list. Wants a quiet
# machine with two cores, and stockfish 15.1, ethereal-chess, toga2 and glaurung (Debian 12) on the path.
# Broken off (Ctrl-C), the same command goes on:  tools/ladder.sh [FOLDER [GAMES_A_PAIRING [TC]]]
set -euo pipefail
folder=$(mkdir -p "${1:-games/ladder}" && cd "${1:-games/ladder}" && pwd)
games=${2:-60}
tc=${3:-2+0.02}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PATH="$PATH:/usr/games"

if [ -e "$folder/ladder.db" ]; then
  ./v7p3r match --db "$folder/ladder.db" --resume ladder
else
  # The levels SF10 and SF13 choose their move at a fixed depth: they play the same on every machine and are the ruler.
  ./v7p3r match --name ladder --db "$folder/ladder.db" --pgn "$folder/ladder.pgn" --json "$folder/ladder.json" \
    --format gauntlet --games "$games" --tc "$tc" --each option.Hash=64 timemargin=200 \
    --concurrency 2 --order random --seed 29 --draw --resign \
    --engine cmd=./v7p3r name=V7P3R \
    --engine cmd=toga2 name=toga2 option.OwnBook=false \
    --engine cmd=ethereal-chess name=ethereal-chess \
    --engine cmd=stockfish name=SF-Elo2400 option.UCI_LimitStrength=true option.UCI_Elo=2400 \
    --engine cmd=stockfish name=SF-Elo2800 option.UCI_LimitStrength=true option.UCI_Elo=2800 \
    --engine cmd=stockfish name=SF-without-NNUE "option.Use NNUE=false" \
    --engine cmd=glaurung name=glaurung option.OwnBook=false \
    --engine cmd=stockfish name=SF10 "option.Skill Level=10" depth=11 \
    --engine cmd=stockfish name=SF13 "option.Skill Level=13" depth=14
fi
./v7p3r rating --db "$folder/ladder.db" --match ladder --anchor SF10=2788.3 --anchor SF13=2972.9 --html "$folder/ladder.html"
