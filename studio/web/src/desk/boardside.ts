/** The first column: player strips with clocks, evaluation bar and the board. */
import { Board } from '../board/board.ts';
import type { Input } from '../board/board.ts';
import { NO_MARKS } from '../board/marks.ts';
import type { Arrow } from '../board/marks.ts';
import { pieceIcon } from '../board/pieces.ts';
import { arrowWidth, chance } from '../base/chance.ts';
import { h, put, write } from '../base/dom.ts';
import { clock, clockWords, score } from '../base/format.ts';
import { givesCheck } from '../base/notation.ts';
import { material, parse, squareName } from '../base/position.ts';
import type { Side } from '../base/position.ts';
import { FRAME, calm, whenAtRest } from '../base/signal.ts';
import type { Desk } from './desk.ts';

export class BoardSide {
  readonly element: HTMLElement;
  readonly board = new Board('Board');
  readonly #strips: Record<'top' | 'bottom', Strip> = { top: new Strip(), bottom: new Strip() };
  readonly #eval = new EvaluationBar();
  readonly #flat = new EvaluationBar();
  readonly #ticker: ReturnType<typeof setInterval>;
  #hovered: number | null = null;
  #destroyed = false;

  constructor(readonly desk: Desk) {
    this.#flat.element.classList.add('flat');
    this.element = h(
      'div',
      { class: 'board-side' },
      this.#strips.top.element,
      h('div', { class: 'board-row' }, this.#eval.element, this.board.element),
      this.#flat.element,
      this.#strips.bottom.element,
    );
    const draw = calm(() => this.#draw(), FRAME);
    const afterHover = whenAtRest(() => {
      this.#hovered = desk.hover.value;
      draw();
    }, 150);
    for (const signal of [desk.tree, desk.current, desk.preview, desk.orientation, desk.lit, desk.arrows, desk.hidden, desk.table, desk.threat]) {
      (signal as { on(listener: () => void): void }).on(draw);
    }
    desk.thoughts.on(calm(() => this.#draw(), FRAME));
    desk.hover.on(() => {
      if (desk.hover.value === null) {
        afterHover.cancel();
        this.#hovered = null;
        draw();
      } else {
        afterHover();
      }
    });
    this.#ticker = setInterval(() => this.#clocks(), 100);
    this.#draw();
  }

  input(input: Input | null): void {
    this.board.input(input);
  }

  destroy(): void {
    this.#destroyed = true;
    clearInterval(this.#ticker);
    this.board.destroy();
  }

  #draw(): void {
    if (this.#destroyed) {
      return;
    }
    const { desk } = this;
    const place = this.#hovered === null ? desk.place : desk.tree.value.at(this.#hovered);
    const preview = desk.preview.value;
    const fen = preview?.fen ?? place.fen;
    const last = preview !== null ? preview.last : place.uci === '' ? [] : [place.uci.slice(0, 2), place.uci.slice(2, 4)];
    this.board.element.classList.toggle('preview', preview !== null || this.#hovered !== null);
    this.board.orientation(desk.orientation.value);
    this.board.position(fen);
    const turnKing = parse(fen);
    const king = turnKing.squares.indexOf(turnKing.turn === 'white' ? 'K' : 'k');
    const chosen = preview === null && this.#hovered === null;
    this.board.marks({
      ...NO_MARKS,
      last,
      check: king >= 0 && givesCheck(fen) ? squareName(king) : null,
      lit: desk.lit.value,
      arrows: chosen ? this.#arrows() : [],
      premove: chosen && desk.atTip ? desk.table.value.premove : null,
    });
    this.#evaluation();
    this.#players(fen);
    this.#clocks();
  }

  #arrows(): Arrow[] {
    const { desk } = this;
    const threat = desk.threat.value;
    const arrows: Arrow[] = threat === null ? [] : [{ from: threat.slice(0, 2), to: threat.slice(2, 4), width: 10, bad: true }];
    const insight = desk.insight();
    if (insight === null || insight.fen !== desk.place.fen || !desk.arrows.value || desk.hidden.value) {
      return arrows;
    }
    const best = chance(insight.lines[0]?.cp, insight.lines[0]?.mate);
    insight.lines.slice(0, 3).forEach((line, index) => {
      const uci = line.uci?.[0];
      if (uci !== undefined) {
        const width = arrowWidth(best, chance(line.cp, line.mate));
        arrows.push({ from: uci.slice(0, 2), to: uci.slice(2, 4), width, opacity: index === 0 ? 0.88 : 0.5 });
      }
    });
    return arrows;
  }

  #evaluation(): void {
    const { desk } = this;
    const insight = desk.hidden.value ? null : desk.insight();
    const flipped = desk.orientation.value === 'black';
    for (const bar of [this.#eval, this.#flat]) {
      bar.show(insight?.cp ?? null, insight?.mate ?? null, flipped, insight !== null);
    }
  }

  #players(fen: string): void {
    const { desk } = this;
    const table = desk.table.value;
    const pieces = material(fen);
    for (const side of ['white', 'black'] as const) {
      const strip = this.#strips[(side === desk.orientation.value) === true ? 'bottom' : 'top'];
      const player = table[side];
      strip.player(side, player.name, phrase(this.desk, side), side === 'white' ? pieces.white : pieces.black);
    }
  }

  #clocks(): void {
    const { desk } = this;
    const table = desk.table.value;
    for (const side of ['white', 'black'] as const) {
      const strip = this.#strips[side === desk.orientation.value ? 'bottom' : 'top'];
      const clocks = table.clocks;
      if (clocks === null) {
        strip.clock(null, false);
        continue;
      }
      const running = clocks.running === side && table.result === '*';
      const stored = desk.atTip ? null : lastClock(desk, side);
      const elapsed = running ? performance.now() - received(clocks) : 0;
      strip.clock(stored ?? clocks[side] - elapsed, running && stored === null);
    }
  }
}

const arrivals = new WeakMap<object, number>();

/** When these clocks arrived here: the server's own time is of another clock. */
function received(clocks: object): number {
  let at = arrivals.get(clocks);
  if (at === undefined) {
    at = performance.now();
    arrivals.set(clocks, at);
  }
  return at;
}

function lastClock(desk: Desk, side: Side): number | null {
  const path = desk.tree.value.pathTo(desk.current.value).reverse();
  const own = path.find((place) => place.ply % 2 === (side === 'white' ? 1 : 0) && place.move?.clock);
  return own?.move?.clock ?? null;
}

function phrase(desk: Desk, side: Side): string {
  const table = desk.table.value;
  const player = table[side];
  if (table.result !== '*' && table.kind !== 'analysis') {
    const won = table.result === (side === 'white' ? '1-0' : '0-1');
    return table.result === '1/2-1/2' ? 'draw' : won ? 'won' : 'lost';
  }
  if (table.kind !== 'play' && table.kind !== 'none') {
    return player.elo === null ? '' : String(player.elo);
  }
  if (player.human) {
    const time = table.settings?.clock;
    return time ? clockWords(time.base, time.increment) : 'no clock';
  }
  const strength = table.settings?.elo ? `Elo ${table.settings.elo}` : 'full strength';
  return `${strength}, effort control ${table.settings?.desc === false ? 'off' : 'on'}`;
}

class Strip {
  readonly #dot = h('span', { class: 'dot' });
  readonly #name = h('b');
  readonly #phrase = h('span', { class: 'quiet phrase' });
  readonly #material = h('span', { class: 'material' });
  readonly #clock = h('span', { class: 'clock', role: 'timer' });
  readonly element = h('div', { class: 'strip' }, this.#dot, this.#name, this.#phrase, this.#material, this.#clock);
  #shown = '';

  player(side: Side, name: string, text: string, ahead: string[]): void {
    this.#dot.className = `dot ${side}`;
    write(this.#name, name);
    write(this.#phrase, text);
    const key = side + ahead.join('');
    if (key !== this.#shown) {
      this.#shown = key;
      put(this.#material, ...ahead.map((kind) => pieceIcon((side === 'white' ? 'w' : 'b') + kind, 17)));
      const names = ahead.length === 0 ? '' : `ahead by ${ahead.length}`;
      this.#material.title = names;
    }
  }

  clock(ms: number | null, running: boolean): void {
    this.#clock.hidden = ms === null;
    if (ms !== null) {
      write(this.#clock, clock(ms, ms < 120_000));
      this.#clock.classList.toggle('running', running);
      this.#clock.classList.toggle('low', ms < 10_000);
    }
  }
}

class EvaluationBar {
  readonly #share = h('div', { class: 'share' });
  readonly #atWhite = h('span', { class: 'at-white' });
  readonly #atBlack = h('span', { class: 'at-black' });
  readonly element = h('div', { class: 'eval', role: 'img' }, this.#share, h('div', { class: 'even' }), this.#atWhite, this.#atBlack);

  show(cp: number | null, mate: number | null, flipped: boolean, known: boolean): void {
    const value = chance(cp, mate);
    this.element.style.setProperty('--white-share', String((value + 1) / 2));
    this.element.classList.toggle('flipped', flipped);
    this.element.classList.toggle('unknown', !known);
    const text = mate !== null ? `#${Math.abs(mate)}` : cp === null ? '' : (Math.abs(cp) / 100).toFixed(Math.abs(cp) >= 995 ? 0 : 1);
    const white = mate !== null ? mate > 0 : (cp ?? 0) >= 0;
    write(this.#atWhite, white ? text : '');
    write(this.#atBlack, white ? '' : text);
    this.element.setAttribute('aria-label', known ? `Evaluation ${score(cp, mate)}` : 'No evaluation yet');
  }
}
