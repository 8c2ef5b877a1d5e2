import { getToken } from '@backoffice/api-client';
import { usePerson } from '@backoffice/ui';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';

import { ScanQueue, type QueueState } from './scan-queue';

/** One queue per person. It outlives its page, so that waiting scans are sent all the same. */
const queues = new Map<string, ScanQueue>();

function queueOf(owner: string): ScanQueue {
  const known = queues.get(owner) ?? new ScanQueue(owner);
  queues.set(owner, known);
  return known;
}

/**
 * The queue of the person signed in, which sends its scans; undefined until the person is known.
 */
export function useOwnQueue(): ScanQueue | undefined {
  const { data } = usePerson();
  const owner = data && `${data.company.id}.${data.user.id ?? data.user.email}`;
  const token = getToken();
  useEffect(() => {
    if (owner === undefined) return;
    const queue = queueOf(owner);
    void queue.resume(token);
    const again = () => void queue.send();
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [owner, token]);
  return owner === undefined ? undefined : queueOf(owner);
}

export const QueueContext = createContext<ScanQueue | null>(null);

export function useScanQueue(): ScanQueue {
  const queue = use(QueueContext);
  if (!queue) throw new Error('useScanQueue needs a QueueContext around it');
  return queue;
}

export function useQueueState(): QueueState {
  const { watch, snapshot } = useScanQueue();
  return useSyncExternalStore(watch, snapshot);
}
