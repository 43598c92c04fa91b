/** A list of many rows of one height of which only the visible ones exist; pages of data are fetched as they come into view. */
import { h, put } from './dom.ts';

const PAGE = 100;

export interface Rows<T> { total: number; rows: T[] }

export class VirtualList<T> {
  readonly element: HTMLElement;
  readonly #body = h('div', { class: 'virtual-body' });
  readonly #window = h('div', { class: 'virtual-window', role: 'rowgroup' });
  readonly #pages = new Map<number, T[] | 'asked'>();
  #total = 0;
  #generation = 0;

  constructor(
    label: string,
    readonly rowHeight: number,
    readonly fetchPage: (offset: number, limit: number) => Promise<Rows<T>>,
    readonly draw: (row: T | null, index: number) => HTMLElement,
    readonly told: (total: number | null, fault: unknown) => void,
    head?: HTMLElement,
  ) {
    this.#body.append(this.#window);
    this.element = h('div', { class: 'virtual scroll', role: 'table', 'aria-label': label, tabindex: 0 });
    if (head !== undefined) {
      this.element.append(head);
    }
    this.element.append(this.#body);
    this.element.addEventListener('scroll', () => this.#show(), { passive: true });
    new ResizeObserver(() => this.#show()).observe(this.element);
    this.reload();
  }

  /** Forgets everything: the filter changed. */
  reload(): void {
    this.#generation++;
    this.#pages.clear();
    this.#total = 0;
    this.element.scrollTop = 0;
    void this.#ask(0);
  }

  /** The total number of rows and the rows known of a page. */
  async #ask(page: number): Promise<void> {
    if (this.#pages.has(page)) {
      return;
    }
    this.#pages.set(page, 'asked');
    const generation = this.#generation;
    try {
      const answer = await this.fetchPage(page * PAGE, PAGE);
      if (generation === this.#generation) {
        this.#pages.set(page, answer.rows);
        this.#total = answer.total;
        this.told(answer.total, null);
        this.#show();
      }
    } catch (fault) {
      if (generation === this.#generation) {
        this.#pages.delete(page);
        this.told(null, fault);
      }
    }
  }

  #show(): void {
    const { rowHeight } = this;
    this.#body.style.height = `${this.#total * rowHeight}px`;
    const first = Math.max(0, Math.floor(this.element.scrollTop / rowHeight) - 5);
    const last = Math.min(this.#total, first + Math.ceil(Math.min(2000, this.element.clientHeight || 400) / rowHeight) + 12);
    const rows: HTMLElement[] = [];
    for (let index = first; index < last; index++) {
      const page = this.#pages.get(Math.floor(index / PAGE));
      if (page === undefined) {
        void this.#ask(Math.floor(index / PAGE));
      }
      rows.push(this.draw(Array.isArray(page) ? (page[index % PAGE] ?? null) : null, index));
    }
    this.#window.style.transform = `translateY(${first * rowHeight}px)`;
    put(this.#window, ...rows);
  }
}
