import { countQueries } from '@backoffice/api-client/resources/counts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useScanQueue } from '../queue/use-scan-queue';

/**
 * Milliseconds between two greetings; the review names devices that were silent for twice as long.
 */
const EVERY = 15_000;

/** Tells the server that this device is scanning, and tells it again when the device leaves. */
export function useGreeting(id: number): void {
  const client = useQueryClient();
  const queue = useScanQueue();
  useEffect(() => {
    const { queryKey } = countQueries.one(id);
    // The count has ended, or isn't for this person any more; the reloaded page shows which.
    const ended = () => void client.invalidateQueries({ queryKey });
    const greet = () => void queue.greet(id).catch(ended);
    const leave = (isLeaving: boolean) =>
      void queue.greet(id, { left: true, isLeaving }).catch(() => undefined);
    const hide = () => leave(true);
    greet();
    const timer = setInterval(greet, EVERY);
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', greet);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', greet);
      const hasEnded = (client.getQueryData(queryKey)?.count.state ?? 'open') !== 'open';
      if (!hasEnded) leave(false);
    };
  }, [client, queue, id]);
}
