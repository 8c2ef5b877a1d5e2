import { UNUSED_CACHE_RETENTION } from '@backoffice/contracts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { ApiError } from './api-error';
import * as ROOTS from './resources/query-roots';
import { onSessionChange, type SessionChange } from './session';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    mutationMeta: {
      /** Roots of the queries that it changes; refetched after success, and after 404 and 409. */
      invalidates?: readonly string[];
    };
  }
}

const MAX_RETRIES = 2;
const NOT_WORTH_RETRYING = new Set([501, 505]);

const isWorthRetrying = (error: unknown) =>
  error instanceof ApiError &&
  (error.isNetwork || (error.status >= 500 && !NOT_WORTH_RETRYING.has(error.status)));

/** Somebody else was faster: what the screen shows is old. */
const isOutdated = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

/** The person may do less than the screen believed. */
const isForbidden = (error: unknown) => error instanceof ApiError && error.code === 'forbidden';

export interface QueryClientOptions {
  /** Milliseconds between retries of queries; by default 1 s, then 2 s. */
  retryDelay?: number;
}

/**
 * The one QueryClient, made once by the shell (and once per test): unused data is kept 60 s, a
 * mount refetches what has no `staleTime` of its own, queries are retried twice when the server
 * cannot be reached or fails, mutations never. After a refusal it asks anew what the person may do.
 * Another session empties it.
 */
export function createQueryClient({ retryDelay }: QueryClientOptions = {}) {
  const followRights = (error: unknown) => {
    if (isForbidden(error)) void client.invalidateQueries({ queryKey: [ROOTS.session] });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey: [root] }) => {
        if (root !== ROOTS.session) followRights(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: followRights,
      onSettled: (_data, error, _variables, _result, mutation) => {
        if (error && !isOutdated(error)) return;
        for (const root of mutation.meta?.invalidates ?? []) {
          void client.invalidateQueries({ queryKey: [root] });
        }
      },
    }),
    defaultOptions: {
      queries: {
        gcTime: UNUSED_CACHE_RETENTION,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        ...(retryDelay !== undefined && { retryDelay }),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  onSessionChange((change) => {
    forgetSession(client, change);
  });
  return client;
}

/** Nobody may see the data of the person before; open screens ask again as the new person. */
function forgetSession(client: QueryClient, { token }: SessionChange): void {
  client.getMutationCache().clear();
  if (token === null) {
    client.clear();
    return;
  }
  client.removeQueries({ type: 'inactive' });
  void client.resetQueries();
}
