/** The arrangement of board, lines, moves, effort, why and timeline, by the width of the window. */
import { api } from '../base/api.ts';
import { h } from '../base/dom.ts';
import { icon } from '../base/icons.ts';
import type { IconName } from '../base/icons.ts';
import { onKeys, showKeys } from '../base/keys.ts';
import type { Action } from '../base/keys.ts';
import { passed } from '../base/position.ts';
import type { Comparison } from '../base/types.ts';
import { about } from '../shell.ts';
import { BoardSide } from './boardside.ts';
import type { Desk } from './desk.ts';
import { timelinePanel } from './timeline.ts';
import { WhyPanel } from './why.ts';

const TABS: [string, string, IconName][] = [
  ['moves', 'Moves', 'moves'], ['effort', 'Effort', 'gauge'], ['why', 'Why', 'why'], ['lines', 'Lines', 'chart'], ['game', 'Game', 'more'],
];
const NARROW = 600;
const WIDE = 1400;

export interface Parts {
  lines: HTMLElement;
  moves: HTMLElement;
  effort: HTMLElement;
  /** What the tab Game holds on a phone. */
  game: HTMLElement;
  /** Handles a key; false where it means nothing on this page. */
  key?(action: Action): boolean;
}

export class Workspace {
  readonly element: HTMLElement;
  readonly boardSide: BoardSide;
  readonly #why: WhyPanel;
  readonly #ends: (() => void)[] = [];

  constructor(readonly desk: Desk, title: string, parts: Parts) {
    this.boardSide = new BoardSide(desk);
    this.#why = new WhyPanel(desk);
    const timeline = timelinePanel(desk);
    const place = (name: string, ...children: HTMLElement[]) => h('div', { class: `spot spot-${name}` }, ...children);
    this.element = h(
      'div',
      { class: 'workspace', 'data-tab': 'moves' },
      h('h1', { class: 'unseen' }, title),
      place('board', this.boardSide.element),
      this.#tabs(),
      place('lines', parts.lines),
      place('moves', parts.moves),
      place('effort', parts.effort),
      place('why', this.#why.element),
      place('timeline', timeline.element),
      place('game', parts.game),
    );
    const resize = () => this.#size();
    addEventListener('resize', resize);
    this.#size();
    this.boardSide.board.onSquare = (square, event) => this.#why.speakOf(event.altKey ? square : null);
    this.#ends.push(
      () => removeEventListener('resize', resize),
      onKeys((action) => (parts.key?.(action) ?? false) || this.#key(action)),
      about.on(() => desk.table.tell()),
      () => timeline.destroy(),
      () => this.boardSide.destroy(),
    );
  }

  destroy(): void {
    this.#ends.forEach((end) => end());
  }

  tab(name: string): void {
    this.element.dataset.tab = name;
    for (const link of this.element.querySelectorAll<HTMLElement>('.tabs button')) {
      link.toggleAttribute('aria-current', link.dataset.tab === name);
      if (link.dataset.tab === name) {
        link.setAttribute('aria-current', 'true');
      }
    }
    dispatchEvent(new Event('resize'));
  }

  #tabs(): HTMLElement {
    const buttons = TABS.map(([key, text, name]) =>
      h('button', { type: 'button', 'data-tab': key, 'aria-current': key === 'moves' ? 'true' : undefined, click: () => this.tab(key) }, icon(name), h('span', {}, text)),
    );
    return h('nav', { class: 'tabs', 'aria-label': 'Panels' }, ...buttons);
  }

  /** The board's side: whole squares, as large as the window allows. */
  #size(): void {
    const width = document.documentElement.clientWidth;
    const height = innerHeight;
    let side: number;
    if (width < NARROW) {
      side = width;
    } else if (width < 1000) {
      side = Math.min(620, width - 66);
    } else if (width < WIDE) {
      side = Math.min(620, Math.max(height - 408, 440), width - 26 - 56 - 400);
    } else {
      side = Math.min(592 + Math.max(0, width - 1600) * 0.35, Math.max(height - 408, 400));
    }
    const whole = width < NARROW ? side : Math.max(240, Math.floor(side / 8) * 8);
    this.element.style.setProperty('--side', `${whole}px`);
  }

  #key(action: Action): boolean {
    const { desk } = this;
    const tree = desk.tree.value;
    const here = desk.current.value;
    switch (action) {
      case 'back':
        desk.select(tree.previous(here).id);
        return true;
      case 'forward':
        desk.select(tree.next(here).id);
        return true;
      case 'first':
        desk.select(tree.root.id);
        return true;
      case 'last':
        desk.select(tree.last(here).id);
        return true;
      case 'up':
      case 'down':
        desk.select(tree.sibling(here, action === 'up' ? -1 : 1).id);
        return true;
      case 'flip':
        desk.orientation.set(desk.orientation.value === 'white' ? 'black' : 'white');
        return true;
      case 'arrows':
        desk.arrows.set(!desk.arrows.value);
        return true;
      case 'hide':
        desk.hidden.set(!desk.hidden.value);
        return true;
      case 'threat':
        void this.#threat();
        return true;
      case 'effort':
      case 'why':
        this.tab(action);
        this.element.querySelector<HTMLElement>(`.spot-${action} .scroll, .spot-${action} input`)?.focus();
        return true;
      case 'longestBefore':
      case 'longestAfter':
        this.#toLongest(action === 'longestAfter');
        return true;
      case 'close':
        desk.preview.set(null);
        desk.threat.set(null);
        return true;
      case 'help':
        showKeys();
        return true;
      default:
        return false;
    }
  }

  #toLongest(forward: boolean): void {
    const places = this.desk.longest();
    const ply = this.desk.place.ply;
    const found = forward ? places.find((place) => place.ply > ply) : places.findLast((place) => place.ply < ply);
    if (found !== undefined) {
      this.desk.select(found.id);
    }
  }

  /** What the other side would do if it were its turn. */
  async #threat(): Promise<void> {
    if (this.desk.threat.value !== null) {
      this.desk.threat.set(null);
      return;
    }
    try {
      const answer = await api.post<Comparison>('/explain/compare', { fen: passed(this.desk.place.fen), off: [], nodes: 50_000 });
      this.desk.threat.set(answer.on.line[0] ?? answer.on.best);
    } catch {
      this.desk.threat.set(null);
    }
  }
}
