import { operationsCalls as calls } from '@backoffice/contracts';

import { AppError } from '../../errors';
import { type Api, ok } from '../../http/api';

const WINDOW = 60_000;
/** Reports that are taken in a minute, from all browsers together. */
const LIMIT = 60;

/** What broke in browsers goes to the log, where support finds it by the reference number. */
export function operationsRoutes(api: Api): void {
  let windowStart = 0;
  let taken = 0;
  api.open(calls.clientError, async ({ body, request, dependencies }) => {
    const now = dependencies.now().getTime();
    if (now - windowStart >= WINDOW) {
      windowStart = now;
      taken = 0;
    }
    taken += 1;
    if (taken > LIMIT) {
      throw new AppError('too_many_requests', 'Too many reports', { retryAfter: 60 });
    }
    request.log.error({ clientError: body }, 'error in a browser');
    return ok(null);
  });
}
