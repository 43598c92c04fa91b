/** Games that others play: every file the server watches, several boards at once. */
import { api, faultText } from '../base/api.ts';
import { empty, waiting } from '../base/controls.ts';
import { h, put, write } from '../base/dom.ts';
import { clock, moveNumber, result, score } from '../base/format.ts';
import { live } from '../base/live.ts';
import { chance } from '../base/chance.ts';
import { START } from '../base/position.ts';
import type { GameState } from '../base/types.ts';
import { smallBoard } from '../board/board.ts';
import type { Shell } from '../shell.ts';
import { storedGame } from './stored.ts';

interface Watched { id: string; name: string; file?: string; white?: string; black?: string }

export function watchPage(shell: Shell, query: URLSearchParams): () => void {
  const one = query.get('id');
  if (one !== null) {
    return watchOne(shell, one);
  }
  const boards = h('div', { class: 'boards' }, waiting(60, 60, 40));
  put(
    shell.main,
    h('div', { class: 'page' },
      h('header', { class: 'page-head' }, h('div', {}, h('h1', {}, 'Watch'), h('p', { class: 'second' }, 'Games that grow while you look: the running game of this machine and every PGN file the server watches.'))),
      h('section', { class: 'panel padded watch-boards', 'aria-label': 'Boards' }, boards)),
  );
  const ends: (() => void)[] = [];
  let gone = false;
  const known = new Map<string, HTMLElement>();
  const load = async () => {
    try {
      const all = await api.get<Watched[]>('/watch');
      if (gone) {
        return;
      }
      if (all.length === 0) {
        put(boards, empty('eye', 'Nothing to watch', 'Start a game in another window, or name files with ./v7p3r play --watch FILE.'));
        known.clear();
        return;
      }
      if (known.size === 0) {
        put(boards);
      }
      for (const watched of all.filter((other) => !known.has(other.id))) {
        const card = h('div', { class: 'watch-slot' });
        known.set(watched.id, card);
        boards.append(card);
        ends.push(follow(watched, card));
      }
    } catch (fault) {
      put(boards, empty('warn', 'Nothing to watch', faultText(fault), undefined, true));
    }
  };
  void load();
  const timer = setInterval(() => void load(), 5000);
  return () => {
    gone = true;
    clearInterval(timer);
    ends.forEach((end) => end());
  };
}

function follow(watched: Watched, card: HTMLElement): () => void {
  const draw = (state: GameState) => put(card, boardCard({
    href: `/watch?id=${encodeURIComponent(watched.id)}`,
    white: state.white.name, black: state.black.name, fen: state.moves.at(-1)?.fen ?? state.start, last: state.moves.at(-1)?.uci ?? null,
    clocks: state.clocks ?? clocksOf(state), cp: lastScore(state)?.cp ?? null, mate: lastScore(state)?.mate ?? null,
    foot: state.result !== '*' ? `${result(state.result)} ${state.reason}` : `${watched.name}, ${state.moves.length === 0 ? 'no moves yet' : `${moveNumber(state.moves.length)} ${state.moves.at(-1)?.san}`}`,
  }));
  put(card, boardCard({ href: `/watch?id=${encodeURIComponent(watched.id)}`, white: watched.white ?? '', black: watched.black ?? '', fen: START, last: null, clocks: null, cp: null, mate: null, foot: watched.name }));
  api.post<GameState>(`/watch/${encodeURIComponent(watched.id)}/open`).then(draw).catch((fault: unknown) => write(card, `${watched.name}: ${faultText(fault)}`));
  return live.on(`watch/${watched.id}`, (type, data) => {
    if (type === 'state') {
      draw(data as GameState);
    }
  });
}

function clocksOf(state: GameState): { white: number; black: number } | null {
  const last = (odd: number) => state.moves.findLast((move) => move.ply % 2 === odd && move.clock !== null)?.clock;
  const white = last(1);
  const black = last(0);
  return white === undefined || black === undefined || white === null || black === null ? null : { white, black };
}

function lastScore(state: GameState): { cp: number | null; mate: number | null } | null {
  return state.moves.findLast((move) => move.cp !== null || move.mate !== null) ?? null;
}

export interface Card {
  href: string | null; white: string; black: string; fen: string; last: string | null;
  clocks: { white: number; black: number } | null; cp: number | null; mate: number | null; foot: string;
}

/** A small board between its players, with clocks and an evaluation bar. */
export function boardCard(card: Card): HTMLElement {
  const line = (side: 'white' | 'black') => h(
    'span', { class: 'card-player' }, h('span', { class: `dot ${side}` }), h('b', {}, card[side]),
    card.clocks !== null && h('span', { class: 'number second' }, clock(card.clocks[side], card.clocks[side] < 60_000)),
  );
  const bar = h('span', { class: 'eval small', 'aria-hidden': 'true' }, h('span', { class: 'share' }));
  bar.style.setProperty('--white-share', String((chance(card.cp, card.mate) + 1) / 2));
  const content = [
    line('black'),
    h('span', { class: 'card-board' }, bar, smallBoard(card.fen, card.last === null ? [] : [card.last.slice(0, 2), card.last.slice(2, 4)])),
    line('white'),
    h('span', { class: 'card-foot' }, `${card.foot}${card.cp === null && card.mate === null ? '' : `, ${score(card.cp, card.mate)}`}`),
  ];
  return card.href === null ? h('div', { class: 'board-card' }, ...content) : h('a', { class: 'board-card', href: card.href }, ...content);
}

function watchOne(shell: Shell, id: string): () => void {
  let leave: () => void = () => {};
  let gone = false;
  api.post<GameState>(`/watch/${encodeURIComponent(id)}/open`).then((state) => {
    if (!gone) {
      leave = storedGame(shell, `/watch/${encodeURIComponent(id)}`, `watch/${id}`, state);
    }
  }).catch((fault: unknown) => put(shell.main, empty('warn', 'Nothing to watch', faultText(fault), undefined, true)));
  return () => {
    gone = true;
    leave();
  };
}
