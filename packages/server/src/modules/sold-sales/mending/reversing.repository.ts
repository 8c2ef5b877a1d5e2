import type { Bank, PaymentType, ProductType, SaleType } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor, Tx } from '../../../db/database';
import { partsOfEntry } from '../../sales/entry-parts';
import type { Part } from '../../sales/parts';

/** A sold line as it stands when it is about to be reversed. */
export interface LiveLine {
  id: number;
  sale_id: number;
  unit_id: number;
  code: string;
  product_type: ProductType;
  price: string;
  payment_type: PaymentType;
  bank: Bank | null;
  /** Null where it was paid in one way. */
  parts: Part[] | null;
  sale_type: SaleType;
  /** The day on which it counts. */
  sold_on: string;
  reversal_id: number | null;
  /** Its unit is another sale's, or out: it was sold without a line. */
  owed: boolean;
  /** The day on which it was bought, however often it was corrected since. */
  bought_on: string;
  receipt_number: number;
  /** The shop of the sale. */
  location_id: number | null;
}

const LINE = sql`select x.id, x.sale_id, x.unit_id, p.code, x.product_type, x.price, x.payment_type,
    x.bank, ${partsOfEntry(sql`x.id`)} as parts, x.sale_type, x.sold_on, x.reversal_id, x.owed, s.sold_on as bought_on, s.receipt_number,
    s.location_id
  from sale_lines x
  join sales s on s.company_id = x.company_id and s.id = x.sale_id
  join units u on u.company_id = x.company_id and u.id = x.unit_id
  join products p on p.company_id = u.company_id and p.id = u.product_id`;

export async function readLines(db: Executor, companyId: number, ids: number[]) {
  const { rows } = await sql<LiveLine>`${LINE}
    where x.company_id = ${companyId} and x.id = any(cast(${ids} as bigint[]))
    order by x.id`.execute(db);
  return rows;
}

export async function readLinesOfSale(db: Executor, companyId: number, saleId: number) {
  const { rows } = await sql<LiveLine>`${LINE}
    where x.company_id = ${companyId} and x.sale_id = ${saleId} order by x.id`.execute(db);
  return rows;
}

/** What all reversals of one operation have in common. */
export interface Reversing {
  companyId: number;
  userId: number;
  operationId: number;
  at: string;
  locationId: number | null;
}

interface NewReversals extends Reversing {
  kind: 'return' | 'void' | 'correction';
  late?: boolean;
  approvedBy?: number | undefined;
  returnId?: number;
  /** The lines have no unit that moves. */
  owed?: boolean;
}

interface ReversedLine {
  id: number;
  reason: string;
  payment_type: PaymentType;
  bank: Bank | null;
  /** How much is paid back by each way; null for one way, which a line paid in one way needs not. */
  parts: Part[] | null;
  /** The day on which it counts. */
  bookedOn: string;
}

/** The parts of lines, a row each: the line, the part's place from 1, way and euros. */
export function partsOfLines(lines: Pick<ReversedLine, 'id' | 'parts'>[]) {
  const all = lines.flatMap(({ id, parts }) =>
    (parts ?? []).map((part, index) => ({ ...part, line: id, place: index + 1 })),
  );
  return sql`unnest(cast(${all.map(({ line }) => line)} as bigint[]),
    cast(${all.map(({ place }) => place)} as smallint[]),
    cast(${all.map(({ way }) => way)} as text[]),
    cast(${all.map(({ amount }) => amount)} as numeric[])) as p (line_id, place, way, amount)`;
}

/** Reverses lines, of which the caller holds the units; answers the reversals' ids. */
export async function insertReversals(
  tx: Tx,
  of: NewReversals,
  lines: ReversedLine[],
): Promise<number[]> {
  const each = <T>(value: (line: ReversedLine) => T) => lines.map(value);
  const { rows } = await sql<{ id: number }>`
    with asked as (
      select * from unnest(cast(${each(({ id }) => id)} as bigint[]),
        cast(${each(({ reason }) => reason)} as text[]),
        cast(${each((line) => line.payment_type)} as text[]),
        cast(${each(({ bank }) => bank)} as text[]),
        cast(${each(({ bookedOn }) => bookedOn)} as date[])) with ordinality
        as a (line_id, reason, payment_type, bank, booked_on, place)
    ), made as (
      insert into reversals (company_id, sale_line_id, kind, reason, payment_type, bank, booked_on,
        late, owed, return_id, operation_id, location_id, approved_by, user_id, happened_at,
        recorded_at)
      select ${of.companyId}, line_id, ${of.kind}, reason, payment_type, bank, booked_on,
        ${of.late ?? false}, ${of.owed ?? false}, cast(${of.returnId ?? null} as bigint),
        cast(${of.operationId} as bigint), cast(${of.locationId} as bigint),
        cast(${of.approvedBy ?? null} as bigint), ${of.userId}, ${of.at}, ${of.at}
      from asked order by place
      returning id, sale_line_id
    ), split as (
      insert into entry_parts (company_id, entry_id, place, way, amount)
      select ${of.companyId}, made.id, p.place, p.way, -p.amount
      from ${partsOfLines(lines)} join made on made.sale_line_id = p.line_id
    ), marked as (
      update sale_lines x set reversal_id = made.id from made
      where x.company_id = ${of.companyId} and x.id = made.sale_line_id
    )
    select id from made order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

interface UnitBack {
  unit_id: number;
  price: string;
  /** Why it is not for sale from now on. */
  setAside?: string | null | undefined;
}

/** Puts units back in stock, at `locationId` where one is named, else where they were sold. */
export async function putBack(
  tx: Tx,
  of: Reversing & { kind: 'returned' | 'voided' },
  units: UnitBack[],
): Promise<void> {
  const asides = units.map(({ setAside }) => setAside ?? null);
  await sql`
    with back as (
      select * from unnest(cast(${units.map((unit) => unit.unit_id)} as bigint[]),
        cast(${units.map(({ price }) => price)} as numeric[]), cast(${asides} as text[]))
        with ordinality as b (unit_id, price, set_aside, place)
    ), placed as (
      update units u set sale_id = null, set_aside = back.set_aside,
        location_id = coalesce(cast(${of.locationId} as bigint), u.location_id)
      from back where u.company_id = ${of.companyId} and u.id = back.unit_id
      returning u.id, u.location_id
    ), told as (
      select back.unit_id, cast(${of.kind} as text) as kind, placed.location_id, price, place,
        1 as step, null as aside
      from back join placed on placed.id = back.unit_id
      union all
      select back.unit_id, 'set_aside', placed.location_id, null, place, 2, back.set_aside
      from back join placed on placed.id = back.unit_id where back.set_aside is not null
    )
    insert into movements (company_id, unit_id, kind, happened_at, recorded_at, user_id,
      to_location_id, price, operation_id, to_set_aside)
    select ${of.companyId}, unit_id, kind, ${of.at}, ${of.at}, ${of.userId}, location_id, price,
      cast(${of.operationId} as bigint), aside
    from told order by place, step`.execute(tx);
}
