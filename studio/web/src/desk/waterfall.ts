/** The order and the places of the bars: each starts where the last ended. */
import type { Theme } from '../base/types.ts';

export interface Bar {
  theme: Theme | null;
  /** Several small themes as one row. */
  small: Theme[];
  from: number;
  to: number;
  on: boolean;
}

export interface Waterfall { bars: Bar[]; sum: number; low: number; high: number; speaking: number }

const ROWS = 13;

/** Themes that move the score by less than half a centipawn are small. */
const SMALL = 0.5;

/** Rows by size of effect; themes that are off keep their row but move nothing. */
export function waterfall(themes: Theme[], off: ReadonlySet<string>, open: boolean): Waterfall {
  const isOn = (theme: Theme) => theme.on && !off.has(theme.key);
  const speaking = themes
    .filter((theme) => theme.white !== 0 || theme.black !== 0 || theme.total !== 0 || off.has(theme.key))
    .sort((one, other) => Math.abs(other.total) - Math.abs(one.total));
  const large = speaking.filter((theme) => Math.abs(theme.total) >= SMALL || off.has(theme.key)).length;
  const split = open ? speaking.length : large <= ROWS && speaking.length - large !== 1 ? large : Math.min(ROWS, speaking.length);
  const bars: Bar[] = [];
  let at = 0;
  let low = 0;
  let high = 0;
  const push = (theme: Theme | null, small: Theme[], effect: number, ghost: number, on: boolean) => {
    bars.push({ theme, small, from: at, to: at + ghost, on });
    low = Math.min(low, at, at + ghost);
    high = Math.max(high, at, at + ghost);
    at += effect;
  };
  for (const theme of speaking.slice(0, split)) {
    push(theme, [], isOn(theme) ? theme.total : 0, theme.total, isOn(theme));
  }
  const rest = speaking.slice(split);
  if (rest.length > 0) {
    const effect = rest.filter(isOn).reduce((sum, theme) => sum + theme.total, 0);
    push(null, rest, effect, effect, true);
  }
  return { bars, sum: at, low: Math.min(low, at), high: Math.max(high, at), speaking: speaking.length };
}

/** Round steps for the grid: at most four lines on either side. */
export function gridStep(low: number, high: number): number {
  return [10, 25, 50, 100, 200, 500, 1000, 2000].find((step) => (high - low) / step <= 5) ?? 5000;
}
