/** The lab: running work, the price of the themes, the model and the data that taught it. */
import { api, faultText } from '../base/api.ts';
import { button, empty, panel, segments, toast, waiting } from '../base/controls.ts';
import { h, put } from '../base/dom.ts';
import { count, percent, span } from '../base/format.ts';
import { live } from '../base/live.ts';
import type { Work } from '../base/types.ts';
import type { Shell } from '../shell.ts';
import { about } from '../shell.ts';
import { reportBody } from './report.ts';
import type { ReportData } from './report.ts';
import { themePrices } from './themeprices.ts';
import type { Prices } from './themeprices.ts';

type View = 'themes' | 'model' | 'dataset' | 'work';
const SENTENCES: Record<View, string> = {
  themes: 'What each theme of the evaluation costs and what it is worth.',
  model: 'How well the effort model knows where thinking pays.',
  dataset: 'The positions that taught the model.',
  work: 'Every long command of this machine, here and in other windows.',
};

export function labPage(shell: Shell, query: URLSearchParams): () => void {
  const sentence = h('p', { class: 'second' });
  const body = h('div', { class: 'lab-body' });
  const working = h('div', {}, waiting(80, 60));
  let view: View = (query.get('view') as View | null) ?? 'themes';
  const show = async () => {
    sentence.textContent = SENTENCES[view];
    put(body, waiting(90, 80, 85, 60));
    if (view === 'work') {
      put(body, panel('Running work', 'live', [], [working]));
      return;
    }
    const asked = view;
    try {
      if (asked === 'dataset' && !(await api.get<{ kind: string }[]>('/lab/reports')).some((report) => report.kind === 'dataset')) {
        if (asked === view) {
          put(body, h('section', { class: 'panel' }, empty('info', 'No dataset described yet', './v7p3r dataset describe DATA --json FILE makes a report of it, in a folder that reports of studio.json names.', button('Try again', { click: () => void show() }))));
        }
        return;
      }
      const content = asked === 'themes' ? themePrices(await api.get<Prices>('/lab/themes')) : reportBody(await api.get<ReportData>(`/lab/${asked}`));
      if (asked === view) {
        put(body, content);
      }
    } catch (fault) {
      if (asked === view) {
        put(body, h('section', { class: 'panel' }, empty('info', 'Nothing measured yet', faultText(fault), button('Try again', { click: () => void show() }))));
      }
    }
  };
  const choose = segments<View>('View', [['themes', 'Themes'], ['model', 'Model'], ['dataset', 'Dataset'], ['work', 'Running work']], view, (value) => {
    view = value;
    void show();
  });
  const title = h('h1', {}, about.value?.model ? `Lab, ${about.value.model.name}` : 'Lab');
  put(shell.main, h('div', { class: 'page' }, h('header', { class: 'page-head' }, h('div', {}, title, sentence), h('span', { class: 'push' }), choose), body));
  void show();
  const draw = (all: Work[]) => put(working, all.length === 0 ? empty('play', 'Nothing is running', 'Long commands such as ./v7p3r tune or ./v7p3r match appear here with their progress.') : workList(all));
  const load = () => api.get<Work[]>('/work').then(draw).catch((fault: unknown) => put(working, empty('warn', 'Not known', faultText(fault), undefined, true)));
  void load();
  const off = live.on('work', (_type, data) => {
    if (Array.isArray(data)) {
      draw(data as Work[]);
    }
  });
  const offAbout = about.on((value) => (title.textContent = value?.model ? `Lab, ${value.model.name}` : 'Lab'));
  return () => {
    off();
    offAbout();
  };
}

function workList(all: Work[]): HTMLElement {
  const end = (work: Work, how: string, text: string) => async () => {
    try {
      await api.post(`/work/${encodeURIComponent(work.id)}/${how}`);
      toast(text);
    } catch (fault) {
      toast(faultText(fault));
    }
  };
  return h('ul', { class: 'work-list' }, ...all.map((work) => {
    const share = work.total > 0 ? Math.min(1, work.done / work.total) : 0;
    const bar = h('i');
    bar.style.width = `${share * 100}%`;
    const left = work.secondsLeft === null || work.secondsLeft === undefined ? '' : `, about ${span(work.secondsLeft)} left`;
    const page = /^https?:/.test(work.page) ? [' ', h('a', { href: work.page, target: '_blank', rel: 'noopener noreferrer' }, "Spark's page")] : [];
    return h(
      'li', {},
      h('div', {}, h('b', {}, work.label || work.command), h('code', { class: 'quiet' }, ` ${work.command}`), ...page, h('p', { class: 'second' }, `${count(work.done)}${work.total > 0 ? ` of ${count(work.total)}, ${percent(share)}` : ''}${left}${work.note ? `. ${work.note}` : ''}`),
        h('div', { class: 'progress', role: 'progressbar', 'aria-label': work.label || work.command, 'aria-valuenow': Math.round(share * 100), 'aria-valuemin': 0, 'aria-valuemax': 100 }, bar)),
      h('div', { class: 'row' }, button('Finish', { kind: 'needs-server', title: 'Finish what has begun, then stop', click: end(work, 'finish', 'Finishes what has begun') }), button('Cancel', { icon: 'stop', kind: 'needs-server', click: end(work, 'stop', 'Stopping') })),
    );
  }));
}
