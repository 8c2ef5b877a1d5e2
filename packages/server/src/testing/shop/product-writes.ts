import { productCalls, sizeRunCalls, supplierCodeCalls } from '@backoffice/contracts';

import type { Shop } from './test-shop';

const productOf = async ({ api, receive }: Shop) => {
  await receive(1);
  return (await api.ok(productCalls.groups)).data[0]?.id ?? 0;
};

/** An EAN-8 whose last digit checks the one before it. */
const eanOf = (n: number) => `000000${n}${(10 - ((n * 3) % 10)) % 10}`;

const CODE_WRITES = [
  async (shop: Shop, n: number) => ({
    call: supplierCodeCalls.add,
    body: { code: eanOf(n + 1), product: await productOf(shop), size: shop.sizes[0] },
  }),
  async (shop: Shop, n: number) => {
    const code = eanOf(n + 1);
    const body = { code, product: await productOf(shop), size: shop.sizes[0] };
    await shop.api.ok(supplierCodeCalls.add, { body });
    return { call: supplierCodeCalls.remove, params: { code } };
  },
];

/** A run of two products that is apart. */
export async function joinedRun({ api, receive, sizes }: Shop, n: number) {
  for (const [index, name] of ['42', '43'].entries()) {
    await receive(1, { code: `RUN${n}-${name}`, sizes: [{ size: sizes[index], quantity: 1 }] });
  }
  const { data } = await api.ok(sizeRunCalls.apart);
  const run = data.find(({ code }) => code === `RUN${n}`);
  const products = run?.products.map(({ id }) => id);
  return { call: sizeRunCalls.join, body: { products, version: run?.version } };
}

/** A request for each write about products; `n` tells the requests of one test apart. */
export const PRODUCT_WRITES = [...CODE_WRITES, joinedRun];
