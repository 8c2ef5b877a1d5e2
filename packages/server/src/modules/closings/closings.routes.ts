import { closingCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { closeTill } from './closings.service';
import { recountClosing } from './recounts.service';

export function closingRoutes(api: Api): void {
  api.write(calls.close, async ({ db, context, body }) => ok(await closeTill(db, context, body)));
  api.write(calls.recount, async ({ db, context, params, body }) =>
    ok(await recountClosing(db, context, params.id, body)),
  );
}
