/** Why this score: what each theme of the evaluation adds, which squares it means, and what changes without it. */
import { api, faultText } from '../base/api.ts';
import { button, empty, segments, waiting } from '../base/controls.ts';
import { h, put, write } from '../base/dom.ts';
import { along } from '../base/position.ts';
import { whenAtRest } from '../base/signal.ts';
import type { Comparison, Explanation, Theme } from '../base/types.ts';
import type { Desk } from './desk.ts';
import { waterfall } from './waterfall.ts';
import { fallChart } from './whyfall.ts';
import { ThemeRows } from './whyrows.ts';
import { themeTable } from './whytable.ts';
import { comparisonText, themeText } from './whytext.ts';

const COMPARE_NODES = 60_000;

export class WhyPanel {
  readonly element: HTMLElement;
  readonly #note = h('span', { class: 'note', title: 'Themes that speak of this position' });
  readonly #body = h('div', { class: 'why-body scroll', tabindex: 0, role: 'region', 'aria-label': 'Themes' });
  readonly #foot = h('div', { class: 'why-foot' });
  readonly #rows: ThemeRows;
  readonly #known = new Map<string, Explanation>();
  #explanation: Explanation | null = null;
  #fen = '';
  #view: 'waterfall' | 'table' = 'waterfall';
  #where: 'here' | 'end' = 'here';
  #open = false;
  #comparison: Comparison | null = null;
  #comparing = false;

  constructor(readonly desk: Desk) {
    this.#rows = new ThemeRows(desk, (theme) => this.#hovered(theme), () => this.#comparing);
    const refresh = whenAtRest(() => void this.#load(), 200);
    const where = segments('Position explained', [['here', 'Here'], ['end', 'Line end']], 'here', (value) => {
      this.#where = value as 'here' | 'end';
      void this.#load();
    });
    const view = segments('View', [['waterfall', 'Waterfall'], ['table', 'Table']], 'waterfall', (value) => {
      this.#view = value as 'waterfall' | 'table';
      this.#draw();
    });
    this.element = h(
      'section',
      { class: 'panel why-panel', 'aria-labelledby': 'why-title' },
      h('header', { class: 'panel-head' }, h('h2', { id: 'why-title', title: 'What each idea of the evaluation adds, before any search' }, 'Why this score'), this.#note, h('span', { class: 'push' }), where, view),
      this.#body,
      this.#foot,
    );
    put(this.#body, waiting(90, 80, 85, 60, 70, 50));
    desk.current.on(refresh);
    desk.tree.on(refresh);
    desk.off.on(() => void this.#switched());
    void this.#load();
  }

  /** Marks the themes that speak of a square. */
  speakOf(square: string | null): void {
    const themes = square === null ? [] : (this.#explanation?.themes ?? []).filter((theme) => squaresOf(theme).includes(square));
    this.#rows.light((key) => themes.some((theme) => theme.key === key));
    if (themes.length > 0) {
      write(this.#foot, `${square}: ${themes.map((theme) => theme.title).join(', ')}`);
    }
  }

  #target(): string {
    const { desk } = this;
    if (this.#where === 'end') {
      const insight = desk.insight();
      const line = insight?.lines[0]?.uci ?? [];
      if (insight !== null && line.length > 0) {
        return along(insight.fen, line).at(-1) ?? desk.place.fen;
      }
    }
    return desk.place.fen;
  }

  async #load(): Promise<void> {
    if (!this.element.isConnected && this.#fen !== '') {
      return;
    }
    const fen = this.#target();
    if (fen === this.#fen) {
      return;
    }
    this.#fen = fen;
    this.#comparison = null;
    try {
      const known = this.#known.get(fen) ?? (await api.post<Explanation>('/explain', { fen, off: [] }));
      if (known.themes.some((theme) => theme.priceShare !== null)) {
        this.#known.set(fen, known);
      }
      if (this.#known.size > 200) {
        this.#known.delete(this.#known.keys().next().value ?? '');
      }
      if (fen !== this.#fen) {
        return;
      }
      this.#explanation = known;
      this.#draw();
      if (this.desk.off.value.size > 0) {
        void this.#compare();
      }
    } catch (fault) {
      this.#fen = '';
      this.#explanation = null;
      put(this.#body, empty('warn', 'No explanation', faultText(fault), button('Try again', { click: () => void this.#load() }), true));
      write(this.#note, '');
      write(this.#foot, '');
    }
  }

  async #switched(): Promise<void> {
    this.#comparison = null;
    this.#draw();
    if (this.desk.off.value.size > 0) {
      await this.#compare();
    }
  }

  async #compare(): Promise<void> {
    const fen = this.#fen;
    const off = [...this.desk.off.value];
    this.#comparing = true;
    this.#draw();
    try {
      const answer = await api.post<Comparison>('/explain/compare', { fen, off, nodes: COMPARE_NODES });
      if (fen === this.#fen && off.join() === [...this.desk.off.value].join()) {
        this.#comparison = answer;
      }
    } catch (fault) {
      write(this.#foot, faultText(fault));
      this.#comparing = false;
      return;
    }
    this.#comparing = false;
    this.#draw();
  }

  #draw(): void {
    if (this.#explanation === null) {
      return;
    }
    const { themes } = this.#explanation;
    const falls = waterfall(themes, this.desk.off.value, this.#open);
    write(this.#note, `${falls.speaking} of ${themes.length}`);
    this.#rows.redraw(() => put(this.#body, this.#view === 'waterfall' ? fallChart(falls, this.#rows, () => this.#showSmall()) : themeTable(themes, this.#rows)));
    this.#explainFoot(null);
  }

  #showSmall(): void {
    this.#open = true;
    this.#draw();
  }

  #hovered(theme: Theme | null): void {
    this.#rows.light((key) => key === theme?.key);
    if (this.#where === 'end') {
      this.desk.preview.set(theme === null ? null : { fen: this.#fen, last: [], kept: false });
    }
    this.desk.lit.set(theme === null ? [] : squaresOf(theme));
    this.#explainFoot(theme);
  }

  #explainFoot(theme: Theme | null): void {
    if (theme !== null && !this.desk.off.value.has(theme.key)) {
      put(this.#foot, ...themeText(theme));
      return;
    }
    const off = this.desk.off.value;
    if (off.size === 0) {
      write(this.#foot, 'Hover a theme to see its squares; switch it off to see what the engine would play without it.');
      return;
    }
    const names = (this.#explanation?.themes ?? []).filter((other) => off.has(other.key)).map((other) => other.title);
    const all = button('All on', { kind: 'bare small', click: () => this.desk.off.set(new Set()) });
    if (this.#comparison === null) {
      put(this.#foot, h('b', {}, `Without ${names.join(', ')}`), this.#comparing ? ': searching again.' : '.', all);
    } else {
      put(this.#foot, ...comparisonText(this.#comparison, this.#fen, names.join(', ')), all);
    }
  }
}

function squaresOf(theme: Theme): string[] {
  return [...(theme.squares?.white ?? []), ...(theme.squares?.black ?? [])];
}
