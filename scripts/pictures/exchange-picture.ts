import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { ProductRow, Sold } from '@backoffice/contracts';
import type { Browser } from 'playwright-core';

import { ROOT } from '../../packages/workspace/folders.mjs';
import { demoToken } from '../serving/demo-server.mjs';
import { asWebp } from './as-webp.ts';

const TARGET = join(ROOT, 'docs', 'pictures', 'exchange.webp');
const QUALITY = 0.86;

/** The README's picture: a pair that comes back and the dearer one taken for it, on one total. */
export async function takeExchange(browser: Browser, url: string): Promise<string> {
  const token = await demoToken(url);
  const { worn, fresh } = await twoPairs(url, token);
  const context = await browser.newContext({
    viewport: { width: 1120, height: 540 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((key) => {
    localStorage.setItem('backoffice.token', key);
    localStorage.setItem('backoffice.theme', 'light');
  }, token);
  const page = await context.newPage();
  await page.goto(`${url}/admin/sales`);
  await page.getByRole('button', { name: 'Sell', exact: true }).waitFor();
  for (const { barcode } of [worn, fresh]) {
    // As fast as a scanner types.
    await page.keyboard.type(`${barcode}\n`);
    await page.getByText(barcode).first().waitFor();
  }
  await page.getByRole('button', { name: 'Exchange', exact: true }).click();
  await page.getByText('Customer pays').last().waitFor();
  const picture = await asWebp(context.newPage(), await page.screenshot(), QUALITY);
  await context.close();
  await mkdir(dirname(TARGET), { recursive: true });
  await writeFile(TARGET, picture);
  return `${Math.round(picture.length / 1024)} KB: ${TARGET}`;
}

/** One pair that is sold here and now, and one in the same shop that costs a little more. */
async function twoPairs(url: string, token: string) {
  const list = await call<ProductRow[]>(url, token, 'GET', 'products/products?limit=400');
  const shoes = list.filter(({ type, set_aside }) => type === 'shoes' && set_aside === null);
  for (const worn of shoes) {
    const fresh = shoes.find((one) => one.location === worn.location && isDearer(one, worn));
    if (!fresh) continue;
    await call<Sold>(url, token, 'PUT', 'products/products', [
      {
        id: worn.id,
        regular_price: worn.price,
        price: worn.price,
        paymentType: 'bank',
        bank: 'NLB',
        type: 'shoes',
        sale_type: 'store',
      },
    ]);
    return { worn, fresh };
  }
  throw new Error('The demo company has no two pairs to exchange');
}

const isDearer = (one: ProductRow, other: ProductRow): boolean => {
  const difference = Number(one.price) - Number(other.price);
  return difference >= 10 && difference <= 30;
};

async function call<Data>(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Data> {
  const response = await fetch(`${url}/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { data, message } = (await response.json()) as { data: Data; message?: string };
  if (!response.ok) throw new Error(`${method} ${path}: ${message}`);
  return data;
}
