import { sql } from 'kysely';

import type { Tx } from '../../../../db/database';
import { refuse } from '../../../../errors';
import { listed } from '../../../units/units-in-words';

/** A unit as it is put into stock. */
export interface BookedUnit {
  barcode: string;
  product: number;
  delivery: number;
  type: string;
  number: number | null;
  location: number | null;
  price: string;
  day: string;
  set_aside: string | null;
  /** False of a unit that brought its barcode, and so its label, along. */
  label_due: boolean;
}

interface Booking {
  companyId: number;
  userId: number;
  importId: number;
  operation: number;
  /** ISO text in UTC. */
  at: string;
  units: BookedUnit[];
}

const asked = (units: BookedUnit[]) => sql`
  jsonb_to_recordset(cast(${JSON.stringify(units)} as jsonb)) as a (barcode text, product bigint,
    delivery bigint, type text, number bigint, location bigint, price numeric, day date,
    set_aside text, label_due boolean)`;

const received = (
  { companyId, userId, operation, at }: Booking,
  from: ReturnType<typeof sql>,
) => sql`
  insert into movements (company_id, unit_id, kind, happened_at, recorded_at, user_id,
    to_location_id, price, operation_id)
  select ${companyId}, id, 'received', ${at}, ${at}, ${userId}, location_id, price,
    cast(${operation} as bigint)
  from ${from} order by id`;

/** Puts units into stock with their first movement. */
export const insertUnits = (tx: Tx, booking: Booking) =>
  sql`with arrived as (
      insert into units (company_id, product_id, delivery_id, product_type, number_id, location_id,
        barcode, price, received_on, set_aside, import_id, label_due_by)
      select ${booking.companyId}, product, delivery, type, number, location, barcode, price, day,
        set_aside, cast(${booking.importId} as bigint),
        case when label_due then cast(${booking.operation} as bigint) end
      from ${asked(booking.units)} order by barcode
      returning id, location_id, price
    ) ${received(booking, sql`arrived`)}`.execute(tx);

interface Former {
  id: number;
  barcode: string;
  is_free: boolean;
}

/**
 * Holds the units that had these barcodes and were taken back as never delivered; answers their
 * barcodes. Throws 409 for units that are in stock again or went another way since.
 */
export async function holdFormerUnits(
  tx: Tx,
  companyId: number,
  barcodes: string[],
): Promise<Set<string>> {
  if (!barcodes.length) return new Set();
  const { rows } = await sql<Former>`
    with held as materialized (
      select * from units where company_id = ${companyId}
        and barcode = any(cast(${barcodes} as text[]))
      order by id for no key update
    )
    select h.id, h.barcode, h.sale_id is null and coalesce(o.reason = 'not_delivered', false)
      as is_free
    from held h left join outs o on o.company_id = h.company_id and o.id = h.out_id`.execute(tx);
  const taken = rows.filter(({ is_free: isFree }) => !isFree).map(({ barcode }) => barcode);
  if (taken.length) throw refuse('in_stock_by_now', { barcodes: listed(taken) });
  return new Set(rows.map(({ barcode }) => barcode));
}

/** Puts units that were taken back into stock again, with what the file says of them. */
export const reviveUnits = (tx: Tx, booking: Booking) =>
  sql`with arrived as (
      update units u set product_id = a.product, delivery_id = a.delivery, product_type = a.type,
        number_id = a.number, location_id = a.location, price = a.price, received_on = a.day,
        set_aside = a.set_aside, out_id = null, label_due_by = null,
        import_id = cast(${booking.importId} as bigint)
      from ${asked(booking.units)}
      where u.company_id = ${booking.companyId} and u.barcode = a.barcode
      returning u.id, u.location_id, u.price
    ) ${received(booking, sql`arrived`)}`.execute(tx);

export interface BookedCode {
  product: number;
  number: number | null;
  code: string;
  gtin: string;
}

/** Keeps suppliers' codes; one that was just given to another product stays with that one. */
export const insertCodes = (
  tx: Tx,
  { companyId, userId, importId, at }: Omit<Booking, 'units' | 'operation'>,
  codes: BookedCode[],
) =>
  sql`insert into product_codes (company_id, product_id, number_id, code, gtin, user_id, added_at,
      import_id)
    select ${companyId}, a.product, a.number, a.code, a.gtin, ${userId}, cast(${at} as timestamptz),
      cast(${importId} as bigint)
    from jsonb_to_recordset(cast(${JSON.stringify(codes)} as jsonb))
      as a (product bigint, number bigint, code text, gtin text)
    order by a.gtin on conflict do nothing`.execute(tx);
