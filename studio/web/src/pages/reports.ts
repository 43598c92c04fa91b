/** The list of reports, and one of them. */
import { api, faultText } from '../base/api.ts';
import { button, empty, panel, waiting } from '../base/controls.ts';
import { h, put } from '../base/dom.ts';
import { day } from '../base/format.ts';
import { go } from '../base/router.ts';
import type { ReportRow } from '../base/types.ts';
import type { Shell } from '../shell.ts';
import { reportBody } from './report.ts';
import type { ReportData } from './report.ts';

export function reportsPage(shell: Shell, id: string): () => void {
  void (id === '' ? list(shell) : one(shell, id));
  return () => {};
}

async function list(shell: Shell): Promise<void> {
  const body = h('div', {}, waiting(80, 60, 70));
  put(shell.main, h('div', { class: 'page' },
    h('header', { class: 'page-head' }, h('div', {}, h('h1', {}, 'Reports'), h('p', { class: 'second' }, 'What the lab measured: games, models, tuning and validation, each with its tables.'))),
    panel('Reports', 'newest first', [], [body])));
  try {
    const reports = await api.get<ReportRow[]>('/lab/reports');
    put(body, reports.length === 0
      ? empty('moves', 'No report yet', 'Reports appear when a command of the lab has written one, such as ./v7p3r evaluate-model.')
      : h('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'List of reports' }, h('table', { class: 'figures-table' },
        h('thead', {}, h('tr', {}, ...['Report', 'Kind', 'Date'].map((text) => h('th', { scope: 'col' }, text)))),
        h('tbody', {}, ...reports.map((report) => h('tr', {}, h('td', {}, h('a', { href: `/reports/${encodeURIComponent(report.id)}` }, h('b', {}, report.title))), h('td', { class: 'second' }, report.kind), h('td', { class: 'second' }, day(report.date))))))));
  } catch (fault) {
    put(body, empty('warn', 'No reports', faultText(fault), button('Try again', { click: () => void list(shell) }), true));
  }
}

async function one(shell: Shell, id: string): Promise<void> {
  put(shell.main, h('div', { class: 'page' }, waiting(40, 90, 80, 85)));
  try {
    const report = await api.get<ReportData>(`/lab/reports/${encodeURIComponent(id)}`);
    put(shell.main, h('div', { class: 'page' },
      h('header', { class: 'page-head' }, h('div', {}, h('h1', {}, report.title), h('p', { class: 'second' }, report.subtitle ?? '')), h('span', { class: 'push' }), button('All reports', { click: () => go('/reports') })),
      reportBody(report)));
  } catch (fault) {
    put(shell.main, h('div', { class: 'page' }, empty('warn', 'No such report', faultText(fault), button('All reports', { click: () => go('/reports') }), true)));
  }
}
