import type { Person, ProductRow } from '@backoffice/contracts';

import type { App } from './harness/app';
import { allKept } from './harness/network/all-kept';
import { lineOfEachTest, openTill } from './harness/network/open-till';
import { bar, openCounter, sellAtTill } from './harness/network/till-counter';
import { visit } from './harness/settled';
import { booked } from './harness/sold';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

test.use({ ownServer: {} });

/** No other amount of the demo company. */
const COSTS = { here: 17.31, there: 18.47 };
/** Pages on which the owner sees costs, other shops, people and what was earned. */
const PAGES = [
  'dashboard',
  'products',
  'deliveries',
  'operations',
  'people',
  'transactions',
  'till',
  'user-profile',
];

const line = lineOfEachTest();

/** Opens a second shop, with a product that is in stock there alone. */
async function openOtherShop(app: App): Promise<void> {
  const units = await receiveShoes(app, 'KEPT-THERE', 2, 46.85, COSTS.there);
  const location = await booked<number>(app, 'POST', 'panels/location', { name: 'Second street' });
  const ids = units.map(({ id }) => id);
  await booked(app, 'PUT', 'products/transfer', { ids, location });
}

/** Barcodes of what is in stock in other shops than that of the demo person. */
async function barcodesElsewhere(app: App): Promise<string[]> {
  const { user } = await booked<{ user: Person }>(app, 'GET', 'authentication/user');
  const shops = await booked<{ id: number }[]>(app, 'GET', 'panels/locations');
  const others = shops.filter(({ id }) => id !== user.location);
  const rows = await Promise.all(
    others.map(({ id }) => booked<ProductRow[]>(app, 'GET', `products/products?location=${id}`)),
  );
  return rows.flat().map(({ barcode }) => barcode);
}

/** Those texts that stand in another one. */
const foundIn = (text: string, asked: readonly string[]) =>
  asked.filter((one) => text.includes(one));

test('after a day a till keeps goods and prices of its shop, sales and its seller’s name, and no more', async ({
  app,
}) => {
  test.slow();
  const [first, second] = (await receiveShoes(app, 'KEPT-HERE', 3, 45, COSTS.here)) as [Unit, Unit];
  await openOtherShop(app);
  const page = await openTill(app, line, 'Private till');
  for (const path of PAGES) await visit(page, `/admin/${path}`);
  await openCounter(page, line);
  await sellAtTill(page, first);
  line.cut();
  await sellAtTill(page, second);
  await expect(bar(page)).toContainText('1 sale waits to be sent.');

  const { databases, caches, local, session } = await allKept(page);
  const texts = [databases, JSON.stringify(local), JSON.stringify(session)].join('\n');
  expect(databases).toContain('KEPT-HERE');
  expect(databases).toContain(second.barcode);

  const elsewhere = await barcodesElsewhere(app);
  expect(elsewhere.length).toBeGreaterThan(2);
  expect(foundIn(texts, ['KEPT-THERE', '46.85', ...elsewhere])).toEqual([]);
  expect(foundIn(texts, Object.values(COSTS).map(String))).toEqual([]);
  expect(databases).not.toMatch(/"[^"]*(import|purchase|cost|margin|profit|salary)[^"]*":/i);

  const people = await booked<Person[]>(app, 'GET', 'people');
  const [owner] = people.filter(({ email }) => email === 'demo@example.com');
  const others = people.filter(({ id }) => id !== owner?.id);
  expect(
    foundIn(
      texts,
      people.map(({ email }) => email),
    ),
  ).toEqual([]);
  expect(
    foundIn(
      texts,
      others.map(({ surname }) => surname),
    ),
  ).toEqual([]);
  expect(foundIn(texts, ['+383 44 123 456', 'Bota e Modës'])).toEqual([]);
  expect(databases).toContain(owner?.username);

  const token = local['backoffice.token'] ?? '';
  expect(token).not.toBe('');
  const { 'backoffice.token': _token, ...otherLocal } = local;
  const answers = Object.values(caches).join('\n');
  for (const text of [databases, answers, JSON.stringify(otherLocal), JSON.stringify(session)]) {
    expect(text).not.toContain(token);
  }
  // Of the server it has files and pages, which are the same for everybody, and no answer to a call.
  expect(
    Object.keys(caches).filter((address) => new URL(address).pathname.startsWith('/api/')),
  ).toEqual([]);
  const generation = Object.entries(caches).find(([address]) => address.endsWith('/generation'));
  expect(foundIn(generation?.[1] ?? '', ['KEPT-', ...people.map(({ email }) => email)])).toEqual(
    [],
  );
});
