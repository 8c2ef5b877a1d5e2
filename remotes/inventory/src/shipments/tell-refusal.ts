import { ApiError } from '@backoffice/api-client';
import { detailOf } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';

/** Says that nothing was done, and below it why: in the server's words, where it has some. */
export function tellRefusal(text: string, error: unknown): void {
  const own = error instanceof ApiError ? error.serverMessage : undefined;
  notify.danger(text, { detail: own ?? detailOf(error) });
}
