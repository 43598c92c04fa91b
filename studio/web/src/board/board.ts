/** The board a person plays on: cm-chessboard with our pieces and marks, drag, click-click, keyboard and promotion. */
import { Chessboard, COLOR, INPUT_EVENT_TYPE } from 'cm-chessboard/src/Chessboard.js';
import type { MoveInputEvent } from 'cm-chessboard/src/Chessboard.js';
import { h, s } from '../base/dom.ts';
import { parse, pieceName, squareIndex, squareName } from '../base/position.ts';
import type { Side } from '../base/position.ts';
import { MarkLayer, NO_MARKS } from './marks.ts';
import type { Marks } from './marks.ts';
import { installPieces } from './pieces.ts';
import { keepDragInsideCsp } from './drag.ts';
import { askPromotion } from './promotion.ts';

export interface Input {
  /** Whose pieces may be picked up, null for both. */
  side: Side | null;
  /** Targets of the piece on a square. */
  targets(square: string): string[];
  /** Whether this move of a pawn needs a choice. */
  promotes(from: string, to: string): boolean;
  play(uci: string): void;
}

export class Board {
  readonly element: HTMLElement;
  readonly #grid: HTMLElement;
  readonly #cells = new Map<string, HTMLElement>();
  readonly #board: Chessboard;
  readonly #layer: MarkLayer;
  #input: Input | null = null;
  #fen = '';
  #marks: Marks = NO_MARKS;
  #picked: string | null = null;
  #cursor: string | null = null;
  #orientation: Side = 'white';
  #closePicker: (() => void) | null = null;
  onSquare: ((square: string | null, event: PointerEvent) => void) | null = null;

  constructor(label: string) {
    installPieces();
    this.element = h('div', { class: 'board-box', tabindex: 0, role: 'application', 'aria-roledescription': 'chess board', 'aria-label': label });
    this.#grid = this.#buildGrid(label);
    this.#board = new Chessboard(this.element, {
      position: '8/8/8/8/8/8/8/8',
      assetsCache: true,
      style: {
        cssClass: 'studio',
        showCoordinates: false,
        pieces: { tileSize: 40 },
        animationDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 120,
      },
      extensions: [{ class: MarkLayer, props: { coordinates: true } }],
    });
    this.#board.view.svg.setAttribute('aria-hidden', 'true');
    this.#board.view.svg.removeAttribute('role');
    keepDragInsideCsp(this.#board);
    this.#layer = (this.#board as unknown as { extensions: MarkLayer[] }).extensions[0];
    this.element.append(this.#grid);
    this.element.addEventListener('keydown', (event) => this.#key(event));
    this.element.addEventListener('focus', () => this.#moveCursor(this.#cursor ?? (this.#orientation === 'white' ? 'e2' : 'e7')));
    this.element.addEventListener('blur', () => this.#showCursor(false));
    this.element.addEventListener('pointermove', (event) => this.onSquare?.(squareOf(event.target), event));
    this.element.addEventListener('pointerleave', (event) => this.onSquare?.(null, event));
  }

  position(fen: string, animated = true): void {
    if (fen !== this.#fen) {
      const before = this.#fen.split(' ')[0];
      this.#fen = fen;
      this.#unpick();
      if (before !== fen.split(' ')[0]) {
        this.#closePicker?.();
      }
      this.#describe();
    }
    void this.#board.setPosition(fen, animated);
  }

  marks(marks: Marks): void {
    this.#marks = marks;
    this.#draw();
  }

  orientation(side: Side): void {
    if (side !== this.#orientation) {
      this.#orientation = side;
      void this.#board.setOrientation(side === 'white' ? COLOR.white : COLOR.black, false);
    }
  }

  input(input: Input | null): void {
    const same = input !== null && this.#input !== null && input.side === this.#input.side;
    this.#input = input;
    if (same) {
      return;
    }
    this.#board.cancelMoveInput();
    this.#board.disableMoveInput();
    if (input === null) {
      this.#unpick();
    } else {
      const color = input.side === null ? undefined : input.side === 'white' ? COLOR.white : COLOR.black;
      this.#board.enableMoveInput((event) => this.#moved(event), color);
    }
  }

  destroy(): void {
    this.#board.destroy();
  }

  #moved(event: MoveInputEvent): boolean {
    switch (event.type) {
      case INPUT_EVENT_TYPE.moveInputStarted: {
        const targets = this.#input?.targets(event.squareFrom) ?? [];
        if (targets.length > 0) {
          this.#pick(event.squareFrom, targets);
        }
        return targets.length > 0;
      }
      case INPUT_EVENT_TYPE.validateMoveInput: {
        const { squareFrom, squareTo } = event;
        const allowed = squareTo !== null && (this.#input?.targets(squareFrom) ?? []).includes(squareTo);
        this.#unpick();
        if (allowed) {
          queueMicrotask(() => this.#play(squareFrom, squareTo));
        }
        return false;
      }
      case INPUT_EVENT_TYPE.moveInputCanceled:
        this.#unpick();
        return true;
      default:
        return true;
    }
  }

  #play(from: string, to: string): void {
    const input = this.#input;
    if (input === null) {
      return;
    }
    if (!input.promotes(from, to)) {
      input.play(from + to);
      return;
    }
    const side = parse(this.#fen).squares[squareIndex(from)] === 'P' ? 'white' : 'black';
    this.#closePicker = askPromotion(this.element, to, side, this.#orientation, (kind) => {
      this.#closePicker = null;
      if (kind !== null) {
        this.#input?.play(from + to + kind);
      }
    });
  }

  #pick(square: string, targets: string[]): void {
    const { squares } = parse(this.#fen);
    this.#picked = square;
    this.#marks = {
      ...this.#marks,
      selected: square,
      targets: targets.filter((target) => squares[squareIndex(target)] === ''),
      captures: targets.filter((target) => squares[squareIndex(target)] !== ''),
    };
    this.#draw();
  }

  #unpick(): void {
    if (this.#picked !== null) {
      this.#picked = null;
      this.#marks = { ...this.#marks, selected: null, targets: [], captures: [] };
      this.#draw();
    }
  }

  #draw(): void {
    const picked = this.#picked === null ? {} : { selected: this.#picked };
    this.#layer.show({ ...this.#marks, ...picked, cursor: this.element.matches(':focus-visible') ? this.#cursor : null });
  }

  #key(event: KeyboardEvent): void {
    const forward = this.#orientation === 'white' ? 1 : -1;
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-forward, 0], ArrowRight: [forward, 0], ArrowUp: [0, forward], ArrowDown: [0, -forward],
    };
    const step = steps[event.key];
    if (event.target !== this.element) {
      return;
    }
    if (step !== undefined) {
      const index = squareIndex(this.#cursor ?? 'e2');
      const file = Math.min(7, Math.max(0, (index % 8) + step[0]));
      const rank = Math.min(7, Math.max(0, Math.floor(index / 8) + step[1]));
      this.#moveCursor(squareName(rank * 8 + file));
    } else if (event.key === 'Enter') {
      this.#pickOrDrop();
    } else if (event.key === 'Escape' && this.#picked !== null) {
      this.#unpick();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #pickOrDrop(): void {
    const square = this.#cursor;
    if (square === null || this.#input === null) {
      return;
    }
    const from = this.#picked;
    if (from !== null && this.#input.targets(from).includes(square)) {
      this.#unpick();
      this.#play(from, square);
      return;
    }
    const targets = this.#input.targets(square);
    this.#unpick();
    if (targets.length > 0 && square !== from) {
      this.#pick(square, targets);
    }
  }

  #moveCursor(square: string): void {
    this.#cursor = square;
    this.#showCursor(true);
    this.#draw();
  }

  #showCursor(shown: boolean): void {
    if (shown && this.#cursor !== null) {
      this.element.setAttribute('aria-activedescendant', this.#cells.get(this.#cursor)?.id ?? '');
    }
    this.#draw();
  }

  /** An unseen grid tells a screen reader what stands where. */
  #buildGrid(label: string): HTMLElement {
    const id = `b${Math.random().toString(36).slice(2, 7)}`;
    const rows: HTMLElement[] = [];
    for (let rank = 7; rank >= 0; rank--) {
      const row = h('div', { role: 'row' });
      for (let file = 0; file < 8; file++) {
        const square = squareName(rank * 8 + file);
        const cell = h('div', { role: 'gridcell', id: `${id}-${square}` });
        this.#cells.set(square, cell);
        row.append(cell);
      }
      rows.push(row);
    }
    return h('div', { class: 'unseen', role: 'grid', 'aria-label': `${label}, squares` }, ...rows);
  }

  #describe(): void {
    const { squares } = parse(this.#fen);
    for (const [square, cell] of this.#cells) {
      cell.textContent = `${square} ${pieceName(squares[squareIndex(square)])}`;
    }
  }
}

function squareOf(target: EventTarget | null): string | null {
  return target instanceof Element ? target.getAttribute('data-square') : null;
}

/** A board to look at: squares, last move, pieces and arrows in one picture. */
export function smallBoard(fen: string, last: string[] = [], flipped = false): HTMLElement {
  installPieces();
  const { squares } = parse(fen);
  const picture = s('svg', { viewBox: '0 0 320 320', 'aria-hidden': 'true' });
  for (let index = 0; index < 64; index++) {
    const x = (flipped ? 7 - (index % 8) : index % 8) * 40;
    const y = (flipped ? Math.floor(index / 8) : 7 - Math.floor(index / 8)) * 40;
    const light = (index + Math.floor(index / 8)) % 2 === 1;
    const kind = last.includes(squareName(index)) ? (light ? 'last-light' : 'last-dark') : light ? 'sq-light' : 'sq-dark';
    picture.append(s('rect', { class: kind, x, y, width: 40, height: 40 }));
    const piece = squares[index];
    if (piece !== '') {
      const name = (piece === piece.toUpperCase() ? 'w' : 'b') + piece.toLowerCase();
      picture.append(s('use', { href: `#${name}`, transform: `translate(${x - 2.8} ${y - 2.8}) scale(1.14)` }));
    }
  }
  return h('div', { class: 'small-board' }, picture);
}
