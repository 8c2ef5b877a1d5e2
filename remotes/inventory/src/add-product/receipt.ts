import type { ReceivedUnits } from '@backoffice/api-client/resources/products';
import { productQueries } from '@backoffice/api-client/resources/products';
import type { ProductType } from '@backoffice/contracts';
import { moneyOfCents } from '@backoffice/i18n';
import type { QueryClient } from '@tanstack/react-query';

import type { LabelUnit } from '../labels/label-unit';
import { type ReceiptValues, totalUnits, wholeOf } from './receipt-draft';
import type { ReceiptLists } from './use-receipt-lists';

/** A delivery that was just saved, with what its labels need. */
export interface Receipt {
  units: number;
  /** Empty on a server that does not name the new units. */
  items: ReceivedUnits['items'];
  /** What all of its labels have in common. */
  product: Omit<LabelUnit, 'id' | 'barcode' | 'number'>;
}

interface Parts {
  values: ReceiptValues;
  type: ProductType;
  lists: ReceiptLists;
  received: ReceivedUnits;
}

export function receiptOf({ values, type, lists, received }: Parts): Receipt {
  const brand = lists.brands.find(({ id }) => id === values.brand);
  const specificType = lists.types.find(({ id }) => id === values.type);
  const color = lists.colors.find(({ id }) => id === values.color);
  return {
    units: received.items.length || totalUnits(values, type),
    items: received.items,
    product: {
      brand: brand?.brandName ?? '',
      code: values.code.trim(),
      name: values.name.trim() || null,
      color: color?.colorName ?? null,
      specific_type: specificType?.specificType ?? null,
      price: moneyOfCents(wholeOf(values.stockPrice) * 100),
    },
  };
}

/**
 * The labels of exactly the units that were received. Their sizes stand in the stock list; a unit
 * that left it within the minute still gets its label, without the size.
 */
export async function labelsOf(receipt: Receipt, client: QueryClient): Promise<LabelUnit[]> {
  const rows = await client.fetchQuery(
    productQueries.all({ code: receipt.product.code, sort: 'date', dir: 'desc' }),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return receipt.items.map(
    (item) => byId.get(item.id) ?? { ...receipt.product, ...item, number: null },
  );
}
