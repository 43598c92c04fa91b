/** One analyzed game: its curve with the bad moves, the board, and what was better. */
import { chance } from '../base/chance.ts';
import { button, panel } from '../base/controls.ts';
import { h, put, s } from '../base/dom.ts';
import { result, score } from '../base/format.ts';
import { onKeys } from '../base/keys.ts';
import { go } from '../base/router.ts';
import { after } from '../base/position.ts';
import { smallBoard } from '../board/board.ts';
import type { Shell } from '../shell.ts';
import { testButton } from './moments.ts';
import { SIGNS } from './reviewtypes.ts';
import type { ReviewGame, ReviewMove, ReviewSide } from './reviewtypes.ts';

const WIDTH = 960;
const HEIGHT = 180;

export function reviewGame(shell: Shell, review: string, game: ReviewGame, fen: string | null): () => void {
  const asked = game.moves.findIndex((move) => move.fen === fen);
  const worst = game.moves.reduce((most, move, index) => (move.lost > (game.moves[most]?.lost ?? -1) ? index : most), 0);
  let current = asked >= 0 ? asked : worst;
  const board = h('div', { class: 'review-board' });
  const said = h('div', { class: 'review-said', 'aria-live': 'polite' });
  const moves = h('ol', { class: 'review-moves' });
  const cursor = s('line', { class: 'cursor', y1: 0, y2: HEIGHT });
  const show = (index: number) => {
    current = Math.max(0, Math.min(game.moves.length - 1, index));
    const move = game.moves[current];
    if (move === undefined) {
      return;
    }
    put(board, smallBoard(after(move.fen, move.uci), [move.uci.slice(0, 2), move.uci.slice(2, 4)]));
    put(said, ...words(review, game.number, move));
    const x = place(current + 1, game.moves.length);
    cursor.setAttribute('x1', String(x));
    cursor.setAttribute('x2', String(x));
    for (const [other, item] of [...moves.children].entries()) {
      item.querySelector('button')?.toggleAttribute('data-current', other === current);
    }
    const chosen = moves.children[current] as HTMLElement | undefined;
    if (chosen !== undefined) {
      moves.scrollTop = chosen.offsetTop - moves.clientHeight / 2;
    }
  };
  moves.append(...game.moves.map((move, index) => h('li', {}, h('button', { type: 'button', class: `move narrow ${move.judgement}`, click: () => show(index) }, h('span', { class: 'quiet' }, move.number), ` ${move.san}${SIGNS[move.judgement]}`))));
  put(
    shell.main,
    h('div', { class: 'page' },
      h('header', { class: 'page-head' },
        h('div', {}, h('h1', {}, `${game.white.name} – ${game.black.name}`), h('p', { class: 'second' }, `Game ${game.number}, ${result(game.result)}, ${game.opening}`)),
        h('span', { class: 'push' }), button('The analysis', { click: () => go(`/review/${encodeURIComponent(review)}`) })),
      panel('Evaluation', 'chances of White; points are inaccuracies, mistakes and blunders', [], [h('div', { class: 'review-graph' }, curve(game, cursor, show))]),
      h('div', { class: 'review-game' },
        h('section', { class: 'panel padded', 'aria-label': 'Board' }, board,
          h('div', { class: 'row' }, button('', { icon: 'back', title: 'Move before', click: () => show(current - 1) }), button('', { icon: 'next', title: 'Next move', click: () => show(current + 1) }),
            button('Next bad move', { click: () => show(nextBad(game.moves, current)) })), said),
        panel('Moves', '', [], [moves, sides(game)]))),
  );
  show(current);
  return onKeys((action) => {
    const steps: Record<string, number> = { back: current - 1, forward: current + 1, first: 0, last: game.moves.length - 1 };
    if (steps[action] === undefined) {
      return false;
    }
    show(steps[action]);
    return true;
  });
}

function nextBad(moves: ReviewMove[], from: number): number {
  const later = moves.findIndex((move, index) => index > from && move.judgement !== 'fine');
  return later >= 0 ? later : Math.max(0, moves.findIndex((move) => move.judgement !== 'fine'));
}

function words(review: string, game: number, move: ReviewMove): (HTMLElement | null)[] {
  const bad = move.judgement !== 'fine';
  return [
    h('p', {}, h('b', {}, `${move.number} ${move.san}${SIGNS[move.judgement]}`), ` ${score(move.score.cp, move.score.mate)}`),
    h('p', { class: 'second' }, bad ? `${move.judgement.charAt(0).toUpperCase()}${move.judgement.slice(1)}: ${Math.round(move.lost)} % of the win chances lost. Best was ${move.best}.` : move.best === move.san ? 'The first choice of the engine.' : `The engine would have played ${move.best}.`),
    move.canTest ? testButton(review, game, move.fen) : null,
  ];
}

function place(point: number, points: number): number {
  return (point / Math.max(1, points)) * WIDTH;
}

function curve(game: ReviewGame, cursor: SVGElement, show: (index: number) => void): SVGSVGElement {
  const y = (move: ReviewMove) => ((1 - chance(move.score.cp, move.score.mate)) / 2) * HEIGHT;
  const points = game.moves.map((move, index) => `${place(index + 1, game.moves.length).toFixed(1)} ${y(move).toFixed(1)}`);
  const bad = game.moves.filter((move) => move.judgement !== 'fine').length;
  const picture = s(
    'svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', class: 'review-curve', role: 'img', 'aria-label': `Evaluation over ${game.moves.length} moves, ${bad} of them bad` },
    s('rect', { class: 'ground', width: WIDTH, height: HEIGHT }),
    s('path', { class: 'white-part', d: `M0 ${HEIGHT / 2}L${points.join('L')}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z` }),
    s('line', { class: 'even', x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
    s('path', { class: 'edge', d: `M0 ${HEIGHT / 2}L${points.join('L')}` }),
    cursor,
  );
  game.moves.forEach((move, index) => {
    if (move.judgement !== 'fine') {
      picture.append(s('path', { class: `mark ${move.judgement}`, d: `M${place(index + 1, game.moves.length)} ${y(move)}h0.01` }, s('title', {}, `${move.number} ${move.san}${SIGNS[move.judgement]}`)));
    }
  });
  picture.addEventListener('click', (event) => {
    const box = picture.getBoundingClientRect();
    show(Math.round(((event.clientX - box.left) / box.width) * game.moves.length) - 1);
  });
  return picture;
}

function sides(game: ReviewGame): HTMLElement {
  const row = (color: string, side: ReviewSide) => h('tr', {}, h('th', { scope: 'row' }, `${side.name} (${color})`), h('td', { class: 'number' }, side.accuracy === null ? '–' : side.accuracy.toFixed(1)), h('td', { class: 'number' }, side.acpl.toFixed(0)), h('td', { class: 'number' }, `${side.inaccuracies} / ${side.mistakes} / ${side.blunders}`));
  return h('div', { class: 'scroll lined', tabindex: 0, role: 'region', 'aria-label': 'Both sides' }, h('table', { class: 'figures-table' },
    h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, 'Player'), ...['Accuracy', 'ACPL', '?! / ? / ??'].map((text) => h('th', { scope: 'col', class: 'number' }, text)))),
    h('tbody', {}, row('White', game.white), row('Black', game.black))));
}
