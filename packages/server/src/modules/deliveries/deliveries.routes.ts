import { deliveryCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { addUnits } from './added-units.service';
import { correctDelivery } from './corrections/corrections.service';
import { listDeliveries, viewDelivery } from './deliveries-list.service';
import { receiveUnits } from './deliveries.service';

export function deliveryRoutes(api: Api): void {
  api.write(calls.receive, async ({ db, context, body }) => ({
    ...ok(await receiveUnits(db, context, body)),
    message: 'Product added successfully',
  }));
  api.read(calls.list, async ({ db, context, query }) => {
    const { data, page } = await listDeliveries(db, context.caller, query);
    return { ...ok(data), page };
  });
  api.read(calls.one, async ({ db, context, params }) =>
    ok(await viewDelivery(db, context.caller, params.id)),
  );
  api.write(calls.correct, async ({ db, context, params, body }) =>
    ok(await correctDelivery(db, context, params.id, body)),
  );
  api.write(calls.addUnits, async ({ db, context, params, body }) =>
    ok(await addUnits(db, context, params.id, body)),
  );
}
