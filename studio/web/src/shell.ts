/** What stands around every page: the bar with the pages, the state of the engine, and the notice when the server is gone. */
import { api } from './base/api.ts';
import { button, menu } from './base/controls.ts';
import { h, put, s, write } from './base/dom.ts';
import { icon } from './base/icons.ts';
import { showKeys } from './base/keys.ts';
import { live } from './base/live.ts';
import { go } from './base/router.ts';
import { Signal } from './base/signal.ts';
import { soundOn, switchSound } from './base/sound.ts';
import { switchTheme } from './base/theme.ts';
import type { About } from './base/types.ts';

const PAGES = [['play', 'Play'], ['analyse', 'Analyse'], ['watch', 'Watch'], ['matches', 'Matches'], ['review', 'Review'], ['reports', 'Reports'], ['lab', 'Lab']];

/** What the server is and can do, null until it has answered. */
export const about = new Signal<About | null>(null);

/** Comes to its end once the server has told what it is. */
export function serverKnown(): Promise<void> {
  return new Promise((resolve) => {
    if (about.value !== null) {
      resolve();
      return;
    }
    const off = about.on(() => {
      off();
      resolve();
    });
  });
}

export class Shell {
  readonly main = h('main', { id: 'main' });
  readonly caption = h('span', { class: 'caption quiet' });
  readonly phoneTools = h('div', { class: 'tools phone-only' });
  readonly #links = new Map<string, HTMLAnchorElement>();
  readonly #lamp = h('span', { class: 'lamp' });
  readonly #state = h('span', {}, 'Connecting');
  readonly #detail = h('span', { class: 'detail' });
  readonly #offline = h('div', { class: 'offline', role: 'alert', hidden: true });
  readonly #retry = h('span', {}, '');

  constructor(root: HTMLElement) {
    const pages = h('nav', { class: 'pages', 'aria-label': 'Pages' });
    for (const [key, title] of PAGES) {
      const link = h('a', { href: `/${key}` }, title);
      this.#links.set(key, link);
      pages.append(link);
    }
    const more = button('', { icon: 'more', kind: 'bare', title: 'Menu', click: () => this.#menu(more) });
    this.phoneTools.append(more);
    put(
      root,
      h(
        'header',
        { class: 'bar' },
        h('a', { class: 'brand', href: '/play' }, logo(), 'V7P3R'),
        this.caption,
        pages,
        h('div', { class: 'status' }, h('span', { class: 'lamp-line' }, this.#lamp, this.#state), this.#detail),
        h(
          'div',
          { class: 'tools wide-only' },
          button('', { icon: 'sun', kind: 'bare', title: 'Light or dark', click: switchTheme }),
          button('', { icon: 'help', kind: 'bare', title: 'All keys', click: showKeys }),
        ),
        this.phoneTools,
      ),
      this.#offline,
      this.main,
    );
    this.#offline.append(
      icon('warn'), h('b', {}, 'Connection lost'), this.#retry,
      button('Try now', { click: () => live.retryNow() }),
    );
    live.link.on(() => this.#linkChanged());
    live.on('engine', (type, data) => type === 'state' && this.#engine(data as { state?: string; threads?: number; hashMb?: number }));
    setInterval(() => this.#countDown(), 500);
  }

  /** Marks the page that is shown. */
  show(page: string): void {
    for (const [key, link] of this.#links) {
      link.toggleAttribute('aria-current', key === page);
      if (key === page) {
        link.setAttribute('aria-current', 'page');
      }
    }
    document.title = `${PAGES.find(([key]) => key === page)?.[1] ?? 'Studio'} · V7P3R`;
    write(this.caption, '');
    this.phoneTools.replaceChildren(this.phoneTools.lastElementChild as Element);
  }

  async #linkChanged(): Promise<void> {
    const online = live.link.value.state === 'online';
    this.#offline.hidden = live.link.value.state !== 'offline';
    document.body.toggleAttribute('data-offline', !online);
    if (!online) {
      this.#lamp.className = 'lamp fault';
      write(this.#state, 'Connection lost');
      this.#countDown();
      return;
    }
    try {
      about.set(await api.get<About>('/about'));
      const engine = about.value?.engine;
      this.#engine({ state: engine?.ready ? 'ready' : 'starting', threads: engine?.threads, hashMb: engine?.hashMb });
    } catch {
      write(this.#state, 'Engine unknown');
    }
  }

  #engine(data: { state?: string; threads?: number; hashMb?: number }): void {
    const words: Record<string, string> = { ready: 'Engine ready', busy: 'Engine thinking', stopped: 'Engine stopped', starting: 'Engine starting' };
    this.#lamp.className = data.state === 'stopped' ? 'lamp fault' : 'lamp on';
    write(this.#state, words[data.state ?? ''] ?? 'Engine ready');
    if (data.threads !== undefined && data.hashMb !== undefined) {
      write(this.#detail, `${data.threads} ${data.threads === 1 ? 'thread' : 'threads'}, ${data.hashMb} MB table`);
    }
  }

  #countDown(): void {
    if (live.link.value.locked) {
      write(this.#retry, 'The program was started anew. Open the address it printed; the game is safe.');
      return;
    }
    const left = Math.max(0, Math.ceil((live.link.value.retryAt - Date.now()) / 1000));
    write(this.#retry, left > 0 ? `The game is safe. Trying again in ${left} s.` : 'The game is safe. Trying again.');
  }

  #menu(anchor: HTMLElement): void {
    menu(anchor, [
      ...PAGES.map(([key, title]) => ({ text: title, click: () => go(`/${key}`) })),
      { text: 'Light or dark', icon: 'sun' as const, click: switchTheme },
      { text: soundOn() ? 'Sound off' : 'Sound on', icon: soundOn() ? ('mute' as const) : ('sound' as const), click: switchSound },
    ]);
  }
}

function logo(): SVGSVGElement {
  const bar = (x: number, y: number, kind: string) => s('rect', { class: kind, x, y, width: 1.9, height: 15.5 - y, rx: 0.6 });
  return s(
    'svg',
    { viewBox: '0 0 20 20', 'aria-hidden': 'true' },
    s('rect', { class: 'face', width: 20, height: 20, rx: 4.5 }),
    bar(4, 10.5, 'bars'), bar(6.8, 7.5, 'bars'), bar(9.6, 8.8, 'bars'), bar(12.4, 4.8, 'peak'), bar(14.9, 11.5, 'bars'),
  );
}
