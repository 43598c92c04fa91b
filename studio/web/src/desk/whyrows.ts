/** The rows of themes that are on show, however they are drawn: which are off, and what pointing at one does. */
import type { Theme } from '../base/types.ts';
import type { Desk } from './desk.ts';

export class ThemeRows {
  readonly #rows = new Map<string, HTMLElement>();

  constructor(readonly desk: Desk, readonly pointed: (theme: Theme | null) => void, readonly searching: () => boolean) {}

  /** The row of a theme; pointing at it or giving it the focus tells of the theme. */
  add(theme: Theme, row: HTMLElement): HTMLElement {
    for (const event of ['pointerenter', 'focusin']) {
      row.addEventListener(event, () => this.pointed(theme));
    }
    for (const event of ['pointerleave', 'focusout']) {
      row.addEventListener(event, () => this.pointed(null));
    }
    this.#rows.set(theme.key, row);
    return row;
  }

  isOff(theme: Theme): boolean {
    return this.desk.off.value.has(theme.key);
  }

  switch(keys: string[], on: boolean): void {
    const off = new Set(this.desk.off.value);
    keys.forEach((key) => (on ? off.delete(key) : off.add(key)));
    this.desk.off.set(off);
  }

  light(lit: (key: string) => boolean): void {
    for (const [key, row] of this.#rows) {
      row.classList.toggle('lit-row', lit(key));
    }
  }

  /** Draws all rows anew and leaves the focus where it was. */
  redraw(draw: () => void): void {
    const focused = [...this.#rows].find(([, row]) => row.contains(document.activeElement))?.[0];
    this.#rows.clear();
    draw();
    if (focused !== undefined) {
      this.#rows.get(focused)?.querySelector('input')?.focus({ preventScroll: true });
    }
  }
}
