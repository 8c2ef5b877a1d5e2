import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { settled } from './harness/settled';
import { receiveShoes } from './harness/stock';
import { expect, test } from './harness/test';

/** As search engines and people count it; 0.1 is called good. */
const MOST = 0.02;

const PAGES = [
  'dashboard',
  'sales',
  'operations',
  'till',
  'products',
  'add/products',
  'deliveries',
  'shipments',
  'counts',
  'import',
  'settings',
  'cms',
  'people',
  'audit',
  'transactions',
  'company-profile',
  'user-profile',
];

interface Shift {
  value: number;
  what: string[];
}

/** Notes from now on what moves on a page without anybody's doing. */
function watchShifts() {
  const noted: Shift[] = [];
  Object.assign(window, { shifts: noted });
  const nameOf = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent);
  new PerformanceObserver((list) => {
    type Entry = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    for (const entry of list.getEntries() as unknown as Entry[]) {
      if (entry.hadRecentInput) continue;
      noted.push({ value: entry.value, what: entry.sources.map(({ node }) => nameOf(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftsOf(page: Page, app: App, path: string): Promise<Shift[]> {
  await page.goto(`${app.server.url}/admin/${path}`);
  await settled(page);
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** Operations of which those at the top need less room than one that is drawn at first alone. */
async function operate(app: App, code: string): Promise<void> {
  const token = await app.token();
  const [unit] = await receiveShoes(app, code, 1);
  const { body } = await app.call('GET', 'panels/locations', { token });
  const shop = (body as { data: { id: number }[] }).data.at(-1);
  const move = { ids: [unit?.id], location: shop?.id };
  expect((await app.call('PUT', 'products/transfer', { token, body: move })).status).toBe(200);
  for (let done = 0; done < 25; done += 1) await receiveShoes(app, `${code}-${done}`, 1);
}

for (const viewport of [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px nothing jumps while a page loads`, async ({ app }) => {
    test.setTimeout(240_000);
    await operate(app, `SHIFT-${viewport.width}`);
    const page = await app.open('/admin/dashboard', { viewport });
    await page.addInitScript(watchShifts);
    const restless = [];
    for (const path of PAGES) {
      const shifts = await shiftsOf(page, app, path);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum > MOST) restless.push({ path, sum, shifts });
    }
    expect(restless).toEqual([]);
  });
}
