/** Moves of an engine's line as a person reads them; for display only, pins do not settle ambiguities. */
import { after, along, parse, sideOf, squareIndex, squareName } from './position.ts';
import type { Placement } from './position.ts';

const STEPS: Record<string, [number, number][]> = {
  n: [[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]],
  b: [[1, 1], [1, -1], [-1, 1], [-1, -1]],
  r: [[1, 0], [-1, 0], [0, 1], [0, -1]],
  q: [[1, 1], [1, -1], [-1, 1], [-1, -1], [1, 0], [-1, 0], [0, 1], [0, -1]],
  k: [[1, 1], [1, -1], [-1, 1], [-1, -1], [1, 0], [-1, 0], [0, 1], [0, -1]],
};

/** Whether the piece on one square attacks another. */
export function attacks(placement: Placement, from: number, to: number): boolean {
  const piece = placement.squares[from];
  const kind = piece.toLowerCase();
  const df = (to % 8) - (from % 8);
  const dr = Math.floor(to / 8) - Math.floor(from / 8);
  if (kind === 'p') {
    return Math.abs(df) === 1 && dr === (sideOf(piece) === 'white' ? 1 : -1);
  }
  return (STEPS[kind] ?? []).some(([sf, sr]) => {
    const reach = kind === 'n' || kind === 'k' ? 1 : 7;
    for (let step = 1; step <= reach; step++) {
      if (sf * step === df && sr * step === dr) {
        return true;
      }
      const file = (from % 8) + sf * step;
      const rank = Math.floor(from / 8) + sr * step;
      if (file < 0 || file > 7 || rank < 0 || rank > 7 || placement.squares[rank * 8 + file] !== '') {
        return false;
      }
    }
    return false;
  });
}

export function san(fen: string, uci: string): string {
  const placement = parse(fen);
  const from = squareIndex(uci);
  const to = squareIndex(uci.slice(2));
  const piece = placement.squares[from];
  const kind = piece.toLowerCase();
  const target = placement.squares[to];
  const castles = kind === 'k' && (sideOf(target) === sideOf(piece) || (from % 8 === 4 && Math.abs(to - from) === 2));
  let text: string;
  if (castles) {
    text = to > from ? 'O-O' : 'O-O-O';
  } else if (kind === 'p') {
    const takes = from % 8 !== to % 8;
    text = `${takes ? `${uci[0]}x` : ''}${squareName(to)}${uci.length > 4 ? `=${uci[4].toUpperCase()}` : ''}`;
  } else {
    text = kind.toUpperCase() + distinction(placement, from, to) + (target === '' ? '' : 'x') + squareName(to);
  }
  return text + (givesCheck(after(fen, uci)) ? '+' : '');
}

function distinction(placement: Placement, from: number, to: number): string {
  const rivals = placement.squares
    .map((piece, index) => (piece === placement.squares[from] && index !== from && attacks(placement, index, to) ? index : -1))
    .filter((index) => index >= 0);
  if (rivals.length === 0) {
    return '';
  }
  const name = squareName(from);
  if (rivals.every((index) => index % 8 !== from % 8)) {
    return name[0];
  }
  return rivals.every((index) => Math.floor(index / 8) !== Math.floor(from / 8)) ? name[1] : name;
}

/** Whether the side to move stands in check. */
export function givesCheck(fen: string): boolean {
  const placement = parse(fen);
  const king = placement.squares.indexOf(placement.turn === 'white' ? 'K' : 'k');
  return placement.squares.some((piece, index) => piece !== '' && sideOf(piece) !== placement.turn && attacks(placement, index, king));
}

export function sanLine(fen: string, line: string[]): string[] {
  const fens = along(fen, line);
  return line.slice(0, fens.length - 1).map((uci, index) => san(fens[index], uci));
}
