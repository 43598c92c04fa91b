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

const LINE_MOVES = 8;

/** Score and best line of both searches side by side, and what the themes that are off decide. */
export function comparisonText(comparison: Comparison, fen: string, names: string): HTMLElement[] {
  const { on, off } = comparison;
  const lines = [on, off].map((searched) => sanLine(fen, searched.line.length > 0 ? searched.line : searched.best === null ? [] : [searched.best]).slice(0, LINE_MOVES));
  const [one = 'none', other = 'none'] = [lines[0][0], lines[1][0]];
  const column = (title: string, searched: Searched, line: string[]) => h('div', {}, h('span', { class: 'label' }, title), h('b', {}, scoreText(searched)), h('span', { class: 'best-line' }, h('b', {}, line[0] ?? ''), ` ${line.slice(1).join(' ')}`));
  const said = one === other ? ['The best move stays ', h('b', {}, one), ', with and without: ', names, '.'] : [h('b', {}, one), ' is played because of: ', names, '. The best move becomes ', h('b', {}, other), '.'];
  return [h('div', { class: 'compared' }, column('All themes', on, lines[0]), column('Without', off, lines[1])), h('p', {}, ...said)];
}
