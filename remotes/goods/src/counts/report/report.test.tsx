import 'fake-indexeddb/auto';
import {
  act,
  calls,
  count,
  countLine,
  countReview,
  countView,
  fakeApi,
  renderArea,
  screen,
  setNow,
  signedInAs,
  waitFor,
} from '@backoffice/testing';

import areaJson from '../../../area.json';
import { area } from '../../area';

const api = fakeApi();
const ended = count({
  id: 7,
  state: 'applied',
  ended_at: '2026-11-20T12:00:00.000Z',
  ended_by: 'besa',
  operation: 9,
  scanned: 59,
  lost: 1,
  moved: 1,
});
const report = countReview({
  count: ended,
  counted: 57,
  lines: [
    countLine({ code: '=AM-90', done: 'lost', scanned_by: null }),
    countLine({ code: 'TB-10', verdict: 'elsewhere', location: 'Mall', done: 'move' }),
  ],
  unknown: [{ code: '999', times: 2, by: 'arta', at: '2026-11-20T09:00:00.000Z', keys: [] }],
});

beforeEach(() => {
  setNow('2026-11-21');
  api.on(calls.counts.one, countView({ count: ended }));
  api.on(calls.counts.review, report);
});
const open = () => renderArea(area, areaJson.routes, '/admin/counts?id=7');

test('says who ended it, what was found and what was done', async () => {
  await open();
  expect(await screen.findByText(/besa applied this count on 20 Nov 2026/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Missing (1)' })).toBeVisible();
  expect(screen.getByText('Taken out as lost')).toBeVisible();
  expect(screen.getByRole('row', { name: /TB-10/ })).toHaveTextContent(/Mall.*Moved here/);
  expect(screen.getByText('999')).toBeVisible();
  // The list of counts shows this number too, whatever was found out about the units.
  expect(screen.getByText('Counted').parentElement).toHaveTextContent(/^Counted59$/);
  expect(screen.getByText('As on record').parentElement).toHaveTextContent(/^As on record57$/);
});

test('goes to paper', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Print report' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const paper = document.querySelector('body > [data-bs-theme] > article');
  expect(paper).toHaveTextContent(/Count of Shop 1.*Everything.*besa.*59.*Missing \(1\)/);
  expect(paper).toHaveTextContent(/TB-10.*Moved here.*999/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

test('goes to a file, where no code is a formula', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'CSV' }));
  const reader = new FileReader();
  await act(async () => {
    reader.readAsText(files[0]!);
    await new Promise((resolve) => reader.addEventListener('load', resolve));
  });
  const lines = String(reader.result).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/^Shop 1,Everything,2026-11-20T12:00:00\.000Z,besa,Missing,.*,'=AM-90,/);
  expect(lines[3]).toMatch(/Unknown,999,/);
});

test('a person who may not review sees the result of the count', async () => {
  api.on(calls.authentication.user, signedInAs('cashier'));
  await open();
  expect(await screen.findByText('1 lost · 1 moved here')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'CSV' })).not.toBeInTheDocument();
  expect(api.requests(calls.counts.review)).toHaveLength(0);
});
