/** The one socket of the page: topics come and go, the connection heals itself. */
import { Signal } from './signal.ts';

export type Listener = (type: string, data: unknown) => void;
/** `locked`: a server answers, but it was started anew and does not know this page. */
export interface Link { state: 'connecting' | 'online' | 'offline'; retryAt: number; locked?: boolean }

const LONGEST_WAIT = 5_000;

class Live {
  readonly link = new Signal<Link>({ state: 'connecting', retryAt: 0 });
  readonly #topics = new Map<string, Set<Listener>>();
  #socket: WebSocket | null = null;
  #wait = 500;
  #timer: ReturnType<typeof setTimeout> | undefined;

  start(): void {
    this.#open();
    setInterval(() => this.#send({ do: 'ping' }), 20_000);
  }

  /** Listens to a topic until the returned function is called. */
  on(topic: string, listener: Listener): () => void {
    let listeners = this.#topics.get(topic);
    if (listeners === undefined) {
      listeners = new Set();
      this.#topics.set(topic, listeners);
      this.#send({ do: 'subscribe', topic });
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#topics.get(topic) === listeners) {
        this.#topics.delete(topic);
        this.#send({ do: 'unsubscribe', topic });
      }
    };
  }

  retryNow(): void {
    clearTimeout(this.#timer);
    this.#wait = 500;
    this.#open();
  }

  #open(): void {
    if (this.#socket !== null && this.#socket.readyState <= WebSocket.OPEN) {
      return;
    }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#wait = 500;
      for (const topic of this.#topics.keys()) {
        this.#send({ do: 'subscribe', topic });
      }
      this.link.set({ state: 'online', retryAt: 0 });
    });
    socket.addEventListener('message', (event) => this.#receive(String(event.data)));
    socket.addEventListener('close', () => this.#lost());
  }

  #lost(): void {
    this.link.set({ state: 'offline', retryAt: Date.now() + this.#wait });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#retry(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  async #retry(): Promise<void> {
    try {
      const answer = await fetch('/api/about');
      if (answer.status === 403) {
        this.link.set({ state: 'offline', retryAt: 0, locked: true });
      }
    } catch {
      // Nothing answers: the socket will say the same.
    }
    this.#open();
  }

  #receive(text: string): void {
    let message: { topic?: string; type?: string; data?: unknown };
    try {
      message = JSON.parse(text);
    } catch {
      return;
    }
    const listeners = this.#topics.get(message.topic ?? '');
    for (const listener of listeners === undefined ? [] : [...listeners]) {
      listener(message.type ?? '', message.data);
    }
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message));
    }
  }
}

export const live = new Live();
