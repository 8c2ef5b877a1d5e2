import { shipmentCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { receiveUnits } from './arrivals.service';
import { closeShipment } from './close.service';
import { sendUnits } from './send.service';
import { listShipments, viewShipment } from './shipments-list.service';

export function shipmentRoutes(api: Api): void {
  api.read(calls.list, async ({ db, context, query }) => {
    const { data, page } = await listShipments(db, context.caller, query);
    return { ...ok(data), page };
  });
  api.read(calls.one, async ({ db, context, params }) =>
    ok(await viewShipment(db, context.caller, params.id)),
  );
  api.write(calls.send, async ({ db, context, body }) => ok(await sendUnits(db, context, body)));
  api.write(calls.arrive, async ({ db, context, params, body }) =>
    ok(await receiveUnits(db, context, params.id, body.ids)),
  );
  api.write(calls.close, async ({ db, context, params, body }) =>
    ok(await closeShipment(db, context, params.id, body)),
  );
}
