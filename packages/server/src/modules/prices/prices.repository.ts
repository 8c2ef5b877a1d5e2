import type { ParsedPriceChange, PricePreviewRow } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../../db/database';
import { IS_IMPORTING } from '../units/importing';
import type { LockedUnit } from '../units/stock-claims';
import { NAMED_PRODUCT, PRODUCT } from '../units/unit-select';

export interface PricedUnit extends LockedUnit {
  product_id: number;
}

/** Units with their price and import price, in the order of their ids. */
export async function readPriced(
  tx: Tx,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<PricedUnit[]> {
  const { rows } = await sql<PricedUnit>`
    select u.id, u.product_id, p.code, u.product_type as type, u.price, d.import_price,
      u.location_id, u.sale_id, u.set_aside, u.out_id, u.shipment_id, ${IS_IMPORTING} as importing
    from units u ${PRODUCT}
    join deliveries d on d.company_id = u.company_id and d.id = u.delivery_id
    where ${where} order by u.id limit ${limit}`.execute(tx);
  return rows;
}

type Named = Omit<PricePreviewRow, 'units' | 'old' | 'new'>;

export async function readProducts(
  tx: Tx,
  companyId: number,
  ids: number[],
): Promise<Map<number, Named>> {
  const { rows } = await sql<Named>`
    select p.id as product, p.code, b.name as brand, c.name as color, t.name as specific_type, p.name
    from products p ${NAMED_PRODUCT}
    where p.company_id = ${companyId} and p.id = any(cast(${ids} as bigint[]))`.execute(tx);
  return new Map(rows.map((row) => [row.product, row]));
}

interface Preview {
  companyId: number;
  userId: number;
  hash: string;
  change: ParsedPriceChange;
  at: string;
}

/** Previews that are kept for each person. */
const KEPT = 20;

/** Keeps a preview's request under its hash, and deletes all but the person's latest ones. */
export async function keepPreview(
  tx: Tx,
  { companyId, userId, hash, change, at }: Preview,
): Promise<void> {
  const request = JSON.stringify(change);
  await sql`insert into price_previews (company_id, user_id, hash, change, previewed_at)
    values (${companyId}, ${userId}, ${hash}, cast(${request} as jsonb), ${at})
    on conflict (company_id, user_id, hash)
    do update set change = excluded.change, previewed_at = excluded.previewed_at`.execute(tx);
  await sql`delete from price_previews
    where company_id = ${companyId} and user_id = ${userId} and hash not in (
      select hash from price_previews where company_id = ${companyId} and user_id = ${userId}
      order by previewed_at desc, hash = ${hash} desc limit ${sql.lit(KEPT)})`.execute(tx);
}

/** The request for which the person got a preview with this hash. */
export async function findPreview(
  tx: Tx,
  { companyId, userId, hash }: Pick<Preview, 'companyId' | 'userId' | 'hash'>,
): Promise<ParsedPriceChange | undefined> {
  const { rows } = await sql<{ change: ParsedPriceChange }>`select change from price_previews
    where company_id = ${companyId} and user_id = ${userId} and hash = ${hash}`.execute(tx);
  return rows[0]?.change;
}

interface Repricing {
  companyId: number;
  userId: number;
  operation: number;
  at: string;
  units: { id: number; new: string }[];
}

/** Gives units their new prices and notes what they were before. */
export const writePrices = (tx: Tx, { companyId, userId, operation, at, units }: Repricing) =>
  sql`with asked as (
      select * from unnest(cast(${units.map(({ id }) => id)} as bigint[]),
        cast(${units.map((unit) => unit.new)} as numeric[])) as x (id, price)
    ), before as materialized (
      select u.id, u.price as old, asked.price from asked
      join units u on u.company_id = ${companyId} and u.id = asked.id
    ), repriced as (
      update units u set price = before.price from before
      where u.company_id = ${companyId} and u.id = before.id
    )
    insert into movements (company_id, unit_id, kind, happened_at, recorded_at, user_id, from_price,
      price, operation_id)
    select ${companyId}, id, 'repriced', ${at}, ${at}, ${userId}, old, price,
      cast(${operation} as bigint)
    from before order by id`.execute(tx);

export async function deletePreviewsBefore(
  db: Pick<Tx, 'deleteFrom'>,
  moment: Date,
): Promise<void> {
  await db.deleteFrom('price_previews').where('previewed_at', '<', moment.toISOString()).execute();
}
