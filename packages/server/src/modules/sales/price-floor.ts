import { say } from '@backoffice/contracts/refusals';

import { permit } from '../../approvals/permit';
import { type Doing, recordEvent } from '../../audit/record-event';
import type { Changes } from '../../audit/told';
import type { Context } from '../../caller';
import { centsOf } from '../../cents';
import type { Tx } from '../../db/database';
import { type AppError, refuse } from '../../errors';
import type { LockedUnit } from '../units/stock-claims';

/** The lowest price in cents: the regular price less so many percent. */
const floorOf = (regularPrice: string, percent: number): number =>
  Math.round((centsOf(regularPrice) * (100 - percent)) / 100);

export interface Below {
  index: number;
  unit: LockedUnit;
  price: string;
}

interface Item {
  id: number;
  price: string;
}

interface Priced {
  items: Item[];
  units: LockedUnit[];
  /** What stands before the items' fields in refusals. */
  path: string;
  /** The most percent that the company lets go off the regular price; null: any. */
  percent: number | null;
}

/** The items whose price is below the floor, in their order. */
export function belowFloor(items: Item[], units: LockedUnit[], percent: number | null): Below[] {
  if (percent === null) return [];
  const onRecord = new Map(units.map((unit) => [unit.id, unit]));
  return items.flatMap(({ id, price }, index) => {
    const unit = onRecord.get(id);
    const isBelow = unit && centsOf(price) < floorOf(unit.price, percent);
    return isBelow ? [{ index, unit, price }] : [];
  });
}

function refusal(below: Below[], { percent, path }: { percent: number; path: string }): AppError {
  const told = below.map(({ index, unit: { code, id, price } }) => ({
    field: `${path}${index}.price`,
    ...{ code, id: String(id), least: (floorOf(price, percent) / 100).toFixed(2) },
  }));
  const clauses = told.map(({ code, id, least }) => say('unit_at_least', { code, id, least }));
  const fields = told.map(({ field, least }) => [field, say('at_least', { least })] as const);
  return refuse('below_floor', { clauses }, { fields: Object.fromEntries(fields) });
}

/** Tells the audit what was sold below the floor. */
export async function tellOverridden(
  tx: Tx,
  doing: Doing,
  below: Below[],
  approvedBy?: number,
): Promise<void> {
  const changes: Changes = Object.fromEntries(
    below.map(({ unit, price }) => [
      `${unit.code} (${unit.id})`,
      { before: unit.price, after: price },
    ]),
  );
  const subject = below.map(({ unit }) => unit.code).join(', ');
  await recordEvent(tx, doing, { kind: 'price.overridden', subject, changes, approvedBy });
}

/**
 * Refuses prices below the company's floor, unless the seller has the right `prices.override` or
 * somebody with it approved this very request. The audit is told what was sold below it.
 */
export async function refuseBelowFloor(
  tx: Tx,
  context: Context,
  { items, units, path, percent }: Priced,
): Promise<void> {
  if (percent === null) return;
  const below = belowFloor(items, units, percent);
  if (!below.length) return;
  const { approvedBy } = await permit(
    tx,
    context,
    'prices.override',
    refusal(below, { percent, path }),
  );
  await tellOverridden(tx, context, below, approvedBy);
}
