/** A report as data: sections of figures, text, tables and charts. */
import { table, tableButton } from '../base/chart.ts';
import { panel } from '../base/controls.ts';
import { h, s } from '../base/dom.ts';
import { words } from '../base/format.ts';
import { roundTicks } from '../base/ticks.ts';

interface Figure { label: string; value: string; beside: string }
interface ChartPanel { title: string; note?: string; table: string[][] }
export interface Block {
  text?: string; facts?: string[]; figures?: Figure[];
  table?: string; title?: string; rows?: Record<string, unknown>[];
  chart?: { title: string; panels: ChartPanel[] };
}
export interface ReportData { title: string; subtitle?: string; sections: { title: string; blocks: Block[] }[] }

export function reportBody(report: ReportData): HTMLElement {
  return h('div', { class: 'report' }, ...report.sections.map((section) => {
    const content = h('div', { class: 'report-section' }, ...section.blocks.map(block));
    return section.title === '' ? h('section', { class: 'panel untitled' }, content) : panel(section.title, '', [], [content]);
  }));
}

function block(data: Block): HTMLElement {
  if (data.figures !== undefined) {
    return h('div', { class: 'key-figures' }, ...data.figures.map((figure) => h('div', {}, h('span', { class: 'label' }, figure.label), h('b', { class: 'figure' }, figure.value), h('span', { class: 'second beside' }, figure.beside))));
  }
  if (data.facts !== undefined) {
    return h('ul', { class: 'facts second' }, ...data.facts.map((line) => h('li', {}, line)));
  }
  if (data.rows !== undefined) {
    return rowsTable(data.title ?? data.table ?? '', data.rows);
  }
  if (data.chart !== undefined) {
    return h('figure', { class: 'report-chart' }, h('figcaption', {}, h('b', {}, data.chart.title)), h('div', { class: 'chart-panels' }, ...data.chart.panels.map(chartPanel)));
  }
  return h('p', { class: 'report-text' }, data.text ?? '');
}

function shown(value: unknown): string {
  if (typeof value === 'number') {
    return Number.isInteger(value) ? value.toLocaleString('en-US') : String(Number(value.toPrecision(4))).replace('-', '−');
  }
  return value === null || value === undefined ? '' : String(value);
}

function rowsTable(title: string, rows: Record<string, unknown>[]): HTMLElement {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const box = table(columns.map(words), rows.map((row) => columns.map((column) => shown(row[column]))));
  return h('div', { class: 'report-table' }, title === '' ? null : h('h3', {}, title), h('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': title }, box));
}

const WIDTH = 420;
const HEIGHT = 190;
const LEFT = 44;
const BOTTOM = 24;

/** The table of a panel as curves over its first column, or as bars where that is no number. */
function chartPanel(data: ChartPanel): HTMLElement {
  const [header = [], ...rows] = data.table;
  const numbers = rows.map((row) => row.map((cell) => number(cell)));
  const overNumbers = rows.length > 2 && numbers.every((row) => row[0] !== null);
  const head = h('div', { class: 'chart-head' }, h('span', {}, data.title), h('span', { class: 'note' }, data.note ?? ''), h('span', { class: 'push' }), tableButton(data.title, header, () => rows));
  const picture = overNumbers ? curves(header, numbers as number[][]) : bars(rows, numbers);
  picture.setAttribute('aria-label', `${data.title}: ${rows.length} rows, ${header.join(', ')}`);
  return h('div', { class: 'chart-panel' }, head, picture);
}

function number(text: string | undefined): number | null {
  const cleaned = (text ?? '').replaceAll(',', '').replace('−', '-').replace(/\s*%$/, '');
  return cleaned.trim() === '' || Number.isNaN(Number(cleaned)) ? null : Number(cleaned);
}

function frame(height = HEIGHT): SVGSVGElement {
  return s('svg', { viewBox: `0 0 ${WIDTH} ${height}`, class: 'plain-chart', role: 'img' });
}

function axisText(value: number): string {
  return String(Number(value.toPrecision(3))).replace('-', '−');
}

function curves(header: string[], rows: (number | null)[][]): SVGSVGElement {
  const xs = rows.map((row) => row[0] ?? 0);
  const ys = rows.flatMap((row) => row.slice(1)).filter((value) => value !== null);
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  const [y0, y1] = [Math.min(0, ...ys), Math.max(...ys)];
  const px = (x: number) => LEFT + ((x - x0) / (x1 - x0 || 1)) * (WIDTH - LEFT - 8);
  const py = (y: number) => HEIGHT - BOTTOM - ((y - y0) / (y1 - y0 || 1)) * (HEIGHT - BOTTOM - 10);
  const picture = frame();
  for (const y of roundTicks(y0, y1)) {
    picture.append(s('line', { class: 'grid', x1: LEFT, x2: WIDTH - 8, y1: py(y), y2: py(y) }), s('text', { x: LEFT - 6, y: py(y) + 4, 'text-anchor': 'end' }, axisText(y)));
  }
  for (const x of roundTicks(x0, x1)) {
    picture.append(s('text', { x: px(x), y: HEIGHT - 6, 'text-anchor': px(x) > WIDTH - 24 ? 'end' : 'middle' }, axisText(x)));
  }
  header.slice(1).forEach((name, index) => {
    const points = rows.filter((row) => row[index + 1] !== null && row[index + 1] !== undefined).map((row) => `${px(row[0] ?? 0)} ${py(row[index + 1] ?? 0)}`);
    if (points.length > 0) {
      picture.append(s('path', { class: `curve c${index % 3}`, d: `M${points.join('L')}` }, s('title', {}, name)));
    }
  });
  return picture;
}

function bars(rows: string[][], numbers: (number | null)[][]): SVGSVGElement {
  const values = numbers.map((row) => row.slice(1).find((value) => value !== null) ?? 0);
  const most = Math.max(...values.map(Math.abs), 1e-9);
  const shownRows = rows.slice(0, 16);
  const step = Math.min(24, (HEIGHT - 8) / Math.max(1, shownRows.length));
  const picture = frame(8 + step * shownRows.length);
  shownRows.forEach((row, index) => {
    const y = 4 + index * step;
    picture.append(
      s('text', { class: 'name', x: 130, y: y + step / 2 + 4, 'text-anchor': 'end' }, row[0].slice(0, 22)),
      s('rect', { class: values[index] < 0 ? 'amount-bar negative' : 'amount-bar', x: 138, y: y + step * 0.2, width: Math.max(1, (Math.abs(values[index]) / most) * (WIDTH - 200)), height: step * 0.6, rx: 1 }),
      s('text', { x: 144 + (Math.abs(values[index]) / most) * (WIDTH - 200), y: y + step / 2 + 4 }, axisText(values[index])),
    );
  });
  return picture;
}
