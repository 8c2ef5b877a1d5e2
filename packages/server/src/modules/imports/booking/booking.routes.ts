import { type Import, importCalls as calls } from '@backoffice/contracts';

import type { Executor } from '../../../db/database';
import { notFound } from '../../../errors';
import { type Api, ok } from '../../../http/api';
import type { Caller } from '../../../http/context';
import { readOne } from '../imports.repository';
import { applyImport } from './applying/apply.service';
import { type Digest, digestOf } from './applying/digest';
import { cancelImport } from './cancelling/cancel.service';
import type { Runner } from './running/runner';

async function viewOne(db: Executor, { companyId }: Caller, id: number): Promise<Import> {
  const found = await readOne(db, companyId, id);
  if (!found) throw notFound('The import');
  const { reading: _, file_hash: __, ...view } = found;
  return view;
}

export function bookingRoutes(api: Api, runner: Runner): void {
  const wake = async <T>(answer: T) => {
    runner.wake();
    return answer;
  };
  api.write<typeof calls.apply, Digest>(
    calls.apply,
    async ({ db, context, params, body, prepared: digest }) => {
      await applyImport(db, context, params.id, { digest, create: body.create });
      return ok(await viewOne(db, context.caller, params.id));
    },
    {
      prepare: ({ db, context, params }) => digestOf(db, context.caller.companyId, params.id),
      finish: wake,
    },
  );
  api.write(
    calls.cancel,
    async ({ db, context, params }) => {
      await cancelImport(db, context, params.id);
      return ok(await viewOne(db, context.caller, params.id));
    },
    { finish: wake },
  );
}
