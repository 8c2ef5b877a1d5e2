import { saleCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { askedShop } from '../till/asked-shop';
import { readSalesOfDay } from './sales.repository';
import { sellBasket } from './selling.service';

export function saleRoutes(api: Api): void {
  api.read(calls.ofDay, async ({ db, context, query }) => {
    const { companyId } = context.caller;
    const shop = await askedShop(db, context, query.location);
    return ok(await readSalesOfDay(db, { companyId, day: query.date ?? context.today, shop }));
  });
  api.write(
    calls.sell,
    async ({ db, context, body }) => {
      const { sold, notice } = await sellBasket(db, context, body);
      return { ...ok(sold), ...(notice ? { message: notice } : {}) };
    },
    { sold: ({ body }) => body.map(({ id }) => id) },
  );
}
