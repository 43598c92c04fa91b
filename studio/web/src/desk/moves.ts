/** The moves: a row for each pair of the main line, variations and comments between them. */
import { judgement, chance, modeRank } from '../base/chance.ts';
import { empty } from '../base/controls.ts';
import { h, put, write } from '../base/dom.ts';
import { moveNumber, result, score, seconds } from '../base/format.ts';
import type { Place, Tree } from '../base/tree.ts';
import type { Desk } from './desk.ts';

const NAGS: Record<number, [string, string]> = {
  1: ['!', 'good move'], 2: ['?', 'mistake'], 3: ['!!', 'brilliant move'], 4: ['??', 'blunder'], 5: ['!?', 'interesting move'], 6: ['?!', 'inaccuracy'],
};

export function movesPanel(desk: Desk, foot: HTMLElement[], head: HTMLElement[] = [], emptyText = 'Play a move, or press Space to let the engine begin.'): HTMLElement {
  const note = h('span', { class: 'note' });
  const list = h('div', { class: 'moves scroll', tabindex: 0, role: 'region', 'aria-label': 'Moves of the game' });
  const said = h('p', { class: 'unseen', 'aria-live': 'polite' });
  const buttons = new Map<number, HTMLElement>();
  let drawn: Tree | null = null;
  let drawnResult = '*';
  let announced = '';

  const draw = () => {
    const tree = desk.tree.value;
    const opening = desk.table.value.opening;
    const name = opening === null ? '' : `${opening.eco} ${opening.name}`.trim();
    write(note, name);
    note.title = name;
    const outcome = desk.table.value.result;
    if (tree !== drawn || outcome !== drawnResult) {
      drawn = tree;
      drawnResult = outcome;
      buttons.clear();
      const main = tree.main();
      put(
        list,
        main.length === 1 && tree.size === 1 ? empty('moves', 'No moves yet', emptyText) : grid(desk, tree, main, buttons),
        outcome === '*' ? null : h('p', { class: 'result' }, h('b', {}, result(outcome)), ` ${desk.table.value.reason}`),
      );
    }
    mark();
    announce();
  };

  const mark = () => {
    for (const [id, element] of buttons) {
      const chosen = id === desk.current.value;
      element.classList.toggle('chosen', chosen);
      element.classList.toggle('hovered', id === desk.hover.value);
      if (chosen) {
        element.setAttribute('aria-current', 'true');
      } else {
        element.removeAttribute('aria-current');
      }
    }
    const chosen = buttons.get(desk.current.value);
    if (chosen === undefined) {
      list.scrollTop = desk.current.value === desk.tree.value.root.id ? 0 : list.scrollTop;
    } else {
      const top = chosen.offsetTop;
      const bottom = top + chosen.offsetHeight;
      if (top < list.scrollTop) {
        list.scrollTop = top - 40;
      } else if (bottom > list.scrollTop + list.clientHeight) {
        list.scrollTop = bottom - list.clientHeight + 4;
      }
    }
  };

  const announce = () => {
    const tip = desk.tip;
    const table = desk.table.value;
    const text = table.result === '*' || table.kind === 'analysis' ? (tip.san === '' ? '' : `${moveNumber(tip.ply)} ${tip.san}`) : `${tip.san}. ${result(table.result)}, ${table.reason}`;
    if (text !== announced) {
      announced = text;
      write(said, text);
    }
  };

  desk.tree.on(draw);
  desk.table.on(draw);
  desk.current.on(mark);
  desk.hover.on(mark);
  draw();
  return h(
    'section',
    { class: 'panel moves-panel', 'aria-labelledby': 'moves-title' },
    h('header', { class: 'panel-head' }, h('h2', { id: 'moves-title' }, 'Moves'), note, h('span', { class: 'push' }), ...head),
    said,
    list,
    h('footer', { class: 'moves-foot' }, ...foot),
  );
}

function grid(desk: Desk, tree: Tree, main: Place[], buttons: Map<number, HTMLElement>): HTMLElement {
  const box = h('div', { class: 'move-grid' });
  if (main[0].comment !== '') {
    box.append(h('p', { class: 'move-comment' }, main[0].comment));
  }
  let row: HTMLElement | null = null;
  const startRow = (ply: number) => {
    row = h('div', { class: 'move-row' }, h('span', { class: 'move-number' }, String(Math.floor((ply + 1) / 2))));
    box.append(row);
    if (ply % 2 === 0) {
      row.append(h('span', { class: 'move-gap' }, '…'));
    }
    return row;
  };
  for (const place of main.slice(1)) {
    if (row === null || place.ply % 2 === 1) {
      row = startRow(place.ply);
    }
    row.append(moveButton(desk, tree, place, buttons, true));
    const others = tree.at(place.parent ?? tree.root.id).children.slice(1).map((id) => tree.at(id));
    if (others.length > 0 || place.comment !== '') {
      if (place.comment !== '') {
        box.append(h('p', { class: 'move-comment' }, place.comment));
      }
      for (const other of others) {
        box.append(h('div', { class: 'variation' }, ...variation(desk, tree, other, buttons, true)));
      }
      row = null;
    }
  }
  return box;
}

function variation(desk: Desk, tree: Tree, from: Place, buttons: Map<number, HTMLElement>, first: boolean): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let place = from;
  let numbered = first;
  for (;;) {
    if (place.ply % 2 === 1 || numbered) {
      parts.push(h('span', { class: 'quiet' }, moveNumber(place.ply)));
    }
    parts.push(moveButton(desk, tree, place, buttons, false));
    numbered = false;
    if (place.comment !== '') {
      parts.push(h('span', { class: 'quiet comment' }, place.comment));
    }
    const [next, ...others] = place.children.map((id) => tree.at(id));
    for (const other of others) {
      parts.push(h('span', { class: 'inner' }, '(', ...variation(desk, tree, other, buttons, true), ')'));
      numbered = true;
    }
    if (next === undefined) {
      return parts;
    }
    place = next;
  }
}

function moveButton(desk: Desk, tree: Tree, place: Place, buttons: Map<number, HTMLElement>, wide: boolean): HTMLElement {
  const move = place.move;
  const rank = modeRank(move?.mode);
  const element = h(
    'button',
    {
      type: 'button',
      class: wide ? 'move' : 'move narrow',
      click: () => desk.select(place.id),
      pointerenter: () => wide && desk.hover.set(place.id),
      pointerleave: () => desk.hover.set(null),
    },
    h('span', { class: 'san' }, place.san, ...marksOf(desk, tree, place)),
    wide && h('span', { class: 'move-score' }, score(move?.cp, move?.mate)),
    wide && h('span', { class: 'move-time' }, move?.time ? seconds(move.time) : ''),
    wide && rank > 0 && h('span', { class: `effort-mark e${rank}`, title: move?.mode ?? '' }, h('span', { class: 'unseen' }, move?.mode)),
  );
  buttons.set(place.id, element);
  return element;
}

/** Marks of the notes; in stored games also by the chance the player lost. */
function marksOf(desk: Desk, tree: Tree, place: Place): HTMLElement[] {
  const given = place.nags.filter((nag) => NAGS[nag] !== undefined);
  if (given.length > 0) {
    return given.map((nag) => nagMark(nag));
  }
  const before = tree.previous(place.id).move;
  const now = place.move;
  if (desk.table.value.kind === 'play' || now === null || before === null || (now.cp === null && now.mate === null) || (before.cp === null && before.mate === null)) {
    return [];
  }
  const lost = (chance(before.cp, before.mate) - chance(now.cp, now.mate)) * (place.ply % 2 === 1 ? 1 : -1);
  const found = judgement(lost);
  const nag = found === '??' ? 4 : found === '?' ? 2 : found === '?!' ? 6 : 0;
  return nag === 0 ? [] : [nagMark(nag)];
}

function nagMark(nag: number): HTMLElement {
  const [sign, word] = NAGS[nag];
  return h('span', { class: `nag n${nag}`, title: word }, sign, h('span', { class: 'unseen' }, ` ${word}`));
}
