import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../../db/database';
import { entriesInsert, type Sum } from '../till/record-entries';
import { operationInsert } from '../units/record-operation';
import type { Part } from './parts';

export interface NewSale {
  companyId: number;
  userId: number;
  receiptNumber: number;
  locationId: number | null;
  periodId: number;
  /** Percent of VAT that the prices include, as on the slip. */
  vatRate: number;
  /** The idempotency key of the request. */
  clientKey: string | null;
  /** What the customer handed over in cash, in euros. */
  received: string | null;
  /** Who advised the customer, where that isn't who is signed in. */
  salesperson: number | null;
  /** When it is written down. */
  at: string;
  /** The day on which it counts. */
  day: string;
  /** When it was made, where that was before: a till had no line. */
  soldAt?: string | undefined;
  /** Its period was closed before it came in. */
  late?: boolean | undefined;
  /** Units of the basket that are another sale's, or out: their lines are owed them. */
  owed?: number[] | undefined;
  /** The operation that the sale is part of; null: it gets one of its own. */
  operationId: number | null;
  /** The money that is paid, by way; not booked in an exchange, whose return does that. */
  sums: Sum[];
  /** Each of these lists has one entry for each line. */
  ids: number[];
  prices: string[];
  paymentTypes: string[];
  banks: (string | null)[];
  saleTypes: string[];
  /** What each line was paid by that was paid in several ways. */
  parts: LinePart[];
}

/** A part of what a unit was paid by. */
export interface LinePart extends Part {
  unit: number;
  /** Its place among the parts of its line, from 1. */
  place: number;
}

export interface SaleMade {
  id: number;
  total: string;
  operation: number;
  /** The ids of its lines. */
  lines: number[];
}

/** The units that are sold, in the order in which they stand in the basket. */
const basketOf = ({ companyId, ids, prices, paymentTypes, banks, saleTypes }: NewSale) => sql`
  select b.*, u.product_type, u.price as regular_price, u.location_id, d.import_price
  from unnest(cast(${ids} as bigint[]), cast(${prices} as numeric[]),
    cast(${paymentTypes} as text[]), cast(${banks} as text[]),
    cast(${saleTypes} as text[])) with ordinality
    as b (unit_id, price, payment_type, bank, sale_type, place)
  join units u on u.company_id = ${companyId} and u.id = b.unit_id
  join deliveries d on d.company_id = u.company_id and d.id = u.delivery_id`;

const partsOf = ({ parts }: NewSale) => sql`
  select * from unnest(cast(${parts.map(({ unit }) => unit)} as bigint[]),
    cast(${parts.map(({ place }) => place)} as smallint[]),
    cast(${parts.map(({ way }) => way)} as text[]),
    cast(${parts.map(({ amount }) => amount)} as numeric[])) as p (unit_id, part, way, amount)`;

/**
 * Writes no header for a key that made a sale before; then nothing of what follows is written
 * either.
 */
const headerOf = (sale: NewSale) => sql`
  insert into sales (company_id, receipt_number, user_id, location_id, sold_at, sold_on,
    recorded_at, total, client_key, vat_rate, period_id, operation_id, received, salesperson_id)
  select ${sale.companyId}, ${sale.receiptNumber}, ${sale.userId},
    cast(${sale.locationId} as bigint), ${sale.soldAt ?? sale.at}, ${sale.day}, ${sale.at},
    (select sum(price) from basket), cast(${sale.clientKey} as text),
    cast(${sale.vatRate} as numeric), cast(${sale.periodId} as bigint), operation.id,
    cast(${sale.received} as numeric), cast(${sale.salesperson} as bigint)
  from operation
  on conflict (company_id, client_key) do nothing
  returning id, total, operation_id`;

/** Of a row of the basket: its unit isn't this sale's. False where all are, as mostly. */
const isOwed = ({ owed = [] }: NewSale) =>
  owed.length ? sql<boolean>`basket.unit_id = any(cast(${owed} as bigint[]))` : sql<boolean>`false`;

const linesOf = (sale: NewSale) => sql`
  insert into sale_lines (company_id, sale_id, unit_id, product_type, import_price, regular_price,
    price, payment_type, bank, sale_type, sold_on, owed)
  select ${sale.companyId}, header.id, unit_id, product_type, import_price, regular_price, price,
    payment_type, bank, sale_type, ${sale.day}, ${isOwed(sale)}
  from basket, header order by place
  returning id, unit_id`;

const splitsOf = ({ companyId }: NewSale) => sql`
  insert into entry_parts (company_id, entry_id, place, way, amount)
  select ${companyId}, lines.id, p.part, p.way, p.amount
  from parts p join lines on lines.unit_id = p.unit_id`;

const movementsOf = (sale: NewSale) => sql`
  insert into movements (company_id, unit_id, kind, happened_at, recorded_at, user_id,
    from_location_id, price, operation_id)
  select ${sale.companyId}, unit_id, 'sold', ${sale.soldAt ?? sale.at}, ${sale.at},
    ${sale.userId}, location_id, price, header.operation_id
  from basket, header where not ${isOwed(sale)} order by place`;

const figuresOf = ({ companyId, day }: NewSale) => sql`
  insert into monthly_figures as f (company_id, month, product_type, payment_type, sale_type,
    units, amount)
  select ${companyId}, date_trunc('month', cast(${day} as date))::date, product_type,
    paid.type, sale_type, count(*) filter (where coalesce(p.part, 1) = 1),
    sum(coalesce(p.amount, price))
  from header, basket b left join parts p on p.unit_id = b.unit_id
  cross join lateral (select case when coalesce(p.way, b.payment_type) = 'cash' then 'cash'
    else 'bank' end as type) paid
  group by product_type, paid.type, sale_type
  order by product_type, paid.type, sale_type
  on conflict (company_id, month, product_type, payment_type, sale_type)
  do update set units = f.units + excluded.units, amount = f.amount + excluded.amount`;

/**
 * The parts that only a sale of its own writes: operation, figures and money. In an exchange the
 * return writes them.
 */
function ownParts(sale: NewSale): { operation: RawBuilder<unknown>; rest: RawBuilder<unknown> } {
  if (sale.operationId !== null) {
    return { operation: sql`select cast(${sale.operationId} as bigint) as id`, rest: sql`` };
  }
  const entry = { ...sale, source: 'sale' as const, late: sale.late ?? false };
  return {
    operation: operationInsert(sale, { kind: 'sale', at: sale.at }),
    rest: sql`, counted as (${figuresOf(sale)}
      ), paid as (${entriesInsert(entry, sql`(select id from header)`, sale.sums)})`,
  };
}

/**
 * All of a sale in one statement: operation, header, lines, movements, stock, till and monthly
 * figures. The caller holds the locks of the units and of the period and has seen that none of the
 * units is sold, but for those that are owed. Answers undefined where a sale with this key was made before.
 */
export async function insertSale(tx: Tx, sale: NewSale): Promise<SaleMade | undefined> {
  const { operation, rest } = ownParts(sale);
  const { rows } = await sql<SaleMade>`
    with basket as (${basketOf(sale)}
    ), parts as (${partsOf(sale)}
    ), operation as (${operation}
    ), header as (${headerOf(sale)}
    ), lines as (${linesOf(sale)}
    ), split as (${splitsOf(sale)}
    ), taken as (
      update units u set sale_id = header.id from basket, header
      where u.company_id = ${sale.companyId} and u.id = basket.unit_id and u.sale_id is null
        and u.out_id is null and u.shipment_id is null and not ${isOwed(sale)}
    ), moved as (${movementsOf(sale)}
    )${rest}
    select id, total, operation_id as operation,
      (select json_agg(lines.id order by lines.id) from lines) as lines
    from header`.execute(tx);
  return rows[0];
}
