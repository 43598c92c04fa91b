/** The chance to win behind a score, as Lichess defines it, and what is drawn by it. */

const SLOPE = 0.00368208;

/** From −1 (Black wins) to 1 (White wins). */
export function chance(cp: number | null | undefined, mate?: number | null): number {
  const value = mate !== null && mate !== undefined ? (mate < 0 ? -1000 : 1000) : (cp ?? 0);
  const bounded = Math.max(-1000, Math.min(1000, value));
  return 2 / (1 + Math.exp(-SLOPE * bounded)) - 1;
}

/** Width of a line's arrow (a square is 64 wide): 12 for the best line, falling with the chance lost, at least 2. */
export function arrowWidth(best: number, line: number): number {
  const lost = Math.min(0.2, Math.abs(best - line) / 2);
  return Math.max(2, Math.round(12 - 50 * lost));
}

/** The mark a move earns by the chance its player lost (0 to 2): Lichess's steps. */
export function judgement(lost: number): '' | '?!' | '?' | '??' {
  if (lost >= 0.3) {
    return '??';
  }
  if (lost >= 0.2) {
    return '?';
  }
  return lost >= 0.1 ? '?!' : '';
}

export const MODES = ['Turbo', 'Fast', 'Standard', 'Deep', 'Critical'];

/** 1 to 5 for a mode's name, 0 for none. */
export function modeRank(mode: string | null | undefined): number {
  return mode ? MODES.findIndex((name) => name.toLowerCase() === mode.toLowerCase()) + 1 : 0;
}

/** Where a score lies on the gauge of five equal segments: each mode is a fifth of the scale. */
export function gaugePlace(pes: number): number {
  return Math.max(0, Math.min(1, pes));
}
