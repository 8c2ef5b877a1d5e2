import type { Executor } from '../../../db/database';
import { writeCursor } from '../../../http/cursor';
import { findUnits, type FoundUnit, type PageRequest } from './stock-page.repository';

/** A unit, and whether its product's code is the very one that was searched. */
export interface Found extends FoundUnit {
  isExact: boolean;
}

/** Begins a cursor that stands among the units with the very code. */
const EXACT = '=';

export const cursorOf = ({ isExact, sorted, id }: Found): string =>
  `${isExact ? EXACT : ''}${writeCursor(sorted, id)}`;

/**
 * A page of units. Where somebody searches a code and asks for no order, units with that very code
 * come before those whose code has it as a part; either by statements that an index answers.
 */
export async function findExactFirst(
  db: Executor,
  companyId: number,
  request: PageRequest,
): Promise<Found[]> {
  const { filter, cursor, limit } = request;
  const isWithin = cursor?.startsWith(EXACT) ?? false;
  const after = isWithin ? cursor?.slice(EXACT.length) : cursor;
  const find = async (more: Partial<PageRequest>, isExact: boolean) =>
    (await findUnits(db, companyId, { ...request, ...more })).map((unit) => ({ ...unit, isExact }));
  // A cursor among the very code says nothing about the others, whose first page tells the products.
  const all = await find({ cursor: isWithin ? undefined : cursor }, false);
  const products = all[0]?.exact;
  if (!products) return all;
  const those = (isOnly: boolean) => ({ ...filter, exact: { products, isOnly } });
  const exact =
    cursor === undefined || isWithin
      ? await find({ filter: those(true), cursor: after }, true)
      : [];
  if (exact.length >= limit) return exact;
  const others = { filter: those(false), cursor: isWithin ? undefined : cursor };
  return [...exact, ...(await find({ ...others, limit: limit - exact.length }, false))];
}
