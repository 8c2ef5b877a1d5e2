import { offlineSaleCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../../http/api';
import { askedShop } from '../../till/asked-shop';
import { settleSale } from './settle.service';
import { readUnsettled } from './unsettled.repository';

/** Calls by which a manager settles sales that were made without a line. */
export function settlingRoutes(api: Api): void {
  api.read(calls.unsettled, async ({ db, context, query }) => {
    const shop = await askedShop(db, context, query.location);
    return ok(await readUnsettled(db, context.caller.companyId, shop));
  });
  api.write(calls.settle, async ({ db, context, params, body }) =>
    ok(await settleSale(db, context, params.id, body)),
  );
}
