import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Keeps the screen up to date with what others do, if the server tells; loads its code late. */
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
      // Without this code every screen still asks for its data when it is opened.
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, token, isTold]);
}
