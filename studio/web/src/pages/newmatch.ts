/** Asks what match to play: engines, limit, openings, and when it is decided. */
import { api, faultText } from '../base/api.ts';
import { button, dialog, field, select, toggle } from '../base/controls.ts';
import { h, write } from '../base/dom.ts';
import { go } from '../base/router.ts';
import { about, serverKnown } from '../shell.ts';
import { optionsButton } from './engineoptions.ts';
import type { Chosen } from './engineoptions.ts';

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
  const options: Chosen[] = [{}, {}];
  const optionsOf = (index: number, engine: HTMLSelectElement) => {
    engine.addEventListener('change', () => (options[index] = {}));
    return optionsButton(() => engine.value, () => options[index], (chosen) => (options[index] = chosen));
  };
  const openings = select((about.value?.matchOpenings ?? [{ key: 'built-in', name: 'Built in' }]).map((one): [string, string] => [one.key, one.name]), 'built-in');
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
          engines: [{ name: first.value, title: firstTitle.value, options: options[0] }, { name: second.value, title: secondTitle.value, options: options[1] }],
          limit: { [kind.value]: value },
          games: Number(games.value), concurrency: Number(concurrency.value), openings: openings.value,
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
    h('div', { class: 'two' }, field('Name', name), field('Openings', openings)),
    h('div', { class: 'two' }, h('div', { class: 'stack' }, field('First engine', first), h('span', { class: 'titled' }, firstTitle, optionsOf(0, first))), h('div', { class: 'stack' }, field('Second engine', second), h('span', { class: 'titled' }, secondTitle, optionsOf(1, second)))),
    h('div', { class: 'two' }, field('Limit', kind), field('Value', limit)),
    h('div', { class: 'two' }, field('Games at most', games), field('Games at once', concurrency)),
    h('div', { class: 'two' },
      h('div', { class: 'stack' }, h('span', { class: 'check' }, toggle('Stop when decided', true, (on) => (decide = on)), 'stop when it is decided'), field('for a gain of Elo', gain)),
      h('span', { class: 'check' }, toggle('End clear games', true, (on) => (adjudicate = on)), 'end clear games early')),
    fault,
  ], [button('Cancel', { click: () => box.close() }), start]);
  name.select();
}
