import { saleCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { readSalesOfDay } from './sales.repository';
import { sellBasket } from './selling.service';

export function saleRoutes(api: Api): void {
  api.read(calls.ofDay, async ({ db, context, query }) => {
    const { companyId, isLimited, locationId } = context.caller;
    const day = query.date ?? context.today;
    return ok(
      await readSalesOfDay(db, { companyId, day, locationId: isLimited ? locationId : null }),
    );
  });
  api.write(calls.sell, async ({ db, context, body }) => {
    const { sold, notice } = await sellBasket(db, context, body);
    return { ...ok(sold), ...(notice ? { message: notice } : {}) };
  });
}
