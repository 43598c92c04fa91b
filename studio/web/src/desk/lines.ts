/** The engine's lines: score, moves as buttons; hovering shows the position, a click keeps it. */
import { button } from '../base/controls.ts';
import { h, put, write } from '../base/dom.ts';
import { moveNumber, percent, score, seconds, speed } from '../base/format.ts';
import { along } from '../base/position.ts';
import { FRAME, calm } from '../base/signal.ts';
import type { ThoughtLine } from '../base/types.ts';
import type { Desk, Insight } from './desk.ts';

export interface LinesOptions {
  /** The engine shown, or the first that thinks. */
  engine?: string;
  title?: string;
  /** Controls at the right of the head: number of lines, on and off. */
  controls?: HTMLElement[];
  /** Takes a line over as a variation and goes to its nth move. */
  keep?(insight: Insight, line: ThoughtLine, index: number): void;
  /** Takes what ends the panel's listening, where it goes before the desk does. */
  ends?: (() => void)[];
}

const SHOWN_MOVES = 12;

export function linesPanel(desk: Desk, options: LinesOptions = {}): HTMLElement {
  const note = h('span', { class: 'note', title: 'Half moves looked ahead, and positions searched a second' });
  const list = h('ol', { class: 'lines' });
  const figures = h('p', { class: 'figures' });
  const eye = button('', {
    icon: 'eye', kind: 'bare', title: 'Arrows on the board',
    click: () => {
      desk.arrows.set(!desk.arrows.value);
      localStorage.setItem('v7p3r.arrows', desk.arrows.value ? 'on' : 'off');
    },
  });
  const ends = options.ends ?? [];
  ends.push(desk.arrows.on((on) => eye.setAttribute('aria-pressed', String(on))));
  eye.setAttribute('aria-pressed', String(desk.arrows.value));
  const id = `lines-${options.engine ?? 'first'}`.replaceAll(/\W/g, '-');
  const element = h(
    'section',
    { class: 'panel lines-panel', 'aria-labelledby': id },
    h('header', { class: 'panel-head' }, h('h2', { id }, options.title ?? 'Lines'), note, h('span', { class: 'push' }), ...(options.controls ?? []), eye),
    list,
    figures,
  );
  let shown = '';

  const draw = () => {
    const insight = desk.hidden.value ? null : desk.insight(options.engine);
    write(note, insight === null ? (desk.hidden.value ? 'hidden, Z shows them' : '') : headOf(insight));
    write(figures, insight === null ? '' : figuresOf(insight));
    const lines = insight?.lines ?? [];
    const key = JSON.stringify([insight?.fen, lines.map((line) => [line.cp, line.mate, line.san])]);
    if (key === shown) {
      return;
    }
    shown = key;
    if (insight === null || lines.length === 0) {
      put(list, h('li', { class: 'none' }, desk.hidden.value ? 'Analysis is hidden.' : 'Lines appear when the engine thinks.'));
      return;
    }
    put(list, ...lines.map((line) => lineRow(desk, insight, line, options)));
  };
  const slowly = calm(draw, FRAME);
  for (const signal of [desk.thoughts, desk.current, desk.table, desk.hidden, desk.tree]) {
    ends.push((signal as { on(listener: () => void): () => void }).on(slowly));
  }
  draw();
  return element;
}

function headOf(insight: Insight): string {
  const parts = [`depth ${insight.depth}`];
  if (insight.nps !== null && insight.nps > 0) {
    parts.push(`${speed(insight.nps)}/s`);
  }
  const text = parts.join(', ');
  return insight.running ? text : insight.place.move !== null && insight.fen !== insight.place.fen ? `of ${moveNumber(insight.place.ply)} ${insight.place.san}, ${text}` : `stopped at ${text}`;
}

function figuresOf(insight: Insight): string {
  const parts: string[] = [];
  if (insight.wdl !== null) {
    const [win, draw, loss] = insight.wdl.map((share) => percent(share / 1000));
    parts.push(`White wins ${win}, draw ${draw}, Black wins ${loss}`);
  }
  if (insight.hashFull !== null && insight.hashFull > 0) {
    parts.push(`table ${percent(insight.hashFull / 1000)} full`);
  }
  if (insight.tbHits !== null && insight.tbHits > 0) {
    parts.push(`${insight.tbHits} tablebase hits`);
  }
  if (parts.length === 0 && insight.effort?.spent) {
    parts.push(`${seconds(insight.effort.spent)} spent`);
  }
  return parts.join(' · ');
}

function lineRow(desk: Desk, insight: Insight, line: ThoughtLine, options: LinesOptions): HTMLElement {
  const fens = along(insight.fen, line.uci ?? []);
  const better = line.mate !== null && line.mate !== undefined ? line.mate > 0 : (line.cp ?? 0) >= 0;
  const moves = h('span', { class: 'line-moves' });
  const hide = () => {
    if (desk.preview.value?.kept === false) {
      desk.preview.set(null);
    }
  };
  (line.san ?? []).slice(0, SHOWN_MOVES).forEach((text, index) => {
    const ply = insight.ply + index + 1;
    const number = ply % 2 === 1 ? `${moveNumber(ply)} ` : index === 0 ? `${moveNumber(ply)} ` : '';
    const fen = fens[index + 1];
    const uci = line.uci[index];
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = (kept: boolean) => fen !== undefined && desk.preview.set({ fen, last: [uci.slice(0, 2), uci.slice(2, 4)], kept });
    moves.append(
      h(
        'button',
        {
          type: 'button',
          class: index === 0 ? 'line-move first' : 'line-move',
          title: options.keep === undefined ? 'Show this position' : 'Keep as a variation',
          pointerenter: () => (waiting = setTimeout(() => look(false), 300)),
          pointerleave: () => {
            clearTimeout(waiting);
            hide();
          },
          click: () => {
            clearTimeout(waiting);
            if (options.keep === undefined) {
              look(true);
            } else {
              desk.preview.set(null);
              options.keep(insight, line, index);
            }
          },
        },
        number !== '' && h('span', { class: 'quiet' }, number),
        text,
      ),
    );
  });
  return h('li', {}, h('span', { class: better ? 'tag' : 'tag black' }, score(line.cp, line.mate)), moves);
}
