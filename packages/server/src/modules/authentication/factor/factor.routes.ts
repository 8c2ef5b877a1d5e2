import { secondFactorCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../../http/api';
import type { Secrets } from '../../../secrets/key-file';
import {
  beginFactor,
  confirmFactor,
  forgetDevices,
  ownFactor,
  prepareConfirmation,
  renewCodes,
  type RightCode,
  turnOffFactor,
} from './factor.service';
import { provePassword } from './own-password';

export function factorRoutes(api: Api, secrets: Secrets): void {
  api.read(calls.factor, async ({ db, context }) => ok(await ownFactor(db, context)));

  setUpRoutes(api, secrets);

  api.write<typeof calls.off, string>(
    calls.off,
    async ({ db, context, prepared }) => {
      await turnOffFactor(db, context, prepared);
      return ok(null);
    },
    {
      secret: true,
      prepare: ({ db, context, body, request }) =>
        provePassword(db, context, { ...body, log: request.log }),
    },
  );

  api.write<typeof calls.newCodes, string>(
    calls.newCodes,
    async ({ db, context, prepared }) => ok(await renewCodes(db, context, prepared)),
    {
      secret: true,
      prepare: ({ db, context, body, request }) =>
        provePassword(db, context, { ...body, log: request.log }),
    },
  );

  api.write(calls.forgetDevices, async ({ db, context }) => {
    await forgetDevices(db, context);
    return ok(null);
  });
}

function setUpRoutes(api: Api, secrets: Secrets): void {
  api.write<typeof calls.begin, string>(
    calls.begin,
    async ({ db, context, prepared: passwordHash }) =>
      ok(await beginFactor(db, context, { passwordHash, secrets })),
    {
      secret: true,
      prepare: ({ db, context, body, request }) =>
        provePassword(db, context, { ...body, log: request.log }),
    },
  );

  api.write<typeof calls.confirm, RightCode | null>(
    calls.confirm,
    async ({ db, context, prepared }) => ok(await confirmFactor(db, context, prepared)),
    {
      secret: true,
      prepare: ({ db, context, body }) => prepareConfirmation(db, context, { ...body, secrets }),
    },
  );
}
