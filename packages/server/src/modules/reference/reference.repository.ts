import type { ReferenceKind } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor, Tx } from '../../db/database';
import { type Columns, SQL_TABLE, type StoredItem } from './reference-tables';

/** Beyond this many the answer only says "more than". */
export const MOST_COUNTED = 10_000;

const tableOf = (kind: ReferenceKind) => sql.table(SQL_TABLE[kind]);

export async function readItems(
  db: Executor,
  companyId: number,
  kind: ReferenceKind,
  type?: string,
): Promise<StoredItem[]> {
  const ofType = type && 'brand number type'.includes(kind) ? sql`and type = ${type}` : sql``;
  const { rows } = await sql<StoredItem>`select * from ${tableOf(kind)}
    where company_id = ${companyId} ${ofType}`.execute(db);
  return rows;
}

const itemBy = (companyId: number, kind: ReferenceKind, id: number) =>
  sql<StoredItem>`select * from ${tableOf(kind)} where company_id = ${companyId} and id = ${id}`;

export async function readItem(db: Executor, companyId: number, kind: ReferenceKind, id: number) {
  return (await itemBy(companyId, kind, id).execute(db)).rows[0];
}

/** Like `readItem`, but locks the item until the transaction ends. */
export async function lockItem(tx: Tx, companyId: number, kind: ReferenceKind, id: number) {
  const { rows } = await sql<StoredItem>`${itemBy(companyId, kind, id)} for no key update`.execute(
    tx,
  );
  return rows[0];
}

/** Answers the new id; none when the company has one of this name (and type) already. */
export async function insertItem(
  db: Executor,
  companyId: number,
  kind: ReferenceKind,
  columns: Columns,
): Promise<number | undefined> {
  const names = Object.keys(columns).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: number }>`
    insert into ${tableOf(kind)} (company_id, ${sql.join(names)})
    values (${companyId}, ${sql.join(Object.values(columns))})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
}

export async function updateItem(
  db: Executor,
  companyId: number,
  kind: ReferenceKind,
  { id, columns }: { id: number; columns: Columns },
): Promise<boolean> {
  const changes = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { numAffectedRows } = await sql`update ${tableOf(kind)} set ${sql.join(changes)}
    where company_id = ${companyId} and id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}

export const deleteItem = (db: Executor, companyId: number, kind: ReferenceKind, id: number) =>
  sql`delete from ${tableOf(kind)} where company_id = ${companyId} and id = ${id}`.execute(db);

/** Every foreign key to a row of a kind: its table, its column, and what its rows are called. */
export const USES = {
  brand: [['products', 'brand_id', 'product']],
  color: [['products', 'color_id', 'product']],
  type: [['products', 'specific_type_id', 'product']],
  number: [
    ['units', 'number_id', 'product'],
    ['movements', 'from_number_id', 'movement'],
    ['movements', 'to_number_id', 'movement'],
    ['product_codes', 'number_id', 'supplier code'],
  ],
  location: [
    ['units', 'location_id', 'product'],
    ['users', 'location_id', 'person'],
    ['sales', 'location_id', 'sale'],
    ['movements', 'from_location_id', 'movement'],
    ['movements', 'to_location_id', 'movement'],
    ['returns', 'location_id', 'return'],
    ['reversals', 'location_id', 'return'],
    ['transactions', 'location_id', 'transaction'],
    ['till_entries', 'location_id', 'till entry'],
    ['till_movements', 'location_id', 'till movement'],
    ['closings', 'location_id', 'closing'],
    ['till_periods', 'location_id', 'till period'],
    ['shared_tills', 'location_id', 'shared till'],
    ['held_baskets', 'location_id', 'held basket'],
    ['shipments', 'to_location_id', 'shipment'],
    ['sent_units', 'from_location_id', 'shipped product'],
    ['counts', 'location_id', 'count'],
    ['count_scans', 'location_id', 'scan'],
  ],
} as const satisfies Record<ReferenceKind, readonly (readonly [string, string, string])[]>;

export interface Use {
  what: (typeof USES)[ReferenceKind][number][2];
  /** At most 10,001. */
  count: number;
}

/**
 * Takes a location from its revoked shared tills, so that they don't keep it from being deleted.
 */
export const leaveLocation = (db: Executor, companyId: number, location: number) =>
  db
    .updateTable('shared_tills')
    .set({ location_id: null })
    .where('company_id', '=', companyId)
    .where('location_id', '=', location)
    .where('revoked_at', 'is not', null)
    .execute();

/** The first kind of rows that still uses an item; undefined where the item may be deleted. */
export async function findUse(
  db: Executor,
  companyId: number,
  kind: ReferenceKind,
  id: number,
): Promise<Use | undefined> {
  for (const [table, column, what] of USES[kind]) {
    const { rows } = await sql<{ count: number }>`select count(*) from (
      select 1 from ${sql.table(table)}
      where company_id = ${companyId} and ${sql.ref(column)} = ${id}
      limit ${sql.lit(MOST_COUNTED + 1)}) as uses`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count) return { what, count };
  }
  return undefined;
}

/** The company's first location: where units go when nobody says otherwise. */
export async function readFirstLocation(db: Executor, companyId: number) {
  const row = await db
    .selectFrom('locations')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
