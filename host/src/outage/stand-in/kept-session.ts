import { getToken } from '@backoffice/api-client';
import type { KeptSession } from '@backoffice/api-client/outage-database';
import { OFFLINE_HOURS } from '@backoffice/contracts';

import { readKept } from '../store/kept';
import { tillNow } from '../store/till-now';

const HOUR = 3_600_000;
/** What is kept of a person: their name, and what a counter asks of their rights. */
const OF_PERSON = ['id', 'username', 'surname', 'role', 'location', 'rights', 'limited', 'actions'];
const NOT_KEPT = { email: '', phone: null, created_at: '' };

/** The token as it is kept: whoever reads what lies here can't sign in with it. */
export async function hashOf(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The answer of `authentication/user` without what isn't needed without a line. */
export function withoutPersonalData(answer: { user: object; company: object }) {
  const { id, name, timezone } = answer.company as Record<string, unknown>;
  const user = Object.fromEntries(
    Object.entries(answer.user).filter(
      ([field]) => OF_PERSON.includes(field) || field === 'shared_till',
    ),
  );
  return { user: { ...NOT_KEPT, ...user }, company: { id, name, timezone } };
}

const isGood = async ({ confirmedAt }: KeptSession) =>
  (await tillNow()).getTime() - confirmedAt < OFFLINE_HOURS * HOUR;

/**
 * The session of this browser's token as it was last confirmed; `over` once that is too long ago,
 * null where there is none.
 */
export async function keptSession(): Promise<KeptSession | 'over' | null> {
  const token = getToken();
  const kept = token === null ? undefined : await readKept('session');
  if (token === null || !kept || kept.tokenHash !== (await hashOf(token))) return null;
  return (await isGood(kept)) ? kept : 'over';
}
