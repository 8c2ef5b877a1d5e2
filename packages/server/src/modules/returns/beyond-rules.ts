import { permit } from '../../approvals/permit';
import { recordEvent } from '../../audit/record-event';
import type { Changes } from '../../audit/told';
import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { AppError } from '../../errors';
import type { ClaimedReturn, ReturnedLine } from './claim-return';
import { isTooLate } from './return-rules';
import type { Settlement } from './settlement';

interface Beyond {
  messages: string[];
  changes: Changes;
}

const named = ({ code, unit_id: id }: ReturnedLine) => `${code} (${id})`;

function beyondRules(
  { lines, settings: { return_days: days } }: ClaimedReturn,
  { isOtherWay, money }: Settlement,
  today: string,
): Beyond {
  const late = lines.filter((line) => isTooLate(line.bought_on, today, days));
  const messages = late.map((line) => `${named(line)} was sold more than ${days} days ago`);
  const changes: Changes = Object.fromEntries(
    late.map((line) => [named(line), { before: line.bought_on, after: today }]),
  );
  if (isOtherWay) {
    const before = [...new Set(lines.map(({ bank }) => bank ?? 'cash'))].join(', ');
    const after = money.map(({ way }) => way).join(', ');
    messages.push(`It was paid by ${before}, not by ${after}`);
    changes.way = { before, after };
  }
  return { messages, changes };
}

/**
 * Refuses what comes back after too long or is paid out in another way, unless the caller may or
 * somebody who may approved this very request; answers who did. What was beyond the rules is told to
 * the audit.
 */
export async function refuseBeyondRules(
  tx: Tx,
  context: Context,
  claimed: ClaimedReturn,
  settlement: Settlement,
): Promise<number | undefined> {
  const { messages, changes } = beyondRules(claimed, settlement, context.today);
  if (!messages.length) return undefined;
  const refusal = new AppError('beyond_rules', messages.slice(0, 5).join('; '));
  const { approvedBy } = await permit(tx, context, 'sales.override', refusal);
  const receipts = [...new Set(claimed.lines.map((line) => line.receipt_number))];
  const subject = `Receipt ${receipts.join(', ')}`;
  await recordEvent(tx, context, { kind: 'return.overridden', subject, changes, approvedBy });
  return approvedBy;
}
