/** Addresses of the page: each names a page and its parameter; links change it without loading. */

export interface Route { page: string; rest: string; query: URLSearchParams }

export function route(address: Location | URL): Route {
  const [page = '', ...rest] = address.pathname.split('/').filter((part) => part !== '');
  return { page: page === '' ? 'play' : page, rest: rest.map(decodeURIComponent).join('/'), query: new URLSearchParams(address.search) };
}

let changed: () => void = () => {};

export function startRouter(change: () => void): void {
  changed = change;
  addEventListener('popstate', change);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.defaultPrevented;
    if (link !== null && plain && link.origin === location.origin && link.target === '' && !link.hasAttribute('download')) {
      if (!link.pathname.startsWith('/api') && !link.pathname.startsWith('/assets')) {
        event.preventDefault();
        go(link.pathname + link.search);
      }
    }
  });
  change();
}

export function go(address: string): void {
  history.pushState(null, '', address);
  changed();
  scrollTo(0, 0);
}

/** Notes the address of what is shown without leaving the page. */
export function note(address: string): void {
  history.replaceState(null, '', address);
}
