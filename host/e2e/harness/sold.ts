import type { ReturnMade, SaleView, SellItem, Sold } from '@backoffice/contracts';

import type { App } from './app';
import type { Unit } from './stock';

/** Terms on which a unit is sold: prices in euros and how it is paid. */
export type Terms = Omit<SellItem, 'id' | 'type' | 'sale_type'>;

/** Calls as somebody at another counter would; throws what was refused. */
export async function booked<Answer>(
  app: App,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const { status, body: answer } = await app.call(method, path, { token: await app.token(), body });
  if (status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return (answer as { data: Answer }).data;
}

/** Sells units of one product on the same terms, in the shop. */
export const sell = (app: App, units: readonly Unit[], terms: Terms): Promise<Sold> =>
  booked(
    app,
    'PUT',
    'products/products',
    units.map(({ id }) => ({ id, sale_type: 'store', ...terms })),
  );

/** Takes a whole sale back, for units of the same price if there are any. */
export async function takeBack(
  app: App,
  sale: number,
  sells: readonly { unit: Unit; terms: Terms }[] = [],
): Promise<ReturnMade> {
  const { lines } = await booked<SaleView>(app, 'GET', `sales/${sale}`);
  return booked(app, 'POST', 'sales/returns', {
    returns: lines.map(({ id }) => ({ line: id, reason: 'size' })),
    sells: sells.map(({ unit, terms }) => ({ id: unit.id, sale_type: 'store', ...terms })),
    way: sells.length > 0 ? { type: 'cash' } : undefined,
  });
}
