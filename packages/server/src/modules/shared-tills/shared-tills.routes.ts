import { sharedTillCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { keepSelling } from './keep-selling';
import { readSharedTills } from './shared-tills.repository';
import { registerTill, revokeTill, signInByPin, tillHere } from './shared-tills.service';
import { leaveTillSecret, readTillSecret } from './till-cookie';

/** Calls about devices that several people use by name and PIN. */
export function sharedTillRoutes(api: Api): void {
  api.read(calls.list, async ({ db, context }) =>
    ok(await readSharedTills(db, context.caller.companyId)),
  );

  api.write(
    calls.register,
    async ({ db, context, body }) => ok(await registerTill(db, context, body)),
    {
      secret: true,
      // The secret goes into a cookie, which no script can read.
      async finish({ data: { id, secret } }, { request, reply }) {
        if (secret) leaveTillSecret(request, reply, secret);
        return ok({ id });
      },
    },
  );

  api.write(calls.edit, async ({ db, context, params, body }) => {
    await keepSelling(db, context, params.id, body.keeps_selling);
    return ok(null);
  });

  api.write(calls.revoke, async ({ db, context, params }) => {
    await revokeTill(db, context, params.id);
    return ok(null);
  });

  api.open(calls.here, async ({ dependencies, request }) =>
    ok(await tillHere(dependencies.db, readTillSecret(request))),
  );

  api.open(calls.signIn, async ({ dependencies, body, request }) => {
    const at = { secretHash: readTillSecret(request), log: request.log };
    return ok(await signInByPin(dependencies, body, at));
  });
}
