import { heldBasketCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { askedShop } from '../till/asked-shop';
import { readWaiting } from './held-baskets.repository';
import { drop, hold, resume } from './held-baskets.service';

export function heldBasketRoutes(api: Api): void {
  api.read(calls.list, async ({ db, context, query }) => {
    const { companyId, locationId } = context.caller;
    // The caller's own shop, unless another is named; `none` names the till of no shop.
    const location = query.location === undefined ? (locationId ?? undefined) : query.location;
    const shop = await askedShop(db, context, location);
    return ok(await readWaiting(db, companyId, shop));
  });
  api.write(calls.hold, async ({ db, context, body }) => ok(await hold(db, context, body)));
  api.write(calls.resume, async ({ db, context, params }) =>
    ok(await resume(db, context, params.id)),
  );
  api.write(calls.drop, async ({ db, context, params }) => ok(await drop(db, context, params.id)));
}
