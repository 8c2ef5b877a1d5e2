import { type Query, type QueryClient } from '@tanstack/react-query';

import * as ROOTS from '../resources/query-roots';

/** Milliseconds between two refetches of one root; all tills asking at once would be a burst. */
const PACE = 1_000;
const JITTER = 300;
/** For sums over years, in which a single sale hardly shows. */
const SLOW_PACE = 15_000;
/** Milliseconds after which an open field of a row is looked at again. */
const PATIENCE = 1_000;
/** A list with more pages than this is not refetched for a change, only when it is next opened. */
const MOST_PAGES = 3;

/** Somebody types in a row of a list, which could move under their hands. */
const isEditingRow = () =>
  document.activeElement?.matches('td input:not([type=checkbox]), td select, td textarea') ?? false;

const isHuge = ({ state }: Query) => {
  const { pages } = (state.data ?? {}) as { pages?: unknown };
  return Array.isArray(pages) && pages.length > MOST_PAGES;
};

/** Refetches what is on screen; all else is only marked as old. */
function refresh(client: QueryClient, root: string): void {
  const isSeen = document.visibilityState === 'visible';
  const queryKey = [root];
  const old = { queryKey, refetchType: 'none' as const };
  if (!isSeen) return void client.invalidateQueries(old);
  void client.invalidateQueries({ ...old, predicate: isHuge });
  void client.invalidateQueries(
    { queryKey, predicate: (query) => !isHuge(query) },
    { cancelRefetch: false },
  );
}

/** Refetches queries after changes, at a pace that no burst of changes can raise. */
export class Refresher {
  readonly #client: QueryClient;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #last = new Map<string, number>();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** Refetches a root soon, once, however often it is asked. */
  soon(root: string): void {
    if (this.#timers.has(root)) return;
    const pace = root === ROOTS.figures ? SLOW_PACE : PACE;
    const due = (this.#last.get(root) ?? 0) + pace - Date.now();
    this.#wait(root, Math.max(0, due) + Math.random() * JITTER);
  }

  /** Refetches what became old while nobody looked. */
  catchUp(): void {
    void this.#client.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.isInvalidated },
      { cancelRefetch: false },
    );
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #wait(root: string, ms: number): void {
    this.#timers.set(
      root,
      setTimeout(() => this.#now(root), ms),
    );
  }

  #now(root: string): void {
    if (isEditingRow()) return this.#wait(root, PATIENCE);
    this.#timers.delete(root);
    this.#last.set(root, Date.now());
    refresh(this.#client, root);
  }
}
