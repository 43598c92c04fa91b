/** The keys of the page: one table for what they do and for the help. */
import { dialog } from './controls.ts';
import { h, isTyping } from './dom.ts';

export type Action =
  | 'back' | 'forward' | 'up' | 'down' | 'first' | 'last' | 'best' | 'flip' | 'engine' | 'arrows' | 'threat' | 'hide'
  | 'effort' | 'why' | 'longestBefore' | 'longestAfter' | 'type' | 'close' | 'help';

const TABLE: { keys: string[]; shown: string[]; action: Action[]; text: string }[] = [
  { keys: ['ArrowLeft', 'ArrowRight'], shown: ['←', '→'], action: ['back', 'forward'], text: 'move by move' },
  { keys: ['k', 'j'], shown: ['K', 'J'], action: ['back', 'forward'], text: 'the same' },
  { keys: ['ArrowUp', 'ArrowDown'], shown: ['↑', '↓'], action: ['up', 'down'], text: 'variation' },
  { keys: ['Home', 'End'], shown: ['Home', 'End'], action: ['first', 'last'], text: 'first, last' },
  { keys: [' '], shown: ['Space'], action: ['best'], text: 'best move, or let the engine begin' },
  { keys: ['f'], shown: ['F'], action: ['flip'], text: 'flip the board' },
  { keys: ['l'], shown: ['L'], action: ['engine'], text: 'engine on, off' },
  { keys: ['a'], shown: ['A'], action: ['arrows'], text: 'arrows on, off' },
  { keys: ['x'], shown: ['X'], action: ['threat'], text: 'threat of the other side' },
  { keys: ['z'], shown: ['Z'], action: ['hide'], text: 'hide the analysis' },
  { keys: ['e', 'w'], shown: ['E', 'W'], action: ['effort', 'why'], text: 'effort panel, why panel' },
  { keys: ['[', ']'], shown: ['[', ']'], action: ['longestBefore', 'longestAfter'], text: 'previous, next move that took longest' },
  { keys: ['/'], shown: ['/'], action: ['type'], text: 'type a move' },
  { keys: ['Escape'], shown: ['Esc'], action: ['close'], text: 'close, back to the game' },
  { keys: ['?'], shown: ['?'], action: ['help'], text: 'all keys' },
];

/** Calls the handler for each key of the table until the returned function is called. */
export function onKeys(handle: (action: Action) => boolean): () => void {
  const listener = (event: KeyboardEvent) => {
    const busy = isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null;
    if (busy || event.defaultPrevented) {
      return;
    }
    const pressed = event.target instanceof HTMLElement && event.target.matches('button, a, summary') && event.key === ' ';
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    for (const row of TABLE) {
      const index = row.keys.indexOf(key);
      if (index >= 0 && !pressed && handle(row.action[index])) {
        event.preventDefault();
        return;
      }
    }
  };
  addEventListener('keydown', listener);
  return () => removeEventListener('keydown', listener);
}

export function showKeys(): void {
  const rows = TABLE.flatMap((row) => [h('dt', {}, ...row.shown.map((key) => h('kbd', {}, key))), h('dd', {}, row.text)]);
  dialog('Keys', [
    h('dl', { class: 'keys' }, ...rows),
    h('p', { class: 'second' }, 'On the board the arrow keys move the cursor once it has the focus; Enter picks up and drops.'),
  ]);
}
