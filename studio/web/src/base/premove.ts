/** Where a piece might go after the opponent's answer: its moves as if every square could be free or taken. */
import { parse, sideOf, squareIndex, squareName } from './position.ts';

const DIAGONAL = [[1, 1], [1, -1], [-1, 1], [-1, -1]];
const STRAIGHT = [[1, 0], [-1, 0], [0, 1], [0, -1]];
const JUMPS = [[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]];

export function premoveTargets(fen: string, square: string): string[] {
  const { squares } = parse(fen);
  const from = squareIndex(square);
  const piece = squares[from];
  const file = from % 8;
  const rank = Math.floor(from / 8);
  const targets: string[] = [];
  const add = (f: number, r: number): boolean => {
    const inside = f >= 0 && f < 8 && r >= 0 && r < 8;
    if (inside) {
      targets.push(squareName(r * 8 + f));
    }
    return inside;
  };
  const rays = (directions: number[][]) => {
    for (const [df, dr] of directions) {
      for (let step = 1; add(file + df * step, rank + dr * step); step++);
    }
  };
  switch (piece.toLowerCase()) {
    case 'p': {
      const forward = sideOf(piece) === 'white' ? 1 : -1;
      add(file, rank + forward);
      if (rank === (forward === 1 ? 1 : 6)) {
        add(file, rank + 2 * forward);
      }
      add(file - 1, rank + forward);
      add(file + 1, rank + forward);
      break;
    }
    case 'n':
      JUMPS.forEach(([df, dr]) => add(file + df, rank + dr));
      break;
    case 'b':
      rays(DIAGONAL);
      break;
    case 'r':
      rays(STRAIGHT);
      break;
    case 'q':
      rays([...DIAGONAL, ...STRAIGHT]);
      break;
    case 'k':
      [...DIAGONAL, ...STRAIGHT].forEach(([df, dr]) => add(file + df, rank + dr));
      squares.forEach((other, index) => {
        const rook = other.toLowerCase() === 'r' && sideOf(other) === sideOf(piece);
        if (rook && Math.floor(index / 8) === rank && !targets.includes(squareName(index))) {
          targets.push(squareName(index));
        }
      });
      if (file === 4 && (rank === 0 || rank === 7)) {
        add(6, rank);
        add(2, rank);
      }
      break;
    default:
      break;
  }
  return targets;
}
