import 'fake-indexeddb/auto';
import { closeDatabase, withDatabase } from '@backoffice/api-client/outage-database';
import { OFFLINE_FILE, type OfflineOutcome, type OfflineSale } from '@backoffice/contracts';
import {
  calls,
  company,
  companySettings,
  fakeApi,
  renderArea,
  screen,
  sharedTill,
  within,
  type UserEvent,
} from '@backoffice/testing';
import { IDBFactory } from 'fake-indexeddb';

import areaJson from '../../../area.json';
import { area } from '../../area';

const api = fakeApi();
beforeEach(() => api.on(calls.releases.list, null));
const { sharedTills, offlineSales } = calls;

const saleOf = (counter: number): OfflineSale => ({
  key: `basket-${counter}`,
  slip: `K3-${String(counter).padStart(6, '0')}`,
  sold_at: '2026-11-28T10:00:00Z',
  seller: 9,
  items: [{ id: counter, regular_price: 50, price: 45.5, paymentType: 'cash', sale_type: 'store' }],
});
const salesOf = (count: number) => Array.from({ length: count }, (_, index) => saleOf(index + 1));

const outcomeOf = (key: string, outcome: OfflineOutcome['outcome']): OfflineOutcome => ({
  ...{ key, outcome, sale: 1, receipt_number: 1, reasons: [] },
  ...(outcome === 'refused' && { message: 'Nobody has this unit' }),
});

/** Blobs of jsdom can't tell what they hold. */
const readText = function (this: Blob) {
  return new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(this);
  });
};

let saved: Blob[];
beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  saved = [];
  Blob.prototype.text = readText;
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  api.on(calls.company.company, company());
  api.on(calls.company.employees, []);
  api.on(calls.company.settings, companySettings());
  api.on(calls.reference.listLocations, []);
  api.on(sharedTills.here, null);
  api.on(sharedTills.list, [
    sharedTill({ id: 4, name: 'Front till', keeps_selling: true, number: 3, waiting: 2 }),
  ]);
});

const open = () => renderArea(area, areaJson.routes, '/admin/company-profile');

async function choose(user: UserEvent, text: string): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Send a file of sales' });
  const input = button.parentElement?.querySelector('input');
  if (!input) throw new Error('No field for a file');
  await user.upload(input, new File([text], 'sales.json', { type: 'application/json' }));
}

test('a till saves what it holds, refused or not, to a file that another machine sends', async () => {
  await withDatabase(async (database) => {
    const kept = (counter: number) => ({ counter, key: `basket-${counter}`, total: '45.50' });
    await database.add('sales', { ...kept(1), sale: saleOf(1) });
    await database.add('sales', { ...kept(2), sale: saleOf(2), refused: 'Nobody has it' });
  });
  api.on(sharedTills.here, {
    ...{ id: 4, name: 'Front till', company: 'Example Shoes', lock_minutes: null, people: [] },
  });
  const { user, unmount } = await open();
  expect(await screen.findByText(/still holds 2 sales that aren't sent, .*€91\.00/)).toBeVisible();
  expect(screen.getByText(/K3-000002.* was refused: Nobody has it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save them to a file' }));
  const text = await saved[0]!.text();
  expect(JSON.parse(text)).toEqual({
    ...{ is: OFFLINE_FILE, till: { id: 4, name: 'Front till' }, sales: salesOf(2) },
  });
  unmount();

  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  api.on(sharedTills.here, null);
  const other = await open();
  expect(await screen.findByText("Holds 2 sales that aren't sent yet.")).toBeVisible();
  await choose(other.user, text);
  const question = await screen.findByRole('alertdialog', {
    name: 'Send the sales of Front till?',
  });
  expect(question).toHaveTextContent(/2 sales from .*K3-000001.* to .*K3-000002/);
  api.on(offlineSales.send, [outcomeOf('basket-1', 'to_settle'), outcomeOf('basket-2', 'refused')]);
  await other.user.click(within(question).getByRole('button', { name: 'Send' }));
  const told = await screen.findByRole('alertdialog', { name: 'The file was sent' });
  expect(told).toHaveTextContent(/1 sale is booked\.1 of them is to settle\./);
  expect(told).toHaveTextContent(/K3-000002.* was refused: Nobody has this unit/);
  expect(api.lastRequest(offlineSales.send).body).toEqual({ till: 4, sales: salesOf(2) });
  expect(await indexedDB.databases()).toEqual([]);
});

test('a long file goes in parts, and one that failed halfway can be sent again', async () => {
  const { user } = await open();
  await choose(user, JSON.stringify({ is: OFFLINE_FILE, till: null, sales: salesOf(51) }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Send the sales of Front till?',
  });
  const send = () => user.click(within(question).getByRole('button', { name: 'Send' }));
  api.fail(offlineSales.send, 503, 'unavailable', 'Away');
  await send();
  expect(await screen.findByText('That did not work')).toBeVisible();
  api.on(offlineSales.send, ({ body: { sales } }) =>
    // The last one finds no room this time.
    sales.filter(({ key }) => key !== 'basket-51').map(({ key }) => outcomeOf(key, 'again')),
  );
  await send();
  const told = await screen.findByRole('alertdialog', { name: 'The file was sent' });
  expect(told).toHaveTextContent(/50 were booked before\.1 couldn't be booked now\./);
});

test.each([
  { what: 'no JSON', text: 'PK', says: /^This is no file of sales/ },
  { what: 'another JSON', text: '{"sales":[]}', says: /^This is no file of sales/ },
  {
    what: "another company's",
    text: JSON.stringify({
      ...{ is: OFFLINE_FILE, till: null },
      sales: [{ ...saleOf(1), slip: 'K8-000001' }],
    }),
    says: /^No till of this company prints slips like .*K8-000001/,
  },
])('a file that is $what is refused, and nothing is sent', async ({ text, says }) => {
  const { user } = await open();
  await choose(user, text);
  expect(await screen.findByText(says)).toBeVisible();
  expect(api.requests(offlineSales.send)).toHaveLength(0);
});

test('a server without the mode takes no file', async () => {
  api.on(sharedTills.list, [sharedTill()]);
  await open();
  expect(await screen.findByRole('button', { name: 'Revoke Front till' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send a file of sales' })).toBeNull();
});
