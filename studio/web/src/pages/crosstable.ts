/** Who scored what against whom, and each engine's Elo with its error. */
import { h, s } from '../base/dom.ts';
import { signed } from '../base/format.ts';
import type { CrossRow } from '../base/types.ts';

export function crossTable(rows: CrossRow[]): HTMLElement {
  const cell = (row: CrossRow, index: number) => {
    const value = row.cells[index];
    if (value === null || value === undefined || value.score === null) {
      return h('td', { class: 'itself' });
    }
    const share = value.score;
    const box = h('td', { class: share > 0.5 ? 'good' : 'dim' }, h('b', {}, (share * 100).toFixed(1)), h('span', { class: 'second' }, `+${value.wins} =${value.draws} −${value.losses}`));
    box.style.setProperty('--tint', `${Math.round(Math.min(1, Math.abs(share - 0.5) * 2) * 28) + 2}%`);
    return box;
  };
  return h(
    'div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Cross table' },
    h('table', { class: 'cross' },
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, 'Engine'), ...rows.map((row) => h('th', { scope: 'col' }, row.name)), h('th', { scope: 'col' }, 'Elo'))),
      h('tbody', {}, ...rows.map((row) => h('tr', {},
        h('th', { scope: 'row' }, h('b', {}, row.name), h('span', { class: 'second' }, row.note ?? '')),
        ...rows.map((_other, index) => cell(row, index)),
        h('td', {}, h('b', {}, row.elo === null || row.elo === undefined ? '–' : signed(row.elo, 1)), h('span', { class: 'second' }, row.margin ? `± ${row.margin.toFixed(1)}` : 'fixed'))))))
  );
}

const WIDTH = 500;
const LABEL = 110;

/** The Elo of each engine as a point with its 95 % interval; what lies outside is written at the edge. */
export function eloBars(rows: CrossRow[]): HTMLElement | null {
  const known = rows.filter((row) => row.elo !== null && row.elo !== undefined);
  if (known.length === 0) {
    return null;
  }
  const bound = Math.max(20, Math.min(100, ...known.map((row) => Math.abs(row.elo ?? 0) + (row.margin ?? 0)).filter((value) => value > 0)) * 1.3);
  const at = (elo: number) => LABEL + ((elo + bound) / (2 * bound)) * (WIDTH - LABEL - 10);
  const height = known.length * 22 + 26;
  const step = bound > 60 ? 40 : bound > 30 ? 20 : 10;
  const picture = s('svg', { viewBox: `0 0 ${WIDTH} ${height}`, class: 'elo-bars', role: 'img', 'aria-label': `Elo: ${known.map((row) => `${row.name} ${signed(row.elo ?? 0, 1)}`).join(', ')}` });
  for (let elo = -Math.floor(bound / step) * step; elo <= bound; elo += step) {
    picture.append(s('line', { class: elo === 0 ? 'zero' : 'grid', x1: at(elo), x2: at(elo), y1: 4, y2: height - 18 }));
    picture.append(s('text', { x: at(elo), y: height - 4, 'text-anchor': 'middle' }, elo === 0 ? '0 Elo' : signed(elo, 0)));
  }
  known.forEach((row, index) => {
    const y = 16 + index * 22;
    const elo = row.elo ?? 0;
    const margin = row.margin ?? 0;
    picture.append(s('text', { class: 'name', x: 0, y: y + 4 }, row.name));
    if (Math.abs(elo) > bound) {
      picture.append(s('text', { x: elo < 0 ? LABEL : WIDTH - 12, y: y + 4, 'text-anchor': elo < 0 ? 'start' : 'end' }, `${elo < 0 ? '‹ ' : ''}${signed(elo, 0)} ± ${margin.toFixed(0)}${elo > 0 ? ' ›' : ''}`));
      return;
    }
    const kind = index === 0 ? 'first' : '';
    const low = Math.max(at(elo - margin), LABEL);
    const high = Math.min(at(elo + margin), WIDTH - 2);
    picture.append(s('path', { class: `whisker ${kind}`, d: `M${low} ${y - 4}v8M${low} ${y}H${high}M${high} ${y - 4}v8` }));
    picture.append(s('circle', { class: `point ${kind}`, cx: at(elo), cy: y, r: 3.5 }));
  });
  return h('div', { class: 'elo-box' }, picture);
}
