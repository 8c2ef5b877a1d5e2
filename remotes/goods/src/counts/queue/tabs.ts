import { STORAGE_PREFIX, type CountedScan } from '@backoffice/contracts';

/** What one tab tells the others: that the queue is another one, and what the server answered. */
export interface QueueNews {
  owner: string;
  count: number;
  answers: CountedScan[];
}

const NAME = `${STORAGE_PREFIX}counts`;

/** Tells the other tabs, and hears them; nothing where the browser has no channel. */
export function openChannel(onNews: (news: QueueNews) => void): (news: QueueNews) => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => onNews(data as QueueNews));
  return (news) => channel.postMessage(news);
}

/**
 * One tab sends at a time. Without locks (plain http) two may send the same scan, which by its key
 * stays one.
 */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? ((await locks.request(`${NAME}.send`, work)) as T) : work();
}
