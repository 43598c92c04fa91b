/** Moments of analyzed games with their boards: where two engines disagree, and bad moves that can become tests. */
import { api, faultText } from '../base/api.ts';
import { table } from '../base/chart.ts';
import { button, dialog, enable, toast } from '../base/controls.ts';
import { h } from '../base/dom.ts';
import { many, score, signed } from '../base/format.ts';
import { smallBoard } from '../board/board.ts';
import type { Blunder, Difference, MadeTest, ThemeShare } from './reviewtypes.ts';

const THEMES = 6;

function black(fen: string): boolean {
  return fen.split(' ')[1] === 'b';
}

function squares(...moves: string[]): string[] {
  return moves.flatMap((uci) => (uci.length < 4 ? [] : [uci.slice(0, 2), uci.slice(2, 4)]));
}

function themes(shares: ThemeShare[], most: number): HTMLElement {
  return table(['Theme', 'Pawns'], shares.slice(0, most).map((share) => [share.theme, signed(share.centipawns / 100)]));
}

/** A position that V7P3R sees otherwise than the reference, with both lines and what V7P3R's themes say. */
export function differenceCard(difference: Difference): HTMLElement {
  const line = (who: string, value: string, moves: string) => h('li', {}, h('span', { class: 'second' }, who), h('b', {}, value), h('span', { class: 'moment-line' }, moves));
  return h(
    'article', { class: 'moment' },
    smallBoard(difference.fen, [], black(difference.fen)),
    h('div', { class: 'moment-body' },
      h('h3', {}, difference.place),
      h('p', { class: 'second' }, `${Math.round(difference.gap)} % of the win chances apart, ${black(difference.fen) ? 'Black' : 'White'} to move.`),
      h('ul', { class: 'moment-lines' },
        line('V7P3R', score(difference.own.cp, difference.own.mate), difference.ownLine),
        line('Reference', score(difference.reference.cp, difference.reference.mate), difference.referenceLine)),
      h('details', {}, h('summary', {}, `V7P3R's themes, ${signed(difference.staticScore / 100)} without search`), themes(difference.themes, THEMES))),
  );
}

/** A bad move: what was played, what should have been, and the button that makes a test of it. */
export function blunderCard(review: string, blunder: Blunder): HTMLElement {
  return h(
    'article', { class: 'moment' },
    smallBoard(blunder.fen, squares(blunder.uci), black(blunder.fen)),
    h('div', { class: 'moment-body' },
      h('h3', {}, h('a', { href: `/review/${encodeURIComponent(review)}?game=${blunder.game}&fen=${encodeURIComponent(blunder.fen)}` }, `${blunder.place} ${blunder.move}`)),
      h('p', {}, h('b', { class: 'judged' }, `${Math.round(blunder.lost)} %`), ` of the win chances lost by ${blunder.player}.`),
      h('p', { class: 'second' }, `Best was ${blunder.best}.`),
      testButton(review, blunder.game, blunder.fen)),
  );
}

/** Turns the move made in a position of a game into a test of the studio's suite. */
export function testButton(review: string, game: number, fen: string): HTMLButtonElement {
  const control = button('Turn this blunder into a test', {
    icon: 'plus', kind: 'needs-server',
    click: async () => {
      enable(control, false);
      try {
        const made = await api.post<MadeTest>(`/reviews/${encodeURIComponent(review)}/tests`, { game, fen });
        toast(made.isNew ? `Added to ${made.file}: ${many(made.tests, 'test')}` : `It is in ${made.file} already`);
        showTest(made);
      } catch (fault) {
        toast(faultText(fault));
      }
      enable(control, true);
    },
  });
  return control;
}

function showTest(made: MadeTest): void {
  dialog(made.isNew ? 'A new test' : 'This test is there already', [
    h('p', { class: 'second' }, `One line of the suite ${made.file} in the studio's folder; ./v7p3r solve reads it.`),
    h('code', { class: 'epd' }, made.epd),
    h('h3', {}, 'What V7P3R\'s themes give the played line beyond the better one'),
    made.themes.length === 0 ? h('p', { class: 'second' }, 'They say the same of both.') : h('div', { class: 'scroll table-box', tabindex: 0 }, themes(made.themes, made.themes.length)),
  ]);
}
