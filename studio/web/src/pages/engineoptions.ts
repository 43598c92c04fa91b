/** Asks for the options of an engine, as it declares them. */
import { api, faultText } from '../base/api.ts';
import { button, dialog, empty, select, toggle, waiting } from '../base/controls.ts';
import { h, put } from '../base/dom.ts';
import type { EngineOption } from '../base/types.ts';

export type Chosen = Record<string, string>;

/** What a lines panel or a match sets by itself. */
const SET_ELSEWHERE = ['multipv', 'uci_chess960', 'uci_showwdl', 'ponder'];

/** Options that differ from those the engine has by itself. */
export function askOptions(engine: string, current: Chosen, done: (chosen: Chosen) => void): void {
  const list = h('div', { class: 'option-list' }, waiting(80, 70, 75));
  const chosen: Chosen = { ...current };
  const use = button('Use', {
    kind: 'primary',
    click: () => {
      box.close();
      done(chosen);
    },
  });
  const usual = button('As usual', {
    click: () => {
      box.close();
      done({});
    },
  });
  const box = dialog(`Options of ${engine}`, [list], [usual, button('Cancel', { click: () => box.close() }), use]);
  api.get<{ options: EngineOption[] }>(`/engines/${encodeURIComponent(engine)}`).then(({ options }) => {
    const shown = options.filter((option) => !SET_ELSEWHERE.includes(option.name.toLowerCase()));
    put(list, ...(shown.length === 0 ? [empty('info', 'Nothing to set', 'This engine declares no options.')] : shown.map((option) => row(option, chosen))));
  }).catch((fault: unknown) => put(list, empty('warn', 'The engine does not answer', faultText(fault), undefined, true)));
}

function row(option: EngineOption, chosen: Chosen): HTMLElement {
  const usual = String(option.default ?? '');
  const note = h('span', { class: 'quiet' });
  const set = (value: string) => {
    if (value === usual) {
      delete chosen[option.name];
    } else {
      chosen[option.name] = value;
    }
    put(note, value === usual ? '' : `usually ${usual}`);
  };
  const value = chosen[option.name] ?? usual;
  put(note, value === usual ? '' : `usually ${usual}`);
  return h('div', { class: 'option-row' }, h('span', {}, option.name), note, control(option, value, set));
}

function control(option: EngineOption, value: string, set: (value: string) => void): HTMLElement {
  if (option.type === 'check') {
    return toggle(option.name, value === 'true', (on) => set(String(on)));
  }
  if (option.type === 'combo') {
    const box = select((option.vars ?? []).map((choice): [string, string] => [choice, choice]), value, { 'aria-label': option.name });
    box.addEventListener('change', () => set(box.value));
    return box;
  }
  const box = h('input', { type: 'number', 'aria-label': option.name, min: option.min, max: option.max });
  box.value = value;
  box.addEventListener('change', () => {
    if (box.value === '' || !box.checkValidity()) {
      box.value = String(Math.min(option.max ?? Infinity, Math.max(option.min ?? -Infinity, Number(box.value) || Number(option.default ?? 0))));
    }
    set(box.value);
  });
  return box;
}

/** A button that tells how many options are set, and opens them. */
export function optionsButton(engine: () => string, current: () => Chosen, done: (chosen: Chosen) => void): HTMLElement {
  return button('', { icon: 'options', kind: 'bare', title: 'Options', click: () => askOptions(engine(), current(), done) });
}
