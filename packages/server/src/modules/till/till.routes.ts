import { closingCalls, tillCalls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { closeTill } from './closings.service';
import { viewTill } from './till.service';

export function tillRoutes(api: Api): void {
  api.read(tillCalls.till, async ({ db, context, query }) =>
    ok(await viewTill(db, context, query.location)),
  );
  api.write(closingCalls.close, async ({ db, context, body }) =>
    ok(await closeTill(db, context, body)),
  );
}
