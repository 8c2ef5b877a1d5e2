import { sharedTillCalls as calls } from '@backoffice/contracts';

import { type ApiCaller, apiCaller } from '../../api-caller';
import { callerAs, PASSWORD } from '../test-shop';

export const PIN = '274915';

/** Chooses a PIN for the caller. */
export const choosePin = (api: ApiCaller, pin = PIN) =>
  api.ok(calls.setPin, { body: { password: PASSWORD, pin } });

/** A browser that somebody made a shared till: its id, its cookie, and who comes in there. */
export async function openSharedTill(
  api: ApiCaller,
  url: string,
  { name = 'Front till', location }: { name?: string; location?: number } = {},
) {
  const body = { name, ...(location !== undefined && { location }) };
  const { headers, body: answered } = await api.any(calls.register, { body });
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  const { id } = (answered as { data: { id: number } }).data;
  const sent = (user: number, pin: string) => ({ body: { user, pin }, headers: { cookie } });
  const plain = apiCaller(url);
  return {
    id,
    cookie,
    here: async () => (await plain.ok(calls.here, { headers: { cookie } })).data,
    signIn: async (user: number, pin = PIN) => {
      const { data: token } = await plain.ok(calls.signIn, sent(user, pin));
      return { ...callerAs({ token }, url), token };
    },
    refused: (status: number, user: number, pin = PIN) =>
      plain.refused(status, calls.signIn, sent(user, pin)),
    any: (user: number, pin: string) => plain.any(calls.signIn, sent(user, pin)),
  };
}
