import type { ParsedSellItem } from '@backoffice/contracts';

import { permit } from '../../approvals/permit';
import { recordEvent } from '../../audit/record-event';
import type { Changes } from '../../audit/told';
import type { Context } from '../../caller';
import { centsOf } from '../../cents';
import type { Tx } from '../../db/database';
import { AppError } from '../../errors';
import type { LockedUnit } from '../units/stock-claims';

/** The least that anybody may sell for, in cents: so many percent off the regular price. */
export const floorOf = (regularPrice: string, percent: number): number =>
  Math.round((centsOf(regularPrice) * (100 - percent)) / 100);

interface Below {
  index: number;
  unit: LockedUnit;
  price: string;
}

interface Priced {
  basket: ParsedSellItem[];
  units: LockedUnit[];
  /** Where the basket stands in the request. */
  path: string;
  /** The company's floor. */
  percent: number | null;
}

function belowFloor(basket: ParsedSellItem[], units: LockedUnit[], percent: number): Below[] {
  const onRecord = new Map(units.map((unit) => [unit.id, unit]));
  return basket.flatMap(({ id, price }, index) => {
    const unit = onRecord.get(id);
    const isBelow = unit && centsOf(price) < floorOf(unit.price, percent);
    return isBelow ? [{ index, unit, price }] : [];
  });
}

function refusal(below: Below[], { percent, path }: { percent: number; path: string }): AppError {
  const least = (unit: LockedUnit) => (floorOf(unit.price, percent) / 100).toFixed(2);
  const named = below.map(({ unit }) => `${unit.code} (${unit.id}), at least ${least(unit)} €`);
  const fields = Object.fromEntries(
    below.map(({ index, unit }) => [`${path}${index}.price`, `At least ${least(unit)} €`]),
  );
  return new AppError('price_floor', `Below the price floor: ${named.join('; ')}`, { fields });
}

/**
 * Refuses prices below the company's floor, unless the seller may or somebody who may approved this
 * very basket. What was sold below it is told to the audit.
 */
export async function refuseBelowFloor(
  tx: Tx,
  context: Context,
  { basket, units, path, percent }: Priced,
): Promise<void> {
  if (percent === null) return;
  const below = belowFloor(basket, units, percent);
  if (!below.length) return;
  const { approvedBy } = await permit(
    tx,
    context,
    'prices.override',
    refusal(below, { percent, path }),
  );
  const changes: Changes = Object.fromEntries(
    below.map(({ unit, price }) => [
      `${unit.code} (${unit.id})`,
      { before: unit.price, after: price },
    ]),
  );
  const subject = below.map(({ unit }) => unit.code).join(', ');
  await recordEvent(tx, context, { kind: 'price.overridden', subject, changes, approvedBy });
}
