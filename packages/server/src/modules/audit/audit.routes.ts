import { auditCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { readEvents } from './audit.repository';
import { recordEvent } from './record-event';

/** What was changed and refused. No call changes any of it. */
export function auditRoutes(api: Api): void {
  api.read(calls.list, async ({ db, context, query }) => {
    const { rows, next } = await readEvents(db, context.caller.companyId, query);
    return { ...ok(rows), page: { total: null, next } };
  });

  api.write(calls.exported, async ({ db, context, body: { list, rows } }) => {
    const changes = { rows: { after: rows } };
    await recordEvent(db, context, { kind: 'list.exported', subject: list, changes });
    return ok(null);
  });
}
