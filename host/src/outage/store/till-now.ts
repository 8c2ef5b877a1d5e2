import { serverAhead } from '@backoffice/api-client';

import { readKept } from './kept';

/**
 * Now by the server's clock, also on a page that was opened without a line: as far ahead of this
 * device's clock as it was when there was one.
 */
export async function tillNow(): Promise<Date> {
  const ahead = serverAhead() ?? (await readKept('clock')) ?? 0;
  return new Date(Date.now() + ahead);
}
