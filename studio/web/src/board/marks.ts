/** What is drawn on a board besides pieces: last move, targets, lit squares, arrows, cursor, coordinates. */
import type { Chessboard } from 'cm-chessboard/src/Chessboard.js';
import { EXTENSION_POINT, Extension } from 'cm-chessboard/src/model/Extension.js';
import { put, s } from '../base/dom.ts';
import { squareIndex } from '../base/position.ts';

export interface Arrow { from: string; to: string; width: number; opacity?: number; bad?: boolean }

export interface Marks {
  last: string[];
  check: string | null;
  selected: string | null;
  targets: string[];
  captures: string[];
  lit: string[];
  arrows: Arrow[];
  premove: string | null;
  cursor: string | null;
}

export const NO_MARKS: Marks = {
  last: [], check: null, selected: null, targets: [], captures: [], lit: [], arrows: [], premove: null, cursor: null,
};

export class MarkLayer extends Extension {
  readonly #below: SVGGElement;
  readonly #above: SVGGElement;
  readonly #coordinates: boolean;
  #marks: Marks = NO_MARKS;

  constructor(board: Chessboard, props: { coordinates: boolean }) {
    super(board);
    this.#coordinates = props.coordinates;
    this.#below = s('g');
    this.#above = s('g');
    board.view.markersLayer.append(this.#below);
    board.view.markersTopLayer.append(this.#above);
    this.registerExtensionPoint(EXTENSION_POINT.afterRedrawBoard, () => this.#draw());
  }

  show(marks: Marks): void {
    this.#marks = marks;
    this.#draw();
  }

  #draw(): void {
    const view = this.chessboard.view;
    const side = view.squareWidth;
    if (!(side > 0)) {
      return;
    }
    const marks = this.#marks;
    const rect = (square: string, inset: number, kind: string, radius = 0) => {
      const { x, y } = view.squareToPoint(square);
      const width = side - 2 * inset;
      return s('rect', { class: kind, x: x + inset, y: y + inset, width, height: width, rx: radius });
    };
    const center = (square: string) => {
      const { x, y } = view.squareToPoint(square);
      return { cx: x + side / 2, cy: y + side / 2 };
    };
    put(
      this.#below,
      ...marks.last.map((square) => rect(square, 0, isLight(square) ? 'last-light' : 'last-dark')),
      marks.check !== null && rect(marks.check, 0, 'check-square'),
      ...premoveSquares(marks.premove).map((square) => rect(square, 0, 'premove-square')),
      ...(this.#coordinates ? this.#coordinateTexts(side) : []),
    );
    put(
      this.#above,
      ...[marks.selected, ...marks.lit].filter((square) => square !== null).map((square) => rect(square, 2.2, 'lit', 3)),
      ...marks.targets.map((square) => s('circle', { class: 'target', ...center(square), r: side * 0.1 })),
      ...marks.captures.map((square) => s('circle', { class: 'target-take', ...center(square), r: side * 0.44 })),
      ...[...marks.arrows].reverse().map((arrow) => arrowShape(center(arrow.from), center(arrow.to), side, arrow)),
      marks.premove !== null && premoveArrow(center(marks.premove.slice(0, 2)), center(marks.premove.slice(2, 4)), side),
      marks.cursor !== null && rect(marks.cursor, 2.2, 'cursor-square', 3),
    );
  }

  #coordinateTexts(side: number): SVGTextElement[] {
    const view = this.chessboard.view;
    const texts: SVGTextElement[] = [];
    const size = Math.max(8.5, Math.min(11, side * 0.16));
    for (let i = 0; i < 64; i++) {
      const square = String.fromCharCode(97 + (i % 8)) + String(Math.floor(i / 8) + 1);
      const { x, y } = view.squareToPoint(square);
      const kind = `coord ${isLight(square) ? 'on-light' : 'on-dark'}`;
      const font = { 'font-size': size };
      if (x < 1) {
        texts.push(s('text', { class: kind, x: x + 3, y: y + size + 1, ...font }, square[1]));
      }
      if (y > side * 6.9) {
        texts.push(s('text', { class: kind, x: x + side - 3, y: y + side - 4, 'text-anchor': 'end', ...font }, square[0]));
      }
    }
    return texts;
  }
}

function isLight(square: string): boolean {
  const index = squareIndex(square);
  return (index + Math.floor(index / 8)) % 2 === 1;
}

function premoveSquares(premove: string | null): string[] {
  return premove === null ? [] : [premove.slice(0, 2), premove.slice(2, 4)];
}

interface Point { cx: number; cy: number }

/** A shaft and a head as one polygon; widths are of a square of 64. */
function arrowShape(from: Point, to: Point, side: number, arrow: Arrow): SVGPathElement {
  const unit = side / 64;
  const half = (arrow.width / 2) * unit;
  const length = Math.hypot(to.cx - from.cx, to.cy - from.cy);
  const angle = (Math.atan2(to.cy - from.cy, to.cx - from.cx) * 180) / Math.PI;
  const start = 8 * unit;
  const end = length - 2 * unit;
  const wide = half * 2 + 5 * unit;
  const neck = end - Math.min(wide * 1.5, length * 0.6);
  const path = `M${start} ${-half}H${neck}V${-wide}L${end} 0L${neck} ${wide}V${half}H${start}Z`;
  return s('path', {
    class: arrow.bad ? 'arrow bad' : 'arrow',
    d: path,
    'fill-opacity': arrow.opacity ?? 0.85,
    transform: `translate(${from.cx} ${from.cy}) rotate(${angle})`,
  });
}

function premoveArrow(from: Point, to: Point, side: number): SVGGElement {
  const angle = Math.atan2(to.cy - from.cy, to.cx - from.cx);
  const head = side * 0.2;
  const wing = (turn: number) =>
    `${to.cx - head * Math.cos(angle + turn)} ${to.cy - head * Math.sin(angle + turn)}`;
  const line = s('line', { class: 'arrow premove', x1: from.cx, y1: from.cy, x2: to.cx, y2: to.cy });
  const tip = s('path', { class: 'arrow premove', d: `M${wing(0.6)}L${to.cx} ${to.cy}L${wing(-0.6)}`, 'stroke-dasharray': 'none' });
  return s('g', {}, line, tip);
}
