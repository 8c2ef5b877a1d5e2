import { deliveryCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { receiveUnits } from './deliveries.service';

export function deliveryRoutes(api: Api): void {
  api.write(calls.receive, async ({ db, context, body }) => ({
    ...ok(await receiveUnits(db, context, body)),
    message: 'Product added successfully',
  }));
}
