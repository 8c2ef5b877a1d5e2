import { heldBasketCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { askedShop } from '../till/asked-shop';
import { readWaiting } from './held-baskets.repository';
import { drop, hold, resume } from './held-baskets.service';

export function heldBasketRoutes(api: Api): void {
  api.read(calls.list, async ({ db, context, query }) => {
    const { companyId, locationId } = context.caller;
    const shop = await askedShop(db, context, query.location ?? locationId ?? undefined);
    return ok(await readWaiting(db, companyId, shop));
  });
  api.write(calls.hold, async ({ db, context, body }) => ok(await hold(db, context, body)));
  api.write(calls.resume, async ({ db, context, params }) =>
    ok(await resume(db, context, params.id)),
  );
  api.write(calls.drop, async ({ db, context, params }) => ok(await drop(db, context, params.id)));
}
