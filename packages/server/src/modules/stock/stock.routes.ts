import { stockCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { putBackIntoStock } from './found.service';
import { takeOutOfStock } from './out.service';
import { noteLabelsPrinted } from './printed-labels.service';

export function stockRoutes(api: Api): void {
  api.write(calls.out, async ({ db, context, body }) =>
    ok(await takeOutOfStock(db, context, body)),
  );
  api.write(calls.in, async ({ db, context, body }) =>
    ok(await putBackIntoStock(db, context, body)),
  );
  api.write(calls.labelsPrinted, async ({ db, context, body }) =>
    ok(await noteLabelsPrinted(db, context, body)),
  );
}
