import crypto from 'node:crypto';

import type { Executor } from '../../db/database';
import type { DiskRoom } from '../../db/embedded/disk-room';
import type { Caller, FindCaller, SupposeCaller } from '../../http/context';
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

/** How long a session lives unused and at all, in milliseconds. */
export interface SessionLimits {
  sessionIdle: number;
  sessionLife: number;
}

/** Callers that a server remembers. */
const MOST_REMEMBERED = 10_000;

const hashOf = (header: string | undefined): string | undefined => {
  const token = header && BEARER.exec(header)?.[1];
  return token ? hashToken(token) : undefined;
};

/** Whose sessions were looked up last, by the hashes of their tokens. */
function rememberedCallers() {
  const callers = new Map<string, Caller>();
  return {
    of: (tokenHash: string) => callers.get(tokenHash) ?? null,
    keep(tokenHash: string, caller: Caller | null) {
      callers.delete(tokenHash);
      if (caller) callers.set(tokenHash, caller);
      const [oldest] = callers.keys();
      if (callers.size > MOST_REMEMBERED && oldest !== undefined) callers.delete(oldest);
    },
  };
}

/** What the server finds a request's caller by. */
export function callerFinder(
  db: Executor,
  { sessionIdle, sessionLife }: SessionLimits,
  { clock, room }: { clock: () => Date; room: DiskRoom },
): { findCaller: FindCaller; supposeCaller: SupposeCaller } {
  const findSession = batchedLookup((tokenHashes) => readSessions(db, tokenHashes));
  const remembered = rememberedCallers();

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

  async function find(tokenHash: string, touches: boolean): Promise<Caller | null> {
    const caller = await look(tokenHash, touches);
    remembered.keep(tokenHash, caller);
    return caller;
  }

  return {
    findCaller: async (header, { touches } = { touches: true }) => {
      const tokenHash = hashOf(header);
      return tokenHash ? find(tokenHash, touches) : null;
    },
    supposeCaller: (header, { touches }) => {
      const tokenHash = hashOf(header);
      if (!tokenHash) return { supposed: null, found: Promise.resolve(null) };
      return { supposed: remembered.of(tokenHash), found: find(tokenHash, touches) };
    },
  };
}
