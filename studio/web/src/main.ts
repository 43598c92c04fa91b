/** Starts the page: theme, connection, and the page of the address. */
import { live } from './base/live.ts';
import { showKeys, onKeys } from './base/keys.ts';
import { route, startRouter } from './base/router.ts';
import type { Route } from './base/router.ts';
import { startTheme } from './base/theme.ts';
import { analysePage } from './pages/analyse.ts';
import { labPage } from './pages/lab.ts';
import { matchPage } from './pages/match.ts';
import { matchesPage } from './pages/matches.ts';
import { playPage } from './pages/play.ts';
import { reportsPage } from './pages/reports.ts';
import { reviewPage } from './pages/review.ts';
import { storedGame } from './pages/stored.ts';
import { watchPage } from './pages/watch.ts';
import { Shell } from './shell.ts';

startTheme();
const shell = new Shell(document.getElementById('app') as HTMLElement);
let leave: () => void = () => {};

function open({ page, rest, query }: Route): () => void {
  const game = query.get('game');
  switch (page) {
    case 'analyse':
      return analysePage(shell, query);
    case 'watch':
      return watchPage(shell, query);
    case 'matches':
      if (rest !== '') {
        return matchPage(shell, rest, query);
      }
      return game === null ? matchesPage(shell) : storedGame(shell, `/games/${encodeURIComponent(game)}`, null);
    case 'review':
      return reviewPage(shell, rest, query);
    case 'reports':
      return reportsPage(shell, rest);
    case 'lab':
      return labPage(shell, query);
    default:
      return playPage(shell, query);
  }
}

startRouter(() => {
  const address = route(location);
  leave();
  shell.show(address.page);
  leave = open(address);
});
onKeys((action) => {
  if (action === 'help') {
    showKeys();
  }
  return action === 'help';
});
live.start();
