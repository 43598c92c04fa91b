/** The sentences below the themes of a position. */
import { h } from '../base/dom.ts';
import { percent, plain, score } from '../base/format.ts';
import { sanLine } from '../base/notation.ts';
import type { Comparison, Searched, Theme } from '../base/types.ts';

/** What a theme means, is worth here, how often it speaks and what it costs. */
export function themeText(theme: Theme): (Node | string)[] {
  const who = theme.total === 0 ? 'Even' : `Worth ${plain(Math.abs(theme.total) / 100)} to ${theme.total > 0 ? 'White' : 'Black'}`;
  const shares = [
    theme.firesShare === null || theme.firesShare === undefined ? '' : `speaks in ${percent(theme.firesShare)} of positions`,
    !theme.priceShare ? '' : `costs ${percent(theme.priceShare, 1)} of the evaluation time`,
  ].filter((text) => text !== '');
  return [h('b', {}, theme.title), `: ${sentence(theme.sentence)} ${who}${shares.length > 0 ? `; ${shares.join(', ')}` : ''}.`];
}

function sentence(text: string): string {
  return text === '' || text.endsWith('.') ? text : `${text}.`;
}

function scoreText(searched: Searched): string {
  return typeof searched.score === 'number' ? score(searched.score, null) : score(searched.score?.cp, searched.score?.mate);
}

/** What a new search says without the themes that are off. */
export function comparisonText(comparison: Comparison, fen: string): (Node | string)[] {
  const { on, off } = comparison;
  const name = (searched: Searched) => (searched.best === null ? 'none' : /^[a-h][1-8][a-h][1-8]/.test(searched.best) ? (sanLine(fen, [searched.best])[0] ?? searched.best) : searched.best);
  const one = name(on);
  const other = name(off);
  const scores = `the score is ${scoreText(off)} instead of ${scoreText(on)}. `;
  return one === other ? [scores, 'The best move stays ', h('b', {}, one), '.'] : [scores, 'The best move becomes ', h('b', {}, other), ' instead of ', h('b', {}, one), '.'];
}
