/** Asks at the square which piece a pawn becomes; null when closed without a choice. */
import { h } from '../base/dom.ts';
import type { Side } from '../base/position.ts';
import { pieceIcon } from './pieces.ts';

const CHOICES = [['q', 'Queen'], ['n', 'Knight'], ['r', 'Rook'], ['b', 'Bishop']];

export function askPromotion(
  box: HTMLElement,
  square: string,
  side: Side,
  orientation: Side,
  answer: (kind: string | null) => void,
): () => void {
  const file = square.charCodeAt(0) - 97;
  const column = orientation === 'white' ? file : 7 - file;
  const fromTop = (side === 'white') === (orientation === 'white');
  const picker = h('div', { class: 'promotion', role: 'dialog', 'aria-label': 'Promote to' });
  const close = (kind: string | null) => {
    document.removeEventListener('pointerdown', outside, true);
    picker.remove();
    answer(kind);
    box.focus({ preventScroll: true });
  };
  const outside = (event: Event) => {
    if (!picker.contains(event.target as Node)) {
      close(null);
    }
  };
  for (const [kind, name] of CHOICES) {
    const button = h('button', { type: 'button', 'aria-label': name, title: name, click: () => close(kind) });
    button.append(pieceIcon((side === 'white' ? 'w' : 'b') + kind, 40));
    picker.append(button);
  }
  picker.style.setProperty('left', `${column * 12.5}%`);
  picker.style.setProperty(fromTop ? 'top' : 'bottom', '0');
  picker.addEventListener('keydown', (event) => {
    const buttons = [...picker.querySelectorAll('button')];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === 'Escape') {
      close(null);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : buttons.length - 1;
      buttons[(index + step) % buttons.length].focus();
    } else {
      const typed = CHOICES.find(([kind]) => kind === event.key.toLowerCase());
      if (typed === undefined) {
        return;
      }
      close(typed[0]);
    }
    event.preventDefault();
    event.stopPropagation();
  });
  box.append(picker);
  setTimeout(() => document.addEventListener('pointerdown', outside, true));
  picker.querySelector('button')?.focus({ preventScroll: true });
  return () => close(null);
}
