/** The themes of a position as bars that lead from one to the next, up to the sum. */
import { toggle } from '../base/controls.ts';
import { h } from '../base/dom.ts';
import { plain, signed } from '../base/format.ts';
import type { Theme } from '../base/types.ts';
import { gridStep } from './waterfall.ts';
import type { Bar, Waterfall } from './waterfall.ts';
import type { ThemeRows } from './whyrows.ts';

type Scale = (value: number) => number;

export function fallChart(falls: Waterfall, rows: ThemeRows, showSmall: () => void): HTMLElement {
  const margin = (falls.high - falls.low) * 0.04 + 1;
  const low = falls.low - margin;
  const high = falls.high + margin;
  const at = (value: number) => ((value - low) / (high - low)) * 100;
  const step = gridStep(low, high);
  const grid = h('div', { class: 'fall-grid', 'aria-hidden': 'true' });
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) {
    const line = h('i', { class: value === 0 ? 'zero' : '' });
    line.style.left = `${at(value)}%`;
    grid.append(line);
  }
  const list = h(
    'div', { class: 'fall', role: 'list' },
    h('div', { class: 'fall-head', 'aria-hidden': 'true' }, h('span'), h('span', {}, 'Theme'), h('span', { class: 'number' }, 'White'), h('span', { class: 'number' }, 'Black'),
      h('span', { class: 'fall-sides' }, h('span', {}, 'for Black'), h('span', {}, 'for White')), h('span')),
  );
  falls.bars.forEach((bar, index) => {
    const last = falls.bars[index + 1] === undefined;
    list.append(bar.theme === null ? smallRow(bar, at, last, showSmall) : themeRow(bar.theme, bar, at, last, rows));
  });
  list.append(h('div', { class: 'fall-row sum', role: 'listitem' }, h('span'), h('b', { class: 'wide' }, 'Sum, without search'), track(0, falls.sum, at, true, null), h('b', { class: 'number' }, signed(falls.sum / 100))));
  return h('div', { class: 'fall-box' }, grid, list);
}

/** All that says little, in one bar. */
function smallRow(bar: Bar, at: Scale, last: boolean, showAll: () => void): HTMLElement {
  const white = bar.small.reduce((sum, theme) => sum + theme.white, 0);
  const black = bar.small.reduce((sum, theme) => sum + theme.black, 0);
  return h(
    'div', { class: 'fall-row', role: 'listitem' },
    h('span'),
    h('button', { type: 'button', class: 'link', 'aria-expanded': 'false', click: showAll }, `${bar.small.length} small themes`),
    amount(white), amount(black), track(bar.from, bar.to, at, true, last ? null : endOf(bar)), h('span', { class: 'number' }, signed((bar.to - bar.from) / 100)),
  );
}

function themeRow(theme: Theme, bar: Bar, at: Scale, last: boolean, rows: ThemeRows): HTMLElement {
  const off = rows.isOff(theme);
  return rows.add(theme, h(
    'div',
    { class: `fall-row ${off ? 'off' : ''}`, role: 'listitem' },
    toggle(theme.title, !off, (on) => rows.switch([theme.key], on)),
    h('span', { class: 'theme-name', title: `${theme.title}: ${theme.sentence}` }, theme.title),
    amount(theme.white), amount(theme.black),
    track(bar.from, bar.to, at, bar.on, last ? null : endOf(bar)),
    h('span', { class: 'number' }, off ? (rows.searching() ? h('i', { class: 'spinner' }) : 'off') : signed((bar.to - bar.from) / 100)),
  ));
}

function endOf(bar: Bar): number {
  return bar.on ? bar.to : bar.from;
}

function amount(value: number): HTMLElement {
  return h('span', { class: 'number second amount' }, value === 0 ? '–' : plain(value / 100));
}

function track(from: number, to: number, at: (value: number) => number, on: boolean, end: number | null): HTMLElement {
  const bar = h('i', { class: `fall-bar ${to >= from ? 'white' : 'black'} ${on ? '' : 'ghost'}` });
  const left = at(Math.min(from, to));
  bar.style.left = `${left}%`;
  bar.style.width = `max(2px, ${at(Math.max(from, to)) - left}%)`;
  const box = h('span', { class: 'fall-track', 'aria-hidden': 'true' }, bar);
  if (end !== null) {
    const link = h('i', { class: 'fall-link' });
    link.style.left = `${at(end)}%`;
    box.append(link);
  }
  return box;
}
