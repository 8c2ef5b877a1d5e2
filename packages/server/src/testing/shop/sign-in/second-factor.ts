import { type BegunFactor, secondFactorCalls as calls } from '@backoffice/contracts';
import { Secret, TOTP } from 'otpauth';

import type { ApiCaller } from '../../api-caller';
import { PASSWORD } from '../test-shop';

/** The code that an authenticator app shows at a moment, or some `steps` of 30 seconds away. */
export const codeOf = (secret: string, at: Date, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: at.getTime() + steps * 30_000,
  });

/** Begins a second factor of the caller. */
export const beginFactor = async (api: ApiCaller): Promise<BegunFactor> =>
  (await api.ok(calls.begin, { body: { password: PASSWORD } })).data;

/** Sets up a second factor of the caller; answers its secret and the recovery codes. */
export async function turnOnFactor(api: ApiCaller, at: Date) {
  const { secret } = await beginFactor(api);
  const body = { code: codeOf(secret, at) };
  return { secret, ...(await api.ok(calls.confirm, { body })).data };
}
