/** Price of the themes: cost against worth as a scatter, and the complete list beside it. */
import { empty, panel, select } from '../base/controls.ts';
import { h, put, s, write } from '../base/dom.ts';
import { percent } from '../base/format.ts';

export interface Price { key: string; title: string; nanos: number; fires: number; mean: number; worth: number | null }
export interface Prices { whole: number; positions: number; rows: Price[] }

const WIDTH = 760;
const HEIGHT = 360;
const LEFT = 52;
const BOTTOM = 40;

export function themePrices(prices: Prices): HTMLElement {
  const readout = h('span', { class: 'readout', hidden: true });
  const rows = new Map<string, HTMLElement>();
  const dots = new Map<string, SVGElement>();
  const point = (price: Price | null) => {
    for (const [key, row] of rows) {
      row.classList.toggle('lit-row', key === price?.key);
    }
    for (const [key, dot] of dots) {
      dot.classList.toggle('on', key === price?.key);
    }
    readout.hidden = price === null;
    if (price !== null) {
      put(readout, h('b', {}, price.title), h('span', {}, `${price.nanos.toFixed(0)} ns, ${percent(price.nanos / prices.whole)} of the evaluation`), h('span', {}, worthText(price)));
    }
  };
  const measured = prices.rows.some((price) => price.worth !== null);
  const body = h('tbody');
  const orders: Record<string, (price: Price) => number> = { worth: (price) => worth(price), nanos: (price) => price.nanos, fires: (price) => price.fires, mean: (price) => price.mean };
  const list = (order: string) => {
    rows.clear();
    const most = Math.max(1, ...prices.rows.map((price) => price.nanos));
    put(body, ...[...prices.rows].sort((one, other) => orders[order](other) - orders[order](one)).map((price) => {
      const bar = h('i');
      bar.style.width = `${(price.nanos / most) * 100}%`;
      const row = h('tr', { pointerenter: () => point(price), pointerleave: () => point(null) },
        h('td', {}, price.title), h('td', { class: 'price-bar' }, h('span', { class: 'bar-track' }, bar)), h('td', { class: 'number' }, price.nanos === 0 ? '–' : price.nanos.toFixed(price.nanos < 10 ? 1 : 0)),
        h('td', { class: 'number second' }, percent(price.fires)), h('td', { class: 'number second' }, (price.mean / 100).toFixed(2)), measured && h('td', { class: 'number' }, price.worth === null ? '–' : price.worth.toFixed(0)));
      rows.set(price.key, row);
      return row;
    }));
  };
  const choices: [string, string][] = [['mean', 'By effect'], ['nanos', 'By cost'], ['fires', 'By how often']];
  const order = select(measured ? [['worth', 'By worth'], ...choices] : choices, measured ? 'worth' : 'mean', { 'aria-label': 'Order' });
  order.addEventListener('change', () => list(order.value));
  list(order.value);
  const note = h('span', { class: 'unseen' });
  write(note, `${prices.rows.length} themes: cost of one evaluation against worth`);
  return h('div', { class: 'price-grid' },
    prices.whole > 0
      ? panel('Price of the themes', 'dot size: how often a theme speaks', [h('span', { class: 'push' }), readout], [scatter(prices, measured, dots, point), note])
      : panel('Price of the themes', '', [], [empty('chart', 'Costs are not measured yet', 'The list shows how often each theme speaks and what it adds. Its cost appears once the prices were measured on this machine.')]),
    panel('Price list', `${prices.rows.length} themes${prices.whole > 0 ? `, one evaluation takes ${prices.whole.toFixed(0)} ns` : `, ${prices.positions.toLocaleString('en-US')} positions`}`, [h('span', { class: 'push' }), order], [
      h('div', { class: 'scroll price-list', tabindex: 0, role: 'region', 'aria-label': 'All themes' }, h('table', { class: 'figures-table' },
        h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, 'Theme'), h('td'), ...['Cost, ns', 'Speaks', 'Mean effect', ...(measured ? ['Worth'] : [])].map((text) => h('th', { scope: 'col', class: 'number' }, text)))), body)),
    ]));
}

function worth(price: Price): number {
  return price.worth ?? price.mean;
}

function worthText(price: Price): string {
  return price.worth === null ? `mean effect ${(price.mean / 100).toFixed(2)}` : `worth ${price.worth.toFixed(0)}`;
}

function scatter(prices: Prices, measured: boolean, dots: Map<string, SVGElement>, point: (price: Price | null) => void): HTMLElement {
  const costs = prices.rows.map((price) => Math.max(0.5, price.nanos));
  const [low, high] = [Math.log(Math.min(...costs) * 0.8), Math.log(Math.max(...costs) * 1.3)];
  const top = Math.log1p(Math.max(1, ...prices.rows.map(worth)) * 1.4);
  const px = (nanos: number) => LEFT + ((Math.log(Math.max(0.5, nanos)) - low) / (high - low)) * (WIDTH - LEFT - 16);
  const py = (value: number) => HEIGHT - BOTTOM - (Math.log1p(Math.max(0, value)) / top) * (HEIGHT - BOTTOM - 14);
  const picture = s('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'plain-chart scatter', role: 'img', 'aria-label': `Cost against ${measured ? 'worth' : 'mean effect'} of ${prices.rows.length} themes` });
  for (const nanos of [1, 2, 5, 10, 20, 50, 100, 200, 500].filter((value) => px(value) > LEFT && px(value) < WIDTH - 20)) {
    picture.append(s('line', { class: 'grid', x1: px(nanos), x2: px(nanos), y1: 10, y2: HEIGHT - BOTTOM }), s('text', { x: px(nanos), y: HEIGHT - BOTTOM + 16, 'text-anchor': 'middle' }, `${nanos} ns`));
  }
  for (const value of [0, 1, 10, 100, 1000, 10_000].filter((tick) => Math.log1p(tick) <= top)) {
    picture.append(s('line', { class: value === 0 ? 'zero' : 'grid', x1: LEFT, x2: WIDTH - 12, y1: py(value), y2: py(value) }), s('text', { x: LEFT - 8, y: py(value) + 4, 'text-anchor': 'end' }, value.toLocaleString('en-US')));
  }
  picture.append(s('text', { x: WIDTH - 14, y: HEIGHT - 6, 'text-anchor': 'end' }, 'cost: time for one evaluation'), s('text', { x: LEFT + 8, y: 20 }, 'cheap and worth a lot'));
  const taken: [number, number, number][] = [];
  for (const price of [...prices.rows].sort((one, other) => worth(other) - worth(one))) {
    const [x, y] = [px(price.nanos), py(worth(price))];
    const dot = s('circle', { class: 'dot-mark', cx: x, cy: y, r: 2.5 + 3.5 * Math.sqrt(price.fires) });
    dot.addEventListener('pointerenter', () => point(price));
    dot.addEventListener('pointerleave', () => point(null));
    dots.set(price.key, dot);
    picture.append(dot);
    const width = price.title.length * 6.2;
    const free = taken.every(([tx, ty, tw]) => Math.abs(ty - y) > 13 || x + 9 > tx + tw || x + 9 + width < tx);
    if (free && x + width + 12 < WIDTH) {
      taken.push([x - 6, y, width + 16]);
      picture.append(s('text', { class: 'name', x: x + 9, y: y + 4 }, price.title));
    }
  }
  return h('div', { class: 'scatter-box' }, picture);
}
