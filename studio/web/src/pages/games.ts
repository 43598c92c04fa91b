/** Stored games: a long list that can be filtered; a row opens the game. */
import { api, faultText } from '../base/api.ts';
import { select } from '../base/controls.ts';
import { h, write } from '../base/dom.ts';
import { day, many, result } from '../base/format.ts';
import { whenAtRest } from '../base/signal.ts';
import { VirtualList } from '../base/virtual.ts';
import type { Rows } from '../base/virtual.ts';
import type { GameRow } from '../base/types.ts';

export interface GamesOptions {
  /** Address of the list under /api. */
  list: string;
  /** Address of the page that shows a row. */
  open(row: GameRow): string;
  /** The name of the parameter that filters by player. */
  player: string;
}

export function gamesList(options: GamesOptions): HTMLElement {
  const total = h('span', { class: 'note', role: 'status' });
  const player = h('input', { type: 'search', placeholder: 'Player', 'aria-label': 'Player' });
  const opening = h('input', { type: 'search', placeholder: 'Opening', 'aria-label': 'Opening' });
  const outcome = select([['', 'Any result'], ['1-0', 'White won'], ['0-1', 'Black won'], ['1/2-1/2', 'Draw']], '', { 'aria-label': 'Result' });
  const parameters = (offset: number, limit: number) => {
    const query = new URLSearchParams({ offset: String(offset), limit: String(limit) });
    for (const [name, value] of [[options.player, player.value], ['opening', opening.value], ['result', outcome.value]]) {
      if (value.trim() !== '') {
        query.set(name, value.trim());
      }
    }
    return query;
  };
  const head = h('div', { class: 'game-row game-head', role: 'row' }, ...['White', 'Black', 'Result', 'Ending', 'Opening', 'Moves', 'Date'].map((text) => h('span', { role: 'columnheader' }, text)));
  const list = new VirtualList<GameRow>(
    'Stored games', 34,
    (offset, limit) => api.get<Rows<GameRow>>(`${options.list}?${parameters(offset, limit)}`),
    (row) => (row === null ? h('div', { class: 'game-row', role: 'row' }, h('span', { role: 'cell', class: 'quiet' }, '…')) : gameRow(row, options.open(row))),
    (count, fault) => write(total, count === null ? faultText(fault) : count === 0 ? 'No game yet' : many(count, 'game')),
    head,
  );
  const reload = whenAtRest(() => list.reload(), 250);
  player.addEventListener('input', reload);
  opening.addEventListener('input', reload);
  outcome.addEventListener('change', () => list.reload());
  return h('div', { class: 'games' }, h('div', { class: 'filters' }, player, opening, outcome, total), list.element);
}

function gameRow(row: GameRow, address: string): HTMLElement {
  const cell = (text: string | number, kind = '') => h('span', { role: 'cell', class: kind }, text);
  return h(
    'div', { class: 'game-row', role: 'row' },
    h('span', { role: 'cell' }, h('a', { href: address }, row.white)), cell(row.black), cell(result(row.result)), cell(row.reason ?? '', 'second'),
    cell(row.opening === null || row.opening === undefined ? '' : `${row.opening.eco} ${row.opening.name}`, 'second'), cell(Math.ceil(row.plies / 2), 'second'), cell(day(row.date), 'second'),
  );
}
