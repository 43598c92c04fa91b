/** Charts on canvas in the colors of the theme: uPlot with the sizes, axes and repainting of the design. */
import uPlot from 'uplot';
import { button, dialog } from './controls.ts';
import { h } from './dom.ts';
import { theme, token } from './theme.ts';

export type Series = uPlot.AlignedData;

/** Axes of 11 px in `text-3`, grid in `line`, no axis lines, few ticks. */
export function axis(options: Partial<uPlot.Axis>): uPlot.Axis {
  return {
    font: '11px Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    stroke: () => token('text-3'),
    grid: { stroke: () => token('line'), width: 1 },
    ticks: { show: false },
    border: { show: false },
    gap: 6,
    ...options,
  };
}

/** A chart that fills its element's width, is repainted with the theme, and ends with `destroy`. */
export class Chart {
  readonly plot: uPlot;
  readonly #observer: ResizeObserver;
  readonly #offTheme: () => void;

  constructor(readonly element: HTMLElement, options: Omit<uPlot.Options, 'width'>, data: Series) {
    this.plot = new uPlot({ legend: { show: false }, width: element.clientWidth || 400, pxAlign: 1, ...options }, data, element);
    this.#observer = new ResizeObserver(() => {
      const width = element.clientWidth;
      const height = element.dataset.fill === undefined ? options.height : Math.max(80, element.clientHeight);
      if (width > 0 && (width !== this.plot.width || height !== this.plot.height)) {
        this.plot.setSize({ width, height });
      }
    });
    this.#observer.observe(element);
    this.#offTheme = theme.on(() => this.plot.redraw(false, true));
  }

  destroy(): void {
    this.#observer.disconnect();
    this.#offTheme();
    this.plot.destroy();
  }
}

/** The same figures as words: a button that opens them as a table. */
export function tableButton(title: string, columns: string[], rows: () => (string | number)[][]): HTMLElement {
  return button('', {
    icon: 'moves', kind: 'bare', title: 'Show as table',
    click: () => dialog(title, [h('div', { class: 'scroll table-box', tabindex: 0 }, table(columns, rows()))]),
  });
}

export function table(columns: string[], rows: (string | number)[][]): HTMLTableElement {
  const cell = (value: string | number, index: number) => h('td', { class: index > 0 ? 'number' : '' }, value);
  return h(
    'table',
    { class: 'figures-table' },
    h('thead', {}, h('tr', {}, ...columns.map((column, index) => h('th', { scope: 'col', class: index > 0 ? 'number' : '' }, column)))),
    h('tbody', {}, ...rows.map((row) => h('tr', {}, ...row.map(cell)))),
  );
}
