/** Castling as a person may show it: the king two or more squares aside to its place, or onto the own rook. */
import { parse, sideOf, squareIndex } from './position.ts';

/** The legal moves of the piece on a square by the squares that mean them. */
export function movesByTarget(fen: string, legal: string[], square: string): Map<string, string> {
  const own = legal.filter((uci) => uci.startsWith(square));
  const targets = new Map(own.map((uci) => [uci.slice(2, 4), uci]));
  for (const uci of own) {
    const other = otherWay(fen, uci);
    if (other !== null && !targets.has(other)) {
      targets.set(other, uci);
    }
  }
  return targets;
}

/** The second square that shows a castling, or null for another move. */
function otherWay(fen: string, uci: string): string | null {
  const { squares } = parse(fen);
  const [from, to] = [squareIndex(uci), squareIndex(uci.slice(2))];
  const king = squares[from];
  if (king.toLowerCase() !== 'k') {
    return null;
  }
  const rank = uci[3];
  const rook = squares[to];
  if (rook.toLowerCase() === 'r' && sideOf(rook) === sideOf(king)) {
    const file = to > from ? 'g' : 'c';
    const steps = Math.abs(file.charCodeAt(0) - uci.charCodeAt(0));
    return steps > 1 ? file + rank : null;
  }
  return Math.abs(to - from) === 2 ? (to > from ? 'h' : 'a') + rank : null;
}
