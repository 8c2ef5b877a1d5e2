import type { ProductType } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Tx } from '../../db/database';

export interface NewDelivery {
  companyId: number;
  userId: number;
  productId: number;
  importPrice: string;
  stockPrice: string;
  at: string;
  day: string;
  /** Id of the operation that brought it in. */
  operation: number;
}

interface NewModel extends NewDelivery {
  /** Id of the delivery's first model; null for the first itself. */
  first: number | null;
}

export async function insertDelivery(tx: Tx, delivery: NewModel): Promise<number> {
  const { id } = await tx
    .insertInto('deliveries')
    .values({
      company_id: delivery.companyId,
      product_id: delivery.productId,
      import_price: delivery.importPrice,
      stock_price: delivery.stockPrice,
      received_at: delivery.at,
      received_on: delivery.day,
      user_id: delivery.userId,
      operation_id: delivery.operation,
      first_id: delivery.first,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewUnits extends NewDelivery {
  deliveryId: number;
  type: ProductType;
  locationId: number | null;
  /** One entry a unit: its size (0: none) and barcode. */
  sizes: number[];
  barcodes: string[];
}

/**
 * Puts units into stock with their first movement; answers them in the order of `barcodes`. Their
 * labels are due until somebody says that they were printed.
 */
export async function insertUnits(tx: Tx, units: NewUnits) {
  const { rows } = await sql<{ id: number; barcode: string }>`
    with arrived as (
      insert into units (company_id, product_id, delivery_id, product_type, number_id, location_id,
        barcode, price, received_on, label_due_by)
      select ${units.companyId}, ${units.productId}, ${units.deliveryId}, ${units.type},
        nullif(unit.size, 0), ${units.locationId}, unit.barcode, ${units.stockPrice}, ${units.day},
        cast(${units.operation} as bigint)
      from unnest(cast(${units.sizes} as bigint[]), cast(${units.barcodes} as text[]))
        as unit (size, barcode)
      returning id, barcode
    ), moved as (
      insert into movements (company_id, unit_id, kind, happened_at, recorded_at, user_id,
        to_location_id, price, operation_id)
      select ${units.companyId}, id, 'received', ${units.at}, ${units.at}, ${units.userId},
        ${units.locationId}, ${units.stockPrice}, cast(${units.operation} as bigint)
      from arrived
    )
    select id, barcode from arrived order by barcode`.execute(tx);
  return rows;
}
