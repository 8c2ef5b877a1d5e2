import { ApiError } from '@backoffice/api-client';
import { notify } from '@backoffice/ui/notify';

import { detailOf } from './detail-of';

/** Says that nothing was done, and below it why: in the server's words, where it has some. */
export function tellRefusal(text: string, error: unknown): void {
  notify.danger(text, { detail: refusalText(error) ?? detailOf(error) });
}
