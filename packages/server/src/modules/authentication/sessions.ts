import crypto from 'node:crypto';

import type { Caller } from '../../caller';
import type { Executor } from '../../db/database';
import type { DiskRoom } from '../../db/embedded/disk-room';
import type { FindCaller } from '../../http/context';
import { batchedLookup } from './batched-lookup';
import { readSessions, touchSession } from './session.repository';

const BEARER = /^Bearer ([\w-]{43})$/i;
/** A session's last use is noted at most this often: a write for every read would be dear. */
const NOTE_EVERY = 60_000;
const MINUTE = 60_000;

/** 256 bits, as text that fits a header. */
export const newToken = (): string => crypto.randomBytes(32).toString('base64url');

/** Only this is stored: whoever reads the database cannot sign in with it. */
export const hashToken = (token: string): string =>
  crypto.createHash('sha256').update(token).digest('base64url');

/** Milliseconds that a session lives without use (`sessionIdle`) and in all (`sessionLife`). */
export interface SessionLimits {
  sessionIdle: number;
  sessionLife: number;
}

const hashOf = (header: string | undefined): string | undefined => {
  const token = header && BEARER.exec(header)?.[1];
  return token ? hashToken(token) : undefined;
};

/** Makes the function that finds a request's caller by its `Authorization` header. */
export function callerFinder(
  db: Executor,
  { sessionIdle, sessionLife }: SessionLimits,
  { clock, room }: { clock: () => Date; room: DiskRoom },
): FindCaller {
  const findSession = batchedLookup((tokenHashes) => readSessions(db, tokenHashes));

  async function look(tokenHash: string, touches: boolean): Promise<Caller | null> {
    const session = await findSession(tokenHash);
    if (!session) return null;
    const { createdAt, seenAt, idleMinutes, ...caller } = session;
    const now = clock();
    const unused = now.getTime() - Date.parse(seenAt);
    const age = now.getTime() - Date.parse(createdAt);
    const idle = Math.min(sessionIdle, (idleMinutes ?? Infinity) * MINUTE);
    if (unused > idle || age > sessionLife) return null;
    if (touches && unused > Math.min(NOTE_EVERY, idle / 2) && room.hasRoom())
      await touchSession(db, tokenHash, now);
    return caller;
  }

  return async (header, { touches } = { touches: true }) => {
    const tokenHash = hashOf(header);
    return tokenHash ? look(tokenHash, touches) : null;
  };
}
