/** A stored or watched game on the board: the same panels, nothing to play. */
import { api, faultText } from '../base/api.ts';
import { button, copy, download, empty } from '../base/controls.ts';
import { h, put } from '../base/dom.ts';
import { live } from '../base/live.ts';
import { Tree } from '../base/tree.ts';
import type { GameState, Thought } from '../base/types.ts';
import { Desk, EMPTY_TABLE } from '../desk/desk.ts';
import { effortPanel } from '../desk/effort.ts';
import { linesPanel } from '../desk/lines.ts';
import { movesPanel } from '../desk/moves.ts';
import { Workspace } from '../desk/workspace.ts';
import type { Shell } from '../shell.ts';
import { openAnalysis } from './importgame.ts';

/** `address` of the game under /api, `topic` where it grows. */
export function storedGame(shell: Shell, address: string, topic: string | null, opened?: GameState): () => void {
  const desk = new Desk();
  const pgn = async () => (await fetch(`/api${address}.pgn`)).text();
  const step = (to: () => number) => () => desk.select(to());
  const foot = [
    button('', { icon: 'first', kind: 'bare', title: 'First position', click: step(() => desk.tree.value.root.id) }),
    button('', { icon: 'back', kind: 'bare', title: 'One move back', click: step(() => desk.tree.value.previous(desk.current.value).id) }),
    button('', { icon: 'next', kind: 'bare', title: 'One move on', click: step(() => desk.tree.value.next(desk.current.value).id) }),
    button('', { icon: 'last', kind: 'bare', title: 'Last position', click: step(() => desk.tip.id) }),
    h('span', { class: 'push' }),
    button('Analyse', { icon: 'chart', click: () => void pgn().then(openAnalysis) }),
    button('', { icon: 'flip', title: 'Flip the board', click: () => desk.orientation.set(desk.orientation.value === 'white' ? 'black' : 'white') }),
  ];
  const workspace = new Workspace(desk, 'Game', {
    lines: linesPanel(desk),
    moves: movesPanel(desk, foot, [
      button('', { icon: 'copy', kind: 'bare', title: 'Copy the game as PGN', click: () => void pgn().then((text) => copy(text, 'PGN')) }),
      button('', { icon: 'download', kind: 'bare', title: 'Download the game', click: () => void pgn().then((text) => download('v7p3r.pgn', text)) }),
    ], 'The game has no moves yet.'),
    effort: effortPanel(desk, { on: () => null }),
    game: h('div', { class: 'panel game-tab' }, button('Back', { click: () => history.back() })),
  });
  put(shell.main, workspace.element);
  const take = (state: GameState) => {
    const followed = desk.atTip;
    desk.table.set({ ...EMPTY_TABLE, ...state });
    desk.tree.set(Tree.ofGame(state));
    if (followed || desk.tree.value.find(desk.current.value) === undefined) {
      desk.select(desk.tip.id);
    }
  };
  if (opened !== undefined) {
    take(opened);
  } else {
    api.get<GameState>(address).then(take).catch((fault: unknown) => {
      put(shell.main, empty('warn', 'No such game', faultText(fault), button('Back', { click: () => history.back() }), true));
    });
  }
  const off = topic === null ? () => {} : live.on(topic, (type, data) => {
    if (type === 'state') {
      take(data as GameState);
    } else if (type === 'thought') {
      desk.think('', data as Thought, desk.tip.id);
    }
  });
  return () => {
    off();
    workspace.destroy();
  };
}
