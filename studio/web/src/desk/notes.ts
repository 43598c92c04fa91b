/** A comment and a mark for the chosen move. */
import { button, dialog, field, select } from '../base/controls.ts';
import { h, write } from '../base/dom.ts';
import { moveNumber } from '../base/format.ts';
import type { Place } from '../base/tree.ts';

const MARKS: [string, string][] = [['0', 'no mark'], ['1', '! good'], ['3', '!! brilliant'], ['5', '!? interesting'], ['6', '?! inaccuracy'], ['2', '? mistake'], ['4', '?? blunder']];

export function annotation(save: (comment: string, nags: number[]) => void): { element: HTMLElement; show(place: Place): void } {
  let place: Place | null = null;
  const label = h('span', {}, 'Comment');
  const open = button('', { kind: '', click: () => place !== null && ask(place) });
  open.classList.remove('square');
  open.append(label);
  const ask = (chosen: Place) => {
    const text = h('textarea', { rows: 4 });
    text.value = chosen.comment;
    const mark = select(MARKS, String(chosen.nags.find((nag) => nag <= 6) ?? 0));
    const title = chosen.san === '' ? 'Comment on the start' : `Comment on ${moveNumber(chosen.ply)} ${chosen.san}`;
    const done = button('Save', {
      kind: 'primary',
      click: () => {
        const others = chosen.nags.filter((nag) => nag > 6);
        save(text.value.trim(), mark.value === '0' ? others : [Number(mark.value), ...others]);
        box.close();
      },
    });
    const box = dialog(title, [field('Mark', mark), field('Comment', text)], [button('Cancel', { click: () => box.close() }), done]);
    text.focus();
  };
  return {
    element: open,
    show: (chosen) => {
      place = chosen;
      write(label, chosen.comment === '' && chosen.nags.length === 0 ? 'Comment' : 'Edit comment');
    },
  };
}
