import { countCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { cancelCount } from './cancel-count.service';
import { listCounts, viewCount } from './counts.service';
import { applyCount } from './review/apply.service';
import { reviewCount } from './review/review.service';
import { scanInCount } from './scans/scans.service';
import { withdrawScans } from './scans/withdraw.service';
import { startCount } from './start-count.service';

/** Bytes, enough for 20,000 lines that were seen and a decision about each. */
const APPLY_LIMIT = 2 * 1024 * 1024;

export function countRoutes(api: Api): void {
  api.read(calls.list, async ({ db, context, query }) => {
    const { data, page } = await listCounts(db, context, query);
    return { ...ok(data), page };
  });
  api.write(calls.start, async ({ db, context, body }) => ok(await startCount(db, context, body)));
  api.read(calls.one, async ({ db, context, params }) =>
    ok(await viewCount(db, context, params.id)),
  );
  api.write(calls.scan, async ({ db, context, params, body }) =>
    ok(await scanInCount(db, context, params.id, body)),
  );
  api.write(calls.withdraw, async ({ db, context, params, body }) =>
    ok(await withdrawScans(db, context, params.id, body)),
  );
  api.read(calls.review, async ({ db, context, params }) =>
    ok(await reviewCount(db, context, params.id)),
  );
  api.write(
    calls.apply,
    async ({ db, context, params, body }) => ok(await applyCount(db, context, params.id, body)),
    { bodyLimit: APPLY_LIMIT },
  );
  api.write(calls.cancel, async ({ db, context, params }) =>
    ok(await cancelCount(db, context, params.id)),
  );
}
