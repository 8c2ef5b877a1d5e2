import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { objectionsInBothThemes } from './harness/looks/axe';
import { button, follow, overflowOf } from './harness/screen';
import { settled } from './harness/settled';
import { expect, test } from './harness/test';

const PHONE = { width: 390, height: 844 };

interface Named {
  id: number;
  number?: string;
}

/** Receives a pair in each of two sizes, as imports without size runs did: a product for each. */
async function receiveApart(app: App, code: string): Promise<string[]> {
  const token = await app.token();
  const all = async (table: string) => {
    const { body } = await app.call('GET', `panels/${table}?type=shoes`, { token });
    return (body as { data: Named[] }).data;
  };
  const [brand, type, color] = [await all('brands'), await all('types'), await all('colors')];
  const sizes = (await all('numbers')).slice(0, 2);
  for (const { id, number } of sizes) {
    const body = {
      ...{ productType: 'shoes', code: `${code}-${number}`, importPrice: 20, stockPrice: 45 },
      ...{ brand: brand[0]?.id, type: type[0]?.id, color: color[0]?.id },
      sizes: [{ size: id, quantity: 1 }],
    };
    await app.call('POST', 'products/products', { token, body });
  }
  return sizes.map(({ number }) => `${code}-${number}`);
}

async function codesOf(app: App, code: string): Promise<string[]> {
  const { body } = await app.call('GET', `products/products?code=${code}`, {
    token: await app.token(),
  });
  return (body as { data: { code: string }[] }).data.map((row) => row.code).sort();
}

const tickOf = (page: Page, code: string) => page.getByRole('checkbox', { name: new RegExp(code) });

/** Unticks what other tests have apart, and joins one run. */
async function joinAlone(page: Page, code: string): Promise<void> {
  await tickOf(page, code).waitFor();
  await button(page, 'Clear selection').click();
  await tickOf(page, code).check();
  await button(page, 'Join 1').click();
  await expect(page.getByText('1 size run joined').first()).toBeVisible();
}

test('sizes that were imported apart become one product, and are taken apart again', async ({
  app,
}) => {
  const apart = await receiveApart(app, 'APART');
  const page = await app.open('/admin/dashboard');
  await settled(page);
  await follow(page, 'Import');
  await page.getByRole('link', { name: 'Join size runs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Join size runs' })).toBeVisible();
  await joinAlone(page, 'APART');
  expect(await codesOf(app, 'APART')).toEqual(['APART', 'APART']);
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await overflowOf(page)).toBe(0);

  await button(page, 'Take APART apart').click();
  await button(page, 'Undo all 2 units').click();
  await expect(page.getByText('Taken apart').first()).toBeVisible();
  expect(await codesOf(app, 'APART')).toEqual(apart);
  await expect(tickOf(page, 'APART')).toBeVisible();
});
