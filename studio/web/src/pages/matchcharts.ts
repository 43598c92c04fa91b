/** Elo with its 95 % band, and the evidence between its two bounds. */
import type uPlot from 'uplot';
import { Chart, axis, tableButton } from '../base/chart.ts';
import { segments } from '../base/controls.ts';
import { h, put, write } from '../base/dom.ts';
import { count, signed } from '../base/format.ts';
import { token } from '../base/theme.ts';
import type { Curves, Standing } from '../base/types.ts';

export class MatchCharts {
  readonly element: HTMLElement;
  readonly #elo = h('div', { class: 'chart elo-chart', role: 'img', 'aria-label': 'Elo: no games yet' });
  readonly #llr = h('div', { class: 'chart llr-chart', role: 'img', 'aria-label': 'Evidence: no games yet' });
  readonly #verdict = h('div', { class: 'verdict' });
  readonly #note = h('span', { class: 'note' });
  readonly #band = h('span', { class: 'note' });
  #charts: Chart[] = [];
  #curves: Curves = { games: [], elo: [], low: [], high: [], llr: [] };
  #standing: Standing | null = null;
  #asScore = false;

  constructor() {
    const choose = segments('Scale', [['elo', 'Elo'], ['score', 'Score']], 'elo', (value) => {
      this.#asScore = value === 'score';
      this.#draw();
    });
    const rows = () => this.#curves.games.map((game, index) => [count(game), signed(this.#curves.elo[index] ?? 0, 1), signed(this.#curves.low[index] ?? 0, 1), signed(this.#curves.high[index] ?? 0, 1), (this.#curves.llr[index] ?? 0).toFixed(2)]);
    this.element = h(
      'section', { class: 'panel match-charts', 'aria-label': 'Elo and decision' },
      h('header', { class: 'panel-head' }, h('h2', {}, 'Elo of the first against the second'), this.#band, h('span', { class: 'push' }), choose, tableButton('Elo and evidence', ['Games', 'Elo', 'Low', 'High', 'Evidence'], rows)),
      this.#elo,
      h('header', { class: 'panel-head lined' }, h('h2', { title: 'Log-likelihood ratio; beyond its bounds the test ends' }, 'Decision'), this.#note),
      this.#llr,
      this.#verdict,
    );
    requestAnimationFrame(() => this.element.isConnected && this.#start());
  }

  show(curves: Curves | null, standing: Standing | null): void {
    this.#curves = curves ?? this.#curves;
    this.#standing = standing;
    this.#draw();
  }

  destroy(): void {
    this.#charts.forEach((chart) => chart.destroy());
  }

  #start(): void {
    const x = (show: boolean): uPlot.Axis => axis({ size: show ? 24 : 0, show, grid: { show: false }, space: 90, values: (_plot, splits) => splits.map((value) => (value === null ? '' : count(value))) });
    const scales = { x: { time: false, range: (_plot: uPlot, _low: number, high: number): [number, number] => [0, Math.max(20, (high || 0) * 1.06)] } };
    this.#charts = [
      new Chart(this.#elo, {
        height: 190, padding: [10, 14, 0, 0], scales, cursor: { y: false, points: { show: false } },
        axes: [x(true), axis({ size: 46, space: 32, values: (_plot, splits) => splits.map((value) => (this.#asScore ? `${value} %` : signed(value, 0))) })],
        series: [{}, { label: 'low', width: 0, points: { show: false } }, { label: 'high', width: 0, points: { show: false } }, { label: 'elo', stroke: () => token('accent'), width: 1.5, points: { show: false } }],
        bands: [{ series: [2, 1], fill: () => `${token('accent')}26` }],
      }, this.#eloData()),
      new Chart(this.#llr, {
        height: 130, padding: [6, 14, 6, 0], cursor: { y: false, points: { show: false } },
        scales: { ...scales, y: { range: () => { const [low, high] = this.#bounds(); return [low * 1.2, high * 1.2]; } } },
        axes: [x(false), axis({ size: 46, grid: { show: false }, splits: () => [this.#bounds()[0], 0, this.#bounds()[1]], values: (_plot, splits) => splits.map((value) => (value === 0 ? '0' : signed(value))) })],
        series: [{}, { stroke: () => token('text'), width: 1.5, points: { show: false } }],
        hooks: { drawAxes: [(plot) => this.#paintBounds(plot)] },
      }, [this.#curves.games, this.#curves.llr]),
    ];
    this.#draw();
  }

  #bounds(): [number, number] {
    const test = this.#standing?.test;
    return test ? [test.lower, test.upper] : [-2.94, 2.94];
  }

  #eloData(): uPlot.AlignedData {
    const { games, low, high, elo } = this.#curves;
    const value = (one: number) => (this.#asScore ? 100 / (1 + 10 ** (-one / 400)) : Math.max(-200, Math.min(200, one)));
    return [games, low.map(value), high.map(value), elo.map(value)];
  }

  #draw(): void {
    this.#charts[0]?.plot.setData(this.#eloData());
    this.#charts[1]?.plot.setData([this.#curves.games, this.#curves.llr]);
    const last = this.#curves.elo.at(-1);
    write(this.#band, last === undefined ? 'begins with the first pair that is not even' : 'band: 95 %');
    if (last !== undefined) {
      this.#elo.setAttribute('aria-label', `Elo after ${count(this.#curves.games.at(-1) ?? 0)} games: ${signed(last, 1)}`);
      this.#llr.setAttribute('aria-label', `Evidence: ${(this.#curves.llr.at(-1) ?? 0).toFixed(2)}`);
    }
    const test = this.#standing?.test ?? null;
    const goal = test?.elo1 === undefined ? '' : `for ${signed(test.elo1, 0)} Elo over ${signed(test.elo0 ?? 0, 0)} `;
    write(this.#note, test === null ? 'no test, all games are played' : `evidence ${goal}(log-likelihood ratio)`);
    this.#llr.hidden = test === null;
    put(this.#verdict, test === null ? null : test.verdict ? h('p', {}, h('b', {}, 'Decided: '), test.verdict === 'ELO1_ACCEPTED' ? 'it gained.' : 'it did not gain.') : progress(test.llr, test.lower, test.upper));
  }

  #paintBounds(plot: uPlot): void {
    const { ctx, bbox } = plot;
    const [low, high] = this.#bounds();
    const line = (value: number, color: string, text: string, below: boolean) => {
      const y = Math.round(plot.valToPos(value, 'y', true)) + 0.5;
      ctx.strokeStyle = color;
      ctx.lineWidth = 1.2 * devicePixelRatio;
      ctx.setLineDash([4 * devicePixelRatio, 3 * devicePixelRatio]);
      ctx.beginPath();
      ctx.moveTo(bbox.left, y);
      ctx.lineTo(bbox.left + bbox.width, y);
      ctx.stroke();
      ctx.setLineDash([]);
      ctx.fillStyle = color;
      ctx.font = `${11 * devicePixelRatio}px Inter, system-ui, sans-serif`;
      ctx.textAlign = 'left';
      ctx.fillText(text, bbox.left + 6 * devicePixelRatio, y + (below ? 14 : -6) * devicePixelRatio);
    };
    ctx.save();
    line(high, token('accent'), 'accept: it gained', true);
    line(low, token('judge'), 'reject: it did not', false);
    const zero = plot.valToPos(0, 'y', true);
    ctx.strokeStyle = token('line-strong');
    ctx.lineWidth = devicePixelRatio;
    ctx.beginPath();
    ctx.moveTo(bbox.left, zero);
    ctx.lineTo(bbox.left + bbox.width, zero);
    ctx.stroke();
    ctx.restore();
  }
}

function progress(llr: number, lower: number, upper: number): HTMLElement {
  const at = (value: number) => ((value - lower) / (upper - lower)) * 100;
  const bar = h('i', { class: llr >= 0 ? 'evidence' : 'evidence against' });
  bar.style.left = `${Math.min(at(0), at(llr))}%`;
  bar.style.width = `${Math.abs(at(llr) - at(0))}%`;
  return h('div', {}, h('div', { class: 'evidence-track' }, bar), h('div', { class: 'evidence-ends label' }, h('span', {}, `${signed(lower)} no gain`), h('span', {}, signed(llr)), h('span', {}, `gain ${signed(upper)}`)));
}
