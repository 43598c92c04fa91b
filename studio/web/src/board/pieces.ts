/** The product's own piece set: flat, outlined, one stroke weight, on tiles of 40. */
import { constantSvg, s } from '../base/dom.ts';

const BASE = '<rect x="10" y="31.3" width="20" height="4.2" rx="1.6"/>';
const FOOT = '<path d="M13.2 28h13.6l1 3.3H12.2z"/>';

const SHAPES: Record<string, string> = {
  p: `<path d="M17.5 17.6c-.2 5.2-1.7 9.3-4.4 13.7h13.8c-2.7-4.4-4.2-8.5-4.4-13.7z"/>
      <rect x="11.3" y="31.3" width="17.4" height="4.2" rx="1.6"/><rect x="15.2" y="15.4" width="9.6" height="2.6" rx="1.3"/>
      <circle cx="20" cy="11.2" r="4.4"/>`,
  r: `<path d="M14.3 15.6h11.4l1.3 12.4H13z"/><path d="M11 6.3h4.3v2.9h2.6V6.3h4.2v2.9h2.6V6.3H29v6l-3.1 3.4H14.1L11 12.3z"/>${FOOT}${BASE}`,
  n: `<path d="M12.4 31.3c0-5.4 4.4-7.2 6-11.4-1.6 1.4-4.1 1.8-5.3 3.5-.8 1.1-2 1.5-3 .7l-1.5-1.3c-.8-.7-.8-1.7-.2-2.6 1.9-2.6 2.9-5 3.8-8 .4-1.3 1-2.3 2-3.1l-.5-4.3 4.4 2.8c7.2.2 11.6 6.3 11.6 15.3 0 3-.3 5.8-.9 8.4z"/>
      <circle class="eye" cx="15.9" cy="13.2" r="1.15"/>${BASE}`,
  b: `<path d="M17 27c-.3 2-1.6 3.5-3.6 4.3h13.2c-2-.8-3.3-2.3-3.6-4.3z"/>
      <path d="M20 8.4c4.2 2.8 6.7 6.5 6.7 10.2 0 2.8-1.4 4.9-3.6 5.8h-6.2c-2.2-.9-3.6-3-3.6-5.8 0-3.7 2.5-7.4 6.7-10.2z"/>
      <path class="detail" d="M22.7 13.6l-3.2 4.8"/><rect x="14.3" y="24.4" width="11.4" height="2.7" rx="1.35"/><circle cx="20" cy="6.3" r="2.2"/>${BASE}`,
  q: `<path d="M12.6 25L8.3 12.6l6.1 6L15.6 9.4 20 17.3l4.4-7.9 1.2 9.2 6.1-6L27.4 25z"/>
      <circle cx="7.9" cy="11" r="1.9"/><circle cx="15.4" cy="7.6" r="1.9"/><circle cx="24.6" cy="7.6" r="1.9"/><circle cx="32.1" cy="11" r="1.9"/>
      <path d="M12.6 25h14.8l-.6 3H13.2z"/>${FOOT}${BASE}`,
  k: `<path d="M18.8 3h2.4v2.1h2.1v2.4h-2.1v5h-2.4v-5h-2.1V5.1h2.1z"/>
      <path d="M20 14.6c1.4-3 4.3-3.7 6.9-3.5 3.7.2 5.6 3.2 4.7 6.6-.8 3.1-3 6-4.2 10.3H12.6c-1.2-4.3-3.4-7.2-4.2-10.3-.9-3.4 1-6.4 4.7-6.6 2.6-.2 5.5.5 6.9 3.5z"/>
      <path class="detail" d="M20 15v7.4"/>${FOOT}${BASE}`,
};

/** Puts the set into the page once; boards refer to it by `#wk` and so on. */
export function installPieces(): void {
  if (document.getElementById('cm-chessboard-sprite') !== null) {
    return;
  }
  const groups = ['w', 'b'].flatMap((color) =>
    Object.entries(SHAPES).map(([kind, shape]) => `<g id="${color}${kind}" class="piece-${color}">${shape}</g>`),
  );
  const holder = document.createElement('div');
  holder.id = 'cm-chessboard-sprite';
  holder.setAttribute('aria-hidden', 'true');
  holder.append(constantSvg(`<svg xmlns="http://www.w3.org/2000/svg"><defs>${groups.join('')}</defs></svg>`));
  document.body.append(holder);
}

/** One piece as a picture; `kind` is like `wq`. */
export function pieceIcon(kind: string, size: number): SVGSVGElement {
  return s('svg', { class: 'piece-icon', viewBox: '0 0 40 40', width: size, height: size, 'aria-hidden': 'true' }, s('use', { href: `#${kind}` }));
}
