import { sharedTillCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../../http/api';
import type { Secrets } from '../../../secrets/key-file';
import { provePassword } from '../factor/own-password';
import { refuseEasyPin } from './pin-rule';
import { hashPin, ownPin, removePin, setPin } from './pin.service';

interface Proven {
  passwordHash: string;
  pinHash: string;
}

export function pinRoutes(api: Api, secrets: Secrets): void {
  api.read(calls.pin, async ({ db, context }) => ok(await ownPin(db, context)));

  api.write<typeof calls.setPin, Proven>(
    calls.setPin,
    async ({ db, context, prepared }) => {
      await setPin(db, context, prepared);
      return ok(null);
    },
    {
      secret: true,
      async prepare({ db, context, body: { password, pin }, request }) {
        refuseEasyPin(pin);
        const passwordHash = await provePassword(db, context, { password, log: request.log });
        return { passwordHash, pinHash: await hashPin(context, pin, secrets) };
      },
    },
  );

  api.write(calls.removePin, async ({ db, context }) => {
    await removePin(db, context);
    return ok(null);
  });
}
