import { importCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../../http/api';
import { applyImport } from './applying/apply.service';
import { type Digest, digestOf } from './applying/digest';
import { cancelImport } from './cancelling/cancel.service';
import { readImport } from './import-answer';
import type { Runner } from './running/runner';

export function bookingRoutes(api: Api, runner: Runner): void {
  const wake = async <T>(answer: T) => {
    runner.wake();
    return answer;
  };
  api.write<typeof calls.apply, Digest>(
    calls.apply,
    async ({ db, context, params, body, prepared: digest }) => {
      await applyImport(db, context, params.id, { digest, create: body.create });
      return ok(await readImport(db, context.caller, params.id));
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
      return ok(await readImport(db, context.caller, params.id));
    },
    { finish: wake },
  );
}
