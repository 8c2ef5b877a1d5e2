import { saleCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { askedShop } from '../till/asked-shop';
import { paidByItem } from './basket';
import { readSalesOfDay } from './sales.repository';
import { readSellers } from './sellers.repository';
import { checkOut, sellBasket } from './selling.service';

export function saleRoutes(api: Api): void {
  api.read(calls.ofDay, async ({ db, context, query }) => {
    const { companyId } = context.caller;
    const shop = await askedShop(db, context, query.location);
    return ok(await readSalesOfDay(db, { companyId, day: query.date ?? context.today, shop }));
  });
  api.read(calls.sellers, async ({ db, context }) => ok(await readSellers(db, context.caller)));
  const told = <T>({ sold, notice }: { sold: T; notice: string | undefined }) => ({
    ...ok(sold),
    ...(notice ? { message: notice } : {}),
  });
  api.write(
    calls.sell,
    async ({ db, context, body }) => {
      const basket = { ...paidByItem(body, ''), received: null, salesperson: null };
      return told(await sellBasket(db, context, basket));
    },
    { sold: ({ body }) => body.map(({ id }) => id) },
  );
  api.write(
    calls.checkOut,
    async ({ db, context, body }) => told(await checkOut(db, context, body)),
    { sold: ({ body: { items } }) => items.map(({ id }) => id) },
  );
}
