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
  const late = node.moves.filter((move) => move.plies !== null);
  const title = node.after.length === 0 ? 'Moves to choose from' : `After ${node.after.join(' ')}`;
  return [
    h('h3', { class: 'label' }, title),
    ...(full.length > 0 ? [h('p', { class: 'second' }, h('b', {}, 'In full: '), full.join(', '))] : []),
    h('ul', { class: 'depth-list' }, ...late.map((move) => depthRow(move, node.after.length === 0 && move.uci === played))),
  ];
}

function depthRow(move: DepthOfMove, chosen: boolean): HTMLElement {
  const even = Math.abs(move.deeper) < LITTLE;
  const because = move.reasons.filter((reason) => reason.deeper > 0 === move.deeper > 0 && reason.deeper !== 0).slice(0, REASONS);
  return h('li', { class: chosen ? 'chosen' : '', title: move.sentence },
    h('b', {}, move.san),
    h('span', { class: 'number second' }, `${move.plies} deep`),
    h('span', { class: 'number' }, even ? '' : signed(move.deeper, 1)),
    h('span', {}, even ? 'as its place in the order asks for' : because.map((reason) => reason.text).join('; ')));
}
