import { tillCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { moveMoney } from './movements.service';
import { openTill } from './openings.service';
import { viewTill } from './till.service';

export function tillRoutes(api: Api): void {
  api.read(calls.till, async ({ db, context, query }) =>
    ok(await viewTill(db, context, query.location)),
  );
  api.write(calls.open, async ({ db, context, body }) => ok(await openTill(db, context, body)));
  api.write(calls.move, async ({ db, context, body }) => ok(await moveMoney(db, context, body)));
}
