/** The page where a person plays the engine. */
import { ApiFault, api, faultText } from '../base/api.ts';
import { segments, toast } from '../base/controls.ts';
import { write } from '../base/dom.ts';
import { score } from '../base/format.ts';
import type { Action } from '../base/keys.ts';
import { live } from '../base/live.ts';
import { after } from '../base/position.ts';
import type { Side } from '../base/position.ts';
import { note } from '../base/router.ts';
import { sound } from '../base/sound.ts';
import { Tree } from '../base/tree.ts';
import type { GameState, Thought } from '../base/types.ts';
import type { Shell } from '../shell.ts';
import { serverKnown } from '../shell.ts';
import { Desk, EMPTY_TABLE } from '../desk/desk.ts';
import { effortPanel } from '../desk/effort.ts';
import { linesPanel } from '../desk/lines.ts';
import { movesPanel } from '../desk/moves.ts';
import { Workspace } from '../desk/workspace.ts';
import { typedMove } from '../desk/typed.ts';
import { acceptGames, openAnalysis } from './importgame.ts';
import { askNewGame, lastSettings } from './newgame.ts';
import { PlayControls } from './playcontrols.ts';
import { firstMoves, moveInput, premoveInput } from './playinput.ts';

const KEY = 'v7p3r.game';
const LINES_KEY = 'v7p3r.lines';

function linesWanted(): number {
  const stored = Number(localStorage.getItem(LINES_KEY));
  return [1, 3, 5].includes(stored) ? stored : 1;
}

export function playPage(shell: Shell, query: URLSearchParams): () => void {
  const page = new PlayPage(shell);
  void page.open(query.get('game') ?? localStorage.getItem(KEY));
  return () => page.leave();
}

class PlayPage {
  readonly #desk = new Desk();
  readonly #workspace: Workspace;
  readonly #controls: PlayControls;
  #unsubscribe: () => void = () => {};
  readonly #ends: (() => void)[] = [];
  #state: GameState | null = null;
  /** How often the socket told the state: it tells the newest last, an answer that it overtook is old. */
  #told = 0;
  /** A game is being fetched: until it is there nothing can be moved. */
  #opening = false;
  #left = false;

  constructor(readonly shell: Shell) {
    const desk = this.#desk;
    const typed = typedMove((text) => this.#typed(text));
    this.#controls = new PlayControls(desk, {
      takeback: () => void this.#takeback(),
      hint: () => void this.#hint(),
      draw: () => void this.#draw(),
      resign: () => void this.#resign(),
      newGame: () => void this.#newGame(),
      pgn: () => this.#pgn(),
    });
    const effort = effortPanel(desk, {
      on: () => (this.#state === null ? lastSettings().desc : this.#state.settings?.desc !== false),
    });
    this.#workspace = new Workspace(desk, 'Play', {
      lines: linesPanel(desk, { controls: [this.#linesChoice()] }),
      moves: movesPanel(desk, this.#controls.foot(typed.element), this.#controls.head()),
      effort,
      game: this.#controls.tab(),
      key: (action) => this.#key(action, typed.open),
    });
    shell.main.replaceChildren(this.#workspace.element);
    shell.phoneTools.prepend(...this.#controls.bar());
    this.#ends.push(acceptGames(openAnalysis));
    desk.current.on(() => this.#inputs());
    this.#ends.push(live.link.on(() => this.#inputs()));
    this.#inputs();
  }

  leave(): void {
    this.#left = true;
    this.#unsubscribe();
    this.#ends.forEach((end) => end());
    this.#workspace.destroy();
  }

  async open(id: string | null): Promise<void> {
    if (id === null || id === '') {
      return;
    }
    this.#opening = true;
    this.#inputs();
    try {
      this.#follow(await api.get<GameState>(`/games/${encodeURIComponent(id)}`));
    } catch (fault) {
      if (fault instanceof ApiFault && fault.status === 404) {
        localStorage.removeItem(KEY);
      } else {
        toast(faultText(fault));
      }
    } finally {
      this.#opening = false;
      this.#inputs();
    }
  }

  #follow(state: GameState): void {
    if (this.#left) {
      return;
    }
    localStorage.setItem(KEY, state.id);
    note(`/play?game=${encodeURIComponent(state.id)}`);
    this.#unsubscribe();
    this.#state = null;
    this.#desk.forget();
    this.#desk.orientation.set(state.black.human && !state.white.human ? 'black' : 'white');
    this.#take(state);
    this.#desk.select(this.#desk.tip.id);
    if (state.kind === 'play' && state.result === '*' && linesWanted() > 1) {
      void this.#send('lines', { lines: linesWanted() });
    }
    this.#unsubscribe = live.on(`game/${state.id}`, (type, data) => {
      if (type === 'state') {
        this.#told++;
        this.#take(data as GameState);
      } else if (type === 'thought') {
        this.#desk.think('', data as Thought, this.#desk.tip.id);
      }
    });
  }

  #take(state: GameState): void {
    const desk = this.#desk;
    const before = this.#state;
    const followed = desk.atTip || before === null;
    this.#state = state;
    desk.table.set({ ...EMPTY_TABLE, ...state, kind: state.kind });
    const same = before !== null && before.id === state.id && before.start === state.start && before.moves.length === state.moves.length
      && before.moves.at(-1)?.uci === state.moves.at(-1)?.uci && before.moves.at(-1)?.cp === state.moves.at(-1)?.cp && before.moves.at(-1)?.time === state.moves.at(-1)?.time;
    if (!same || before === null) {
      desk.tree.set(Tree.ofGame(state));
      if (followed || desk.tree.value.find(desk.current.value) === undefined) {
        desk.select(desk.tip.id);
      }
      this.#heard(before, state);
    }
    write(this.shell.caption, state.opening?.name ?? '');
    this.#inputs();
  }

  #heard(before: GameState | null, state: GameState): void {
    if (before === null || state.moves.length <= before.moves.length) {
      return;
    }
    const last = state.moves.at(-1)?.san ?? '';
    sound(state.result !== '*' ? 'end' : last.includes('+') ? 'check' : last.includes('x') ? 'capture' : 'move');
  }

  get #person(): Side | null {
    const state = this.#state;
    return state === null ? 'white' : state.white.human ? 'white' : state.black.human ? 'black' : null;
  }

  /** What the board accepts now: a move, a premove, or nothing. */
  #inputs(): void {
    const desk = this.#desk;
    const state = this.#state;
    const person = this.#person;
    const online = live.link.value.state !== 'offline';
    const running = state === null || (state.kind === 'play' && state.result === '*');
    const open = online && !this.#opening && running && person !== null && desk.atTip && desk.preview.value === null;
    this.#controls.enable((action) =>
      online && state !== null && (action === 'takeback' ? state.moves.length > 0 && state.kind === 'play' : running));
    if (!open) {
      this.#workspace.boardSide.input(null);
      return;
    }
    const fen = desk.place.fen;
    const myTurn = state === null || state.turn === person;
    this.#workspace.boardSide.input(
      myTurn
        ? moveInput(fen, state?.legal ?? firstMoves(), person, (uci) => void this.#play(uci))
        : premoveInput(fen, person, (uci) => void this.#premove(uci)),
    );
  }

  async #play(uci: string): Promise<void> {
    const state = this.#state;
    if (state === null) {
      const created = await this.#create('white');
      if (created !== null) {
        await this.#play(uci);
      }
      return;
    }
    this.#desk.preview.set({ fen: after(this.#desk.place.fen, uci), last: [uci.slice(0, 2), uci.slice(2, 4)], kept: true });
    this.#workspace.boardSide.board.element.classList.remove('preview');
    await this.#send('move', { uci, ply: state.moves.length });
    this.#desk.preview.set(null);
  }

  async #premove(uci: string | null): Promise<void> {
    await this.#send('premove', { uci });
  }

  async #typed(text: string): Promise<boolean> {
    const state = this.#state ?? (await this.#create('white'));
    if (state === null) {
      return false;
    }
    return this.#send('move', { san: text, ply: state.moves.length });
  }

  /** A game with the settings chosen last. */
  async #create(color: Side): Promise<GameState | null> {
    await serverKnown();
    try {
      const state = await api.post<GameState>('/games', { ...lastSettings(), color });
      this.#follow(state);
      return this.#state;
    } catch (fault) {
      toast(faultText(fault));
      return null;
    }
  }

  #linesChoice(): HTMLElement {
    const choice = segments<number>('Number of lines', [[1, '1'], [3, '3'], [5, '5']], linesWanted(), (lines) => {
      localStorage.setItem(LINES_KEY, String(lines));
      if (this.#state?.kind === 'play' && this.#state.result === '*') {
        void this.#send('lines', { lines });
      }
    });
    choice.title = 'From the next move on; more than one line cost the engine depth';
    return choice;
  }

  /** Sends a change of the game; the answer, or the state of a conflict, is shown. */
  async #send(what: string, body: unknown = {}): Promise<boolean> {
    const id = this.#state?.id;
    const told = this.#told;
    try {
      const answer = await api.post<GameState | null>(`/games/${id}/${what}`, body);
      if (told === this.#told && answer !== null && typeof answer === 'object' && 'moves' in answer) {
        this.#take(answer);
      }
      return true;
    } catch (fault) {
      const state = fault instanceof ApiFault ? ((fault.body as { state?: GameState } | null)?.state ?? fault.body) : null;
      if (told === this.#told && state !== null && typeof state === 'object' && 'moves' in state) {
        this.#take(state as GameState);
      }
      toast(faultText(fault));
      return false;
    }
  }

  async #takeback(): Promise<void> {
    if (await this.#send('takeback')) {
      toast('Taken back', () => void this.#send('undo'));
    }
  }

  async #resign(): Promise<void> {
    if (await this.#send('resign')) {
      toast('You resigned', () => void this.#send('undo'));
    }
  }

  async #hint(): Promise<void> {
    try {
      const hint = await api.post<{ uci: string; san: string; score: { cp: number | null; mate: number | null } | number }>(`/games/${this.#state?.id}/hint`, {});
      this.#desk.lit.set([hint.uci.slice(0, 2), hint.uci.slice(2, 4)]);
      setTimeout(() => this.#desk.lit.set([]), 5000);
      const value = typeof hint.score === 'number' ? score(hint.score, null) : score(hint.score?.cp, hint.score?.mate);
      toast(`Hint: ${hint.san}${value === '' ? '' : `, ${value}`}`);
    } catch (fault) {
      toast(faultText(fault));
    }
  }

  async #draw(): Promise<void> {
    try {
      const answer = await api.post<{ accepted: boolean }>(`/games/${this.#state?.id}/draw`, {});
      toast(answer.accepted ? 'Draw agreed' : 'V7P3R declines the draw');
    } catch (fault) {
      toast(faultText(fault));
    }
  }

  async #newGame(): Promise<void> {
    await serverKnown();
    askNewGame(async (settings) => this.#follow(await api.post<GameState>('/games', settings)));
  }

  #key(action: Action, type: () => void): boolean {
    const state = this.#state;
    if (action === 'best') {
      if (state === null) {
        void this.#create('black');
      } else if (state.moves.length === 0 && state.turn === this.#person) {
        void this.#send('go');
      } else if (state.turn === this.#person && state.result === '*') {
        void this.#hint();
      }
      return true;
    }
    if (action === 'type') {
      type();
      return true;
    }
    if (action === 'close' && state?.premove) {
      void this.#premove(null);
      return true;
    }
    return false;
  }

  async #pgn(): Promise<string> {
    const id = this.#state?.id;
    if (id === undefined) {
      return '*';
    }
    const answer = await fetch(`/api/games/${encodeURIComponent(id)}.pgn`);
    return answer.text();
  }
}
