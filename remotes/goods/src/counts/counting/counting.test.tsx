import 'fake-indexeddb/auto';
import {
  act,
  calls,
  count,
  countedScan,
  countView,
  fakeApi,
  failure,
  namedUnit,
  renderArea,
  scan as scanCode,
  screen,
  setNow,
  signedInAs,
  user as person,
  signedIn,
  typeCode,
  waitFor,
  within,
  type DataOf,
} from '@backoffice/testing';
import { IDBFactory } from 'fake-indexeddb';

import areaJson from '../../../area.json';
import { area } from '../../area';

const api = fakeApi();
const { cancel, one, scan, withdraw } = calls.counts;
type Scanned = DataOf<typeof scan>[number];

let id = 100;
/** Each test has a person of its own, because queues outlive pages, as they do in the browser. */
let who = 1000;
/** The server's answers to codes for which it isn't just "counted". */
let findings: Record<string, Partial<Scanned>>;
let scans: Scanned[];
let open: ReturnType<typeof count>;

const answerTo = ({ key, code }: { key: string; code: string }) => {
  const known = scans.find((one) => one.key === key);
  if (known) return known;
  const answer = countedScan({ key, code, unit: namedUnit({ barcode: code }), ...findings[code] });
  scans = [answer, ...scans];
  return answer;
};
const serve = () => api.on(scan, ({ body }) => body.scans.map(answerTo));

beforeEach(() => {
  setNow('2026-11-21');
  globalThis.indexedDB = new IDBFactory();
  id += 1;
  who += 1;
  findings = {};
  scans = [];
  open = count({ id, expected: 60 });
  api.on(calls.authentication.user, signedIn({ user: person({ id: who }) }));
  api.on(one, () =>
    countView({
      count: { ...open, scanned: scans.length },
      people: [
        { by: 'arta', scanned: scans.length },
        { by: 'blerta', scanned: 22 },
      ],
      scans,
    }),
  );
  serve();
});

async function start() {
  const page = await renderArea(area, areaJson.routes, `/admin/counts?id=${id}`);
  await screen.findByRole('heading', { level: 1, name: 'Count of Shop 1' });
  await screen.findByText(/unit(s)? counted/);
  return page;
}
const rows = () =>
  within(screen.getByRole('list', { name: 'My last scans' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('a scan is counted at once, with who counts and how far it is', async () => {
  await start();
  expect(screen.getByRole('progressbar', { name: '0 of about 60' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Who counts' })).toHaveTextContent('blerta 22');
  await scanCode('200000000011');
  await waitFor(() => expect(rows()[0]).toMatch(/^Counted .*200000000011/));
  expect(screen.getByText('unit counted').parentElement).toHaveTextContent(/^1 unit counted$/);
  expect(screen.getByText('All sent')).toBeVisible();
});

test('each other outcome says its own reason', async () => {
  findings = {
    '200000000011': { outcome: 'already', by: 'blerta' },
    '200000000028': { outcome: 'elsewhere', location: 'Mall' },
    '200000000035': { outcome: 'sold' },
    '200000000042': { outcome: 'out' },
    '200000000059': { outcome: 'under_way' },
    '200000000066': { outcome: 'unknown', unit: null, location: null },
    '200000000073': { outcome: 'beyond' },
  };
  await start();
  for (const code of Object.keys(findings)) await scanCode(code);
  await waitFor(() => expect(rows().filter((row) => !row.startsWith('Waiting'))).toHaveLength(7));
  const said = rows().join('\n');
  for (const text of [
    /Already counted.*Counted by blerta at/,
    /Another shop.*On record in Mall/,
    /Sold.*put it aside/,
    /Out of stock.*applying puts it back/,
    /Under way.*not arrived/,
    /Unknown.*200000000066.*No unit has this code/,
    /Not part of this count/,
  ]) {
    expect(said).toMatch(text);
  }
});

test("a maker's code says that our label is meant, and stays for the review", async () => {
  findings = { '4006381333931': { outcome: 'unknown', unit: null, location: null } };
  await start();
  await scanCode('4006381333931');
  await waitFor(() => expect(rows()[0]).toMatch(/^Unknown.*4006381333931/));
  expect(rows()[0]).toContain("This is the maker's code. Scan our label.");
  expect(api.lastRequest(scan).body.scans).toMatchObject([{ code: '4006381333931' }]);
});

test('a code is typed where a label is not read', async () => {
  await start();
  await typeCode(screen.getByLabelText('Barcode by hand'), '200000000011');
  await waitFor(() => expect(rows()[0]).toMatch(/200000000011/));
  expect(screen.getByLabelText('Barcode by hand')).toHaveValue('');
});

test('a scan is taken back with one press', async () => {
  api.on(withdraw, ({ body }) => {
    scans = scans.map((one) => ({ ...one, outcome: 'withdrawn' }));
    return { keys: body.keys };
  });
  const { user } = await start();
  await scanCode('200000000011');
  await screen.findByText('All sent');
  await waitFor(() => expect(rows()[0]).toMatch(/^Counted/));
  await user.click(screen.getByRole('button', { name: 'Take back 200000000011' }));
  await waitFor(() => expect(rows()[0]).toMatch(/^Taken back/));
  expect(api.lastRequest(withdraw).body.keys).toHaveLength(1);
});

test('without a connection scans wait, nothing is made up, and all go when it is back', async () => {
  await start();
  api.offline(scan);
  await scanCode('200000000011');
  expect(await screen.findByText('1 waiting, no connection')).toBeVisible();
  await scanCode('200000000028');
  await scanCode('200000000011');
  expect(await screen.findByText('Already waiting to be sent')).toBeVisible();
  await screen.findByText('2 waiting, no connection');
  expect(rows()).toHaveLength(2);
  expect(rows().every((row) => row.startsWith('Waiting'))).toBe(true);
  serve();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('All sent')).toBeVisible();
  await waitFor(() => expect(rows().filter((row) => row.startsWith('Counted'))).toHaveLength(2));
  expect(scans).toHaveLength(2);
});

test('a waiting scan is taken out of the queue', async () => {
  const { user } = await start();
  api.offline(scan);
  await scanCode('200000000011');
  await screen.findByText('1 waiting, no connection');
  const takeBack = screen.getByRole('button', { name: 'Take back 200000000011' });
  // The button is missing in the moments in which the scan is being sent again.
  await waitFor(async () => {
    if (takeBack.isConnected) await user.click(takeBack);
    expect(screen.queryByText(/1 waiting/)).not.toBeInTheDocument();
  });
  expect(screen.getByText('Nothing scanned yet')).toBeVisible();
});

test('scans that came too late stay listed, can be copied, and are forgotten by hand', async () => {
  const { user } = await start();
  api.on(scan, () => failure(409, 'closed', 'besa ended this count'));
  open = { ...open, state: 'applied', ended_by: 'besa', ended_at: '2026-11-21T10:00:00.000Z' };
  api.on(calls.counts.review, { count: open, counted: 0, lines: [], unknown: [], devices: [] });
  await scanCode('200000000011');
  const late = within(await screen.findByRole('region', { name: 'Scans that were not taken' }));
  expect(late.getByText(/had ended before they arrived.*besa ended this count/)).toBeVisible();
  expect(late.getByText('200000000011')).toBeVisible();
  await user.click(late.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('200000000011');
  await user.click(late.getByRole('button', { name: 'Forget them' }));
  await waitFor(() => expect(screen.queryByText('200000000011')).not.toBeInTheDocument());
});

test('a device reports that it joins the count, and that it leaves', async () => {
  const { goTo } = await start();
  await waitFor(() => expect(api.requests(scan)).toHaveLength(1));
  expect(api.lastRequest(scan).body).toMatchObject({ pending: 0, left: false, scans: [] });
  await act(() => goTo('/admin/elsewhere'));
  await waitFor(() => expect(api.lastRequest(scan).body).toMatchObject({ left: true }));
});

test('a person who counts blind sees no total, and one who only scans has no Review', async () => {
  open = { ...open, expected: null, blind: true };
  api.on(calls.authentication.user, signedInAs('cashier', { id: who }));
  await start();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Discard count' })).not.toBeInTheDocument();
});

test('is given up after saying what is lost', async () => {
  api.on(cancel, { id });
  const { user } = await start();
  await scanCode('200000000011');
  await waitFor(() => expect(rows()[0]).toMatch(/^Counted/));
  await user.click(screen.getByRole('button', { name: 'Discard count' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/1 counted unit has to be scanned again/)).toBeVisible();
  open = { ...open, state: 'cancelled', ended_by: 'arta', ended_at: '2026-11-21T10:00:00.000Z' };
  await user.click(dialog.getByRole('button', { name: 'Give it up' }));
  expect(await screen.findByText(/arta gave this count up on 21 Nov 2026/)).toBeVisible();
});
