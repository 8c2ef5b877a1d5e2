import { chainTo, type SeenVisit } from './waterfall.ts';

type Asked = SeenVisit['requests'][number];

const request = (
  url: string,
  start: number,
  end: number,
  kind: Asked['kind'] = 'script',
): Asked => ({ url, kind, start, end, cached: false });
const visit = (requests: Asked[], figure: number): SeenVisit => ({ requests, seen: { figure } });
const page = request('/', 0, 40, 'document');

test('the way to a moment has requests that were each answered before the next one', () => {
  const visits = [
    visit([page, request('/main.js', 50, 100), request('/api/years', 110, 160, 'data')], 170),
    visit([page, request('/main.js', 60, 120), request('/api/years', 125, 200, 'data')], 220),
  ];
  expect(chainTo('figure', visits)).toEqual(['/', '/main.js', '/api/years']);
});

test('requests that overlap in one visit do not wait for each other', () => {
  const visits = [
    visit([page, request('/a.js', 50, 100), request('/api/b', 110, 160, 'data')], 170),
    visit([page, request('/a.js', 50, 100), request('/api/b', 90, 160, 'data')], 170),
  ];
  expect(chainTo('figure', visits)).toEqual(['/', '/api/b']);
});

test('a figure waits for no code that came beside it after its data', () => {
  const requests = [
    page,
    request('/main.js', 50, 100),
    request('/api/years', 110, 160, 'data'),
    request('/chart.js', 165, 190),
    request('/remotes/sales/mf-manifest.json', 165, 190, 'data'),
  ];
  expect(chainTo('figure', [visit(requests, 200)])).toEqual(['/', '/main.js', '/api/years']);
});

test('styles, fonts and later requests are no part of it', () => {
  const requests = [
    page,
    request('/main.js', 50, 100),
    request('/main.css', 105, 140, 'style'),
    request('/api/years', 105, 140, 'data'),
    request('/late.js', 150, 300),
  ];
  expect(chainTo('figure', [visit(requests, 200)])).toEqual(['/', '/main.js', '/api/years']);
});

test('an address that is asked several times counts each time', () => {
  const requests = [
    page,
    request('/api/years?a', 50, 100, 'data'),
    request('/api/years?b', 110, 150, 'data'),
  ];
  expect(chainTo('figure', [visit(requests, 200)])).toEqual(['/', '/api/years', '/api/years (2)']);
});
