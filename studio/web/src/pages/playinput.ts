/** What the board of a game accepts: a move of the person, or a premove while the engine thinks. */
import type { Input } from '../board/board.ts';
import { movesByTarget } from '../base/castling.ts';
import { parse, sideOf, squareIndex } from '../base/position.ts';
import type { Side } from '../base/position.ts';
import { premoveTargets } from '../base/premove.ts';

/** A move of the person, whose turn it is. */
export function moveInput(fen: string, legal: string[], person: Side, play: (uci: string) => void): Input {
  return {
    side: person,
    targets: (square) => [...movesByTarget(fen, legal, square).keys()],
    promotes: (from, to) => legal.some((uci) => uci.length > 4 && uci.startsWith(from + to)),
    play: (uci) => play(uci.length > 4 ? uci : (movesByTarget(fen, legal, uci.slice(0, 2)).get(uci.slice(2)) ?? uci)),
  };
}

/** A move that is played once the engine has answered, if it is legal then. */
export function premoveInput(fen: string, person: Side, play: (uci: string) => void): Input {
  const { squares } = parse(fen);
  return {
    side: person,
    targets: (square) => (sideOf(squares[squareIndex(square)]) === person ? premoveTargets(fen, square) : []),
    promotes: (from, to) => squares[squareIndex(from)].toLowerCase() === 'p' && (to[1] === '8' || to[1] === '1'),
    play,
  };
}

/** The twenty first moves, before a game is there. */
export function firstMoves(): string[] {
  const pawns = [...'abcdefgh'].flatMap((file) => [`${file}2${file}3`, `${file}2${file}4`]);
  return [...pawns, 'b1a3', 'b1c3', 'g1f3', 'g1h3'];
}
