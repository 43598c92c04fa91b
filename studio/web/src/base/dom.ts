/** Builds elements without HTML strings, so that nothing the server sends can become markup. */

export type Child = Node | string | number | null | undefined | false;
export type Attributes = Record<string, unknown>;

const SVG = 'http://www.w3.org/2000/svg';

/** Sets attributes; a function is a listener of the event named by its key, `vars` are custom properties. */
export function set(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') {
      element.addEventListener(name, value as EventListener);
    } else if (name === 'vars') {
      for (const [key, text] of Object.entries(value as Record<string, string>)) {
        (element as HTMLElement).style.setProperty(`--${key}`, text);
      }
    } else if (value === false || value === null || value === undefined) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
}

function fill(element: Element, children: Child[]): void {
  for (const child of children) {
    if (child !== null && child !== undefined && child !== false) {
      element.append(child instanceof Node ? child : String(child));
    }
  }
}

export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  set(element, attributes);
  fill(element, children);
  return element;
}

export function s<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, tag) as SVGElementTagNameMap[K];
  set(element, attributes);
  fill(element, children);
  return element;
}

/** Replaces the content of an element. */
export function put(element: Element, ...children: Child[]): void {
  element.replaceChildren();
  fill(element, children);
}

/** Writes text only where it differs, so that running numbers cost nothing while they rest. */
export function write(element: Element, text: string): void {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}

/** Parses a trusted constant of this program, such as the piece set. */
export function constantSvg(markup: string): SVGElement {
  return new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement as unknown as SVGElement;
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
