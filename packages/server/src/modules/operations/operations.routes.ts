import { operationCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import type { Runner } from '../imports/booking/running/runner';
import { beginUndo } from '../imports/booking/undoing/begin-undo.service';
import { planUndo, type UndoPlan } from '../imports/booking/undoing/undo-plan';
import { listOperations, viewOperation } from './operations.service';
import { undoOperation } from './undo/undo.service';

/** Bytes: all units of an import, one by one. */
const UNDO_LIMIT = 2 * 1024 * 1024;

export function operationRoutes(api: Api, runner: Pick<Runner, 'wake'>): void {
  api.read(calls.list, async ({ db, context, query }) => {
    const { data, page } = await listOperations(db, context, query);
    return { ...ok(data), page };
  });
  api.read(calls.one, async ({ db, context, params }) =>
    ok(await viewOperation(db, context, params.id)),
  );
  api.write<typeof calls.undo, UndoPlan | undefined>(
    calls.undo,
    async ({ db, context, params: { id }, body, prepared: plan }) =>
      ok(await (plan ? beginUndo(db, context, id, plan) : undoOperation(db, context, id, body))),
    {
      bodyLimit: UNDO_LIMIT,
      prepare: ({ db, context, params, body }) => planUndo(db, context.caller, params.id, body.ids),
      finish: async (answer) => {
        if (answer.data.import !== undefined) runner.wake();
        return answer;
      },
    },
  );
}
