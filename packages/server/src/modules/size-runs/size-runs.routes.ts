import { sizeRunCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { joinRun } from './join-run.service';
import { listApart } from './list-runs.service';
import { readJoined } from './size-runs.repository';

/** Joined runs that are listed; the history of operations has the older ones. */
const JOINED_SHOWN = 100;

export function sizeRunRoutes(api: Api): void {
  api.read(calls.apart, async ({ db, context, query }) => {
    const { data, page } = await listApart(db, context.caller.companyId, query);
    return { ...ok(data), page };
  });
  api.read(calls.joined, async ({ db, context }) =>
    ok(await readJoined(db, context.caller.companyId, JOINED_SHOWN)),
  );
  api.write(calls.join, async ({ db, context, body }) => ok(await joinRun(db, context, body)));
}
