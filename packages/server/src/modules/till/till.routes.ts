import { closingCalls, tillCalls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { closeTill } from './closings.service';
import { moveMoney } from './movements.service';
import { openTill } from './openings.service';
import { recountClosing } from './recounts.service';
import { viewTill } from './till.service';

export function tillRoutes(api: Api): void {
  api.read(tillCalls.till, async ({ db, context, query }) =>
    ok(await viewTill(db, context, query.location)),
  );
  api.write(tillCalls.open, async ({ db, context, body }) => ok(await openTill(db, context, body)));
  api.write(tillCalls.move, async ({ db, context, body }) =>
    ok(await moveMoney(db, context, body)),
  );
  api.write(closingCalls.close, async ({ db, context, body }) =>
    ok(await closeTill(db, context, body)),
  );
  api.write(closingCalls.recount, async ({ db, context, params, body }) =>
    ok(await recountClosing(db, context, params.id, body)),
  );
}
