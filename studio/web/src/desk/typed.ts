/** A field for moves typed as a person writes them: Nf3, exd5, O-O, e8=Q. */
import { h } from '../base/dom.ts';

export function typedMove(play: (text: string) => Promise<boolean>): { element: HTMLElement; open(): void } {
  const box = h('input', { type: 'text', class: 'typed', 'aria-label': 'Type a move', placeholder: '/', autocomplete: 'off', spellcheck: 'false', title: 'Type a move, for example Nf3, and press Enter' });
  box.addEventListener('keydown', async (event) => {
    if (event.key === 'Escape') {
      box.value = '';
      box.blur();
    } else if (event.key === 'Enter' && box.value.trim() !== '') {
      const text = box.value.trim();
      box.value = '';
      const played = await play(text);
      if (!played) {
        box.value = text;
        box.select();
      }
    }
  });
  return { element: box, open: () => box.focus() };
}
