import type { ClosingView, ParsedRecount, Recount } from '@backoffice/contracts';

import { recordEvent } from '../../audit/record-event';
import type { Changes } from '../../audit/told';
import type { Context } from '../../caller';
import { centsOf, eurosOf } from '../../cents';
import type { Tx } from '../../db/database';
import { centsIn, terminalsOf } from '../till/counted-ways';
import { nameOf } from '../till/meant-till';
import { findClosing, viewClosing } from './closing-view';
import { type ClosingRow, readRecounts } from './closing-view.repository';

type Counted = Pick<Recount, 'counted_cash' | 'terminals'>;

const byWay = ({ counted_cash: cash, terminals }: Counted) => ({ cash, ...terminals });

/** Both counts for the audit, without the ways of which neither found anything. */
function changesFrom(before: Counted, after: Counted): Changes {
  const was: Record<string, string> = byWay(before);
  const counted = Object.entries(byWay(after)).filter(
    ([way, amount]) => centsOf(amount) !== 0 || centsOf(was[way] ?? '0') !== 0,
  );
  return Object.fromEntries(
    counted.map(([way, amount]) => [way, { before: was[way] ?? null, after: amount }]),
  );
}

/** The last count of a closing: the closing's own unless somebody counted again. */
async function lastCount(tx: Tx, companyId: number, closing: ClosingRow): Promise<Counted> {
  const own = { counted_cash: closing.counted_cash, terminals: terminalsOf(closing.counts) };
  return (await readRecounts(tx, companyId, closing.id)).at(-1) ?? own;
}

const insertRecount = (
  tx: Tx,
  { caller: { companyId, userId }, now }: Context,
  { closingId, counted, input }: { closingId: number; counted: Counted; input: ParsedRecount },
) =>
  tx
    .insertInto('closing_recounts')
    .values({
      company_id: companyId,
      closing_id: closingId,
      cash: JSON.stringify(input.cash),
      terminals: JSON.stringify(counted.terminals),
      counted_cash: counted.counted_cash,
      reason: input.reason,
      user_id: userId,
      recorded_at: now.toISOString(),
    })
    .execute();

/** Keeps a second count beside a closing, which itself stays as it was. Throws 403 and 404. */
export async function recountClosing(
  tx: Tx,
  context: Context,
  closingId: number,
  input: ParsedRecount,
): Promise<ClosingView> {
  const closing = await findClosing(tx, context, closingId);
  const before = await lastCount(tx, context.caller.companyId, closing);
  const counted = { counted_cash: eurosOf(centsIn(input.cash)), terminals: input.terminals };
  await insertRecount(tx, context, { closingId, counted, input });
  await recordEvent(tx, context, {
    kind: 'till.recounted',
    subject: `Closing ${closing.number}, ${nameOf({ shop: closing.location })}`,
    changes: { ...changesFrom(before, counted), reason: { after: input.reason } },
  });
  return viewClosing(tx, context, closingId);
}
