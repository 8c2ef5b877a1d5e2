import type { ParsedMovement, TillMovement } from '@backoffice/contracts';

import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { meantTill } from './meant-till';
import { insertMovement } from './movements.repository';
import { holdOpenPeriod } from './periods';
import { recordEntries, type Sum } from './record-entries';

/**
 * Money that a courier brings is taken off what couriers hold; money given to one is added to it.
 */
function sumsOf({ direction, amount, way, reason }: ParsedMovement): Sum[] {
  const [gained, lost] = direction === 'in' ? [amount, `-${amount}`] : [`-${amount}`, amount];
  const moved: Sum = { way, amount: gained };
  return reason === 'courier' ? [moved, { way: 'courier', amount: lost }] : [moved];
}

/** Puts money into a till or takes it out, by hand. A mistake is put right by its opposite. */
export async function moveMoney(
  tx: Tx,
  context: Context,
  input: ParsedMovement,
): Promise<TillMovement> {
  const { companyId, locationId } = await meantTill(tx, context, input.location);
  const { userId } = context.caller;
  const at = context.now.toISOString();
  const periodId = await holdOpenPeriod(tx, { companyId, locationId, at });
  const booked = { companyId, locationId, periodId, userId, at };
  const made = await insertMovement(tx, booked, input);
  const entry = { ...booked, source: 'movement', late: false, day: context.today } as const;
  await recordEntries(tx, { ...entry, sourceId: made.id }, sumsOf(input));
  return made;
}
