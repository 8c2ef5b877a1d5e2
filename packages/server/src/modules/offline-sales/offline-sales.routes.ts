import { offlineSaleCalls as calls, type OfflineOutcome } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import type { Dependencies } from '../../http/context';
import { readTillSecret } from '../shared-tills/till-cookie';
import { bookSales } from './offline-sales.service';
import { noteHeard, type OfflineTill } from './offline-tills.repository';
import { keepingTill, sendingTill } from './sending-till';
import { readOfflineStock } from './stock.repository';
import { offlineTerms } from './terms.service';

/** Bytes, enough for fifty sales of two hundred lines each. */
const SENT_LIMIT = 4 * 1024 * 1024;

interface Booked {
  till: OfflineTill;
  outcomes: OfflineOutcome[];
}

/** Calls of shared tills that go on selling where there is no line. */
export function offlineSaleRoutes(api: Api, dependencies: Dependencies): void {
  api.read(calls.terms, async ({ db, context, request }) => {
    const till = await keepingTill(db, context, readTillSecret(request));
    return ok(await offlineTerms(dependencies, context, till));
  });

  api.kept(calls.stock, async ({ db, context, request }) => {
    const { id, location } = await keepingTill(db, context, readTillSecret(request));
    const { companyId } = context.caller;
    if (dependencies.room.hasRoom()) await noteHeard(db, companyId, { id, now: context.now });
    return ok(await readOfflineStock(db, companyId, location));
  });

  api.write<typeof calls.send, Booked>(
    calls.send,
    async ({ db, context, body: { waiting }, prepared: { till, outcomes } }) => {
      await noteHeard(db, context.caller.companyId, { id: till.id, now: context.now, waiting });
      return ok(outcomes);
    },
    {
      bodyLimit: SENT_LIMIT,
      // Each sale has a transaction of its own, and one that is sent again becomes nothing new.
      async prepare({ db, context, body: { sales, till: named }, request }) {
        const asking = { secretHash: readTillSecret(request), named };
        const till = await sendingTill(db, context, asking);
        const sent = { till, sales, log: request.log };
        return { till, outcomes: await bookSales(dependencies, context, sent) };
      },
    },
  );
}
