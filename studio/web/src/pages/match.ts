/** One match: its question, standing, Elo and decision, running boards and incidents. */
import { api, faultText } from '../base/api.ts';
import { button, dialog, empty, panel, segments, toast } from '../base/controls.ts';
import { h, put, write } from '../base/dom.ts';
import { icon } from '../base/icons.ts';
import { count, many, percent, signed, span, words } from '../base/format.ts';
import { live } from '../base/live.ts';
import { go } from '../base/router.ts';
import { calm } from '../base/signal.ts';
import type { Curves, Incident, MatchBoard, MatchState, Standing } from '../base/types.ts';
import type { Shell } from '../shell.ts';
import { boardCard } from './watch.ts';
import { gamesList } from './games.ts';
import { MatchCharts } from './matchcharts.ts';
import { crossTable, eloBars } from './crosstable.ts';
import { askNewMatch } from './newmatch.ts';
import { storedGame } from './stored.ts';

export function matchPage(shell: Shell, name: string, query: URLSearchParams): () => void {
  const game = query.get('game');
  if (game !== null) {
    return storedGame(shell, `/matches/${encodeURIComponent(name)}/games/${encodeURIComponent(game)}`, null);
  }
  const page = new MatchPage(shell, name);
  return () => page.leave();
}

class MatchPage {
  readonly #path: string;
  readonly #title = h('h1', {});
  readonly #conditions = h('p', { class: 'second' });
  readonly #progress = h('span', { class: 'second match-progress' });
  readonly #controls = h('span', { class: 'row' });
  readonly #figures = h('div', { class: 'key-figures' });
  readonly #cross = h('div');
  readonly #bars = h('div');
  readonly #boards = h('div', { class: 'boards' });
  readonly #incidents = h('ol', { class: 'incidents' });
  readonly #endings = h('div');
  readonly #charts = new MatchCharts();
  readonly #off: () => void;
  #showAll: () => void = () => {};
  #forfeitsOnly = false;
  #state: MatchState | null = null;
  /** What the socket told since the match was asked for: it is newer than the answer. */
  #told: Partial<MatchState> = {};
  #shownState = '';

  constructor(readonly shell: Shell, readonly name: string) {
    this.#path = `/matches/${encodeURIComponent(name)}`;
    put(shell.main, this.#layout());
    void this.#load();
    const draw = calm(() => this.#draw(), 200);
    this.#off = live.on(`match/${name}`, (type, data) => {
      this.#push(type, data);
      draw();
    });
  }

  leave(): void {
    this.#off();
    this.#charts.destroy();
  }

  async #load(): Promise<void> {
    const told: Partial<MatchState> = {};
    this.#told = told;
    try {
      const first = this.#state === null;
      this.#state = { ...(await api.get<MatchState>(this.#path)), ...told };
      this.#draw();
      if (first && !['running', 'paused'].includes(this.#state.state)) {
        this.#showAll();
      }
    } catch (fault) {
      put(this.shell.main, empty('warn', 'No such match', faultText(fault), button('All matches', { click: () => go('/matches') }), true));
    }
  }

  #push(type: string, data: unknown): void {
    const state = this.#state;
    if (type === 'state') {
      Object.assign(this.#told, data);
      this.#state = { ...state, ...(data as MatchState) };
    } else if (state === null) {
      return;
    } else if (type === 'standing') {
      state.standing = data as Standing;
    } else if (type === 'curve') {
      state.curves = data as Curves;
    } else if (type === 'board') {
      this.#takeBoards(state, data as MatchBoard | MatchBoard[]);
    }
  }

  #takeBoards(state: MatchState, data: MatchBoard | MatchBoard[]): void {
    if (Array.isArray(data)) {
      state.boards = data;
      return;
    }
    const index = state.boards.findIndex((board) => board.number === data.number);
    if (index < 0) {
      state.boards.push(data);
    } else {
      state.boards[index] = data;
    }
  }

  #layout(): HTMLElement {
    const boards = h('div', {}, this.#boards);
    const show = (value: string) => put(boards, value === 'running' ? this.#boards : gamesList({ list: `${this.#path}/games`, player: 'engine', open: (row) => `${this.#path}?game=${row.number ?? row.id}` }));
    const choose = segments('Boards', [['running', 'Running'], ['all', 'All games']], 'running', show);
    this.#showAll = () => {
      choose.choose('all');
      show('all');
    };
    const filter = segments('Incidents', [['all', 'All'], ['lost', 'Forfeits']], 'all', (value) => {
      this.#forfeitsOnly = value === 'lost';
      this.#drawIncidents();
    });
    return h(
      'div', { class: 'page' },
      h('header', { class: 'page-head' }, h('div', {}, this.#title, this.#conditions), h('span', { class: 'push' }), this.#progress, this.#controls),
      h('div', { class: 'match-grid' },
        h('section', { class: 'panel', 'aria-label': 'Standing' }, this.#figures,
          h('header', { class: 'panel-head lined' }, h('h2', {}, 'Cross table'), h('span', { class: 'note' }, 'points of the row against the column, in percent')), this.#cross, this.#bars),
        this.#charts.element,
        h('div', { class: 'match-side' },
          panel('Incidents', '', [h('span', { class: 'push' }), filter], [this.#incidents]),
          h('section', { class: 'panel', 'aria-label': 'Endings' }, this.#endings)),
        h('section', { class: 'panel match-boards', 'aria-label': 'Games' },
          h('header', { class: 'panel-head' }, h('h2', {}, 'Boards'), h('span', { class: 'note' }, 'games running now'), h('span', { class: 'push' }), choose),
          boards)),
    );
  }

  #draw(): void {
    const state = this.#state;
    if (state === null || !this.#title.isConnected) {
      return;
    }
    const plan = state.plan as { question?: string; conditions?: string; games?: number; left?: number | null; running?: number };
    write(this.#title, plan.question || this.name);
    write(this.#conditions, plan.conditions ?? '');
    const left = plan.left ? `, about ${span(plan.left)} left` : '';
    write(this.#progress, `${state.state}${plan.running && state.state === 'running' ? ` ${span(plan.running / 1000)}` : ''}${state.state === 'running' ? left : ''}`);
    this.#drawControls(state.state);
    this.#drawFigures(state.standing, plan.games ?? 0);
    put(this.#cross, state.standing === null || (state.standing.rows ?? []).length === 0 ? empty('play', 'No game finished yet', 'The table fills with the first finished pair.') : crossTable(state.standing.rows));
    put(this.#bars, state.standing === null ? null : eloBars(state.standing.rows ?? []));
    this.#charts.show(state.curves, state.standing);
    put(this.#boards, ...(state.boards.length === 0 ? [empty('board', 'No game is running', state.state === 'running' ? 'Boards appear with the next game.' : `The match is ${state.state}.`)] : state.boards.map((board) => boardCard({
      href: null, white: board.white, black: board.black, fen: board.fen, last: board.last, clocks: board.clocks, cp: board.score, mate: null,
      foot: `${count(board.number)}${board.ply === undefined ? '' : ` move ${Math.floor(board.ply / 2) + 1}`}`,
    }))));
    this.#drawIncidents();
    this.#drawEndings(state.standing);
  }

  #drawControls(state: string): void {
    if (state === this.#shownState) {
      return;
    }
    this.#shownState = state;
    const act = (what: string, text: string) => async () => {
      try {
        await api.post(`${this.#path}/${what}`);
        await this.#load();
        toast(text);
      } catch (fault) {
        toast(faultText(fault));
      }
    };
    const running = state === 'running';
    put(
      this.#controls,
      running && button('Pause', { icon: 'pause', kind: 'needs-server', click: act('pause', 'Paused') }),
      state === 'paused' && button('Resume', { icon: 'play', kind: 'needs-server', click: act('resume', 'Running again') }),
      running && button('Finish running games, then stop', { kind: 'needs-server', click: act('finish', 'Stops after the running games') }),
      ['running', 'finishing', 'paused'].includes(state) && button('Stop now', { icon: 'stop', kind: 'needs-server', click: () => askStop(act('stop', 'Stopped')) }),
      state === 'stopped' && button('Resume', { icon: 'play', kind: 'needs-server', click: act('resume', 'Running again') }),
      button('New match', { kind: 'primary needs-server', click: () => void askNewMatch() }),
    );
  }

  #drawFigures(standing: Standing | null, total: number): void {
    const games = standing?.games ?? 0;
    const { wins = 0, draws = 0, losses = 0 } = standing ?? {};
    const played = wins + draws + losses;
    const first = standing?.rows?.[0]?.name ?? 'the first';
    const elo = standing?.elo ?? null;
    const figure = (label: string, value: string, beside: string) => h('div', {}, h('span', { class: 'label' }, label), h('b', { class: 'figure' }, value), h('span', { class: 'second beside' }, beside));
    put(
      this.#figures,
      figure('Games', count(games || played), total > 0 ? `of at most ${count(total)}` : ''),
      figure(`Score of ${first}`, played > 0 ? percent((wins + draws / 2) / played, 1) : '–', `+${wins} =${draws} −${losses}`),
      figure('Elo difference', elo === null ? '–' : signed(elo.value, 1), elo === null ? '' : `± ${((elo.high - elo.low) / 2).toFixed(1)}, 95 % sure`),
      figure('Sure it is better', elo === null ? '–' : percent(elo.los, 1), ''),
    );
  }

  #drawIncidents(): void {
    const all = this.#state?.incidents ?? [];
    const shown = this.#forfeitsOnly ? all.filter((incident) => incident.lost) : all;
    put(this.#incidents, ...(shown.length === 0 ? [h('li', { class: 'quiet' }, 'Nothing happened that you should know.')] : shown.map((incident) => h(
      'li', {},
      h('span', { class: incident.lost ? 'fault-icon' : 'second' }, icon(incident.lost ? 'warn' : 'info')),
      h('div', {}, h('b', {}, incident.kind ?? incident.player), h('span', { class: 'quiet' }, ` ${incident.time ?? ''}`), h('p', { class: 'second' }, `${incident.player}, game ${count(incident.game)}: ${incident.what}`),
        h('button', { type: 'button', class: 'link', click: () => void this.#conversation(all.indexOf(incident), incident) }, 'Conversation')),
    ))));
  }

  async #conversation(index: number, incident: Incident): Promise<void> {
    try {
      const number = /(\d+)$/.exec(incident.conversation ?? '')?.[1] ?? String(index);
      const answer = await api.get<{ conversation: string[] }>(`${this.#path}/incidents/${number}`);
      dialog(`${incident.player}, game ${incident.game}`, [h('pre', { class: 'conversation scroll', tabindex: 0 }, answer.conversation.join('\n'))]);
    } catch (fault) {
      toast(faultText(fault));
    }
  }

  #drawEndings(standing: Standing | null): void {
    const pairs = standing?.pentanomial ?? null;
    const endings = Object.entries(standing?.endings ?? {}).sort((one, other) => other[1] - one[1]);
    put(
      this.#endings,
      ...(pairs === null ? [] : [h('h2', { class: 'sub' }, 'Pairs ', h('span', { class: 'note' }, 'points from two games')),
        barList(['0', '½', '1', '1½', '2'].map((label, index) => [label, pairs[index] ?? 0]), (index) => (index > 2 ? 'good' : index < 2 ? 'dim' : ''))]),
      ...(endings.length === 0 ? [] : [h('h2', { class: 'sub' }, 'How games end'), barList(endings.map(([ending, games]) => [words(ending), games]), () => '')]),
      h('div', { class: 'row foot-row' }, h('a', { class: 'button', href: `/api${this.#path}.pgn`, download: `${this.name}.pgn` }, icon('download'), 'Games (PGN)'), h('span', { class: 'quiet' }, many(standing?.games ?? 0, 'game'))),
    );
  }
}

function askStop(stop: () => Promise<void>): void {
  const box = dialog('Stop now?', [h('p', {}, 'Running games are thrown away. Finished games stay, and the match can be resumed.')], [
    button('Keep running', { click: () => box.close() }),
    button('Stop now', { kind: 'primary', click: () => { box.close(); void stop(); } }),
  ]);
}

function barList(rows: [string, number][], kind: (index: number) => string): HTMLElement {
  const most = Math.max(1, ...rows.map(([, value]) => value));
  return h('ul', { class: 'bar-list' }, ...rows.map(([label, value], index) => {
    const bar = h('i', { class: kind(index) });
    bar.style.width = `${(value / most) * 100}%`;
    return h('li', {}, h('span', {}, label), h('span', { class: 'bar-track' }, bar), h('span', { class: 'number' }, count(value)));
  }));
}
