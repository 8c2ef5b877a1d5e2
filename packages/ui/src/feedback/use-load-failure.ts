import type { MessageKey } from '@backoffice/contracts';
import { notifyMessage } from '@backoffice/ui/notify';
import { useEffect } from 'react';

import { detailOf } from './detail-of';

/** A page that comes back, and a second view of the same query, find these in the cache. */
const told = new WeakSet<Error>();

/**
 * Notifies of each failure of a load, the first as well as those that leave older data on
 * screen: the fixed text, and what the server said below it. Without a key it says nothing.
 */
export function useLoadFailure({ error }: { error: Error | null }, failure?: MessageKey): void {
  useEffect(() => {
    if (!error || !failure || told.has(error)) return;
    told.add(error);
    notifyMessage(failure, {}, { detail: detailOf(error) });
  }, [error, failure]);
}
