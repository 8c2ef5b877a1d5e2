import type { KeptSale } from '@backoffice/api-client/outage-database';
import { sendOfflineSales } from '@backoffice/api-client/resources/offline-till';
import { MOST_OFFLINE_SALES, STORAGE_PREFIX, type OfflineOutcome } from '@backoffice/contracts';

import { settleSales, waitingSales } from '../store/sales';

/** What became of sales that were sent. */
export interface Sent {
  booked: number;
  toSettle: number;
  refused: number;
}

const isBooked = ({ outcome }: OfflineOutcome) => outcome !== 'refused';

async function sendSome(waiting: readonly KeptSale[]): Promise<OfflineOutcome[]> {
  const some = waiting.slice(0, MOST_OFFLINE_SALES).map(({ sale }) => sale);
  const outcomes = await sendOfflineSales(some, { waiting: waiting.length - some.length });
  const refused = outcomes.filter((one) => !isBooked(one));
  await settleSales(
    outcomes.filter(isBooked).map(({ key }) => key),
    new Map(refused.map(({ key, message }) => [key, message ?? ''])),
  );
  return outcomes;
}

/** Sends all that waits, in the order of its slips. Throws ApiError; what was answered is off. */
async function sendAll(): Promise<Sent> {
  const outcomes: OfflineOutcome[] = [];
  for (let waiting = await waitingSales(); waiting.length; waiting = await waitingSales()) {
    const some = await sendSome(waiting);
    outcomes.push(...some);
    // An answer that names none of them would be asked for again and again.
    if (some.length === 0) break;
  }
  const count = (name: OfflineOutcome['outcome']) =>
    outcomes.filter(({ outcome }) => outcome === name).length;
  const refused = count('refused');
  return { booked: outcomes.length - refused, toSettle: count('to_settle'), refused };
}

/**
 * Sends what waits, unless another tab does just now: then undefined. Throws ApiError where there
 * is no line.
 */
export const sendSales = (): Promise<Sent | undefined> =>
  navigator.locks.request(`${STORAGE_PREFIX}outage.send`, { ifAvailable: true }, async (lock) =>
    lock ? sendAll() : undefined,
  );
