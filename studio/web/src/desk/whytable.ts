/** The themes of a position as a table, with what each costs and how often it speaks; groups can be switched. */
import { button, toggle } from '../base/controls.ts';
import { h } from '../base/dom.ts';
import { percent, plain, signed } from '../base/format.ts';
import type { Theme } from '../base/types.ts';
import type { ThemeRows } from './whyrows.ts';

const COLUMNS = ['', 'Theme', 'White', 'Black', 'Total', 'Price', 'Speaks'];

export function themeTable(themes: Theme[], rows: ThemeRows): HTMLElement {
  const head = COLUMNS.map((text, index) => h('th', { scope: 'col', class: index > 1 ? 'number' : '' }, text === '' ? h('span', { class: 'unseen' }, 'On') : text));
  const sorted = [...themes].sort((one, other) => Math.abs(other.total) - Math.abs(one.total));
  return h(
    'div', {},
    groupBar(themes, rows),
    h('table', { class: 'theme-table' }, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...sorted.map((theme) => rows.add(theme, tableRow(theme, rows))))),
  );
}

function groupBar(themes: Theme[], rows: ThemeRows): HTMLElement | null {
  const groups = [...new Set(themes.flatMap((theme) => theme.groups))].sort();
  if (groups.length < 2) {
    return null;
  }
  return h('div', { class: 'group-bar' }, ...groups.map((group) => {
    const members = themes.filter((theme) => theme.groups.includes(group));
    const on = members.some((theme) => !rows.isOff(theme));
    const title = `Switch the group ${group} ${on ? 'off' : 'on'}`;
    return button(group, { kind: on ? 'small' : 'small out', title, click: () => rows.switch(members.map((theme) => theme.key), !on) });
  }));
}

function tableRow(theme: Theme, rows: ThemeRows): HTMLElement {
  const off = rows.isOff(theme);
  return h(
    'tr', { class: off ? 'off' : '' },
    h('td', {}, toggle(theme.title, !off, (on) => rows.switch([theme.key], on))),
    h('td', { class: 'theme-name' }, theme.title),
    h('td', { class: 'number second' }, plain(theme.white / 100)), h('td', { class: 'number second' }, plain(theme.black / 100)),
    h('td', { class: 'number' }, off ? 'off' : signed(theme.total / 100)),
    h('td', { class: 'number second' }, share(theme.priceShare, 1)),
    h('td', { class: 'number second' }, share(theme.firesShare, 0)),
  );
}

function share(value: number | null | undefined, digits: number): string {
  return value === null || value === undefined ? '–' : percent(value, digits);
}
