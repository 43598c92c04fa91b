/** Games from outside: pasted, or dropped as a file. */
import { api, faultText } from '../base/api.ts';
import { button, dialog, toast } from '../base/controls.ts';
import { h, isTyping, write } from '../base/dom.ts';
import { go } from '../base/router.ts';

/** Accepts files dropped on the page and text pasted outside of fields. */
export function acceptGames(open: (text: string) => Promise<void>): () => void {
  const take = (text: string) => open(text).catch((fault: unknown) => toast(faultText(fault)));
  const over = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) {
      event.preventDefault();
    }
  };
  const drop = async (event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    if (file === undefined) {
      return;
    }
    event.preventDefault();
    if (file.size > 2_000_000) {
      toast('The file is too large: at most 2 MB.');
      return;
    }
    await take(await file.text());
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!isTyping(event.target) && looksLikeChess(text)) {
      void take(text);
    }
  };
  addEventListener('dragover', over);
  addEventListener('drop', drop);
  addEventListener('paste', paste);
  return () => {
    removeEventListener('dragover', over);
    removeEventListener('drop', drop);
    removeEventListener('paste', paste);
  };
}

export function looksLikeChess(text: string): boolean {
  return /^\s*\[\w+ "/m.test(text) || /\b1\.\s*[a-hNBRQKO]/.test(text) || /^\s*([pnbrqkPNBRQK1-8]+\/){7}/.test(text);
}

export function pasteGame(open: (text: string) => Promise<void>): void {
  const text = h('textarea', { rows: 10, 'aria-label': 'PGN or FEN', spellcheck: 'false', placeholder: 'PGN or FEN' });
  const fault = h('p', { class: 'fault-text', role: 'alert' });
  const use = button('Open', {
    kind: 'primary',
    click: async () => {
      try {
        await open(text.value);
        box.close();
      } catch (problem) {
        write(fault, faultText(problem));
      }
    },
  });
  const box = dialog('Paste a game or position', [text, fault], [button('Cancel', { click: () => box.close() }), use]);
  text.focus();
}

/** Opens a text as an analysis and goes there. */
export async function openAnalysis(text: string): Promise<void> {
  const body = /^\s*([pnbrqkPNBRQK1-8]+\/){7}/.test(text) ? { fen: text.trim() } : { pgn: text };
  const opened = await api.post<{ id: string }>('/analyses', body);
  go(`/analyse?id=${encodeURIComponent(opened.id)}`);
}
