import 'fake-indexeddb/auto';
import {
  act,
  calls,
  count,
  countDevice,
  countLine,
  countReview,
  countView,
  fakeApi,
  renderArea,
  screen,
  setNow,
  signedIn,
  signedInAs,
  user as person,
  waitFor,
  within,
} from '@backoffice/testing';
import { IDBFactory } from 'fake-indexeddb';

import areaJson from '../../../area.json';
import { area } from '../../area';

const api = fakeApi();
const { apply, one, review, scan } = calls.counts;

let id = 500;
let who = 5000;

const missing = [
  countLine({ id: 1, code: 'AM-90', number: '41' }),
  countLine({ id: 2, code: 'AM-90', number: '42' }),
];
const elsewhere = countLine({ id: 3, code: 'TB-10', verdict: 'elsewhere', location: 'Mall' });
const sold = countLine({ id: 4, code: 'PU-30', verdict: 'sold', sale: 77 });
const left = countLine({ id: 5, code: 'XY-1', verdict: 'left' });
const unknown = [
  { code: '999', times: 2, by: 'arta', at: '2026-11-21T09:00:00.000Z', keys: ['k'] },
];

beforeEach(() => {
  setNow('2026-11-21');
  globalThis.indexedDB = new IDBFactory();
  id += 1;
  who += 1;
  api.on(calls.authentication.user, signedIn({ user: person({ id: who }) }));
  api.on(one, () => countView({ count: count({ id }) }));
  api.on(scan, []);
  api.on(review, () => found());
});

const found = (lines = [...missing, elsewhere, sold, left]) =>
  countReview({ count: count({ id, scanned: 58 }), counted: 55, lines, unknown });

const open = () => renderArea(area, areaJson.routes, `/admin/counts?id=${id}&view=review`);
const choice = (name: RegExp) => within(screen.getByRole('group', { name }));
const applyButton = () => screen.getByRole('button', { name: 'Apply the count' });

test('missing is to be checked again until somebody says lost; sold is decided by hand', async () => {
  const { user } = await open();
  expect(await screen.findByText('55 units are here as they should be.')).toBeVisible();
  const again = choice(/AM-90 · 41/).getByRole('button', { name: 'Check again' });
  expect(again).toHaveAttribute('aria-pressed', 'true');
  expect(choice(/TB-10/).getByRole('button', { name: 'Move here' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(screen.getByRole('link', { name: 'Open the sale' })).toHaveAttribute(
    'href',
    expect.stringContaining('77'),
  );
  expect(screen.getByText('999')).toBeVisible();
  expect(applyButton()).toBeDisabled();
  expect(applyButton()).toHaveAccessibleDescription(/1 line that was sold or is under way/);
  await user.click(choice(/PU-30/).getByRole('button', { name: 'Leave' }));
  expect(applyButton()).toBeEnabled();
});

test('a whole section is decided at once, and decisions survive a reload', async () => {
  const { user, unmount } = await open();
  const all = within(await screen.findByRole('group', { name: 'Missing: all' }));
  await user.click(all.getByRole('button', { name: 'Lost' }));
  await user.click(choice(/AM-90 · 42/).getByRole('button', { name: 'Check again' }));
  await user.click(choice(/PU-30/).getByRole('button', { name: 'Leave' }));
  unmount();
  await open();
  await screen.findByText('55 units are here as they should be.');
  expect(choice(/AM-90 · 41/).getByRole('button', { name: 'Lost' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(choice(/AM-90 · 42/).getByRole('button', { name: 'Check again' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(applyButton()).toBeEnabled();
});

async function decideAndApply() {
  const page = await open();
  const { user } = page;
  const all = within(await screen.findByRole('group', { name: 'Missing: all' }));
  await user.click(all.getByRole('button', { name: 'Lost' }));
  await user.click(choice(/PU-30/).getByRole('button', { name: 'Leave' }));
  await user.click(applyButton());
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '2 units go out of stock as lost',
    '1 unit is moved here',
    '1 unit stays as it is',
  ]);
  await user.click(question.getByRole('button', { name: 'Apply' }));
  return page;
}

test('is applied after one question, opens its report, and can be undone', async () => {
  const ended = count({ id, state: 'applied', operation: 9, lost: 2, moved: 1, ended_by: 'arta' });
  api.on(apply, () => {
    api.on(one, countView({ count: ended }));
    api.on(review, { ...found(), count: ended });
    return { operation: 9, ids: [1, 2, 3] };
  });
  api.on(calls.history.undo, { ids: [1, 2, 3], operation: 10 });
  const { user, currentPath } = await decideAndApply();
  expect(await screen.findByText('The count is applied: the stock is right.')).toBeVisible();
  expect(api.lastRequest(apply).body).toEqual({
    decisions: [
      { unit: 1, action: 'lost' },
      { unit: 2, action: 'lost' },
      { unit: 4, action: 'leave' },
    ],
    seen: [
      { unit: 1, verdict: 'missing' },
      { unit: 2, verdict: 'missing' },
      { unit: 3, verdict: 'elsewhere' },
      { unit: 4, verdict: 'sold' },
    ],
  });
  expect(currentPath()).toBe(`/admin/counts?id=${id}`);
  expect(await screen.findByRole('link', { name: 'Open the operation' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/Undone: 3 units/)).toBeVisible();
});

test('lines that changed meanwhile come back marked; all else stays decided', async () => {
  const changed = { ...missing[1]!, verdict: 'sold' as const, sale: 78 };
  api.fail(apply, 409, 'count_changed', 'One line changed', {
    data: { lines: [changed], gone: [3] },
  });
  const { user } = await decideAndApply();
  expect(await screen.findByText(/1 line changed since you looked/)).toBeVisible();
  expect(screen.getByText('Changed since you looked')).toBeVisible();
  expect(screen.queryByText('TB-10 · 42')).not.toBeInTheDocument();
  expect(choice(/AM-90 · 41/).getByRole('button', { name: 'Lost' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(applyButton()).toBeDisabled();
  await user.click(choice(/AM-90 · 42/).getByRole('button', { name: 'Leave' }));
  expect(applyButton()).toBeEnabled();
});

test('a count that somebody else applied first says by whom', async () => {
  api.fail(apply, 409, 'closed', 'besa applied this count at 12:03');
  await decideAndApply();
  expect(await screen.findByText('besa applied this count at 12:03')).toBeVisible();
});

test('refreshing keeps what was decided', async () => {
  const { user } = await open();
  const all = within(await screen.findByRole('group', { name: 'Missing: all' }));
  await user.click(all.getByRole('button', { name: 'Lost' }));
  api.on(review, found([...missing, elsewhere]));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryByText('PU-30 · 42')).not.toBeInTheDocument());
  expect(choice(/AM-90 · 41/).getByRole('button', { name: 'Lost' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('devices that may have scans are named first, and one may go on anyway', async () => {
  const devices = [
    countDevice({ by: 'blerta', pending: 3, seen_at: new Date().toISOString() }),
    countDevice({ by: 'dona', seen_at: '2026-11-20T09:00:00.000Z' }),
    countDevice({ by: 'era', seen_at: '2026-11-20T09:00:00.000Z', left: true }),
  ];
  api.on(one, () => countView({ count: count({ id }), devices }));
  const { user } = await open();
  const warning = await screen.findByRole('region', { name: /Other devices/ });
  expect(warning).toHaveTextContent(/device of blerta .* may have 3 scans/);
  expect(warning).toHaveTextContent(/device of dona .* may have scans/);
  expect(warning).not.toHaveTextContent('era');
  expect(api.requests(review)).toHaveLength(0);
  await user.click(within(warning).getByRole('button', { name: 'Go on anyway' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Go on anyway' }));
  expect(await screen.findByText('55 units are here as they should be.')).toBeVisible();
});

test('the review waits for the scans of this device', async () => {
  api.offline(scan);
  const page = await renderArea(area, areaJson.routes, `/admin/counts?id=${id}`);
  await page.user.type(await screen.findByLabelText('Barcode by hand'), '200000000011{Enter}');
  await screen.findByText('1 waiting, no connection');
  await page.user.click(screen.getByRole('button', { name: 'Review' }));
  expect(await screen.findByText('1 scan of this device is still to be sent.')).toBeVisible();
  expect(api.requests(review)).toHaveLength(0);
  api.on(scan, []);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('55 units are here as they should be.')).toBeVisible();
});

test('a person who may not apply gets the page for scanning, whatever the address says', async () => {
  api.on(calls.authentication.user, signedInAs('stock', { id: who }));
  await open();
  expect(await screen.findByLabelText('Barcode by hand')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
});
