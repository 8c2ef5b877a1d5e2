import { auditCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { readEvents } from './audit.repository';

/** What was changed and refused. No call changes any of it. */
export function auditRoutes(api: Api): void {
  api.read(calls.list, async ({ db, context, query }) => {
    const { rows, next } = await readEvents(db, context.caller.companyId, query);
    return { ...ok(rows), page: { total: null, next } };
  });

  // Earlier areas say so of a file that they wrote. What the audit says, the server saw itself.
  api.read(calls.exported, async () => ok(null));
}
