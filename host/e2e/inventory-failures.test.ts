import type { Locator, Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import {
  FAILED,
  FAILURES,
  failing,
  get,
  holding,
  REASONS,
  type Call,
  type Way,
} from './harness/failures';
import { scan } from './harness/scan';
import { button, dialog, firstRow, tickAll, waitForText } from './harness/screen';
import { receiveShoes, type Unit } from './harness/stock';

const app = appUnderTest();

interface Read {
  what: string;
  call: Call;
  path: string;
  /** What sets the call off, where it is not the page itself. */
  act?: (page: Page) => Promise<void>;
  /** The page asks for it too, so that it fails from the start. */
  isAskedEarlier?: boolean;
  message: string;
  /** By default the page's Retry; else what sets it off again. */
  retry?: (page: Page) => Promise<void>;
  /** What the answer brings. */
  arrives: (page: Page) => Locator;
  /** What must be there while nothing has come yet. */
  waiting?: (page: Page) => Locator;
}

const panelRead = (table: string): Read => ({
  what: `the list of ${table}`,
  call: get(`panels/${table}`),
  path: `/admin/cms?tab=${table}`,
  message: `Failed to load ${table}`,
  arrives: firstRow,
});
const deliveryRead = (table: string): Read => ({
  what: `${table} of Add Products`,
  call: get(`panels/${table}`),
  path: '/admin/add/products',
  message: 'Failed to load data.',
  arrives: (page) => page.getByRole('form', { name: 'Shoes' }),
});

let units: Unit[] = [];
const barcode = () => String(units[0]?.barcode);
const openUnit = (page: Page) => page.locator('tbody tr', { hasText: 'READ-1' }).first().click();
const openTransfer = (page: Page) => button(page, 'Transfer by scan').click();
const selectAll = (page: Page) => button(page, 'Select all 230').click();
const STOCK = '/admin/products?code=READ-1';
/** An address of the same origin without the application. */
const EMPTY = '/icon.svg';
const skeleton = (page: Page) => page.locator('[aria-busy=true]').first();

const READS: Read[] = [
  ...['brands', 'colors', 'numbers', 'types', 'locations'].map(panelRead),
  ...['brands', 'colors', 'numbers', 'types'].map(deliveryRead),
  {
    what: 'the stock list',
    call: get('products/products'),
    path: STOCK,
    message: 'Failed to load data.',
    arrives: firstRow,
  },
  {
    what: 'locations of a transfer',
    call: get('panels/locations'),
    path: STOCK,
    isAskedEarlier: true,
    act: openTransfer,
    message: 'Error on fetching data',
    arrives: (page) => dialog(page).getByRole('combobox', { name: 'Location' }),
  },
  {
    what: 'the ids of all that match',
    call: get('products/ids'),
    path: STOCK,
    act: async (page) => {
      await tickAll(page);
      await selectAll(page);
    },
    message: 'Error on fetching data',
    retry: selectAll,
    arrives: (page) => button(page, 'Print labels (230)'),
    waiting: (page) => button(page, 'Print labels (200)'),
  },
  {
    what: 'a scanned unit',
    call: get('products/barcode/\\d+'),
    path: '/admin/products?start=2020-01-01&end=2020-01-01',
    act: (page) => scan(page, barcode()),
    message: 'Error on fetching data',
    retry: (page) => scan(page, barcode()),
    arrives: (page) => button(page, 'Print labels (1)'),
    waiting: (page) => button(page, 'Print labels (0)'),
  },
  {
    what: "a unit's history",
    call: get('products/\\d+/history'),
    path: STOCK,
    act: openUnit,
    message: 'Error on fetching data',
    arrives: (page) => dialog(page).getByText('Received', { exact: true }),
  },
  {
    what: "a unit's siblings",
    call: get('products/\\d+/siblings'),
    path: STOCK,
    act: openUnit,
    message: 'Error on fetching data',
    arrives: (page) => dialog(page).getByRole('columnheader', { name: 'Size' }),
  },
];

beforeAll(async () => {
  units = await receiveShoes(app, 'READ-1', 230);
});

/** Opens a page and lets a call of it come to grief, or wait, before it is made. */
async function begin(read: Read, prepare: (page: Page) => Promise<void>): Promise<Page> {
  if (read.act && !read.isAskedEarlier) {
    const page = await app.open(read.path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await prepare(page);
    await read.act(page);
    return page;
  }
  const page = await app.open(EMPTY);
  await prepare(page);
  await page.goto(app.server.url + read.path);
  await read.act?.(page);
  return page;
}

async function failsOnce(read: Read, way: Way) {
  let stop: () => Promise<void> = () => Promise.resolve();
  const page = await begin(read, async (opened) => {
    stop = await failing(opened, read.call, way);
  });
  await waitForText(page, read.message);
  await waitForText(page, REASONS[way]);
  if (read.waiting) await read.waiting(page).waitFor();
  expect(await read.arrives(page).count()).toBe(0);
  await stop();
  await (read.retry ? read.retry(page) : button(page, 'Retry').click());
  await read.arrives(page).waitFor();
}

async function comesLate(read: Read) {
  let held = { tries: [] as string[], release: () => undefined as void };
  const page = await begin(read, async (opened) => {
    held = await holding(opened, read.call);
  });
  const waiting = read.waiting ?? skeleton;
  await waiting(page).waitFor();
  expect(await page.getByText(read.message).count()).toBe(0);
  expect(await read.arrives(page).count()).toBe(0);
  held.release();
  await read.arrives(page).waitFor();
  expect(held.tries).toHaveLength(1);
}

test.each(READS)(
  '$what: says when it fails, and Retry brings it; says nothing when it is late',
  async (read) => {
    app.expectNoise(FAILED);
    // At once: a failure waits for the seconds between the tries.
    await Promise.all([...FAILURES.map((way) => failsOnce(read, way)), comesLate(read)]);
  },
);

test('the next page of the stock list: the rows stay, and the end of the list asks again', async () => {
  app.expectNoise(FAILED);
  const page = await app.open(STOCK);
  await firstRow(page).waitFor();
  const stop = await failing(page, get('products/products'), 'answers 500');
  const box = page.getByRole('table', { name: 'Products' }).locator('..');
  const scrollTo = (top: number) => box.evaluate((element, y) => element.scrollTo({ top: y }), top);
  await scrollTo(1e6);
  await waitForText(page, 'Failed to load data.');
  expect(await page.locator('tbody tr').count()).toBeGreaterThan(5);
  await stop();
  await scrollTo(0);
  await firstRow(page).waitFor();
  const [answer] = await Promise.all([
    page.waitForResponse(/products\/products\?.*cursor=/),
    scrollTo(1e6),
  ]);
  expect(answer.status()).toBe(200);
  await page.locator('table[aria-rowcount="231"]').waitFor();
});

test('three seconds are no failure', async () => {
  const page = await app.open(EMPTY);
  const asked = get('products/products').url;
  await page.route(asked, async (route) => {
    await new Promise((go) => setTimeout(go, 3_000));
    await route.continue();
  });
  await page.goto(app.server.url + STOCK);
  await skeleton(page).waitFor();
  expect(await page.getByText('No products found').count()).toBe(0);
  await waitForText(page, '230 products');
  expect(await page.getByRole('alert').count()).toBe(0);
});
