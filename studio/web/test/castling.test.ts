import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movesByTarget } from '../src/base/castling.ts';

const BOTH = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';

test('castling is shown two squares aside or onto the rook', () => {
  const two = movesByTarget(BOTH, ['e1g1', 'e1c1', 'e1d1'], 'e1');
  assert.deepEqual([...two], [['g1', 'e1g1'], ['c1', 'e1c1'], ['d1', 'e1d1'], ['h1', 'e1g1'], ['a1', 'e1c1']]);
  const onto = movesByTarget(BOTH, ['e1h1', 'e1a1'], 'e1');
  assert.equal(onto.get('g1'), 'e1h1');
  assert.equal(onto.get('c1'), 'e1a1');
});

test('in Chess960 the square of the king counts, wherever the rook is', () => {
  const near = movesByTarget('4k3/8/8/8/8/8/8/4KR2 w F - 0 1', ['e1f1', 'e1d1'], 'e1');
  assert.equal(near.get('g1'), 'e1f1');
});

test('one step beside the king stays a step', () => {
  const moves = movesByTarget('4k3/8/8/8/8/8/8/5K1R w H - 0 1', ['f1h1', 'f1g1'], 'f1');
  assert.equal(moves.get('g1'), 'f1g1');
  assert.equal(moves.get('h1'), 'f1h1');
});

test('other pieces have no second way', () => {
  assert.deepEqual([...movesByTarget(BOTH, ['h1g1', 'h1f1'], 'h1').keys()], ['g1', 'f1']);
});
