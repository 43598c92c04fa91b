/** How hard the position is for the engine: score, mode, time against plan, and the reasons. */
import { MODES, gaugePlace, modeRank } from '../base/chance.ts';
import { button, empty, toggle } from '../base/controls.ts';
import { h, put, s, write } from '../base/dom.ts';
import { moveNumber, seconds, signed, treeText } from '../base/format.ts';
import { FRAME, calm } from '../base/signal.ts';
import type { Effort } from '../base/types.ts';
import { about } from '../shell.ts';
import type { Desk } from './desk.ts';
import { showHowDeep } from './howdeep.ts';

export interface EffortOptions {
  /** Whether effort control is on, and how to switch it; null where it cannot be switched. */
  on(): boolean | null;
  switchTo?(on: boolean): void;
}

export function effortPanel(desk: Desk, options: EffortOptions): HTMLElement {
  const note = h('span', { class: 'note' }, 'how hard this position is for the engine');
  const body = h('div', { class: 'effort-body' });
  const view = new EffortView(() => {
    const insight = desk.insight();
    if (insight !== null) {
      showHowDeep(insight.fen, insight.fen === insight.place.fen ? null : insight.place.uci);
    }
  });
  const state = h('span', { class: 'label' }, 'On');
  const control = toggle('Effort control', true, (on) => options.switchTo?.(on));
  let shown: 'view' | 'off' | 'none' | 'model' | '' = '';

  const draw = () => {
    const on = options.on();
    control.hidden = on === null || options.switchTo === undefined;
    state.hidden = control.hidden;
    control.checked = on !== false;
    write(state, on === false ? 'Off' : 'On');
    const insight = desk.hidden.value ? null : desk.insight();
    const effort = insight?.effort ?? null;
    if (effort !== null && effort.pes !== null) {
      const place = insight?.place;
      write(note, insight?.running || place === undefined || place.san === '' ? 'how hard this position is for the engine' : `of ${moveNumber(place.ply)} ${place.san}`);
      if (shown !== 'view') {
        put(body, view.element);
        shown = 'view';
      }
      view.show(effort);
      return;
    }
    write(note, 'how hard this position is for the engine');
    const next = on === false ? 'off' : about.value !== null && about.value.model === null ? 'model' : 'none';
    if (next === shown) {
      return;
    }
    shown = next;
    if (next === 'off') {
      const turnOn = options.switchTo === undefined ? undefined : button('Turn on', { kind: 'primary', click: () => options.switchTo?.(true) });
      put(body, empty('gauge', 'Effort control is off', 'The engine spreads its clock evenly. Turn it on to see where it thinks hard.', turnOn));
    } else if (next === 'model') {
      put(body, empty('warn', 'No effort model', 'No model is there that could judge positions. The engine plays on without it.', undefined, true));
    } else {
      put(body, empty('gauge', 'Nothing judged yet', 'The score appears when the engine thinks, and at each of its moves.'));
    }
  };
  const slowly = calm(draw, FRAME);
  for (const signal of [desk.thoughts, desk.current, desk.table, desk.hidden, desk.tree]) {
    (signal as { on(listener: () => void): void }).on(slowly);
  }
  draw();
  return h(
    'section',
    { class: 'panel effort-panel', 'aria-labelledby': 'effort-title' },
    h('header', { class: 'panel-head' }, h('h2', { id: 'effort-title', title: 'Positional Effort Score: how much thinking this position deserves, 0 to 1' }, 'Effort'), note, h('span', { class: 'push' }), state, control),
    body,
  );
}

class EffortView {
  readonly #score = h('span', { class: 'big' });
  readonly #mode = h('span', { class: 'mode' });
  readonly #pips = h('span', { class: 'pips', 'aria-hidden': 'true' }, ...MODES.map(() => h('i')));
  readonly #before = h('span', { class: 'before second' });
  readonly #segments = MODES.map((name) => h('div', { class: 'gauge-cell' }, h('span', { class: 'gauge-bar' }), h('span', { class: 'gauge-name' }, name)));
  readonly #now = h('span', { class: 'gauge-now' }, s('svg', { viewBox: '0 0 12 22', width: 12, height: 22, 'aria-hidden': 'true' }, s('path', { class: 'tip', d: 'M1.5 0h9L6 7z' }), s('path', { class: 'stem', d: 'M6 5v17' })));
  readonly #prior = h('span', { class: 'gauge-prior' }, s('svg', { viewBox: '0 0 12 26', width: 12, height: 26, 'aria-hidden': 'true' }, s('circle', { cx: 6, cy: 4, r: 3.2 }), s('path', { class: 'dash', d: 'M6 8v18' })));
  readonly #spent = h('span');
  readonly #ratio = h('span', { class: 'second' });
  readonly #bullet = h('div', { class: 'bullet' }, h('i', { class: 'planned-fill' }), h('i', { class: 'spent-fill' }), h('i', { class: 'planned-tick' }), h('i', { class: 'usual-tick' }));
  readonly #usual = h('span', { class: 'bullet-usual' });
  readonly #planned = h('span', { class: 'bullet-planned' });
  readonly #limit = h('span', { class: 'bullet-limit' });
  readonly #title = h('h3', { class: 'label' }, 'Why so hard');
  readonly #reasons = h('ul', { class: 'reasons' });
  readonly #tree = h('p', { class: 'tree-share second', hidden: true, title: 'Effort inside the tree: how deep each late move is searched, by what was learned of moves like it' });
  readonly element = h(
    'div',
    { class: 'effort-view' },
    h('div', { class: 'effort-head' }, this.#score, this.#mode, this.#pips, h('span', { class: 'push' }), this.#before),
    h('div', { class: 'gauge', role: 'img' }, ...this.#segments, this.#prior, this.#now),
    h('div', { class: 'effort-time' }, this.#spent, h('span', { class: 'push' }), this.#ratio),
    this.#bullet,
    h('div', { class: 'bullet-labels' }, this.#usual, this.#planned, this.#limit),
    h('div', { class: 'reasons-head' }, this.#title, h('span', { class: 'push' }), button('Move by move', { kind: 'bare small', title: 'How deep each move is searched, and why', click: () => this.moves() })),
    this.#reasons,
    this.#tree,
  );

  constructor(readonly moves: () => void) {}

  show(effort: Effort): void {
    const pes = effort.pes ?? 0;
    const rank = modeRank(effort.mode) || Math.min(5, Math.floor(pes * 5) + 1);
    const name = MODES[rank - 1];
    this.element.dataset.mode = String(rank);
    write(this.#score, pes.toFixed(2));
    write(this.#mode, effort.atLeast ? `${name}, at least` : name);
    [...this.#pips.children].forEach((pip, index) => pip.classList.toggle('on', index < rank));
    const priorRank = effort.prior === null ? 0 : Math.min(5, Math.floor(effort.prior * 5) + 1);
    write(this.#before, effort.prior === null ? '' : `before the search ${effort.prior.toFixed(2)}, ${MODES[priorRank - 1]}`);
    this.#segments.forEach((segment, index) => segment.classList.toggle('on', index === rank - 1));
    this.#now.style.left = `${markerPlace(pes) * 100}%`;
    this.#prior.hidden = effort.prior === null;
    this.#prior.style.left = `${markerPlace(effort.prior ?? 0) * 100}%`;
    this.element.querySelector('.gauge')?.setAttribute('aria-label', `Effort score ${pes.toFixed(2)} of 1: ${name}`);
    this.#time(effort);
    const top = (effort.reasons ?? []).slice(0, effort.atLeast ? 2 : 3);
    const largest = Math.max(0.01, ...top.map((reason) => Math.abs(reason.push)));
    const rows = top.map((reason) => reasonRow(reason.text, reason.push, largest));
    if (effort.atLeast) {
      rows.unshift(h('li', {}, h('span', {}, effort.atLeast), h('span'), h('span', { class: 'second number' }, 'rule')));
    }
    put(this.#reasons, ...rows);
    this.#tree.hidden = !effort.tree;
    write(this.#tree, effort.tree ? treeText(effort.tree) : '');
    this.#title.hidden = rows.length === 0;
  }

  #time(effort: Effort): void {
    const spent = effort.spent ?? 0;
    const planned = effort.planned ?? 0;
    const usual = effort.usual ?? 0;
    const end = Math.max(effort.limit ?? 0, planned, spent, usual, 1) * (effort.limit ? 1 : 1.15);
    const at = (value: number) => `${Math.min(100, (value / end) * 100)}%`;
    put(this.#spent, h('b', {}, seconds(spent)), planned > 0 ? ` spent of ${seconds(planned)} planned` : ' spent');
    write(this.#ratio, planned > 0 && usual > 0 ? `${(planned / usual).toFixed(1)} times the usual` : '');
    this.#bullet.style.setProperty('--spent', at(spent));
    this.#bullet.style.setProperty('--planned', at(planned));
    this.#bullet.style.setProperty('--usual', at(usual));
    this.#bullet.classList.toggle('no-plan', planned <= 0);
    this.#bullet.classList.toggle('no-usual', usual <= 0);
    const [low, high] = [Math.min(planned, usual) / end, Math.max(planned, usual) / end];
    const near = low > 0 && high - low < 0.22;
    const atEnd = high > 0.78;
    const together = near && (low < 0.18 || atEnd);
    write(this.#usual, usual > 0 && !together ? `usual ${bare(usual)}` : '');
    this.#usual.style.left = at(usual);
    side(this.#usual, near ? (usual <= planned ? 'left' : 'right') : sideAtEdge(usual / end));
    write(this.#planned, planned > 0 ? `planned ${bare(planned)}${together ? `, usual ${bare(usual)}` : ''}` : '');
    this.#planned.style.left = together ? at((atEnd ? high : low) * end) : at(planned);
    side(this.#planned, together ? (atEnd ? 'left' : 'right') : near ? (planned < usual ? 'left' : 'right') : sideAtEdge(planned / end));
    const crowded = Math.max(planned, usual) / end > 0.7;
    write(this.#limit, effort.limit && !crowded ? `never above ${bare(effort.limit)}` : '');
  }
}

/** On which side of its place a label is, or in its middle. */
type LabelSide = 'left' | 'right' | '';

function side(label: HTMLElement, where: LabelSide): void {
  label.classList.toggle('left', where === 'left');
  label.classList.toggle('right', where === 'right');
}

function sideAtEdge(share: number): LabelSide {
  return share > 0.85 ? 'left' : share < 0.15 ? 'right' : '';
}

function bare(ms: number): string {
  return seconds(ms).replace(' s', '');
}

/** Keeps the marker of a score inside the segment its mode is drawn in. */
function markerPlace(pes: number): number {
  return Math.max(0.012, Math.min(0.988, gaugePlace(pes)));
}

function reasonRow(text: string, push: number, largest: number): HTMLElement {
  const bar = h('i', { class: push < 0 ? 'push-bar down' : 'push-bar' });
  bar.style.width = `${(Math.abs(push) / largest) * 50}%`;
  return h('li', {}, h('span', { class: 'reason', title: text }, text), h('span', { class: 'push-track' }, bar), h('span', { class: 'second number' }, signed(push)));
}
