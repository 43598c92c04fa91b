/** Analyzed games: the list of analyses, one of them with its critical moments, tests made of blunders, and opponents. */
import { api, faultText } from '../base/api.ts';
import { table } from '../base/chart.ts';
import { button, empty, panel, segments, waiting } from '../base/controls.ts';
import { h, put } from '../base/dom.ts';
import type { Child } from '../base/dom.ts';
import { count, day, many, result } from '../base/format.ts';
import { go, note } from '../base/router.ts';
import type { Shell } from '../shell.ts';
import { blunderCard, differenceCard } from './moments.ts';
import { opponentList } from './opponents.ts';
import { reportBody } from './report.ts';
import type { ReportData } from './report.ts';
import { reviewGame } from './reviewgame.ts';
import type { Figures, GameRow, Opponent, Review, ReviewGame, ReviewPlayer, ReviewRow, TestRow } from './reviewtypes.ts';

type View = 'analyses' | 'opponents' | 'tests';
const SENTENCES: Record<View, string> = {
  analyses: 'Recorded games, judged move by move.',
  opponents: 'Who the bot has met, and where they lose.',
  tests: 'Blunders that became tests; ./v7p3r solve reads the file.',
};
const MOST_PLAYERS = 12;
const MOST_GAMES = 200;

export function reviewPage(shell: Shell, id: string, query: URLSearchParams): () => void {
  let leave: () => void = () => {};
  let gone = false;
  const game = query.get('game');
  if (id === '') {
    list(shell, (query.get('view') as View | null) ?? 'analyses');
  } else if (game === null) {
    void one(shell, id, () => gone);
  } else {
    put(shell.main, h('div', { class: 'page' }, waiting(40, 90, 80)));
    api.get<ReviewGame>(`/reviews/${encodeURIComponent(id)}/games/${encodeURIComponent(game)}`).then((found) => {
      if (!gone) {
        leave = reviewGame(shell, id, found, query.get('fen'));
      }
    }).catch((fault: unknown) => put(shell.main, fail('No such game', fault)));
  }
  return () => {
    gone = true;
    leave();
  };
}

function fail(title: string, fault: unknown): HTMLElement {
  return h('div', { class: 'page' }, h('h1', { class: 'unseen' }, 'Review'), empty('warn', title, faultText(fault), button('All analyses', { click: () => go('/review') }), true));
}

function list(shell: Shell, first: View): void {
  const sentence = h('p', { class: 'second' });
  const body = h('div', { class: 'lab-body' });
  let view = first;
  const show = async () => {
    sentence.textContent = SENTENCES[view];
    put(body, waiting(80, 60, 70));
    const asked = view;
    try {
      const content = await load(asked);
      if (asked === view) {
        put(body, content);
      }
    } catch (fault) {
      if (asked === view) {
        put(body, h('section', { class: 'panel' }, empty('warn', 'Not known', faultText(fault), button('Try again', { click: () => void show() }), true)));
      }
    }
  };
  const choose = segments<View>('View', [['analyses', 'Analyses'], ['opponents', 'Opponents'], ['tests', 'Tests']], view, (value) => {
    view = value;
    note(value === 'analyses' ? '/review' : `/review?view=${value}`);
    void show();
  });
  put(shell.main, h('div', { class: 'page' }, h('header', { class: 'page-head' }, h('div', {}, h('h1', {}, 'Review'), sentence), h('span', { class: 'push' }), choose), body));
  void show();
}

async function load(view: View): Promise<HTMLElement> {
  switch (view) {
    case 'opponents':
      return opponentList(await api.get<Opponent[]>('/opponents'));
    case 'tests':
      return testList(await api.get<TestRow[]>('/tests'));
    default:
      return reviewList(await api.get<ReviewRow[]>('/reviews'));
  }
}

function rows(label: string, columns: string[], numbers: number, body: Child[][]): HTMLElement {
  const kind = (index: number) => (index >= numbers ? 'number' : '');
  return h('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': label }, h('table', { class: 'figures-table' },
    h('thead', {}, h('tr', {}, ...columns.map((text, index) => h('th', { scope: 'col', class: kind(index) }, text)))),
    h('tbody', {}, ...body.map((cells) => h('tr', {}, ...cells.map((cell, index) => h('td', { class: kind(index) }, cell)))))));
}

function reviewList(reviews: ReviewRow[]): HTMLElement {
  return panel('Analyses', 'newest first', [], [reviews.length === 0
    ? empty('moves', 'No analysis yet', './v7p3r analyse games.pgn judges recorded games; folders elsewhere are named by "analyses" of studio.json.')
    : rows('List of analyses', ['Analysis', 'Date', 'Judged by', 'Games', 'Accuracy', 'ACPL', '?? in 100'], 3, reviews.map((row) => [
      h('a', { href: `/review/${encodeURIComponent(row.id)}` }, h('b', {}, row.name)), h('span', { class: 'second' }, day(row.date)), h('span', { class: 'second' }, row.judge),
      count(row.games), row.accuracy.toFixed(1), row.acpl.toFixed(1), row.blunders.toFixed(2)]))]);
}

function testList(tests: TestRow[]): HTMLElement {
  return panel('Tests', many(tests.length, 'test'), [], [tests.length === 0
    ? empty('plus', 'No test yet', 'Open an analysis and turn one of its blunders into a test.')
    : rows('List of tests', ['Test', 'Best', 'Not', 'Why', 'Themes'], 9, tests.map((test) => [h('b', {}, test.id), test.best, test.avoid, h('span', { class: 'second' }, test.why), h('span', { class: 'second' }, test.themes)]))]);
}

async function one(shell: Shell, id: string, gone: () => boolean): Promise<void> {
  put(shell.main, h('div', { class: 'page' }, waiting(40, 90, 80, 85)));
  try {
    const review = await api.get<Review>(`/reviews/${encodeURIComponent(id)}`);
    if (!gone()) {
      put(shell.main, whole(review));
    }
  } catch (fault) {
    put(shell.main, fail('No such analysis', fault));
  }
}

function whole(review: Review): HTMLElement {
  const worst = review.worst.length === 0 ? empty('info', 'No bad move', 'Nobody gave anything away.') : h('div', { class: 'moments' }, ...review.worst.map((blunder) => blunderCard(review.id, blunder)));
  return h('div', { class: 'page' },
    h('header', { class: 'page-head' },
      h('div', {}, h('h1', {}, review.name), h('p', { class: 'second' }, `${many(review.games, 'game')}, judged by ${review.judge}; rules of ${review.profile}.`)),
      h('span', { class: 'push' }), button('All analyses', { click: () => go('/review') })),
    panel('In short', '', [], [figures(review.all), players(review.players)]),
    review.differences.length === 0 ? null : panel('Critical moments', 'where V7P3R and the reference see most different things', [], [h('div', { class: 'moments' }, ...review.differences.map(differenceCard))]),
    panel('Blunders', 'what gave most away', [], [worst]),
    panel('Games', review.list.length > MOST_GAMES ? `the first ${MOST_GAMES}` : many(review.list.length, 'game'), [], [games(review.id, review.list.slice(0, MOST_GAMES))]),
    tables(review.id));
}

function figures(all: Figures): HTMLElement {
  const figure = (label: string, value: string, beside: string) => h('div', {}, h('span', { class: 'label' }, label), h('b', { class: 'figure' }, value), h('span', { class: 'second beside' }, beside));
  return h('div', { class: 'key-figures lined' },
    figure('Accuracy', `${all.accuracy.toFixed(1)} %`, many(all.moves, 'move')),
    figure('ACPL', all.acpl.toFixed(1), 'centipawns lost a move'),
    figure('?! / ? / ??', `${count(all.inaccuracies)} / ${count(all.mistakes)} / ${count(all.blunders)}`, 'inaccuracies, mistakes, blunders'),
    figure('First choice', all.first === null ? '–' : `${all.first.toFixed(0)} %`, 'of moves that count'));
}

function players(all: ReviewPlayer[]): HTMLElement {
  const number = (value: number | null, unit = '') => (value === null ? '–' : `${value.toFixed(1)}${unit}`);
  return h('div', { class: 'scroll lined', tabindex: 0, role: 'region', 'aria-label': 'Players' }, table(['Player', 'Games', 'Accuracy', 'PES-adjusted', 'ACPL', '?! / ? / ??', 'Effort regret'], all.slice(0, MOST_PLAYERS).map((player) => [
    player.name, count(player.games), number(player.accuracy), number(player.adjusted), player.moves.acpl.toFixed(1),
    `${player.moves.inaccuracies} / ${player.moves.mistakes} / ${player.moves.blunders}`, number(player.regret, ' %')])));
}

function games(review: string, list: GameRow[]): HTMLElement {
  const accuracy = (value: number | null) => (value === null ? '–' : value.toFixed(1));
  return h('div', { class: 'review-list' }, rows('Games of the analysis', ['Game', 'Opening', 'Result', 'White', 'Black', '??', 'Half moves'], 2, list.map((game) => [
    h('a', { href: `/review/${encodeURIComponent(review)}?game=${game.number}` }, h('b', {}, `${game.white} – ${game.black}`)), h('span', { class: 'second' }, game.opening),
    result(game.result), accuracy(game.whiteAccuracy), accuracy(game.blackAccuracy), count(game.blunders), count(game.plies)])));
}

/** Everything else that was found, loaded when it is opened. */
function tables(id: string): HTMLElement {
  const body = h('div', {});
  const box = h('details', { class: 'all-tables' }, h('summary', {}, 'All tables: by phase, color, opening, theme, effort and clock'), body);
  box.addEventListener('toggle', () => {
    if (box.open && body.childElementCount === 0) {
      put(body, waiting(80, 70));
      api.get<ReportData>(`/reviews/${encodeURIComponent(id)}/report`).then((report) => put(body, reportBody(report))).catch((fault: unknown) => put(body, empty('warn', 'No tables', faultText(fault), undefined, true)));
    }
  });
  return box;
}
