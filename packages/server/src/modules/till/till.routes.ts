import { tillCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { askedShop } from './asked-shop';
import { moveMoney } from './movements.service';
import { openTill } from './openings.service';
import { readDayMoney } from './report/day-money.repository';
import { viewTill } from './till.service';

export function tillRoutes(api: Api): void {
  api.read(calls.till, async ({ db, context, query }) =>
    ok(await viewTill(db, context, query.location)),
  );
  api.read(calls.day, async ({ db, context, query }) => {
    const { companyId } = context.caller;
    const shop = await askedShop(db, context, query.location);
    return ok(await readDayMoney(db, { companyId, day: query.date ?? context.today, shop }));
  });
  api.write(calls.open, async ({ db, context, body }) => ok(await openTill(db, context, body)));
  api.write(calls.move, async ({ db, context, body }) => ok(await moveMoney(db, context, body)));
}
