import assert from 'node:assert/strict';
import { test } from 'node:test';
import { START, after, along, fenFault, material, parse, passed, squareName, write } from '../src/base/position.ts';
import { givesCheck, san, sanLine } from '../src/base/notation.ts';
import { premoveTargets } from '../src/base/premove.ts';

const board = (fen: string) => fen.split(' ')[0];

test('a position is written as it was read', () => {
  assert.equal(board(write(parse(START))), board(START));
});

test('a pawn moves and the other side is to move', () => {
  const fen = after(START, 'e2e4');
  assert.equal(board(fen), 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
  assert.equal(parse(fen).turn, 'black');
});

test('castling moves the rook, by two squares or onto it', () => {
  const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
  assert.equal(board(after(fen, 'e1g1')), 'r3k2r/8/8/8/8/8/8/R4RK1');
  assert.equal(board(after(fen, 'e1a1')), 'r3k2r/8/8/8/8/8/8/2KR3R');
});

test('in Chess960 the king may castle from any file', () => {
  assert.equal(board(after('1k6/8/8/8/8/8/8/1RK4R w HB - 0 1', 'c1b1')), '1k6/8/8/8/8/8/8/2KR3R');
});

test('en passant takes the pawn that passed', () => {
  assert.equal(board(after('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6')), '4k3/8/3P4/8/8/8/8/4K3');
});

test('a pawn becomes the piece chosen', () => {
  assert.equal(board(after('8/P3k3/8/8/8/8/8/4K3 w - - 0 1', 'a7a8n')), 'N7/4k3/8/8/8/8/8/4K3');
});

test('a line ends where it does not fit the position', () => {
  assert.equal(along(START, ['e2e4', 'e7e5', 'e2e4', 'g8f6']).length, 3);
});

test('passing gives the turn to the other side and forgets en passant', () => {
  assert.equal(passed('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1'), '4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1');
});

test('material counts what one side has more', () => {
  const { white, black, ahead } = material('4k3/pp6/8/8/8/8/P7/QR2K3 w - - 0 1');
  assert.deepEqual(white, ['q', 'r']);
  assert.deepEqual(black, ['p']);
  assert.equal(ahead, 13);
});

test('a wrong FEN is told with the wrong part', () => {
  assert.equal(fenFault(START), null);
  assert.equal(fenFault('r3rnk1/2p2pp1/1p1pq2p/n3P3/p1PPPPPPPP/8/8/K7 w - - 0 1')?.part, 'p1PPPPPPPP');
  assert.match(fenFault('8/8/8/8/8/8/8/K7 w - - 0 1')?.rule ?? '', /Black needs exactly one king/);
});

test('squares are counted from a1', () => {
  assert.equal(squareName(0), 'a1');
  assert.equal(squareName(63), 'h8');
});

test('moves are written with captures, checks, castling and promotion', () => {
  assert.equal(san('4k3/8/8/8/8/8/4q3/R3K2R w KQ - 0 1', 'e1e2'), 'Kxe2');
  assert.equal(san('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1g1'), 'O-O');
  assert.equal(san('4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7a8q'), 'a8=Q+');
  assert.equal(san('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5'), 'exd5');
});

test('two pieces that can go to a square are told apart', () => {
  assert.equal(san('7k/8/8/8/8/8/8/KN3N2 w - - 0 1', 'b1d2'), 'Nbd2');
  assert.equal(san('R7/7k/8/8/8/8/8/R5K1 w - - 0 1', 'a1a4'), 'R1a4');
});

test('a line is written move by move', () => {
  assert.deepEqual(sanLine(START, ['e2e4', 'e7e5', 'g1f3', 'b8c6']), ['e4', 'e5', 'Nf3', 'Nc6']);
});

test('check is seen through no piece', () => {
  assert.equal(givesCheck('4k3/8/8/8/4R3/8/8/4K3 b - - 0 1'), true);
  assert.equal(givesCheck('4k3/4p3/8/8/4R3/8/8/4K3 b - - 0 1'), false);
});

test('a premove may go through and onto pieces, for they may be gone by then', () => {
  assert.ok(premoveTargets(START, 'a1').includes('a8'));
  assert.ok(premoveTargets(START, 'e2').includes('d3'));
  assert.ok(premoveTargets(START, 'e1').includes('g1'));
  assert.ok(!premoveTargets(START, 'b1').includes('b3'));
});
