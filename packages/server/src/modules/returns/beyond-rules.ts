import type { Said } from '@backoffice/contracts';
import { say } from '@backoffice/contracts/refusals';

import { permit } from '../../approvals/permit';
import { recordEvent } from '../../audit/record-event';
import type { Changes } from '../../audit/told';
import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { partsOf } from '../sales/parts';
import type { ClaimedReturn, ReturnedLine } from './claim-return';
import { isTooLate } from './return-rules';
import type { Settlement } from './settlement';

interface Beyond {
  clauses: Said[];
  changes: Changes;
}

const word = (way: string) => (way === 'cash' || way === 'courier' ? say(`way_${way}`) : way);
const named = ({ code, unit_id: id }: ReturnedLine) => `${code} (${id})`;

function beyondRules(
  { lines, settings: { return_days: days } }: ClaimedReturn,
  { isOtherWay, money }: Settlement,
  today: string,
): Beyond {
  const late = lines.filter((line) => isTooLate(line.bought_on, today, days));
  const clauses = late.map(({ code, unit_id: id }) =>
    say('sold_too_long_ago', { code, id: String(id), days }),
  );
  const changes: Changes = Object.fromEntries(
    late.map((line) => [named(line), { before: line.bought_on, after: today }]),
  );
  if (isOtherWay) {
    const before = [...new Set(lines.flatMap(partsOf).map(({ way }) => way))];
    const after = money.map(({ way }) => way);
    clauses.push(say('paid_otherwise', { before: before.map(word), after: after.map(word) }));
    changes.way = { before: before.join(', '), after: after.join(', ') };
  }
  return { clauses, changes };
}

/**
 * Refuses goods that come back too late and refunds in another way than they were paid, unless the
 * caller has the right `sales.override` or somebody with it approved this very request; answers who
 * approved it. The audit is told what was beyond the rules.
 */
export async function refuseBeyondRules(
  tx: Tx,
  context: Context,
  claimed: ClaimedReturn,
  settlement: Settlement,
): Promise<number | undefined> {
  const { clauses, changes } = beyondRules(claimed, settlement, context.today);
  if (!clauses.length) return undefined;
  const refusal = refuse('beyond_rules', { clauses: clauses.slice(0, 5) });
  const { approvedBy } = await permit(tx, context, 'sales.override', refusal);
  const receipts = [...new Set(claimed.lines.map((line) => line.receipt_number))];
  const subject = `Receipt ${receipts.join(', ')}`;
  await recordEvent(tx, context, { kind: 'return.overridden', subject, changes, approvedBy });
  return approvedBy;
}
