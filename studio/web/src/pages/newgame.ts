/** Asks what game to play: sides, clock, strength, and where it starts. */
import { ApiFault, faultText } from '../base/api.ts';
import { button, dialog, field, segments, select, toggle } from '../base/controls.ts';
import { h, put, write } from '../base/dom.ts';
import { fenFault } from '../base/position.ts';
import type { GameSettings } from '../base/types.ts';
import { about } from '../shell.ts';

const CLOCKS: [string, string][] = [
  ['none', 'No clock'], ['60000+0', '1 min'], ['180000+2000', '3 min + 2 s'], ['300000+3000', '5 min + 3 s'], ['600000+5000', '10 min + 5 s'], ['1800000+20000', '30 min + 20 s'], ['own', 'Another clock'], ['move', 'Fixed time a move'],
];
const KEY = 'v7p3r.newgame';

export const DEFAULTS: GameSettings = {
  color: 'white', clock: { base: 180_000, increment: 2000 }, moveTime: null, elo: null, searchType: '', desc: true, opening: null, fen: null, chess960: null,
};

/** The settings chosen last, without a start position. */
export function lastSettings(): GameSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<GameSettings>;
    return withSearchType({ ...DEFAULTS, ...stored, fen: null, chess960: null });
  } catch {
    return withSearchType(DEFAULTS);
  }
}

function withSearchType(settings: GameSettings): GameSettings {
  const types = about.value?.searchTypes ?? [];
  const known = types.some((type) => type.key === settings.searchType);
  return { ...settings, searchType: known ? settings.searchType : (types[0]?.key ?? settings.searchType) };
}

export function askNewGame(start: (settings: GameSettings) => Promise<void>): void {
  const settings = lastSettings();
  const low = about.value?.eloMin ?? 800;
  const high = about.value?.eloMax ?? 2800;
  const color = segments('Your color', [['white', 'White'], ['black', 'Black'], ['random', 'Random']], settings.color, (value) => (settings.color = value));
  const clock = select(CLOCKS, clockKey(settings));
  const moveTime = h('input', { type: 'number', min: 0.1, max: 600, step: 0.1, 'aria-label': 'Seconds a move' });
  moveTime.value = String((settings.moveTime ?? 2000) / 1000);
  const elo = h('input', { type: 'number', min: low, max: high, step: 50, 'aria-label': 'Elo' });
  elo.value = String(settings.elo ?? Math.round((low + high) / 2 / 50) * 50);
  const strength = segments('Strength', [['full', 'Full'], ['elo', 'Elo']], settings.elo === null ? 'full' : 'elo', (value) => (elo.hidden = value === 'full'));
  elo.hidden = settings.elo === null;
  const types = (about.value?.searchTypes ?? []).map((type): [string, string] => [type.key, type.title]);
  const search = select(types, settings.searchType);
  const sentence = h('span', { class: 'label' });
  const describe = () => write(sentence, about.value?.searchTypes.find((type) => type.key === search.value)?.sentence ?? '');
  search.addEventListener('change', describe);
  describe();
  const effort = toggle('Effort control', settings.desc, (on) => (settings.desc = on));
  const openings: [string, string][] = [['', 'From the start'], ...(about.value?.openings ?? []).map((opening): [string, string] => [opening.key, opening.name])];
  const opening = select(openings, settings.opening ?? '');
  const fen = h('input', { type: 'text', spellcheck: 'false', placeholder: 'usual start position', class: 'mono' });
  const variant = select([['', 'Usual chess'], ['random', 'Chess960, any position'], ['number', 'Chess960, by number']], '');
  const number = h('input', { type: 'number', min: 0, max: 959, value: 518, 'aria-label': 'Number of the position, 0 to 959', hidden: true });
  variant.addEventListener('change', () => (number.hidden = variant.value !== 'number'));
  const fault = h('p', { class: 'fault-text', role: 'alert' });
  const own = ownClock(settings);
  const chosenClock = () => {
    moveTime.hidden = clock.value !== 'move';
    own.element.hidden = clock.value !== 'own';
  };
  clock.addEventListener('change', chosenClock);
  chosenClock();

  const begin = button('Start game', {
    kind: 'primary',
    click: async () => {
      const text = fen.value.trim();
      const wrong = text === '' ? null : fenFault(text);
      if (wrong !== null) {
        put(fault, h('b', {}, 'Not a position '), `${wrong.rule} `, h('u', {}, wrong.part));
        fen.focus();
        return;
      }
      const [base, increment] = clock.value.split('+').map(Number);
      const chosen: GameSettings = {
        ...settings,
        clock: clock.value === 'own' ? own.read() : clock.value.includes('+') ? { base, increment } : null,
        moveTime: clock.value === 'move' ? Math.round(Number(moveTime.value) * 1000) : null,
        elo: elo.hidden ? null : Number(elo.value),
        searchType: search.value,
        opening: opening.value === '' ? null : opening.value,
        fen: text === '' ? null : text,
        chess960: variant.value === '' ? null : variant.value === 'random' ? 'random' : Number(number.value),
      };
      localStorage.setItem(KEY, JSON.stringify(chosen));
      try {
        await start(chosen);
        box.close();
      } catch (problem) {
        put(fault, h('b', {}, problem instanceof ApiFault ? 'Not started: ' : ''), faultText(problem));
      }
    },
  });
  const box = dialog(
    'New game',
    [
      h('div', { class: 'two' }, fieldset('Your color', color), fieldset('Strength', strength, elo)),
      h('div', { class: 'two' }, h('div', { class: 'stack' }, field('Clock', clock), moveTime, own.element), field('Opening', opening)),
      h('div', { class: 'two' }, h('div', { class: 'stack' }, field('Search', search), sentence),
        h('div', { class: 'stack' }, h('span', { class: 'field' }, h('span', {}, 'Effort control')), h('span', { class: 'check' }, effort, 'think longer where it is hard'))),
      h('div', { class: 'two' }, field('Start position (FEN)', fen), h('div', { class: 'stack' }, field('Variant', variant), number)),
      fault,
    ],
    [button('Cancel', { click: () => box.close() }), begin],
  );
  begin.focus();
}

function clockKey(settings: GameSettings): string {
  if (settings.clock === null) {
    return settings.moveTime === null ? 'none' : 'move';
  }
  const key = `${settings.clock.base}+${settings.clock.increment}`;
  return CLOCKS.some(([value]) => value === key) ? key : 'own';
}

/** Minutes and seconds of a clock that is not in the list. */
function ownClock(settings: GameSettings): { element: HTMLElement; read(): { base: number; increment: number } } {
  const minutes = h('input', { type: 'number', min: 0.1, max: 600, step: 0.1, 'aria-label': 'Minutes for the game' });
  const more = h('input', { type: 'number', min: 0, max: 600, step: 0.1, 'aria-label': 'Seconds for each move' });
  minutes.value = String((settings.clock?.base ?? 900_000) / 60_000);
  more.value = String((settings.clock?.increment ?? 10_000) / 1000);
  return {
    element: h('span', { class: 'own-clock' }, minutes, 'min +', more, 's'),
    read: () => ({ base: Math.max(1000, Math.round(Number(minutes.value) * 60_000)), increment: Math.max(0, Math.round(Number(more.value) * 1000)) }),
  };
}

function fieldset(label: string, ...controls: HTMLElement[]): HTMLElement {
  return h('fieldset', { class: 'field' }, h('legend', {}, label), ...controls);
}
