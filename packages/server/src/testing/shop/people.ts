import crypto from 'node:crypto';

import { authenticationCalls, peopleCalls, type Rights } from '@backoffice/contracts';

import { type ApiCaller, apiCaller } from '../api-caller';
import type { TestServer } from '../test-server';
import { callerAs } from './test-shop';

export const CHOSEN = 'battery staple';
let invited = 0;
/** Test files share a server, so each needs e-mail addresses of its own. */
const FILE = crypto.randomBytes(4).toString('hex');

/** The secret at the end of a link. */
export const secretOf = (link: string): string => link.split('/').at(-1) ?? '';

/** What an owner types to invite somebody whose name nobody else has. */
export function somebody(rights: Rights, more: object = {}) {
  invited += 1;
  return {
    username: `Arta ${invited}`,
    surname: 'Berisha',
    email: `arta${invited}.${FILE}@shop.example`,
    rights,
    ...more,
  };
}

/** Somebody invited by an owner who chose a password by the link and signed in. */
export async function joined(
  { url }: TestServer,
  owner: ApiCaller,
  rights: Rights,
  more: object = {},
) {
  const body = somebody(rights, more);
  const { id, link } = (await owner.ok(peopleCalls.invite, { body })).data;
  const open = apiCaller(url);
  const params = { secret: secretOf(link) };
  await open.ok(peopleCalls.accept, { params, body: { password: CHOSEN } });
  const { email } = body;
  const credentials = { email, password: CHOSEN };
  const { data: token } = await open.ok(authenticationCalls.login, { body: credentials });
  return { id, email, token, api: callerAs({ token }, url) };
}
