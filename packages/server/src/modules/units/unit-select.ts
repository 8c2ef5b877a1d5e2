import { type RawBuilder, sql } from 'kysely';

/** A unit's product, beside `units u`. */
export const PRODUCT = sql`join products p on p.company_id = u.company_id and p.id = u.product_id`;
export const BRAND = sql`join brands b on b.company_id = p.company_id and b.id = p.brand_id`;
export const COLOR = sql`left join colors c on c.company_id = p.company_id and c.id = p.color_id`;
export const TYPE = sql`left join specific_types t
  on t.company_id = p.company_id and t.id = p.specific_type_id`;
export const NUMBER = sql`left join numbers n on n.company_id = u.company_id and n.id = u.number_id`;
export const LOCATION = sql`left join locations l on l.company_id = u.company_id and l.id = u.location_id`;

/** The names of a product. */
export const NAMED_PRODUCT = sql`${BRAND} ${COLOR} ${TYPE}`;

/** The joins that ROW needs. */
export const NAMED = sql`${PRODUCT} ${NAMED_PRODUCT} ${NUMBER} ${LOCATION}`;

export const LABEL_IS_DUE = sql`u.label_due_by is not null`;

/** The own columns of a unit. */
export const OWN = sql`u.id, u.product_type as type, u.price, u.received_on as date, u.barcode,
  u.set_aside, ${LABEL_IS_DUE} as label_due`;

/** What a list says of a unit's product. */
export const PRODUCT_NAMES = sql`b.name as brand, c.name as color, t.name as specific_type,
  p.code, p.name`;

/** The names that describe a unit on a shelf, and that of its location. */
export const NAMES_HERE = sql`${PRODUCT_NAMES}, n.name as number, l.name as location`;

/** Why a unit is out, and where it is under way to. */
export const GONE_TO = sql`(select o.reason from outs o where o.company_id = u.company_id and o.id = u.out_id) as out,
  (select t.name from shipments h
    join locations t on t.company_id = h.company_id and t.id = h.to_location_id
    where h.company_id = u.company_id and h.id = u.shipment_id) as under_way_to`;

/**
 * Of a unit whose label is due: what it cost before the change of prices that gave it its price, in
 * euros. A mistyped price that was put right is none, and neither is one that an undo took back:
 * nobody was asked for it. Of other units it isn't read: it may be years old, and lists would be slower.
 */
export const oldPrice = (isDue: RawBuilder<unknown>) => sql`case when ${isDue} then (
  select m.from_price from movements m
  join operations o on o.company_id = m.company_id and o.id = m.operation_id
  where m.company_id = u.company_id and m.unit_id = u.id and m.kind = 'repriced'
    and m.price = u.price and o.kind = 'price'
  order by m.id desc limit 1) end as old_price`;

const NAMES = sql`${NAMES_HERE}, ${GONE_TO}`;

export const ROW = sql`${OWN}, ${NAMES}`;

/**
 * Units that are neither sold nor out nor under way. Indexes have this very condition, so keep its
 * words.
 */
export const IN_STOCK = sql`u.sale_id is null and u.out_id is null and u.shipment_id is null`;
