import { ApiError } from '@backoffice/api-client';
import type { MessageKey } from '@backoffice/contracts';
import { notify, notifyMessage } from '@backoffice/ui/notify';

import { detailOf } from './detail-of';

/**
 * Where the error catalogue says "the server message or '…'": the server's words, the fixed text
 * where it has none.
 */
export function notifyRefusal(key: MessageKey, error: unknown): void {
  const own = error instanceof ApiError ? error.serverMessage : undefined;
  if (own) notify.danger(own);
  else notifyMessage(key, {}, { detail: detailOf(error) });
}
