/** How scores, times and counts are written: the wording of the design. */

export const MINUS = '−';
export const ELLIPSIS = '…';

export function signed(value: number, digits = 2): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) {
    return text;
  }
  return (value < 0 ? MINUS : '+') + text;
}

/** A number that only shows a sign when it is negative. */
export function plain(value: number, digits = 2): string {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? MINUS + text : text;
}

/** Pawns from White's view: +0.22, −0.38, 0.00, #5, #−3. */
export function score(cp: number | null | undefined, mate: number | null | undefined): string {
  if (mate !== null && mate !== undefined) {
    return mate < 0 ? `#${MINUS}${-mate}` : `#${mate}`;
  }
  if (cp === null || cp === undefined) {
    return '';
  }
  return signed(cp / 100);
}

/** 4.5 s, from 10 s on 22 s, from 10 minutes on 12 min. */
export function seconds(ms: number): string {
  const value = ms / 1000;
  if (value >= 600) {
    return `${Math.round(value / 60)} min`;
  }
  return value >= 9.95 ? `${Math.round(value)} s` : `${value.toFixed(1)} s`;
}

export function span(totalSeconds: number): string {
  const minutes = Math.round(totalSeconds / 60);
  if (totalSeconds < 90) {
    return `${Math.round(totalSeconds)} s`;
  }
  if (minutes < 90) {
    return `${minutes} min`;
  }
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** 1:31.0 with tenths below a minute of playing worth, else 1:31; hours from 60 minutes on. */
export function clock(ms: number, tenths: boolean): string {
  const left = Math.max(0, ms);
  const hours = Math.floor(left / 3_600_000);
  const minutes = Math.floor(left / 60_000) % 60;
  const rest = (left % 60_000) / 1000;
  const shown = tenths ? (Math.floor(rest * 10) / 10).toFixed(1).padStart(4, '0') : String(Math.floor(rest)).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${shown}` : `${minutes}:${shown}`;
}

/** 3 min + 2 s, 40 s + 1 s, 1.5 min. */
export function clockWords(base: number, increment: number): string {
  const time = base < 60_000 ? `${Number((base / 1000).toFixed(1))} s` : `${Number((base / 60_000).toFixed(1))} min`;
  return increment > 0 ? `${time} + ${Number((increment / 1000).toFixed(2))} s` : time;
}

export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** 0.94 M, 12 k, 850: the speed of a search. */
export function speed(perSecond: number): string {
  if (perSecond >= 100_000) {
    return `${(perSecond / 1e6).toFixed(perSecond >= 9.95e6 ? 1 : 2)} M`;
  }
  return perSecond >= 1000 ? `${Math.round(perSecond / 1000)} k` : String(Math.round(perSecond));
}

export function percent(share: number, digits = 0): string {
  return `${(share * 100).toFixed(digits)} %`;
}

export function moveNumber(ply: number): string {
  return ply % 2 === 1 ? `${(ply + 1) / 2}.` : `${ply / 2}${ELLIPSIS}`;
}

export function result(value: string): string {
  return value === '1/2-1/2' ? '½–½' : value.replace('-', '–');
}

/** ADJUDICATED_WIN as Adjudicated win. */
export function words(key: string): string {
  const text = key.replaceAll(/[_-]/g, ' ').toLowerCase();
  return (text.charAt(0).toUpperCase() + text.slice(1)).replaceAll(/\b(pes|acpl|auc)\b/gi, (short) => short.toUpperCase());
}

/** Counts by words: 1 game, 3 games. */
export function many(value: number, one: string, more = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : more}`;
}

/** 2026-11-18, 2026.11.18 or an instant as 18 November 2026. */
export function day(text: string | null | undefined): string {
  const date = new Date((text ?? '').replace(/^(\d+)\.(\d+)\.(\d+)/, '$1-$2-$3'));
  return Number.isNaN(date.getTime())
    ? (text ?? '')
    : date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Effort inside the tree in words: how much deeper or shallower late moves were searched, and why. */
export function treeText(tree: { moves: number; plies: number; price: number }): string {
  const plies = Math.abs(tree.plies).toFixed(2);
  const how = Number(plies) === 0 ? 'as deep as usual' : `${plies} half moves ${tree.plies < 0 ? 'deeper' : 'shallower'} than usual`;
  const why = tree.price > 100 ? ', because missing a move is dear in this mode' : tree.price < 100 ? ', because a miss costs little in this mode' : ', by what was learned of such moves';
  return `${many(tree.moves, 'late move')} searched ${how}${why}.`;
}
