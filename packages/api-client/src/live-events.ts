import type { LiveEvent } from '@backoffice/contracts';

type LiveListener = (event: LiveEvent) => void;

/** Idempotency keys of this tab's own writes: it refetches what they changed anyway. */
const ownKeys = new Set<string>();
const MOST_KEYS = 200;
const listeners = new Set<LiveListener>();

/** Remembers a write as this tab's own. */
export function noteOwnKey(key: string): void {
  ownKeys.delete(key);
  ownKeys.add(key);
  const [oldest] = ownKeys;
  if (ownKeys.size > MOST_KEYS && oldest) ownKeys.delete(oldest);
}

/** Tells of what others changed, in this shop or another; own changes are left out. Returns how to stop. */
export function onLiveEvent(listener: LiveListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

let follows = false;

/** Whether the server tells changes: pages then send calls without anybody doing anything. */
export const isFollowing = (): boolean => follows;

/** Passes on events of the stream to this tab; an empty list only says that the stream is alive. */
export function tellLiveEvents(events: readonly LiveEvent[]): void {
  follows = true;
  const others = events.filter(({ by }) => by === undefined || !ownKeys.has(by));
  for (const event of others) for (const listener of [...listeners]) listener(event);
}
