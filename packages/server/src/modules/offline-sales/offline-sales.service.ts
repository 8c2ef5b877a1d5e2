import type { OfflineOutcome, ParsedOfflineSale } from '@backoffice/contracts';
import type { FastifyBaseLogger } from 'fastify';

import type { Context } from '../../caller';
import { transact } from '../../db/transact';
import { AppError } from '../../errors';
import type { Dependencies } from '../../http/context';
import { bookSale, findAgain, type Outcome } from './booking/book-sale';
import type { OfflineTill } from './offline-tills.repository';

/** Statuses of refusals begin here, those of what a server cannot do at the moment there. */
const FAILURES = 500;

const refused = ({ key }: ParsedOfflineSale, { message }: AppError): Outcome => ({
  told: { key, outcome: 'refused', sale: null, receipt_number: null, reasons: [], message },
  taken: [],
});

async function bookOne(
  { db, room }: Pick<Dependencies, 'db' | 'room'>,
  context: Context,
  sent: { till: OfflineTill; sale: ParsedOfflineSale },
): Promise<Outcome> {
  room.refuseWithoutRoom();
  try {
    return await transact(db, (tx) => bookSale(tx, context, sent));
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= FAILURES) throw error;
    // Somebody else may have sent the same key at the same moment.
    const again = await transact(db, (tx) => findAgain(tx, context, sent));
    return again ?? refused(sent.sale, error);
  }
}

/**
 * Books sales that a till made without a line, each in a transaction of its own. One that fails
 * isn't answered, so that its till goes on holding it; the others aren't kept waiting for it.
 */
export async function bookSales(
  { db, room, tell, meters }: Pick<Dependencies, 'db' | 'room' | 'tell' | 'meters'>,
  context: Context,
  { till, sales, log }: { till: OfflineTill; sales: ParsedOfflineSale[]; log: FastifyBaseLogger },
): Promise<OfflineOutcome[]> {
  const answered: OfflineOutcome[] = [];
  let failure: unknown;
  for (const sale of sales) {
    try {
      const { told, taken } = await bookOne({ db, room }, context, { till, sale });
      answered.push(told);
      if (told.outcome !== 'sold' && told.outcome !== 'to_settle') continue;
      meters.sold(sale.items.length);
      tell(context.caller.companyId, { roots: ['stock', 'sales', 'till'], sold: taken });
    } catch (error) {
      failure = error;
      log.error({ err: error, slip: sale.slip }, 'a sale without a line was not booked');
    }
  }
  if (!answered.length) throw failure;
  return answered;
}
