/** The game so far: evaluation above, time and effort of each move below, one cursor for both and the board. */
import uPlot from 'uplot';
import { Chart, axis, tableButton } from '../base/chart.ts';
import { MODES, chance, modeRank } from '../base/chance.ts';
import { button } from '../base/controls.ts';
import { h, put } from '../base/dom.ts';
import { moveNumber, score, seconds } from '../base/format.ts';
import { calm } from '../base/signal.ts';
import { token } from '../base/theme.ts';
import type { Place } from '../base/tree.ts';
import type { Desk } from './desk.ts';
import { paintBars, paintEvaluation } from './timelinepaint.ts';

const LEFT = 42;
const RIGHT = 36;

/** Of the two charts; one name for all pages, for names are never forgotten. */
const SYNC = 'timeline';

/** The main line as both charts see it. */
export interface Game {
  places: Place[];
  /** Chance of White after each ply, null where unknown. */
  chances: (number | null)[];
  /** Time of the move still thought about. */
  running: { ply: number; spent: number; planned: number; mode: number } | null;
  longest: number;
  /** The same for the opponent, who is drawn on a scale of his own. */
  othersLongest: number;
  person: 'white' | 'black' | null;
}

export function timelinePanel(desk: Desk): { element: HTMLElement; destroy(): void } {
  const readout = h('span', { class: 'readout', hidden: true });
  const evaluation = h('div', { class: 'chart', role: 'img', 'aria-label': 'Evaluation' });
  const bars = h('div', { class: 'chart', role: 'img', 'aria-label': 'Time and effort' });
  let game = read(desk);
  let charts: Chart[] = [];

  const cursor: uPlot.Cursor = {
    sync: { key: SYNC, setSeries: false, scales: ['x', null] },
    y: false,
    drag: { x: true, y: false, setScale: true },
    points: { show: false },
  };
  const hooks = (paint: (plot: uPlot, game: Game) => void): uPlot.Hooks.Arrays => ({
    drawAxes: [(plot) => paint(plot, game)],
    setCursor: [(plot) => pointed(plot)],
    ready: [(plot) => plot.over.addEventListener('click', () => clicked(plot))],
  });
  const at = (plot: uPlot): Place | null => {
    const left = plot.cursor.left ?? -1;
    if (left < 0) {
      return null;
    }
    const index = Math.max(1, Math.min(game.places.length - 1, Math.round(plot.posToVal(left, 'x'))));
    return game.places[index] ?? null;
  };
  const pointed = (plot: uPlot) => {
    if (plot.over.matches(':hover')) {
      desk.hover.set(at(plot)?.id ?? null);
    }
  };
  const clicked = (plot: uPlot) => {
    const place = at(plot);
    if (place !== null && plot.select.width === 0) {
      desk.select(place.id);
    }
  };

  const start = () => {
    const xs = axis({
      size: 22, gap: 4, space: 90, grid: { show: false },
      splits: (_plot, _axis, low, high) => moveTicks(low, high, game.places[0].ply),
      values: (_plot, splits) => splits.map((index) => String(Math.floor((index + game.places[0].ply + 1) / 2))),
    });
    charts = [
      new Chart(evaluation, {
        height: 66, cursor, padding: [4, 0, 4, 0], hooks: hooks(paintEvaluation),
        scales: { x: { time: false, range: range }, y: { range: () => evaluationRange(game) } },
        axes: [{ ...xs, show: false }, axis({
          size: LEFT, grid: { show: false },
          splits: () => [chance(-evaluationTick(game)), 0, chance(evaluationTick(game))],
          values: (_plot, splits) => splits.map((value, index) => (value === 0 ? '0' : (index === 0 ? '−' : '+') + evaluationTick(game) / 100)),
        }), axis({ side: 1, size: RIGHT, values: () => [] , grid: { show: false } })],
        series: [{}, { stroke: () => token('text'), width: 1.5, points: { show: false } }],
      }, data(game)[0]),
      new Chart(bars, {
        height: 116, cursor, padding: [17, 0, 0, 0], hooks: hooks(paintBars),
        scales: { x: { time: false, range: range }, s: { range: () => [-0.22 * game.longest, game.longest] }, e: { range: () => [-0.22, 1] } },
        axes: [xs, axis({
          scale: 's', size: LEFT,
          splits: () => [0, ...timeTicks(game.longest)],
          values: (_plot, splits) => splits.map((value) => (value === 0 ? '0' : seconds(value).replace('.0', ''))),
        }), axis({ scale: 'e', side: 1, size: RIGHT, grid: { show: false }, splits: () => [0, 0.5, 1], values: () => ['0', '0.5', '1'] })],
        series: [{}, { scale: 's', show: false }, { scale: 'e', stroke: () => token('text'), width: 1.3, spanGaps: true, points: { show: true, size: 4.5, fill: () => token('text'), width: 0 } }],
      }, data(game)[1]),
    ];
  };
  const range = (): [number, number] => [0, Math.max(60, game.places.length + 3)];

  const draw = () => {
    game = read(desk);
    const [one, other] = data(game);
    charts[0]?.plot.setData(one);
    charts[1]?.plot.setData(other);
    evaluation.setAttribute('aria-label', evaluationSentence(game));
    bars.setAttribute('aria-label', effortSentence(desk));
    point();
  };
  const point = () => {
    const id = desk.hover.value;
    const place = id === null ? null : desk.tree.value.at(id);
    readout.hidden = place === null;
    if (place !== null) {
      put(readout, ...readoutOf(place));
    }
    const shown = game.places.findIndex((other) => other.id === (id ?? desk.current.value));
    for (const chart of charts) {
      if (!chart.plot.over.matches(':hover')) {
        const left = shown > 0 ? chart.plot.valToPos(shown, 'x') : -10;
        chart.plot.setCursor({ left, top: -10 }, false);
      }
    }
  };
  const slowly = calm(draw, 100);
  desk.tree.on(slowly);
  desk.thoughts.on(calm(draw, 250));
  desk.table.on(slowly);
  desk.current.on(slowly);
  desk.hover.on(point);
  requestAnimationFrame(() => {
    if (evaluation.isConnected) {
      start();
      draw();
    }
  });
  for (const chart of [evaluation, bars]) {
    chart.addEventListener('pointerleave', () => desk.hover.set(null));
  }

  const element = h(
    'section',
    { class: 'panel timeline-panel', 'aria-labelledby': 'timeline-title' },
    h('header', { class: 'panel-head' }, h('h2', { id: 'timeline-title' }, 'Game so far'), readout, h('span', { class: 'push' }), legend(),
      button('', { icon: 'longest', kind: 'bare', title: 'Go to the move that took longest', click: () => toLongest(desk) }),
      tableButton('Game so far', ['Move', 'Score', 'Time', 'Effort', 'Mode'], () => game.places.slice(1).map((place) => [
        `${moveNumber(place.ply)} ${place.san}`, score(place.move?.cp, place.move?.mate), place.move?.time ? seconds(place.move.time) : '',
        place.move?.pes?.toFixed(2) ?? '', place.move?.mode ?? '',
      ]))),
    evaluation,
    bars,
  );
  return { element, destroy: () => charts.forEach((chart) => chart.destroy()) };
}

function toLongest(desk: Desk): void {
  const [first, ...others] = desk.longest();
  if (first !== undefined) {
    desk.select(others.reduce((longest, place) => ((place.move?.time ?? 0) > (longest.move?.time ?? 0) ? place : longest), first).id);
  }
}

function legend(): HTMLElement {
  return h(
    'span',
    { class: 'legend', 'aria-hidden': 'true' },
    ...MODES.map((name, index) => h('span', {}, h('i', { class: `swatch e${index + 1}` }), name)),
    h('span', {}, h('i', { class: 'swatch other' }), 'Opponent'),
    h('span', {}, h('i', { class: 'swatch dots' }), 'Effort score'),
  );
}

function read(desk: Desk): Game {
  const places = desk.tree.value.main();
  const insight = desk.table.value.thinking ? desk.thoughts.value.values().next().value : undefined;
  const effort = insight?.effort ?? null;
  const running = effort === null ? null : {
    ply: places.length, spent: effort.spent ?? insight?.time ?? 0, planned: effort.planned ?? 0, mode: modeRank(effort.mode),
  };
  const timesOf = (person: boolean) => places.filter((place) => isPerson(desk, place) === person).map((place) => place.move?.time ?? 0);
  const longest = scaleFor([...timesOf(false), running?.spent ?? 0, running?.planned ?? 0]);
  const othersLongest = scaleFor(timesOf(true));
  const { white, black } = desk.table.value;
  return {
    places, running, longest, othersLongest,
    chances: places.map((place) => (place.move === null || (place.move.cp === null && place.move.mate === null) ? null : chance(place.move.cp, place.move.mate))),
    person: white.human ? 'white' : black.human ? 'black' : null,
  };
}

/** A scale on which most times can be read; few that are far longer are cut. */
function scaleFor(times: number[]): number {
  const sorted = [...times].sort((one, other) => other - one);
  const most = sorted[0] ?? 0;
  const usual = sorted.length > 10 ? sorted[3] * 2.5 : most;
  return Math.max(1000, Math.min(most, usual || most) * 1.08);
}

function isPerson(desk: Desk, place: Place): boolean {
  return place.ply % 2 === 1 ? desk.table.value.white.human : desk.table.value.black.human;
}

function data(game: Game): [uPlot.AlignedData, uPlot.AlignedData] {
  const xs = game.places.map((_place, index) => index);
  const effort = game.places.map((place) => place.move?.pes ?? null);
  return [[xs, xs.map(() => null)], [xs, xs.map(() => null), effort]];
}

function evaluationTick(game: Game): number {
  const most = Math.max(0, ...game.chances.map((value) => Math.abs(value ?? 0)));
  return most > chance(400) ? 500 : most > chance(160) ? 300 : 100;
}

function evaluationRange(game: Game): [number, number] {
  const most = Math.max(0, ...game.chances.map((value) => Math.abs(value ?? 0)));
  const bound = Math.min(1.02, Math.max(most * 1.1, chance(evaluationTick(game)) * 1.3));
  return [-bound, bound];
}

function timeTicks(longest: number): number[] {
  const step = [500, 1000, 2000, 5000, 10_000, 20_000, 60_000, 120_000, 300_000].find((size) => longest / size <= 3) ?? 600_000;
  const ticks: number[] = [];
  for (let value = step; value <= longest && ticks.length < 3; value += step) {
    ticks.push(value);
  }
  return ticks;
}

function moveTicks(low: number, high: number, firstPly: number): number[] {
  const every = (high - low) / 2 > 100 ? 20 : (high - low) / 2 > 45 ? 10 : 5;
  const ticks: number[] = [];
  for (let move = Math.floor(firstPly / 2) + 1; move * 2 - 1 - firstPly <= high; move++) {
    const index = move * 2 - 1 - firstPly;
    if (index >= low && (move === 1 || move % every === 0)) {
      ticks.push(index);
    }
  }
  return ticks;
}

function readoutOf(place: Place): (Node | string)[] {
  const move = place.move;
  const rank = modeRank(move?.mode);
  return [
    h('b', {}, `${moveNumber(place.ply)} ${place.san}`),
    h('span', {}, score(move?.cp, move?.mate)),
    ...(rank > 0 ? [h('span', {}, h('i', { class: `effort-mark e${rank}` }), ` ${move?.mode} ${move?.pes?.toFixed(2) ?? ''}`)] : []),
    h('span', {}, move?.time ? seconds(move.time) + (move.usual ? `, usual ${seconds(move.usual)}` : '') : move?.opening ? 'book' : ''),
  ];
}

function evaluationSentence(game: Game): string {
  const last = game.chances.findLast((value) => value !== null) ?? null;
  if (last === null) {
    return 'Evaluation: nothing known yet';
  }
  return `Evaluation: ${Math.abs(last) < 0.1 ? 'about even' : last > 0 ? 'White is better' : 'Black is better'} after ${game.places.length - 1} half moves`;
}

function effortSentence(desk: Desk): string {
  const longest = desk.longest().sort((one, other) => (other.move?.time ?? 0) - (one.move?.time ?? 0))[0];
  return longest === undefined
    ? 'Time and effort of each move: bars appear with the first move of the engine'
    : `Time and effort of each move: the longest thought was ${moveNumber(longest.ply)} ${longest.san} with ${seconds(longest.move?.time ?? 0)}`;
}
