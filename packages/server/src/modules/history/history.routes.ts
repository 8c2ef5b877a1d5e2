import { historyCalls as calls, type StockChange } from '@backoffice/contracts';

import type { Caller, Context } from '../../caller';
import type { Executor, Tx } from '../../db/database';
import { type Api, ok } from '../../http/api';
import { listOperations, viewOperation } from './history.service';
import { undoOperation } from './undo/undo.service';

/** Bytes, enough for the ids of all units of an import. */
const UNDO_LIMIT = 2 * 1024 * 1024;

/** Undoes an operation in the background that is too large for one transaction. */
export interface LargeUndo<Plan> {
  /** Undefined where the operation is small. */
  plan: (
    db: Executor,
    caller: Caller,
    operation: number,
    asked: number[] | undefined,
  ) => Promise<Plan | undefined>;
  begin: (tx: Tx, context: Context, operation: number, plan: Plan) => Promise<StockChange>;
  /** Called once `begin` is committed. */
  wake: () => void;
}

export function historyRoutes<Plan>(api: Api, { plan, begin, wake }: LargeUndo<Plan>): void {
  api.read(calls.list, async ({ db, context, query }) => {
    const { data, page } = await listOperations(db, context, query);
    return { ...ok(data), page };
  });
  api.read(calls.one, async ({ db, context, params }) =>
    ok(await viewOperation(db, context, params.id)),
  );
  api.write<typeof calls.undo, Plan | undefined>(
    calls.undo,
    async ({ db, context, params: { id }, body, prepared }) =>
      ok(
        await (prepared ? begin(db, context, id, prepared) : undoOperation(db, context, id, body)),
      ),
    {
      bodyLimit: UNDO_LIMIT,
      prepare: ({ db, context, params, body }) => plan(db, context.caller, params.id, body.ids),
      finish: async (answer) => {
        if (answer.data.import !== undefined) wake();
        return answer;
      },
    },
  );
}
