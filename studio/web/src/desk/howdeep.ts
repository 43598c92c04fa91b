/** How deep the engine looks at single moves, and why: asked for when a person wants to know. */
import { api, faultText } from '../base/api.ts';
import { dialog, empty, waiting } from '../base/controls.ts';
import { h, put } from '../base/dom.ts';
import { signed } from '../base/format.ts';
import type { DepthNode, DepthOfMove, HowDeep } from '../base/types.ts';

/** Below it a move is as deep as its place in the order asks for. */
const LITTLE = 0.25;
const REASONS = 3;

/** Opens the moves of a position; `played` is the one that the person looks at, if there is one. */
export function showHowDeep(fen: string, played: string | null): void {
  const body = h('div', { class: 'how-deep' }, waiting(90, 70, 80, 60));
  dialog('How deep each move is searched', [body]).classList.add('wide-dialog');
  api.post<HowDeep>('/explain/moves', { fen })
    .then((answer) => put(body, ...content(answer, played ?? answer.best)))
    .catch((fault: unknown) => put(body, empty('warn', 'No explanation', faultText(fault), undefined, true)));
}

function content(answer: HowDeep, played: string): HTMLElement[] {
  const own = answer.nodes[0]?.moves.find((move) => move.uci === played);
  return [
    ...(own === undefined ? [] : [h('p', { class: 'how-deep-first' }, own.sentence)]),
    h('p', { class: 'second' }, `A new search, ${answer.depth} half moves deep. The later a move comes in the order, the less deep it is searched; `,
      'the numbers say how many half moves deeper (+) or less deep (−) than that, and why.'),
    ...answer.nodes.flatMap((node) => nodePart(node, played)),
  ];
}

function nodePart(node: DepthNode, played: string): HTMLElement[] {
  const full = node.moves.filter((move) => move.plies === null).map((move) => move.san);
  const title = node.after.length === 0 ? 'Moves to choose from' : `After ${node.after.join(' ')}`;
  const chosen = node.after.length === 0 ? played : '';
  return [
    h('h3', { class: 'label' }, title),
    h('ul', { class: 'depth-list' },
      full.length > 0 && h('li', {}, h('b', {}, full.join(', ')), h('span', { class: 'second' }, 'in full')),
      ...groups(node.moves).map(([why, moves]) => depthRow(why, moves, chosen))),
  ];
}

/** Moves with the same reasons together, in the order of the first of each. */
function groups(moves: DepthOfMove[]): [string, DepthOfMove[]][] {
  const found = new Map<string, DepthOfMove[]>();
  for (const move of moves.filter((one) => one.plies !== null)) {
    const why = reasonsOf(move);
    found.set(why, [...(found.get(why) ?? []), move]);
  }
  return [...found];
}

function reasonsOf(move: DepthOfMove): string {
  if (Math.abs(move.deeper) < LITTLE) {
    return 'as their place in the order asks for';
  }
  const because = move.reasons.filter((reason) => reason.deeper > 0 === move.deeper > 0 && reason.deeper !== 0).slice(0, REASONS);
  return `because ${because.map((reason) => reason.text).join('; ')}`;
}

function depthRow(why: string, moves: DepthOfMove[], chosen: string): HTMLElement {
  return h('li', {},
    h('span', { class: 'depth-moves' }, ...moves.map((move) => h('span', { class: move.uci === chosen ? 'chosen' : '', title: move.sentence },
      h('b', {}, move.san), ` ${Math.abs(move.deeper) < LITTLE ? '' : `${signed(move.deeper, 1)}, `}${move.plies} deep`))),
    h('span', { class: 'second' }, why));
}
