/** The controls every page is built of. */
import { h } from './dom.ts';
import type { Child } from './dom.ts';
import { icon } from './icons.ts';
import type { IconName } from './icons.ts';

interface ButtonOptions { icon?: IconName; kind?: string; title?: string; click(event: MouseEvent): void }

/** A button with text; without text its title is its name. */
export function button(text: string, options: ButtonOptions): HTMLButtonElement {
  const iconOnly = text === '';
  return h(
    'button',
    {
      type: 'button',
      class: `button ${iconOnly ? 'square' : ''} ${options.kind ?? ''}`,
      title: options.title,
      'aria-label': iconOnly ? options.title : undefined,
      click: (event: MouseEvent) => {
        if ((event.currentTarget as HTMLElement).getAttribute('aria-disabled') !== 'true') {
          options.click(event);
        }
      },
    },
    options.icon !== undefined && icon(options.icon),
    text,
  );
}

export function enable(control: HTMLElement, enabled: boolean): void {
  control.setAttribute('aria-disabled', String(!enabled));
}

/** A choice of one among few, always visible. */
export function segments<T extends string | number>(
  label: string,
  choices: [T, string][],
  chosen: T,
  choose: (value: T) => void,
): HTMLElement & { choose(value: T): void } {
  const box = h('div', { class: 'segments', role: 'group', 'aria-label': label });
  const buttons = choices.map(([value, text]) =>
    h('button', { type: 'button', 'aria-pressed': String(value === chosen), click: () => { mark(value); choose(value); } }, text),
  );
  const mark = (value: T) => choices.forEach(([other], index) => buttons[index].setAttribute('aria-pressed', String(other === value)));
  box.append(...buttons);
  return Object.assign(box, { choose: mark });
}

export function toggle(label: string, on: boolean, change: (on: boolean) => void): HTMLInputElement {
  const box = h('input', { type: 'checkbox', class: 'switch', role: 'switch', 'aria-label': label });
  box.checked = on;
  box.addEventListener('change', () => change(box.checked));
  return box;
}

export function select(choices: [string, string][], chosen: string, attributes: Record<string, unknown> = {}): HTMLSelectElement {
  const box = h('select', attributes, ...choices.map(([value, text]) => h('option', { value }, text)));
  box.value = chosen;
  return box;
}

export function field(label: string, control: HTMLElement, ...more: Child[]): HTMLElement {
  return h('label', { class: 'field' }, h('span', {}, label), control, ...more);
}

export function panel(title: string, note: string, head: Child[], body: Child[], kind = ''): HTMLElement {
  const id = `t${Math.random().toString(36).slice(2, 8)}`;
  return h(
    'section',
    { class: `panel ${kind}`, 'aria-labelledby': id },
    h('header', { class: 'panel-head' }, h('h2', { id }, title), h('span', { class: 'note' }, note), ...head),
    ...body,
  );
}

export function empty(name: IconName, title: string, text: string, action?: HTMLElement, fault = false): HTMLElement {
  return h('div', { class: fault ? 'empty fault' : 'empty' }, icon(name), h('p', { class: 'empty-title' }, title), h('p', {}, text), action);
}

/** Grey shapes with the sizes of what is to come, shown after 200 ms. */
export function waiting(...widths: number[]): HTMLElement {
  const bones = widths.map((width) => {
    const bone = h('div', { class: 'bone' });
    bone.style.width = `${width}%`;
    return bone;
  });
  return h('div', { class: 'bones', 'aria-hidden': 'true' }, ...bones);
}

/** A dialog in the middle of the page; closing it gives the focus back. */
export function dialog(title: string, body: Child[], foot: HTMLElement[] = []): HTMLDialogElement {
  const box = h('dialog', { 'aria-label': title });
  box.append(
    h('div', { class: 'dialog-head' }, h('h2', {}, title), button('', { icon: 'close', kind: 'bare', title: 'Close', click: () => box.close() })),
    h('div', { class: 'dialog-body' }, ...body),
  );
  if (foot.length > 0) {
    box.append(h('div', { class: 'dialog-foot' }, ...foot));
  }
  box.addEventListener('close', () => box.remove());
  document.body.append(box);
  box.showModal();
  return box;
}

/** Says what was done; with `undo` it can be taken back for 5 seconds. */
export function toast(text: string, undo?: () => void): void {
  let holder = document.querySelector('.toasts');
  if (holder === null) {
    holder = h('div', { class: 'toasts', role: 'status' });
    document.body.append(holder);
  }
  const box = h('div', { class: 'toast' }, h('span', {}, text));
  const close = () => box.remove();
  if (undo !== undefined) {
    box.append(button('Undo', { kind: 'bare', click: () => { close(); undo(); } }));
  }
  holder.append(box);
  setTimeout(close, 5000);
}

/** A menu that hangs at a button. */
export function menu(anchor: HTMLElement, items: { text: string; icon?: IconName; click(): void }[]): void {
  const box = h('div', { class: 'menu', role: 'menu' });
  const close = () => {
    document.removeEventListener('pointerdown', outside, true);
    box.remove();
    anchor.focus();
  };
  const outside = (event: Event) => {
    if (!box.contains(event.target as Node)) {
      close();
    }
  };
  for (const item of items) {
    box.append(
      h('button', { type: 'button', role: 'menuitem', click: () => { close(); item.click(); } }, item.icon !== undefined && icon(item.icon), item.text),
    );
  }
  box.addEventListener('keydown', (event) => {
    const all = [...box.querySelectorAll('button')];
    const index = all.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === 'Escape') {
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      all[(index + (event.key === 'ArrowDown' ? 1 : all.length - 1)) % all.length].focus();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
  document.body.append(box);
  const place = anchor.getBoundingClientRect();
  const width = box.offsetWidth;
  const height = box.offsetHeight;
  const below = place.bottom + 4 + height < innerHeight;
  box.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, place.right - width)) + scrollX}px`;
  box.style.top = `${(below ? place.bottom + 4 : place.top - height - 4) + scrollY}px`;
  box.querySelector('button')?.focus();
  setTimeout(() => document.addEventListener('pointerdown', outside, true));
}

/** Offers a text as a file. */
export function download(name: string, text: string, type = 'application/x-chess-pgn'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = h('a', { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(`${what} copied`);
  } catch {
    const box = h('textarea', { rows: 8, readonly: true, 'aria-label': what });
    box.value = text;
    dialog(`Copy ${what}`, [box]);
    box.select();
  }
}
