import { notify, refusalText } from '@backoffice/ui/notify';

import { detailOf } from './detail-of';

/** Notifies that nothing was done, and below it why: the refusal's own words where it has some. */
export function tellRefusal(text: string, error: unknown): void {
  notify.danger(text, { detail: refusalText(error) ?? detailOf(error) });
}
