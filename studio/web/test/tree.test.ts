import assert from 'node:assert/strict';
import { test } from 'node:test';
import { START } from '../src/base/position.ts';
import { Tree, firstPly } from '../src/base/tree.ts';
import type { AnalysisNode, Theme } from '../src/base/types.ts';
import { waterfall } from '../src/desk/waterfall.ts';

const node = (id: number, parent: number | null, san: string | null, main: boolean): AnalysisNode => ({
  id, parent, uci: san === null ? null : 'e2e4', san, fen: START, comment: null, nags: [], main,
});

const tree = () => Tree.ofNodes(START, [node(0, null, null, true), node(1, 0, 'e4', true), node(2, 1, 'e5', true), node(3, 1, 'c5', false), node(4, 3, 'Nf3', false)]);

test('the main line is the first way through the tree', () => {
  assert.deepEqual(tree().main().map((place) => place.san), ['', 'e4', 'e5']);
});

test('a variation has its own end and its way back', () => {
  assert.equal(tree().last(3).san, 'Nf3');
  assert.deepEqual(tree().pathTo(4).map((place) => place.id), [0, 1, 3, 4]);
  assert.equal(tree().isMain(4), false);
  assert.equal(tree().isMain(2), true);
});

test('up and down change among the alternatives', () => {
  assert.equal(tree().sibling(2, 1).san, 'c5');
  assert.equal(tree().sibling(3, 1).san, 'e5');
  assert.equal(tree().sibling(0, 1).id, 0);
});

test('plies are counted from the start position', () => {
  assert.equal(firstPly(START), 0);
  assert.equal(firstPly('4k3/8/8/8/8/8/8/4K3 b - - 0 12'), 23);
  assert.equal(tree().at(4).ply, 3);
});

const theme = (key: string, total: number): Theme => ({
  key, title: key, sentence: '', groups: [], white: total, black: 0, total, on: true, squares: null, priceShare: null, firesShare: null,
});

test('each bar starts where the last ended, the largest first', () => {
  const falls = waterfall([theme('a', 10), theme('b', -30), theme('c', 5)], new Set(), false);
  assert.deepEqual(falls.bars.map((bar) => [bar.theme?.key, bar.from, bar.to]), [['b', 0, -30], ['a', -30, -20], ['c', -20, -15]]);
  assert.equal(falls.sum, -15);
});

test('a theme that is off leaves a ghost and moves nothing', () => {
  const falls = waterfall([theme('a', 10), theme('b', -30)], new Set(['b']), false);
  assert.deepEqual(falls.bars.map((bar) => [bar.on, bar.from, bar.to]), [[false, 0, -30], [true, 0, 10]]);
  assert.equal(falls.sum, 10);
});

test('small themes are one row until opened, and silent ones none', () => {
  const themes = Array.from({ length: 30 }, (_value, index) => theme(`t${index}`, index));
  assert.equal(waterfall(themes, new Set(), false).bars.length, 14);
  assert.equal(waterfall(themes, new Set(), true).bars.length, 29);
  assert.equal(waterfall(themes, new Set(), false).sum, waterfall(themes, new Set(), true).sum);
});
