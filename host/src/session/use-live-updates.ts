import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Keeps what is on screen up with what others do, where the server tells; its code comes late. */
export function useLiveUpdates(token: string | null, isTold: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (token === null || !isTold) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('@backoffice/api-client/live')
      .then(({ followChanges }) => {
        if (!isOver) stop = followChanges(client);
      })
      // Without it everything is asked for when it is opened, as ever.
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, token, isTold]);
}
