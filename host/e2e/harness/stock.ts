import type { App } from './app';

export interface Unit {
  id: number;
  barcode: string;
}

/** Receives shoes under a code of their own, straight through the API. */
export async function receiveShoes(
  app: App,
  code: string,
  count: number,
  stockPrice = 45,
): Promise<Unit[]> {
  const token = await app.token();
  const first = async (table: string) => {
    const { body } = await app.call('GET', `panels/${table}?type=shoes`, { token });
    return (body as { data: { id: number }[] }).data[0]?.id;
  };
  const { body } = await app.call('POST', 'products/products', {
    token,
    body: {
      productType: 'shoes',
      code,
      brand: await first('brands'),
      type: await first('types'),
      color: await first('colors'),
      importPrice: Math.min(20, stockPrice),
      stockPrice,
      sizes: [{ size: await first('numbers'), quantity: count }],
    },
  });
  return (body as { data: { items: Unit[] } }).data.items;
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
