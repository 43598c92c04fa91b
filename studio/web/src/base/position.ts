/** Positions as the page needs them: pieces by square, moves applied for previews, material counted. The rules are the server's. */

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
export type Side = 'white' | 'black';

/** 64 letters (a1 first, FEN letters, empty string for none) and whose turn it is. */
export interface Placement {
  squares: string[];
  turn: Side;
}

export function squareIndex(square: string): number {
  return square.charCodeAt(0) - 97 + (square.charCodeAt(1) - 49) * 8;
}

export function squareName(index: number): string {
  return String.fromCharCode(97 + (index % 8)) + String(Math.floor(index / 8) + 1);
}

export function parse(fen: string): Placement {
  const [board, turn] = fen.trim().split(/\s+/);
  const squares = new Array<string>(64).fill('');
  board.split('/').forEach((row, fromTop) => {
    let file = 0;
    for (const letter of row) {
      if (letter >= '1' && letter <= '8') {
        file += Number(letter);
      } else if (file < 8) {
        squares[(7 - fromTop) * 8 + file++] = letter;
      }
    }
  });
  return { squares, turn: turn === 'b' ? 'black' : 'white' };
}

export function write(placement: Placement): string {
  const rows: string[] = [];
  for (let rank = 7; rank >= 0; rank--) {
    let row = '';
    let empty = 0;
    for (let file = 0; file < 8; file++) {
      const piece = placement.squares[rank * 8 + file];
      if (piece === '') {
        empty++;
      } else {
        row += (empty > 0 ? empty : '') + piece;
        empty = 0;
      }
    }
    rows.push(row + (empty > 0 ? empty : ''));
  }
  return `${rows.join('/')} ${placement.turn === 'white' ? 'w' : 'b'} - - 0 1`;
}

export function sideOf(piece: string): Side | null {
  return piece === '' ? null : piece === piece.toUpperCase() ? 'white' : 'black';
}

/** The position after a legal move in UCI; castling as king by two squares or king takes own rook. */
export function after(fen: string, uci: string): string {
  const placement = parse(fen);
  const { squares } = placement;
  const from = squareIndex(uci);
  const to = squareIndex(uci.slice(2));
  const piece = squares[from];
  const target = squares[to];
  const home = Math.floor(from / 8) * 8;
  const ownRook = target.toLowerCase() === 'r' && sideOf(target) === sideOf(piece);
  const twoSteps = Math.abs(to - from) === 2 && from % 8 === 4;
  if (piece.toLowerCase() === 'k' && (ownRook || (twoSteps && Math.floor(to / 8) * 8 === home))) {
    const short = to > from;
    const rookFrom = ownRook ? to : home + (short ? 7 : 0);
    const rook = squares[rookFrom];
    squares[from] = '';
    squares[rookFrom] = '';
    squares[home + (short ? 6 : 2)] = piece;
    squares[home + (short ? 5 : 3)] = rook;
  } else {
    const enPassant = piece.toLowerCase() === 'p' && from % 8 !== to % 8 && target === '';
    if (enPassant) {
      squares[home + (to % 8)] = '';
    }
    squares[from] = '';
    squares[to] = uci.length > 4 ? (piece === 'P' ? uci[4].toUpperCase() : uci[4].toLowerCase()) : piece;
  }
  placement.turn = placement.turn === 'white' ? 'black' : 'white';
  return write(placement);
}

/** The positions along a line; a line that does not fit the position ends where it stops fitting. */
export function along(fen: string, line: string[]): string[] {
  const fens = [fen];
  for (const uci of line) {
    const placement = parse(fens[fens.length - 1]);
    if (uci.length < 4 || sideOf(placement.squares[squareIndex(uci)] ?? '') !== placement.turn) {
      break;
    }
    fens.push(after(fens[fens.length - 1], uci));
  }
  return fens;
}

/** The same position with the other side to move: what would it do if it could? */
export function passed(fen: string): string {
  const fields = fen.split(' ');
  fields[1] = fields[1] === 'w' ? 'b' : 'w';
  fields[3] = '-';
  return fields.join(' ');
}

const FULL: Record<string, number> = { p: 8, n: 2, b: 2, r: 2, q: 1 };
const WORTH: Record<string, number> = { p: 1, n: 3, b: 3, r: 5, q: 9 };

/** The pieces each side has more of than the other, most valuable first, and the difference in pawns for White. */
export function material(fen: string): { white: string[]; black: string[]; ahead: number } {
  const { squares } = parse(fen);
  const white: string[] = [];
  const black: string[] = [];
  let ahead = 0;
  for (const kind of ['q', 'r', 'b', 'n', 'p']) {
    const difference =
      squares.filter((piece) => piece === kind.toUpperCase()).length - squares.filter((piece) => piece === kind).length;
    ahead += difference * WORTH[kind];
    for (let i = 0; i < Math.min(Math.abs(difference), FULL[kind]); i++) {
      (difference > 0 ? white : black).push(kind);
    }
  }
  return { white, black, ahead };
}

const NAMES: Record<string, string> = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' };

export function pieceName(letter: string): string {
  return letter === '' ? 'empty' : `${sideOf(letter)} ${NAMES[letter.toLowerCase()]}`;
}

/** What is wrong with a text that should be a FEN, with the wrong part, or null. */
export function fenFault(fen: string): { part: string; rule: string } | null {
  const [board = '', turn] = fen.trim().split(/\s+/);
  const rows = board.split('/');
  if (rows.length !== 8) {
    return { part: board, rule: 'A FEN has eight ranks of eight squares.' };
  }
  for (const [index, row] of rows.entries()) {
    if (!/^[1-8pnbrqkPNBRQK]+$/.test(row)) {
      return { part: row, rule: `Rank ${8 - index} has a letter that is no piece: “${row}”.` };
    }
    const width = [...row].reduce((sum, letter) => sum + (/\d/.test(letter) ? Number(letter) : 1), 0);
    if (width !== 8) {
      return { part: row, rule: `Rank ${8 - index} has ${width} squares: “${row}”. A FEN has eight ranks of eight squares.` };
    }
  }
  for (const king of ['K', 'k']) {
    if ([...board].filter((letter) => letter === king).length !== 1) {
      return { part: board, rule: `${king === 'K' ? 'White' : 'Black'} needs exactly one king.` };
    }
  }
  if (turn !== undefined && turn !== 'w' && turn !== 'b') {
    return { part: turn, rule: 'The side to move is w or b.' };
  }
  return null;
}
