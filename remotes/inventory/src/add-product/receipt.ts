import type { ReceivedUnits } from '@backoffice/api-client/resources/deliveries';
import type { ProductType } from '@backoffice/contracts';
import { moneyOfCents } from '@backoffice/i18n';

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
