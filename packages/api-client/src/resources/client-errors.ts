import { http } from '@backoffice/api-client';
import { PATHS, type ClientError } from '@backoffice/contracts';

/** Tells the server what broke, for support; says nothing when that fails too. */
export async function reportClientError(error: ClientError): Promise<void> {
  const body: ClientError = {
    ...error,
    message: error.message.slice(0, 500),
    stack: error.stack?.slice(0, 4_000),
  };
  await http.post(PATHS.clientErrors, { body, keepsSession: true }).catch(() => undefined);
}
