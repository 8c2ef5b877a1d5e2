import type { Executor } from '../../../db/database';
import { writeCursor } from '../../../http/cursor';
import { readExactProducts } from '../products.repository';
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
  const isAsked = filter.code !== undefined && filter.sort === undefined;
  const products = isAsked ? await readExactProducts(db, companyId, filter.code ?? '') : [];
  const find = async (more: Partial<PageRequest>, isExact: boolean) =>
    (await findUnits(db, companyId, { ...request, ...more })).map((unit) => ({ ...unit, isExact }));
  const isWithin = cursor?.startsWith(EXACT) ?? false;
  const after = isWithin ? cursor?.slice(EXACT.length) : cursor;
  if (!products.length) return find({ cursor: after }, false);
  const only = { filter: { ...filter, exact: { products, isOnly: true } }, cursor: after };
  const exact = cursor === undefined || isWithin ? await find(only, true) : [];
  if (exact.length >= limit) return exact;
  const others = await find(
    {
      filter: { ...filter, exact: { products, isOnly: false } },
      cursor: isWithin ? undefined : cursor,
      limit: limit - exact.length,
    },
    false,
  );
  return [...exact, ...others];
}
