import { onLiveEvent } from '@backoffice/api-client';
import { type InfiniteData, type QueryClient } from '@tanstack/react-query';

import * as ROOTS from '../resources/query-roots';
import { listenLive } from './live';
import { queryRootsOf } from './query-roots-of';
import { Refresher } from './refresher';

interface Row {
  id: number;
}
type Pages = InfiniteData<{ rows: Row[] }>;

/** Removes sold units, which lists of units don't show, at once: before the server is asked. */
function removeSold(client: QueryClient, sold: readonly number[]): void {
  const isGone = ({ id }: Row) => sold.includes(id);
  const without = (rows: Row[]) => (rows.some(isGone) ? rows.filter((row) => !isGone(row)) : rows);
  client.setQueriesData<Pages>(
    { queryKey: [ROOTS.products, 'list'] },
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, rows: without(page.rows) })) },
  );
  client.setQueriesData<Row[]>(
    { queryKey: [ROOTS.products, 'all'] },
    (rows) => rows && without(rows),
  );
}

/** Keeps the screen up to date with what others change. Returns how to stop. */
export function followChanges(client: QueryClient): () => void {
  const refresher = new Refresher(client);
  const stopHearing = onLiveEvent(({ roots, sold = [] }) => {
    if (sold.length > 0) removeSold(client, sold);
    for (const root of queryRootsOf(roots)) refresher.soon(root);
  });
  const catchUp = () => {
    if (document.visibilityState === 'visible') refresher.catchUp();
  };
  document.addEventListener('visibilitychange', catchUp);
  const stopListening = listenLive();
  return () => {
    stopListening();
    stopHearing();
    refresher.stop();
    document.removeEventListener('visibilitychange', catchUp);
  };
}
