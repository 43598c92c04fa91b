/** Any position or game, looked at with one engine or several side by side. */
import { ApiFault, api, faultText } from '../base/api.ts';
import { button, copy, download, empty, field, menu, segments, select, toast } from '../base/controls.ts';
import { h, put, write } from '../base/dom.ts';
import type { Action } from '../base/keys.ts';
import { live } from '../base/live.ts';
import type { Link } from '../base/live.ts';
import { START, fenFault, parse } from '../base/position.ts';
import { go, note } from '../base/router.ts';
import { whenAtRest } from '../base/signal.ts';
import { Tree } from '../base/tree.ts';
import type { AnalysisEngine, AnalysisState, Player, Thought } from '../base/types.ts';
import { Desk, EMPTY_TABLE } from '../desk/desk.ts';
import { effortPanel } from '../desk/effort.ts';
import { linesPanel } from '../desk/lines.ts';
import { movesPanel } from '../desk/moves.ts';
import { annotation } from '../desk/notes.ts';
import { typedMove } from '../desk/typed.ts';
import { Workspace } from '../desk/workspace.ts';
import type { Shell } from '../shell.ts';
import { about } from '../shell.ts';
import { optionsButton } from './engineoptions.ts';
import { acceptGames, openAnalysis, pasteGame } from './importgame.ts';

const KEY = 'v7p3r.analysis';

/** Below it a score says too little to be kept. */
const LEAST_DEPTH = 8;

export function analysePage(shell: Shell, query: URLSearchParams): () => void {
  const id = query.get('id') ?? localStorage.getItem(KEY);
  if (id === null || id === '') {
    return startPage(shell);
  }
  const page = new AnalysePage(shell);
  void page.open(id);
  return () => page.leave();
}

function named(player: Player | undefined, side: string): Player {
  return player === undefined || player.name === '?' || player.name === '' ? { name: side, human: false, elo: null } : player;
}

/** What the server is told of an engine. */
function wanted(engine: AnalysisEngine): Partial<AnalysisEngine> {
  return { name: engine.name, running: engine.on, lines: engine.lines, themesOff: engine.themesOff ?? [], options: engine.options ?? {} };
}

/** Asks what to look at. */
function startPage(shell: Shell): () => void {
  const fen = h('input', { type: 'text', class: 'mono', value: START, spellcheck: 'false' });
  const pgn = h('textarea', { rows: 9, spellcheck: 'false', placeholder: 'Paste a game here, or drop a PGN file on the page' });
  const fault = h('p', { class: 'fault-text', role: 'alert' });
  const open = async (text: string) => {
    try {
      await openAnalysis(text);
    } catch (problem) {
      write(fault, faultText(problem));
    }
  };
  const start = button('Analyse', {
    kind: 'primary',
    click: () => {
      const wrong = pgn.value.trim() === '' ? fenFault(fen.value) : null;
      if (wrong !== null) {
        put(fault, h('b', {}, 'Not a position '), `${wrong.rule} `, h('u', {}, wrong.part));
      } else {
        void open(pgn.value.trim() === '' ? fen.value : pgn.value);
      }
    },
  });
  put(
    shell.main,
    h('div', { class: 'page narrow-page' },
      h('header', { class: 'page-head' }, h('div', {}, h('h1', {}, 'Analyse'), h('p', { class: 'second' }, 'Any position or game, with variations, comments and every engine the server knows.'))),
      h('section', { class: 'panel padded' }, field('Position (FEN)', fen), field('or a game (PGN)', pgn), fault, h('div', { class: 'row' }, start))),
  );
  return acceptGames(open);
}

class AnalysePage {
  readonly #desk = new Desk();
  readonly #workspace: Workspace;
  readonly #engines = h('div', { class: 'engine-lines scroll' });
  readonly #notes = annotation((comment, nags) => void this.#post('annotate', { node: this.#desk.current.value, comment, nags }));
  readonly #ends: (() => void)[] = [];
  readonly #scores = new Map<number, Pick<Thought, 'cp' | 'mate' | 'depth'>>();
  #unsubscribe: () => void = () => {};
  #state: AnalysisState | null = null;
  /** How often the socket told the state: it tells the newest last, an answer that it overtook is old. */
  #told = 0;
  #shownEngines = '';
  /** End the panels of the engines that are shown. */
  #panelEnds: (() => void)[] = [];
  #left = false;
  #wasOffline = false;
  #gone = false;
  #begun = false;

  constructor(shell: Shell) {
    const desk = this.#desk;
    const typed = typedMove((text) => this.#post('move', { san: text }));
    this.#workspace = new Workspace(desk, 'Analyse', {
      lines: this.#engines,
      moves: movesPanel(desk, this.#foot(typed.element), this.#head(), 'Move a piece to begin a line.'),
      effort: effortPanel(desk, { on: () => null }),
      game: h('div', { class: 'panel game-tab' }, ...this.#tools()),
      key: (action) => this.#key(action, typed.open),
    });
    this.#workspace.element.classList.add('analysis');
    put(shell.main, this.#workspace.element);
    const goto = whenAtRest(() => {
      if (this.#state !== null && this.#state.current !== desk.current.value) {
        void this.#post('goto', { node: desk.current.value });
      }
    }, 200);
    desk.current.on(() => {
      goto();
      this.#inputs();
      this.#notes.show(desk.place);
    });
    this.#ends.push(acceptGames(openAnalysis), live.link.on((link) => this.#linked(link.state)), about.on(() => {
      this.#drawEngines(true);
      this.#beginThinking();
    }));
  }

  leave(): void {
    this.#left = true;
    this.#unsubscribe();
    this.#ends.forEach((end) => end());
    this.#workspace.destroy();
  }

  async open(id: string): Promise<void> {
    try {
      const state = await api.get<AnalysisState>(`/analyses/${encodeURIComponent(id)}`);
      if (this.#left) {
        return;
      }
      localStorage.setItem(KEY, state.id);
      note(`/analyse?id=${encodeURIComponent(state.id)}`);
      this.#take(state);
      this.#desk.select(state.current);
      this.#unsubscribe = live.on(`analysis/${state.id}`, (type, data) => {
        if (type === 'state') {
          this.#told++;
          this.#take(data as AnalysisState);
        } else if (type === 'thought') {
          const thought = data as Thought;
          this.#remember(thought);
          this.#desk.think(thought.engine ?? '', thought, thought.node ?? this.#desk.current.value);
        }
      });
    } catch (fault) {
      if (this.#left) {
        return;
      }
      localStorage.removeItem(KEY);
      if (fault instanceof ApiFault && fault.status === 404) {
        go('/analyse');
      } else {
        put(this.#engines, empty('warn', 'No analysis', faultText(fault), undefined, true));
      }
    }
  }

  #take(state: AnalysisState): void {
    const desk = this.#desk;
    const before = this.#state;
    this.#state = state;
    desk.table.set({
      ...EMPTY_TABLE, id: state.id, kind: 'analysis', opening: state.opening ?? null, result: state.result ?? '*',
      white: named(state.white, 'White'), black: named(state.black, 'Black'),
      legal: state.legal ?? [],
    });
    desk.tree.set(Tree.ofNodes(state.tree.start, state.tree.nodes.map((node) => (node.cp == null && node.mate == null ? { ...node, ...this.#scores.get(node.id) } : node))));
    if (before !== null && before.current !== state.current) {
      desk.select(state.current);
    }
    this.#drawEngines(false);
    this.#inputs();
    this.#notes.show(desk.place);
    this.#beginThinking();
  }

  /** What the first engine says of a position stays with it, for the graph and the marks of the moves. */
  #remember(thought: Thought): void {
    if (thought.node !== undefined && thought.engine === this.#state?.engines[0]?.name && thought.depth >= LEAST_DEPTH) {
      this.#scores.set(thought.node, { cp: thought.cp, mate: thought.mate, depth: thought.depth });
    }
  }

  /** An analysis without an engine gets the own one, once. */
  #beginThinking(): void {
    const own = about.value?.engines[0]?.name;
    if (!this.#begun && own !== undefined && this.#state?.engines.length === 0) {
      this.#begun = true;
      void this.#post('engine', { name: own, running: true, lines: 3, themesOff: [] });
    }
  }

  /** A studio that was started anew has other analyses, or none. */
  #linked(state: Link['state']): void {
    this.#inputs();
    if (state === 'offline') {
      this.#wasOffline = true;
    } else if (state === 'online' && this.#wasOffline && this.#state !== null) {
      this.#wasOffline = false;
      api.get(`/analyses/${encodeURIComponent(this.#state.id)}`).catch((fault: unknown) => {
        if (!this.#left && fault instanceof ApiFault && fault.status === 404) {
          localStorage.removeItem(KEY);
          this.#gone = true;
          this.#inputs();
          this.#panelEnds.splice(0).forEach((end) => end());
          put(this.#engines, empty('warn', 'This analysis is gone', 'The studio does not have it any more: it keeps games, but analyses only while it runs.', button('New analysis', { click: () => this.#close() }), true));
        }
      });
    }
  }

  #inputs(): void {
    const state = this.#state;
    const here = state !== null && state.current === this.#desk.current.value;
    const legal = state?.legal ?? [];
    if (!here || this.#gone || live.link.value.state === 'offline') {
      this.#workspace.boardSide.input(null);
      return;
    }
    this.#workspace.boardSide.input({
      side: parse(this.#desk.place.fen).turn,
      targets: (square) => [...new Set(legal.filter((uci) => uci.startsWith(square)).map((uci) => uci.slice(2, 4)))],
      promotes: (from, to) => legal.some((uci) => uci.length > 4 && uci.startsWith(from + to)),
      play: (uci) => void this.#post('move', { uci }),
    });
  }

  async #post(what: string, body: unknown): Promise<boolean> {
    const told = this.#told;
    try {
      const answer = await api.post<AnalysisState | null>(`/analyses/${this.#state?.id}/${what}`, body);
      if (told === this.#told && answer !== null && typeof answer === 'object' && 'tree' in answer) {
        this.#take(answer);
      }
      return true;
    } catch (fault) {
      toast(faultText(fault));
      return false;
    }
  }

  /** One panel of lines for each engine that was chosen, and a way to add another. */
  #drawEngines(always: boolean): void {
    const engines = this.#state?.engines ?? [];
    const key = JSON.stringify(engines.map((engine) => [engine.name, engine.on, engine.lines, engine.options, engine.running ? '' : engine.stopped]));
    if (this.#gone || key === this.#shownEngines && !always) {
      return;
    }
    this.#shownEngines = key;
    this.#panelEnds.splice(0).forEach((end) => end());
    const used = engines.map((engine) => engine.name);
    const others = (about.value?.engines ?? []).map((engine) => engine.name).filter((name) => !used.includes(name));
    const add = select([['', 'Add an engine'], ...others.map((name): [string, string] => [name, name])], '', { 'aria-label': 'Add an engine' });
    add.addEventListener('change', () => add.value !== '' && void this.#post('engine', { name: add.value, running: true, lines: 3, themesOff: [] }));
    put(
      this.#engines,
      ...engines.map((engine) => this.#enginePanel(engine)),
      others.length > 0 ? h('div', { class: 'add-engine' }, add) : null,
    );
    const rows = engines.reduce((sum, engine) => sum + 72 + Math.max(1, engine.lines) * 30, 0);
    this.#workspace.element.style.setProperty('--lines-height', `${Math.min(340, rows + (others.length > 0 ? 44 : 0))}px`);
  }

  #enginePanel(engine: AnalysisEngine): HTMLElement {
    const change = (values: Partial<AnalysisEngine>) => void this.#post('engine', { ...wanted(engine), ...values });
    const options = optionsButton(() => engine.name, () => engine.options ?? {}, (chosen) => change({ options: chosen }));
    const running = button('', { icon: engine.on ? 'pause' : 'play', kind: 'bare', title: engine.on ? `Stop ${engine.name}` : `Start ${engine.name}`, click: () => change({ running: !engine.on }) });
    const lines = segments<number>('Number of lines', [[1, '1'], [3, '3'], [5, '5']], engine.lines, (value) => change({ lines: value }));
    const failed = !engine.running && engine.stopped !== null && !engine.stopped.startsWith('at depth') ? engine.stopped : '';
    const panel = linesPanel(this.#desk, {
      engine: engine.name, title: engine.name, controls: [lines, options, running], ends: this.#panelEnds,
      keep: (_insight, line, index) => void this.#post('keep', { line: line.uci.slice(0, index + 1) }),
    });
    if (failed !== '') {
      panel.append(h('p', { class: 'fault-text engine-fault', role: 'alert' }, `${engine.name} stopped: ${failed}`));
    }
    return panel;
  }

  #foot(typed: HTMLElement): HTMLElement[] {
    const desk = this.#desk;
    const step = (to: () => number) => () => desk.select(to());
    return [
      button('', { icon: 'first', kind: 'bare', title: 'First position', click: step(() => desk.tree.value.root.id) }),
      button('', { icon: 'back', kind: 'bare', title: 'One move back', click: step(() => desk.tree.value.previous(desk.current.value).id) }),
      button('', { icon: 'next', kind: 'bare', title: 'One move on', click: step(() => desk.tree.value.next(desk.current.value).id) }),
      button('', { icon: 'last', kind: 'bare', title: 'Last position', click: step(() => desk.tree.value.last(desk.current.value).id) }),
      typed,
      this.#notes.element,
      button('', { icon: 'flip', title: 'Flip the board', click: () => desk.orientation.set(desk.orientation.value === 'white' ? 'black' : 'white') }),
    ];
  }

  #head(): HTMLElement[] {
    const more = button('', {
      icon: 'more', kind: 'bare', title: 'More',
      click: () => menu(more, [
        { text: 'Copy the position (FEN)', icon: 'copy', click: () => void copy(this.#desk.place.fen, 'FEN') },
        { text: 'Make this the main line', icon: 'chart', click: () => void this.#post('promote', { node: this.#desk.current.value }) },
        { text: 'Delete from here on', icon: 'close', click: () => void this.#post('delete', { node: this.#desk.current.value }) },
        { text: 'Paste a game or position', icon: 'paste', click: () => pasteGame(openAnalysis) },
        { text: 'Start with an empty board', icon: 'board', click: () => this.#close() },
      ]),
    });
    return [...this.#tools().slice(0, 2), more];
  }

  #tools(): HTMLElement[] {
    return [
      button('', { icon: 'copy', kind: 'bare', title: 'Copy as PGN', click: () => void this.#pgn().then((pgn) => copy(pgn, 'PGN')) }),
      button('', { icon: 'download', kind: 'bare', title: 'Save as PGN', click: () => void this.#pgn().then((pgn) => download('analysis.pgn', pgn)) }),
      button('New analysis', { icon: 'plus', click: () => this.#close() }),
    ];
  }

  #close(): void {
    localStorage.removeItem(KEY);
    go('/analyse');
  }

  async #pgn(): Promise<string> {
    return (await fetch(`/api/analyses/${encodeURIComponent(this.#state?.id ?? '')}.pgn`)).text();
  }

  #key(action: Action, type: () => void): boolean {
    const engine = this.#state?.engines[0];
    switch (action) {
      case 'best': {
        const best = this.#desk.insight()?.lines[0]?.uci[0];
        if (best !== undefined) {
          void this.#post('move', { uci: best });
        }
        return true;
      }
      case 'engine':
        if (engine !== undefined) {
          void this.#post('engine', { ...wanted(engine), running: !engine.on });
        }
        return true;
      case 'type':
        type();
        return true;
      default:
        return false;
    }
  }
}
