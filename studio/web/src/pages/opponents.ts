/** Who the bot has met: results, time, where they lose, and what the engine does about it. */
import { empty, panel } from '../base/controls.ts';
import { h } from '../base/dom.ts';
import { count, many } from '../base/format.ts';
import type { Loss, Opponent } from './reviewtypes.ts';

export function opponentList(opponents: Opponent[]): HTMLElement {
  if (opponents.length === 0) {
    return h('section', { class: 'panel' }, empty('info', 'Nobody is known yet', 'Opponents appear when the bot has played: ./v7p3r lichess. Databases elsewhere are named by "bots" of studio.json.'));
  }
  return h('div', { class: 'opponents' }, ...opponents.map(opponentPanel));
}

function opponentPanel(opponent: Opponent): HTMLElement {
  const figure = (label: string, value: string, beside: string) => h('div', {}, h('span', { class: 'label' }, label), h('b', { class: 'figure' }, value), h('span', { class: 'second beside' }, beside));
  return panel(opponent.name, many(opponent.games, 'game'), [], [
    h('div', { class: 'key-figures lined' },
      figure('Its score', `${opponent.score.toFixed(0)} %`, `${opponent.draws.toFixed(0)} % drawn`),
      figure('Time a move', `${opponent.secondsAMove.toFixed(1)} s`, `${opponent.hurry.toFixed(0)} % in a hurry`),
      figure('Loss a move', opponent.all.moves === 0 ? '–' : (opponent.all.loss / 100).toFixed(2), `pawns, ${many(opponent.all.moves, 'move')}`),
      figure('Style', opponent.style, opponent.isAdjusted ? `contempt ${opponent.contempt}, time over ${opponent.timeHorizon} moves` : 'played like anybody')),
    h('div', { class: 'losses' }, losses('By effort score', opponent.byEffort), losses('By phase', opponent.byPhase), losses('By opening', opponent.byOpening)),
  ]);
}

function losses(title: string, rows: Loss[]): HTMLElement | null {
  if (rows.length === 0) {
    return null;
  }
  const most = Math.max(...rows.map((row) => row.loss), 1);
  return h('div', {}, h('h3', { class: 'sub' }, title, h('span', { class: 'note' }, 'pawns lost a move')), h('ul', { class: 'bar-list' }, ...rows.map((row) => {
    const bar = h('i', { class: 'good' });
    bar.style.width = `${(row.loss / most) * 100}%`;
    return h('li', { title: `${count(row.moves)} moves` }, h('span', { class: 'clip' }, row.name), h('span', { class: 'bar-track' }, bar), h('span', { class: 'number' }, (row.loss / 100).toFixed(2)));
  })));
}
