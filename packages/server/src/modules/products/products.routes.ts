import { productCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { listGroups } from './groups/product-groups.service';
import { listStock } from './listing/stock-list.service';
import { stockTotals } from './listing/stock-totals';
import { historyOfUnit, idsOfFilter, siblingsOfUnit, unitByBarcode } from './products.service';
import { setAside } from './set-aside.service';
import { transferUnits } from './transfer.service';

export function productRoutes(api: Api): void {
  const totalOf = stockTotals();
  api.read(calls.list, async ({ db, context, query }) => {
    const { data, page } = await listStock(db, context.caller.companyId, { query, totalOf });
    return { ...ok(data), page };
  });
  api.read(calls.groups, async ({ db, context, query }) => {
    const { data, page } = await listGroups(db, context.caller.companyId, query);
    return { ...ok(data), page };
  });
  api.read(calls.ids, async ({ db, context, query }) =>
    ok(await idsOfFilter(db, context.caller.companyId, query)),
  );
  api.read(calls.byBarcode, async ({ db, context, params }) =>
    ok(await unitByBarcode(db, context.caller.companyId, params.code)),
  );
  api.read(calls.history, async ({ db, context, params }) =>
    ok(await historyOfUnit(db, context.caller.companyId, params.id)),
  );
  api.read(calls.siblings, async ({ db, context, params }) =>
    ok(await siblingsOfUnit(db, context.caller.companyId, params.id)),
  );

  api.write(calls.transfer, async ({ db, context, body }) =>
    ok(await transferUnits(db, context, body)),
  );
  api.write(calls.setAside, async ({ db, context, params, body }) =>
    ok(await setAside(db, context, params.id, body)),
  );
}
