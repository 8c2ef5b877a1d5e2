import type { HeldBasket, ParsedHold } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor, Tx } from '../../db/database';
import { type AskedShop, inShop } from '../till/asked-shop';

const BASKET = sql`select h.id, h.name, h.note, l.name as location, h.held_at, h.held_on,
    w.username as by, h.till, jsonb_array_length(h.items) as units,
    jsonb_array_length(h.returns) as returns,
    (select coalesce(sum(cast(i ->> 'price' as numeric(12, 2))), 0.00)
      from jsonb_array_elements(h.items) as i) as total
  from held_baskets h
  join users w on w.company_id = h.company_id and w.id = h.user_id
  left join locations l on l.company_id = h.company_id and l.id = h.location_id`;

/** The baskets that wait in a shop, or in all, oldest first. */
export async function readWaiting(
  db: Executor,
  companyId: number,
  shop: AskedShop,
): Promise<HeldBasket[]> {
  const { rows } = await sql<HeldBasket>`${BASKET}
    where h.company_id = ${companyId} and h.resumed_at is null
      and ${inShop(sql`h.location_id`, shop)}
    order by h.id`.execute(db);
  return rows;
}

interface NewBasket extends ParsedHold {
  companyId: number;
  userId: number;
  locationId: number | null;
  till: string | null;
  at: string;
  day: string;
}

export async function insertBasket(tx: Tx, basket: NewBasket): Promise<HeldBasket> {
  const { rows } = await sql<{ id: number }>`
    insert into held_baskets (company_id, location_id, name, note, items, returns, till, user_id,
      held_at, held_on)
    values (${basket.companyId}, ${basket.locationId}, ${basket.name}, ${basket.note ?? ''},
      ${JSON.stringify(basket.items)}, ${JSON.stringify(basket.returns)}, ${basket.till},
      ${basket.userId}, ${basket.at}, ${basket.day})
    returning id`.execute(tx);
  const made = await sql<HeldBasket>`${BASKET}
    where h.company_id = ${basket.companyId} and h.id = ${rows[0]?.id ?? 0}`.execute(tx);
  return made.rows[0] as HeldBasket;
}

export interface KeptBasket {
  id: number;
  locationId: number | null;
  name: string;
  note: string;
  items: ParsedHold['items'];
  returns: ParsedHold['returns'];
  resumedAt: string | null;
  resumedBy: string | null;
}

/** Locks a basket; undefined where the company has none with this id. */
export async function lockBasket(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<KeptBasket | undefined> {
  const { rows } = await sql<KeptBasket>`
    select h.id, h.location_id as "locationId", h.name, h.note, h.items, h.returns,
      h.resumed_at as "resumedAt", (select w.username from users w
        where w.company_id = h.company_id and w.id = h.resumed_by) as "resumedBy"
    from held_baskets h where h.company_id = ${companyId} and h.id = ${id} for update`.execute(tx);
  return rows[0];
}

export const markResumed = (
  tx: Tx,
  { companyId, id, userId, at }: { companyId: number; id: number; userId: number; at: string },
) =>
  tx
    .updateTable('held_baskets')
    .set({ resumed_by: userId, resumed_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();

export const deleteBasket = (tx: Tx, companyId: number, id: number) =>
  tx.deleteFrom('held_baskets').where('company_id', '=', companyId).where('id', '=', id).execute();

/** Baskets whose customers didn't come back, and those that somebody went on with. */
export const deleteBasketsBefore = (db: Executor, before: Date) =>
  db.deleteFrom('held_baskets').where('held_at', '<', before.toISOString()).execute();
