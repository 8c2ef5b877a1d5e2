import { STORAGE_PREFIX, type CountedScan } from '@backoffice/contracts';

/** What a tab sends to the others when the queue has changed, with the server's answers. */
export interface QueueNews {
  owner: string;
  count: number;
  answers: CountedScan[];
}

const NAME = `${STORAGE_PREFIX}counts`;

/**
 * Sends news to the other tabs and listens to theirs; does nothing in browsers without channels.
 */
export function openChannel(onNews: (news: QueueNews) => void): (news: QueueNews) => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => onNews(data as QueueNews));
  return (news) => channel.postMessage(news);
}

/**
 * One tab sends at a time. Without locks (plain http) two tabs may send the same scan, which the
 * server recognises by its key.
 */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? ((await locks.request(`${NAME}.send`, work)) as T) : work();
}
