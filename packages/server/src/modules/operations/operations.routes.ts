import { operationCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { listOperations, viewOperation } from './operations.service';
import { undoOperation } from './undo/undo.service';

/** Bytes: all units of an import, one by one. */
const UNDO_LIMIT = 2 * 1024 * 1024;

export function operationRoutes(api: Api): void {
  api.read(calls.list, async ({ db, context, query }) => {
    const { data, page } = await listOperations(db, context, query);
    return { ...ok(data), page };
  });
  api.read(calls.one, async ({ db, context, params }) =>
    ok(await viewOperation(db, context, params.id)),
  );
  api.write(
    calls.undo,
    async ({ db, context, params, body }) => ok(await undoOperation(db, context, params.id, body)),
    { bodyLimit: UNDO_LIMIT },
  );
}
