import { clientErrorCalls as calls, clientViewCalls } from '@backoffice/contracts';

import { refuse } from '../../errors';
import { type Api, ok } from '../../http/api';
import { countKnown, errorWatch, type Watched } from '../area-counts/area-counts.service';

const WINDOW = 60_000;
/** Reports that are taken in a minute: from each session, and from all browsers without one. */
const OF_A_SESSION = 20;
const OF_STRANGERS = 10;
const STRANGERS = '';

/**
 * Logs errors of browsers, where support finds them by the reference number. Reports are limited by
 * sender, so that a flood crowds out only its sender's own.
 */
export function clientErrorRoutes(api: Api, watched: Watched): void {
  const watch = errorWatch(watched);
  let windowStart = 0;
  const taken = new Map<string, number>();
  api.open(calls.report, async ({ body, request, dependencies }) => {
    const caller = await dependencies.findCaller(request.headers.authorization);
    const now = dependencies.now().getTime();
    if (Math.abs(now - windowStart) >= WINDOW) {
      windowStart = now;
      taken.clear();
    }
    const sender = caller?.tokenHash ?? STRANGERS;
    const count = (taken.get(sender) ?? 0) + 1;
    taken.set(sender, count);
    if (count > (caller ? OF_A_SESSION : OF_STRANGERS)) {
      throw refuse('too_many_reports', {}, { retryAfter: 60 });
    }
    await dependencies.meters.brokeInBrowser(body);
    request.log.error({ clientError: body }, 'error in a browser');
    if (caller) {
      await watch(caller, body, dependencies.now()).catch((error: unknown) =>
        request.log.error(error, 'an error in a browser was not counted'),
      );
    }
    return ok(null);
  });

  api.write(clientViewCalls.count, async ({ db, context, body: { views } }) => {
    await countKnown({ db, releases: watched.releases }, context, views);
    return ok(null);
  });
}
