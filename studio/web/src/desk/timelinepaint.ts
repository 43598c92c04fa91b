/** Paints the two charts of the timeline onto their canvas: what uPlot's own series cannot show. */
import type uPlot from 'uplot';
import { modeRank } from '../base/chance.ts';
import { seconds } from '../base/format.ts';
import { token } from '../base/theme.ts';
import type { Game } from './timeline.ts';

/** The part of the height below zero that the opponent's longest time takes. */
const OTHERS_SHARE = 0.2;
const FONT = '11px Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

function font(ratio: number): string {
  return FONT.replace('11px', `${11 * ratio}px`);
}

/** The ground, White's and Black's areas and the curve; areas meet the zero line. */
export function paintEvaluation(plot: uPlot, game: Game): void {
  const { ctx, bbox } = plot;
  const zero = plot.valToPos(0, 'y', true);
  ctx.save();
  ctx.fillStyle = token('plot');
  ctx.beginPath();
  ctx.roundRect(bbox.left, bbox.top, bbox.width, bbox.height, 4 * devicePixelRatio);
  ctx.fill();
  ctx.clip();
  const known = game.chances
    .map((value, index) => (value === null ? null : { x: plot.valToPos(index, 'x', true), y: plot.valToPos(value, 'y', true) }))
    .filter((point) => point !== null);
  if (known.length > 0) {
    const area = new Path2D();
    area.moveTo(known[0].x, zero);
    known.forEach((point) => area.lineTo(point.x, point.y));
    area.lineTo(known[known.length - 1].x, zero);
    area.closePath();
    for (const [color, top, height] of [['white', bbox.top, zero - bbox.top], ['black', zero, bbox.top + bbox.height - zero]] as const) {
      ctx.save();
      ctx.beginPath();
      ctx.rect(bbox.left, top, bbox.width, height);
      ctx.clip();
      ctx.fillStyle = token(color);
      ctx.fill(area);
      ctx.restore();
    }
  }
  line(ctx, bbox.left, zero, bbox.left + bbox.width, zero, token('line-strong'));
  ctx.strokeStyle = token('text');
  ctx.lineWidth = 1.5 * devicePixelRatio;
  ctx.lineJoin = 'round';
  ctx.beginPath();
  known.forEach((point, index) => (index === 0 ? ctx.moveTo(point.x, point.y) : ctx.lineTo(point.x, point.y)));
  ctx.stroke();
  ctx.restore();
}

/** The engine's bars up in the color of their mode, the opponent's down in grey, book moves bracketed. */
export function paintBars(plot: uPlot, game: Game): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const zero = Math.round(plot.valToPos(0, 's', true));
  const step = plot.valToPos(1, 'x', true) - plot.valToPos(0, 'x', true);
  const width = Math.max(2 * ratio, Math.min(9 * ratio, Math.round(step * 1.35)));
  ctx.save();
  line(ctx, bbox.left, zero, bbox.left + bbox.width, zero, token('line-strong'));
  game.places.forEach((place, index) => {
    const move = place.move;
    if (move === null || !move.time || move.time <= 0) {
      return;
    }
    const person = game.person !== null && (place.ply % 2 === 1) === (game.person === 'white');
    const rank = modeRank(move.mode);
    const x = Math.round(plot.valToPos(index, 'x', true) - width / 2);
    if (person || (rank === 0 && game.person !== null && move.pes === null && move.cp === null)) {
      const share = Math.min(1, move.time / game.othersLongest) * OTHERS_SHARE;
      ctx.fillStyle = token('line-strong');
      ctx.fillRect(x, zero + ratio, width, Math.max(ratio, plot.valToPos(-share * game.longest, 's', true) - zero));
      return;
    }
    const top = plot.valToPos(Math.min(move.time, game.longest), 's', true);
    ctx.fillStyle = rank > 0 ? token(`effort-${rank}`) : token('text-3');
    ctx.fillRect(x, top, width, zero - top);
    if (move.time > game.longest) {
      ctx.fillStyle = token('surface');
      ctx.fillRect(x, top + 4 * ratio, width, 2 * ratio);
      label(ctx, seconds(move.time), x + width / 2, top - 2 * ratio, 'center', ratio);
    }
  });
  paintRunning(plot, game, zero, width);
  paintBook(plot, game, zero);
  ctx.restore();
}

function paintRunning(plot: uPlot, game: Game, zero: number, width: number): void {
  const running = game.running;
  if (running === null) {
    return;
  }
  const { ctx } = plot;
  const ratio = devicePixelRatio;
  const color = token(`effort-${Math.max(1, running.mode)}`);
  const x = Math.round(plot.valToPos(running.ply, 'x', true) - width / 2);
  const top = plot.valToPos(Math.min(running.spent, game.longest), 's', true);
  ctx.fillStyle = color;
  ctx.fillRect(x, top, width, zero - top);
  if (running.planned > running.spent) {
    const frame = plot.valToPos(Math.min(running.planned, game.longest), 's', true);
    ctx.strokeStyle = color;
    ctx.lineWidth = ratio;
    ctx.setLineDash([2 * ratio, 2 * ratio]);
    ctx.strokeRect(x + 0.5 * ratio, frame, width - ratio, top - frame);
    ctx.setLineDash([]);
  }
}

function paintBook(plot: uPlot, game: Game, zero: number): void {
  const last = game.places.findLastIndex((place) => place.move?.opening === true);
  if (last < 1) {
    return;
  }
  const { ctx } = plot;
  const ratio = devicePixelRatio;
  const from = plot.valToPos(0.4, 'x', true);
  const to = plot.valToPos(last + 0.6, 'x', true);
  line(ctx, from, zero, from, zero - 6 * ratio, token('line-strong'));
  line(ctx, to, zero, to, zero - 6 * ratio, token('line-strong'));
  const wide = to - from > 150 * ratio;
  if (to - from > 34 * ratio) {
    label(ctx, wide ? 'opening book, no thinking' : 'book', (from + to) / 2, zero - 6 * ratio, 'center', ratio);
  }
}

function line(ctx: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number, color: string): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = devicePixelRatio;
  ctx.beginPath();
  ctx.moveTo(Math.round(x1) + 0.5, Math.round(y1) + 0.5);
  ctx.lineTo(Math.round(x2) + 0.5, Math.round(y2) + 0.5);
  ctx.stroke();
}

function label(ctx: CanvasRenderingContext2D, text: string, x: number, y: number, align: CanvasTextAlign, ratio: number): void {
  ctx.fillStyle = token('text-3');
  ctx.font = font(ratio);
  ctx.textAlign = align;
  ctx.textBaseline = 'bottom';
  ctx.fillText(text, x, y);
}
