/** Light or dark: by the system until the person chooses. */
import { Signal } from './signal.ts';

export type Theme = 'light' | 'dark';
const KEY = 'v7p3r.theme';
const system = matchMedia('(prefers-color-scheme: dark)');

export const theme = new Signal<Theme>('light');

function apply(): void {
  const chosen = localStorage.getItem(KEY);
  const value: Theme = chosen === 'light' || chosen === 'dark' ? chosen : system.matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = value;
  theme.set(value);
}

export function startTheme(): void {
  system.addEventListener('change', apply);
  apply();
}

export function switchTheme(): void {
  const other: Theme = theme.value === 'dark' ? 'light' : 'dark';
  if ((other === 'dark') === system.matches) {
    localStorage.removeItem(KEY);
  } else {
    localStorage.setItem(KEY, other);
  }
  apply();
}

/** The value of a color token, for what is painted on canvas. */
export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}
