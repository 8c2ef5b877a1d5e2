import { closingCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { listClosings, viewClosing } from './closing-view';
import { closeTill } from './closings.service';
import { recountClosing } from './recounts.service';

export function closingRoutes(api: Api): void {
  api.read(calls.list, async ({ db, context, query }) =>
    ok(await listClosings(db, context, query)),
  );
  api.read(calls.one, async ({ db, context, params }) =>
    ok(await viewClosing(db, context, params.id)),
  );
  api.write(calls.close, async ({ db, context, body }) => ok(await closeTill(db, context, body)));
  api.write(calls.recount, async ({ db, context, params, body }) =>
    ok(await recountClosing(db, context, params.id, body)),
  );
}
