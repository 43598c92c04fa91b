/** A value that tells its listeners when it changes. */
export class Signal<T> {
  #value: T;
  readonly #listeners = new Set<(value: T) => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  set(value: T): void {
    if (value !== this.#value) {
      this.#value = value;
      this.tell();
    }
  }

  /** Tells the listeners although the value is the same object. */
  tell(): void {
    for (const listener of [...this.#listeners]) {
      listener(this.#value);
    }
  }

  on(listener: (value: T) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** For news of the engine: the server tells them ten times a second at most, and they are drawn with the next frame. */
export const FRAME = 16;

/** Runs a task at once, then at most every `gap` ms, always with the last state: a calm display. */
export function calm(task: () => void, gap = 100): () => void {
  let last = -Infinity;
  let waiting: ReturnType<typeof setTimeout> | null = null;
  return () => {
    if (waiting !== null) {
      return;
    }
    const wait = Math.max(0, last + gap - performance.now());
    waiting = setTimeout(() => {
      waiting = null;
      last = performance.now();
      task();
    }, wait);
  };
}

/** Runs a task once nothing asked for it during `rest` ms. */
export function whenAtRest(task: () => void, rest: number): (() => void) & { cancel(): void } {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    clearTimeout(waiting);
    waiting = setTimeout(task, rest);
  };
  return Object.assign(ask, { cancel: () => clearTimeout(waiting) });
}
