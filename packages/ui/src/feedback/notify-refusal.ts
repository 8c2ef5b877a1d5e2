import type { MessageKey } from '@backoffice/contracts';
import { notify, notifyMessage, refusalText } from '@backoffice/ui/notify';

import { detailOf } from './detail-of';

/**
 * For errors of which the catalogue says "the server message or '…'": notifies why the server
 * refused, or the fixed text where it gives no reason.
 */
export function notifyRefusal(key: MessageKey, error: unknown): void {
  const own = refusalText(error);
  if (own) notify.danger(own);
  else notifyMessage(key, {}, { detail: detailOf(error) });
}
