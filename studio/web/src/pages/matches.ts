/** All matches, and all stored games. */
import { api, faultText } from '../base/api.ts';
import { button, empty, panel, waiting } from '../base/controls.ts';
import { h, put } from '../base/dom.ts';
import { count, day } from '../base/format.ts';
import type { MatchRow } from '../base/types.ts';
import type { Shell } from '../shell.ts';
import { gamesList } from './games.ts';
import { askNewMatch } from './newmatch.ts';

export function matchesPage(shell: Shell): () => void {
  const body = h('div', { class: 'panel-body' }, waiting(80, 70, 75));
  put(
    shell.main,
    h('div', { class: 'page' },
      h('header', { class: 'page-head' },
        h('div', {}, h('h1', {}, 'Matches'), h('p', { class: 'second' }, 'Let two versions play and learn whether a change gained Elo.')),
        h('span', { class: 'push' }), button('New match', { kind: 'primary needs-server', click: () => void askNewMatch() })),
      panel('Matches', 'newest first', [], [body]),
      panel('All games', 'every game that was stored', [], [gamesList({ list: '/games', player: 'player', open: (row) => `/matches?game=${encodeURIComponent(row.id)}` })])),
  );
  const load = async () => {
    try {
      const matches = await api.get<MatchRow[]>('/matches');
      put(body, matches.length === 0
        ? empty('play', 'No match yet', 'Let two versions play and learn whether a change gained Elo.', button('New match', { kind: 'primary', click: () => void askNewMatch() }))
        : matchTable(matches));
    } catch (fault) {
      put(body, empty('warn', 'No matches', faultText(fault), button('Try again', { click: () => void load() }), true));
    }
  };
  void load();
  const timer = setInterval(() => void load(), 5000);
  return () => clearInterval(timer);
}

function matchTable(matches: MatchRow[]): HTMLElement {
  return h(
    'div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'List of matches' },
    h('table', { class: 'figures-table' },
      h('thead', {}, h('tr', {}, ...['Match', 'State', 'Games', 'Started'].map((text) => h('th', { scope: 'col' }, text)))),
      h('tbody', {}, ...matches.map((match) => h('tr', {},
        h('td', {}, h('a', { href: `/matches/${encodeURIComponent(match.name)}` }, h('b', {}, match.question || match.name)), match.question ? h('span', { class: 'quiet' }, ` ${match.name}`) : null),
        h('td', {}, match.state), h('td', {}, `${count(match.games)} of ${count(match.total)}`),
        h('td', { class: 'second' }, day(match.started)))))),
  );
}
