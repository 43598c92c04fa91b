/** The buttons of a game: below the moves, above them, on a phone's tab and in its bar. */
import { button, copy, download, enable, menu } from '../base/controls.ts';
import { h } from '../base/dom.ts';
import type { IconName } from '../base/icons.ts';
import { soundOn, switchSound } from '../base/sound.ts';
import type { Desk } from '../desk/desk.ts';
import { openAnalysis, pasteGame } from './importgame.ts';

/** What needs a game that can be changed. */
export type GameAction = 'takeback' | 'hint' | 'draw' | 'resign';

export interface GameActions extends Record<GameAction, () => void> {
  newGame(): void;
  pgn(): Promise<string>;
}

export class PlayControls {
  readonly #buttons: Record<GameAction, HTMLElement[]> = { takeback: [], hint: [], draw: [], resign: [] };

  constructor(readonly desk: Desk, readonly actions: GameActions) {}

  /** Says which actions make sense now. */
  enable(useful: (action: GameAction) => boolean): void {
    for (const [action, buttons] of Object.entries(this.#buttons)) {
      buttons.forEach((control) => enable(control, useful(action as GameAction)));
    }
  }

  /** Below the moves. */
  foot(typed: HTMLElement): HTMLElement[] {
    const { desk } = this;
    const step = (to: () => number) => () => desk.select(to());
    return [
      button('', { icon: 'first', kind: 'bare', title: 'First position', click: step(() => desk.tree.value.root.id) }),
      button('', { icon: 'back', kind: 'bare', title: 'One move back', click: step(() => desk.tree.value.previous(desk.current.value).id) }),
      button('', { icon: 'next', kind: 'bare', title: 'One move on', click: step(() => desk.tree.value.next(desk.current.value).id) }),
      button('', { icon: 'last', kind: 'bare', title: 'Last position', click: step(() => desk.tip.id) }),
      typed,
      this.#button('takeback', 'Take back', 'undo', 'Take the last move back'),
      this.#button('hint', 'Hint', 'bulb', 'Show a good move'),
      this.#button('draw', '½', undefined, 'Offer a draw', 'square'),
      this.#button('resign', '', 'flag', 'Resign'),
      button('', { icon: 'flip', title: 'Flip the board', click: () => this.#flip() }),
    ];
  }

  /** Above the moves. */
  head(): HTMLElement[] {
    const more = button('', { icon: 'more', kind: 'bare', title: 'More', click: () => this.#menu(more) });
    return [
      button('New game', { icon: 'plus', kind: 'bare small', click: () => this.actions.newGame() }),
      button('', { icon: 'copy', kind: 'bare', title: 'Copy the game as PGN', click: () => this.#copyGame() }),
      button('', { icon: 'download', kind: 'bare', title: 'Download the game', click: () => this.#downloadGame() }),
      more,
    ];
  }

  /** The tab Game of a phone. */
  tab(): HTMLElement {
    return h(
      'div', { class: 'panel game-tab' },
      button('New game', { icon: 'plus', kind: 'primary', click: () => this.actions.newGame() }),
      this.#button('takeback', 'Take back', 'undo', 'Take the last move back'),
      this.#button('hint', 'Hint', 'bulb', 'Show a good move'),
      this.#button('draw', 'Offer a draw', undefined, 'Offer a draw'),
      this.#button('resign', 'Resign', 'flag', 'Resign'),
      button('Flip the board', { icon: 'flip', click: () => this.#flip() }),
      button('Copy PGN', { icon: 'copy', click: () => this.#copyGame() }),
      button('Download PGN', { icon: 'download', click: () => this.#downloadGame() }),
      button('Paste a game', { icon: 'paste', click: () => pasteGame(openAnalysis) }),
      button('Analyse', { icon: 'chart', click: () => this.#analyse() }),
    );
  }

  /** In the bar of a phone. */
  bar(): HTMLElement[] {
    return [this.#button('takeback', '', 'undo', 'Take back', 'bare'), this.#button('hint', '', 'bulb', 'Hint', 'bare')];
  }

  #button(action: GameAction, text: string, icon: IconName | undefined, title: string, kind = ''): HTMLElement {
    const control = button(text, { icon, kind, title, click: () => this.actions[action]() });
    this.#buttons[action].push(control);
    return control;
  }

  #menu(anchor: HTMLElement): void {
    menu(anchor, [
      { text: 'Copy the position (FEN)', icon: 'copy', click: () => void copy(this.desk.place.fen, 'FEN') },
      { text: 'Paste a game or position', icon: 'paste', click: () => pasteGame(openAnalysis) },
      { text: 'Analyse this game', icon: 'chart', click: () => this.#analyse() },
      { text: soundOn() ? 'Sound off' : 'Sound on', icon: soundOn() ? 'mute' : 'sound', click: switchSound },
    ]);
  }

  #flip(): void {
    this.desk.orientation.set(this.desk.orientation.value === 'white' ? 'black' : 'white');
  }

  #copyGame(): void {
    void this.actions.pgn().then((pgn) => copy(pgn, 'PGN'));
  }

  #downloadGame(): void {
    void this.actions.pgn().then((pgn) => download('v7p3r.pgn', pgn));
  }

  #analyse(): void {
    void this.actions.pgn().then(openAnalysis);
  }
}
