import { notify, refusalText } from '@backoffice/ui/notify';

import { detailOf } from './detail-of';

/** Says that nothing was done, and below it why: in the words of the refusal, where there are some. */
export function tellRefusal(text: string, error: unknown): void {
  notify.danger(text, { detail: refusalText(error) ?? detailOf(error) });
}
