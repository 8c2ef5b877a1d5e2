import type { MessageKey } from '@backoffice/contracts';
import { notify, notifyMessage, refusalText } from '@backoffice/ui/notify';

import { detailOf } from './detail-of';

/**
 * Where the error catalogue says "the server message or '…'": why it was refused, the fixed text
 * where the server doesn't say.
 */
export function notifyRefusal(key: MessageKey, error: unknown): void {
  const own = refusalText(error);
  if (own) notify.danger(own);
  else notifyMessage(key, {}, { detail: detailOf(error) });
}
