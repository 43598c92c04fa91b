#!/bin/sh
# A UCI engine for tests: pushes its pawns one after the other, and misbehaves as its argument says.
mode=${1:-good}
white="a2a3 b2b3 c2c3 d2d3 e2e3 f2f3 g2g3 h2h3 a3a4 b3b4 c3c4 d3d4 e3e4 f3f4 g3g4 h3h4"
black="a7a6 b7b6 c7c6 d7d6 e7e6 f7f6 g7g6 h7h6 a6a5 b6b5 c6c5 d6d5 e6e5 f6f5 g6g5 h6h5"
plies=0

[ "$mode" = crash-at-start ] && exit 3

# The move after so many half moves of the game.
move() {
  number=$(($1 / 2))
  if [ $(($1 % 2)) -eq 0 ]; then set -- $white; else set -- $black; fi
  shift $number
  echo "$1"
}

answer() {
  echo "info depth 7 seldepth 9 multipv 1 score cp 35 nodes 1234 nps 61700 time 20 pv $(move $plies)"
  echo "bestmove $(move $plies) ponder a1a1"
}

while read -r line; do
  case $line in
    uci)
      [ "$mode" = deaf ] && continue
      echo "id name Scripted 1.0"
      echo "id author nobody"
      echo "option name Hash type spin default 16 min 1 max 64"
      echo "option name UCI_Chess960 type check default false"
      echo "uciok"
      ;;
    isready)
      [ "$mode" = remark ] && echo "info string models are missing"
      echo readyok
      ;;
    ucinewgame)
      games=$((${games:-0} + 1))
      [ "$mode" = late-remark ] && [ $games -eq 3 ] && echo "info string models are gone"
      ;;
    position*)
      case $line in
        *moves*) set -- ${line#*moves} && plies=$# ;;
        *) plies=0 ;;
      esac
      ;;
    go*)
      case $mode in
        crash-at-move-10) [ $plies -ge 18 ] && { echo "panic: out of ideas" >&2; exit 139; }; answer ;;
        crash-at-move) exit 1 ;;
        silence | lazy) ;;
        illegal) echo "bestmove e2e5" ;;
        nonsense) echo "bestmove" ;;
        flood) while :; do echo "info string water water everywhere"; done ;;
        big-flood)
          i=0
          while [ $i -lt 20000 ]; do echo "info string water $i"; i=$((i + 1)); done
          answer
          ;;
        rubbish)
          printf '\000\377\376 garbage\n\n\ninfo score\ninfo score cp\ninfo depth x score cp y\nbestmov e2e4\r\n'
          head -c 100000 /dev/zero
          printf '\n'
          answer
          ;;
        stutter) answer=$(answer); printf '%s\n%s\n' "$answer" "$answer" ;;
        late) sleep 1.1; answer ;;
        child) sleep 1000 & answer ;;
        *) answer ;;
      esac
      ;;
    stop) [ "$mode" = lazy ] && answer ;;
    quit) exit 0 ;;
  esac
done
