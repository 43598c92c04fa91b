import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrowWidth, chance, judgement, modeRank } from '../src/base/chance.ts';
import { clock, clockWords, count, day, many, moveNumber, plain, result, score, seconds, signed, span, speed, treeText, words } from '../src/base/format.ts';
import { roundTicks } from '../src/base/ticks.ts';

test('scores have a sign, two decimals and a real minus', () => {
  assert.equal(score(22, null), '+0.22');
  assert.equal(score(-38, null), '−0.38');
  assert.equal(score(0, null), '0.00');
  assert.equal(score(-0.2, null), '0.00');
  assert.equal(score(null, 5), '#5');
  assert.equal(score(null, -3), '#−3');
  assert.equal(score(null, null), '');
});

test('numbers show a sign only where it tells something', () => {
  assert.equal(signed(0.114), '+0.11');
  assert.equal(plain(0.41), '0.41');
  assert.equal(plain(-0.23), '−0.23');
});

test('seconds have a decimal below ten', () => {
  assert.equal(seconds(4500), '4.5 s');
  assert.equal(seconds(22_000), '22 s');
  assert.equal(seconds(9960), '10 s');
});

test('clocks show tenths only when asked', () => {
  assert.equal(clock(91_000, true), '1:31.0');
  assert.equal(clock(67_449, true), '1:07.4');
  assert.equal(clock(7_265_000, false), '2:01:05');
  assert.equal(clock(-5, true), '0:00.0');
});

test('counts and speeds are short', () => {
  assert.equal(count(1240), '1,240');
  assert.equal(speed(940_000), '0.94 M');
  assert.equal(speed(12_300), '12 k');
  assert.equal(many(1, 'game'), '1 game');
  assert.equal(many(1200, 'game'), '1,200 games');
  assert.equal(span(8040), '2 h 14 min');
});

test('plies are numbered as moves', () => {
  assert.equal(moveNumber(1), '1.');
  assert.equal(moveNumber(26), '13…');
  assert.equal(result('1/2-1/2'), '½–½');
  assert.equal(result('0-1'), '0–1');
});

test('the chance to win is even at zero and bounded', () => {
  assert.equal(chance(0), 0);
  assert.ok(Math.abs(chance(100) - 0.182) < 0.001);
  assert.equal(chance(5000), chance(null, 1));
  assert.ok(Math.abs(chance(null, -1) + chance(null, 1)) < 1e-9);
});

test('arrows get thinner with the chance lost', () => {
  assert.equal(arrowWidth(0.3, 0.3), 12);
  assert.equal(arrowWidth(0.3, 0.1), 7);
  assert.equal(arrowWidth(0.9, -0.9), 2);
});

test('judgements follow the chance lost', () => {
  assert.equal(judgement(0.09), '');
  assert.equal(judgement(0.1), '?!');
  assert.equal(judgement(0.2), '?');
  assert.equal(judgement(0.31), '??');
});

test('modes have an order', () => {
  assert.equal(modeRank('Turbo'), 1);
  assert.equal(modeRank('CRITICAL'), 5);
  assert.equal(modeRank(null), 0);
});

test('effort inside the tree is told in words', () => {
  assert.equal(treeText({ moves: 4711, plies: -0.12, price: 160 }), '4,711 late moves searched 0.12 half moves deeper than usual, because missing a move is dear in this mode.');
  assert.equal(treeText({ moves: 1, plies: 0.3, price: 80 }), '1 late move searched 0.30 half moves shallower than usual, because a miss costs little in this mode.');
  assert.equal(treeText({ moves: 20, plies: 0.001, price: 100 }), '20 late moves searched as deep as usual, by what was learned of such moves.');
});

test('a day is read from dates of PGN, of ISO and from instants with parts of a second', () => {
  for (const text of ['2026-11-18', '2026.11.18', '2026-11-18T07:05:47.245773523Z']) {
    assert.equal(day(text), '18 November 2026');
  }
  assert.equal(day('????.??.??'), '????.??.??');
});

test('clocks are told in minutes, short ones in seconds', () => {
  assert.equal(clockWords(180_000, 2000), '3 min + 2 s');
  assert.equal(clockWords(40_000, 1000), '40 s + 1 s');
  assert.equal(clockWords(90_000, 0), '1.5 min');
});

test('axes have few round numbers', () => {
  assert.deepEqual(roundTicks(-0.997, 1.13), [-0.5, 0, 0.5, 1]);
  assert.deepEqual(roundTicks(0, 0.135), [0, 0.05, 0.1]);
  assert.deepEqual(roundTicks(0, 100), [0, 20, 40, 60, 80, 100]);
});

test('keys of tables become words, and known short forms stay short', () => {
  assert.equal(words('first_choice'), 'First choice');
  assert.equal(words('pes_adjusted'), 'PES adjusted');
  assert.equal(words('auc_improves'), 'AUC improves');
  assert.equal(words('ACPL'), 'ACPL');
});
