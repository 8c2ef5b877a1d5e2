import { hasStandIn, isLineAway } from '@backoffice/api-client';
import type { MessageKey } from '@backoffice/contracts';
import { notifyMessage } from '@backoffice/ui/notify';
import { useEffect } from 'react';

import { detailOf } from './detail-of';

/** Failures that were notified: a page opened again finds the same error in the query cache. */
const told = new WeakSet<Error>();

/** A till that sells without a line says so in its bar; its lists needn't say it, too. */
export const isSaidByTill = (error: Error): boolean => hasStandIn() && isLineAway(error);

/**
 * Notifies of each failed load once, also of one that leaves older data on screen: the fixed text,
 * and below it the server's words. Without a key it says nothing.
 */
export function useLoadFailure({ error }: { error: Error | null }, failure?: MessageKey): void {
  useEffect(() => {
    if (!error || !failure || told.has(error) || isSaidByTill(error)) return;
    told.add(error);
    notifyMessage(failure, {}, { detail: detailOf(error) });
  }, [error, failure]);
}
