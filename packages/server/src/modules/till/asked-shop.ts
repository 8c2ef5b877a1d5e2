import { type RawBuilder, sql } from 'kysely';

import type { Context } from '../../caller';
import type { Executor } from '../../db/database';
import { askedTill } from './meant-till';

/** The one shop whose rows are wanted (null: those without a shop); undefined for all shops. */
export type AskedShop = { locationId: number | null } | undefined;

/**
 * The shop that a list is filtered by: all shops unless one is named, and only their own for those
 * who work for one shop. Throws 403 and 404.
 */
export async function askedShop(
  db: Executor,
  context: Context,
  location: number | null | undefined,
): Promise<AskedShop> {
  if (location === undefined && !context.caller.isLimited) return undefined;
  return askedTill(db, context, location);
}

/** The condition that a column is the shop asked for, in a form that an index can use. */
export function inShop(column: RawBuilder<unknown>, shop: AskedShop): RawBuilder<unknown> {
  if (!shop) return sql`true`;
  const { locationId } = shop;
  return locationId === null ? sql`${column} is null` : sql`${column} = ${locationId}`;
}
