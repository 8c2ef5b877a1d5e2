import { countQueries } from '@backoffice/api-client/resources/counts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useScanQueue } from '../queue/use-scan-queue';
import { withAnswers } from './with-answers';

/** Milliseconds after answers until the server's own numbers are asked for. */
const SOON = 1_500;

/** Shows the server's answers at once, and loads the whole count again a little later. */
export function useFollowAnswers(id: number): void {
  const client = useQueryClient();
  const queue = useScanQueue();
  useEffect(() => {
    const { queryKey } = countQueries.one(id);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      timer = undefined;
      void client.invalidateQueries({ queryKey });
    };
    const leave = queue.onAnswers((answers, count) => {
      if (count !== id) return;
      client.setQueryData(queryKey, (view) => view && withAnswers(view, answers));
      timer ??= setTimeout(ask, SOON);
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [client, queue, id]);
}
