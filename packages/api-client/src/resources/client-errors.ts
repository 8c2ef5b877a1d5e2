import { clientErrorCalls, type ClientError } from '@backoffice/contracts';

import { send } from './send';

/** Tells the server what broke, for support; says nothing when that fails too. */
export async function reportClientError(error: ClientError): Promise<void> {
  const body: ClientError = {
    ...error,
    message: error.message.slice(0, 500),
    stack: error.stack?.slice(0, 4_000),
  };
  await send(clientErrorCalls.report, { body, keepsSession: true }).catch(() => undefined);
}
