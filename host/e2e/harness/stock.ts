import { test } from '@playwright/test';

import type { App } from './app';

export interface Unit {
  id: number;
  barcode: string;
}

const claimed = new Map<string, string>();

/** Throws if another test has this code: tests of a worker share a server, and their units mix. */
function claim(app: App, code: string): void {
  const name = `${app.server.url} ${code}`;
  const { title } = test.info();
  const owner = claimed.get(name) ?? title;
  if (owner !== title) throw new Error(`"${owner}" has received ${code}: take another code`);
  claimed.set(name, title);
}

/** Receives and labels shoes under a code that no other test has, straight through the API. */
export async function receiveShoes(
  app: App,
  code: string,
  count: number,
  stockPrice = 45,
  importPrice = Math.min(20, stockPrice),
): Promise<Unit[]> {
  claim(app, code);
  const token = await app.token();
  const first = async (table: string) => {
    const { body } = await app.call('GET', `panels/${table}?type=shoes`, { token });
    return (body as { data: { id: number; number?: string }[] }).data[0];
  };
  const size = await first('numbers');
  const { body } = await app.call('POST', 'products/products', {
    token,
    body: {
      productType: 'shoes',
      code,
      brand: (await first('brands'))?.id,
      type: (await first('types'))?.id,
      color: (await first('colors'))?.id,
      importPrice,
      stockPrice,
      sizes: [{ size: size?.id, quantity: count }],
    },
  });
  const { items } = (body as { data: { items: Unit[] } }).data;
  const label = { price: stockPrice.toFixed(2), code, number: size?.number };
  const labels = items.map(({ id }) => ({ id, ...label }));
  await app.call('POST', 'labels/printed', { token, body: { labels } });
  return items;
}

/** Sells units for cash in the shop, as somebody else at another counter. */
export async function sellElsewhere(app: App, units: readonly Unit[]): Promise<void> {
  const { status, body } = await app.call('PUT', 'products/products', {
    token: await app.token(),
    body: units.map(({ id }) => ({
      id,
      regular_price: 45,
      price: 40,
      paymentType: 'cash',
      type: 'shoes',
      sale_type: 'store',
    })),
  });
  if (status !== 200) throw new Error(`Not sold: ${JSON.stringify(body)}`);
}
