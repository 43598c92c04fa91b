/** Icons of 16 pixels, drawn for the product: one stroke of 1.4, round ends. */
import { s } from './dom.ts';

const PATHS = {
  sun: 'M8 5a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM8 1.2v1.4M8 13.4v1.4M1.2 8h1.4M13.4 8h1.4M3.2 3.2l1 1M11.8 11.8l1 1M3.2 12.8l1-1M11.8 4.2l1-1',
  help: 'M8 1.7a6.3 6.3 0 1 0 0 12.6a6.3 6.3 0 0 0 0-12.6zM6.2 6.3c.1-2.3 3.7-2.2 3.6 0c0 1.3-1.8 1.4-1.8 2.8M8 11.4v.1',
  first: 'M4 3v10M11.5 3.5L7 8l4.5 4.5',
  last: 'M12 3v10M4.5 3.5L9 8l-4.5 4.5',
  back: 'M10 3.5L5.5 8l4.5 4.5',
  next: 'M6 3.5L10.5 8L6 12.5',
  undo: 'M5.5 2.5L2.5 5.5l3 3M2.8 5.5h6.7a3.9 3.9 0 0 1 0 7.8H6',
  bulb: 'M8 1.7a4.2 4.2 0 0 0-2.4 7.7c.5.4.7.9.7 1.6h3.4c0-.7.2-1.2.7-1.6A4.2 4.2 0 0 0 8 1.7zM6.4 12.8h3.2M7 14.4h2',
  flag: 'M4 14.2V2.2M4 2.8h7.8l-1.7 2.9l1.7 2.9H4',
  flip: 'M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  download: 'M8 2v8M4.7 6.8L8 10.1l3.3-3.3M2.8 13.6h10.4',
  eye: 'M1.4 8C3 5 5.2 3.5 8 3.5S13 5 14.6 8C13 11 10.8 12.5 8 12.5S3 11 1.4 8zM8 6a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
  eyeOff: 'M1.4 8C3 5 5.2 3.5 8 3.5S13 5 14.6 8C13 11 10.8 12.5 8 12.5S3 11 1.4 8zM3 13.4L13 2.6',
  warn: 'M8 2.3L14.6 13.7H1.4zM8 6.6v3.2M8 11.6v.1',
  info: 'M8 1.7a6.3 6.3 0 1 0 0 12.6a6.3 6.3 0 0 0 0-12.6zM8 7.4v3.8M8 4.9v.1',
  play: 'M4.5 2.6v10.8L13 8z',
  pause: 'M5.5 3v10M10.5 3v10',
  stop: 'M4 4h8v8H4z',
  close: 'M4 4l8 8M12 4l-8 8',
  more: 'M3.2 8v.1M8 8v.1M12.8 8v.1',
  moves: 'M2.5 4h11M2.5 8h11M2.5 12h7',
  gauge: 'M2.4 12.3a6.2 6.2 0 1 1 11.2 0M8 9.8l2.6-3.6',
  why: 'M2.5 4h6.5M5 8h8.5M2.5 12h6',
  chart: 'M1.8 11.8L5.6 7l3 2.6L14.2 4',
  plus: 'M8 3v10M3 8h10',
  sound: 'M2.5 6.2h2.3L8.3 3v10L4.8 9.8H2.5zM10.8 5.6a3.6 3.6 0 0 1 0 4.8',
  mute: 'M2.5 6.2h2.3L8.3 3v10L4.8 9.8H2.5zM11 6.4l3.2 3.2M14.2 6.4L11 9.6',
  paste: 'M5.5 3h-2v10.5h9V3h-2M5.8 1.8h4.4v2.6H5.8z',
  board: 'M2.5 2.5h11v11h-11zM8 2.5v11M2.5 8h11',
  down: 'M4 6l4 4l4-4',
  options: 'M2.5 4.5h5M11 4.5h2.5M9.2 2.8a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 0 0 0-3.4zM2.5 11.5h2.5M8.5 11.5h5M6.8 9.8a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 0 0 0-3.4z',
  longest: 'M3 13V9M6.3 13V6.5M9.6 13V2.5M13 13V8',
};

export type IconName = keyof typeof PATHS;

export function icon(name: IconName): SVGSVGElement {
  return s('svg', { class: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true' }, s('path', { d: PATHS[name] }));
}
