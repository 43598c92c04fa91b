/** Asks what match to play: engines, limit, openings, and when it is decided. */
import { api, faultText } from '../base/api.ts';
import { button, dialog, field, select, toggle } from '../base/controls.ts';
import { h, write } from '../base/dom.ts';
import { go } from '../base/router.ts';
import { about, serverKnown } from '../shell.ts';

const LIMITS: [string, string][] = [['tc', 'Clock, seconds + increment'], ['nodes', 'Positions a move'], ['movetime', 'Milliseconds a move'], ['depth', 'Depth']];
const USUAL: Record<string, string> = { tc: '8+0.08', nodes: '20000', movetime: '200', depth: '8' };

export async function askNewMatch(): Promise<void> {
  await serverKnown();
  const names = (about.value?.engines ?? []).map((engine): [string, string] => [engine.name, engine.name]);
  const name = h('input', { type: 'text', value: `match-${new Date().toISOString().slice(5, 16).replaceAll(/[^0-9]/g, '')}`, spellcheck: 'false' });
  const first = select(names, names[0]?.[0] ?? '');
  const second = select(names, names[1]?.[0] ?? names[0]?.[0] ?? '');
  const firstTitle = h('input', { type: 'text', value: 'new', 'aria-label': 'Title of the first engine' });
  const secondTitle = h('input', { type: 'text', value: 'old', 'aria-label': 'Title of the second engine' });
  const kind = select(LIMITS, 'tc');
  const limit = h('input', { type: 'text', value: USUAL.tc, 'aria-label': 'Limit' });
  kind.addEventListener('change', () => (limit.value = USUAL[kind.value]));
  const games = h('input', { type: 'number', min: 2, max: 100000, step: 2, value: 200 });
  const concurrency = h('input', { type: 'number', min: 1, max: 64, value: 1 });
  let decide = true;
  let adjudicate = true;
  const gain = h('input', { type: 'number', value: 5, step: 0.5, 'aria-label': 'Elo that counts as a gain' });
  const fault = h('p', { class: 'fault-text', role: 'alert' });
  const start = button('Start match', {
    kind: 'primary',
    click: async () => {
      const value = kind.value === 'tc' ? limit.value.trim() : Number(limit.value);
      try {
        await api.post('/matches', {
          name: name.value.trim(),
          engines: [{ name: first.value, title: firstTitle.value, options: {} }, { name: second.value, title: secondTitle.value, options: {} }],
          limit: { [kind.value]: value },
          games: Number(games.value), concurrency: Number(concurrency.value), openings: 'built-in',
          sprt: decide ? { elo0: 0, elo1: Number(gain.value), alpha: 0.05, beta: 0.05 } : null,
          draw: adjudicate, resign: adjudicate,
        });
        box.close();
        go(`/matches/${encodeURIComponent(name.value.trim())}`);
      } catch (problem) {
        write(fault, faultText(problem));
      }
    },
  });
  const box = dialog('New match', [
    field('Name', name),
    h('div', { class: 'two' }, h('div', { class: 'stack' }, field('First engine', first), firstTitle), h('div', { class: 'stack' }, field('Second engine', second), secondTitle)),
    h('div', { class: 'two' }, field('Limit', kind), field('Value', limit)),
    h('div', { class: 'two' }, field('Games at most', games), field('Games at once', concurrency)),
    h('div', { class: 'two' },
      h('div', { class: 'stack' }, h('span', { class: 'check' }, toggle('Stop when decided', true, (on) => (decide = on)), 'stop when it is decided'), field('for a gain of Elo', gain)),
      h('span', { class: 'check' }, toggle('End clear games', true, (on) => (adjudicate = on)), 'end clear games early')),
    fault,
  ], [button('Cancel', { click: () => box.close() }), start]);
  name.select();
}
