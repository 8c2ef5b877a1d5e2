import { clientErrorCalls as calls, clientViewCalls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { countKnown, errorWatch, type Watched } from '../area-counts/area-counts.service';
import { reportLimit } from './report-limit';

/** Reports that are taken in a minute: from each session, and from all browsers without one. */
const OF_A_SESSION = 20;
const OF_STRANGERS = 10;
const STRANGERS = '';

/** Logs errors of browsers, where support finds them by the reference number, and counts views. */
export function clientErrorRoutes(api: Api, watched: Watched): void {
  const watch = errorWatch(watched);
  const takeError = reportLimit();
  const takeViews = reportLimit();
  api.open(calls.report, async ({ body, request, dependencies }) => {
    const caller = await dependencies.findCaller(request.headers.authorization);
    const now = dependencies.now();
    takeError(caller?.tokenHash ?? STRANGERS, caller ? OF_A_SESSION : OF_STRANGERS, now);
    await dependencies.meters.brokeInBrowser(body);
    request.log.error({ clientError: body }, 'error in a browser');
    if (caller && dependencies.room.hasRoom()) {
      await watch(caller, body, now).catch((error: unknown) =>
        request.log.error(error, 'an error in a browser was not counted'),
      );
    }
    return ok(null);
  });

  api.write(clientViewCalls.count, async ({ db, context, body: { views } }) => {
    takeViews(context.caller.tokenHash, OF_A_SESSION, context.now);
    await countKnown({ db, releases: watched.releases }, context, views);
    return ok(null);
  });
}
