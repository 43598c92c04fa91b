/** Games from outside: pasted, or dropped as a file. */
import { api, faultText } from '../base/api.ts';
import { button, dialog, toast } from '../base/controls.ts';
import { h, isTyping, write } from '../base/dom.ts';
import { many, result } from '../base/format.ts';
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

/** Opens a text as an analysis and goes there; of several games one is chosen. */
export async function openAnalysis(text: string): Promise<void> {
  if (/^\s*([pnbrqkPNBRQK1-8]+\/){7}/.test(text)) {
    await open({ fen: text.trim() });
  } else if ((text.match(/^\s*\[Event /gm) ?? []).length > 1) {
    const { games } = await api.post<{ games: ImportedGame[] }>('/games/import', { pgn: text });
    chooseGame(games, text);
  } else {
    await open({ pgn: text });
  }
}

async function open(body: { fen?: string; pgn?: string; game?: number }): Promise<void> {
  const opened = await api.post<{ id: string }>('/analyses', body);
  go(`/analyse?id=${encodeURIComponent(opened.id)}`);
}

interface ImportedGame { index: number; white: string; black: string; result: string; plies: number }

function chooseGame(games: ImportedGame[], pgn: string): void {
  const pick = (game: ImportedGame) => open({ pgn, game: game.index }).then(() => box.close()).catch((fault: unknown) => toast(faultText(fault)));
  const rows = games.map((game) => h(
    'button', { type: 'button', class: 'pick-game', click: () => void pick(game) },
    h('span', { class: 'number quiet' }, String(game.index + 1)), h('b', {}, `${game.white} – ${game.black}`), h('span', {}, result(game.result)), h('span', { class: 'quiet number' }, many(Math.ceil(game.plies / 2), 'move')),
  ));
  const box = dialog(`Which of ${games.length} games?`, [h('div', { class: 'scroll pick-games' }, ...rows)]);
}
