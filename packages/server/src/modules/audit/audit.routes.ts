import { auditCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { readEvents } from './audit.repository';

/** Calls that read the audit. No call changes or deletes an event. */
export function auditRoutes(api: Api): void {
  api.read(calls.list, async ({ db, context, query }) => {
    const { rows, next } = await readEvents(db, context.caller.companyId, query);
    return { ...ok(rows), page: { total: null, next } };
  });

  // Earlier releases of areas wrote files themselves and report them here. Nothing is kept of that:
  // the audit holds only what the server saw itself.
  api.read(calls.exported, async () => ok(null));
}
