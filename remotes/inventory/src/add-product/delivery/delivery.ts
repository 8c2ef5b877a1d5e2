import type { ReceivedUnits } from '@backoffice/api-client/resources/receiving';
import type { ProductType } from '@backoffice/contracts';
import { moneyOfCents } from '@backoffice/i18n';
import { type DeliveryLists, type LabelUnit } from '@backoffice/ui/stock';

import { type DeliveryValues, eurosOf, totalUnits } from './delivery-draft';

/** A delivery that was just saved, with what its labels need. */
export interface Delivery {
  /** Null on a server that keeps no deliveries. */
  id: number | null;
  units: number;
  /** Empty on a server that does not name the new units. */
  items: ReceivedUnits['items'];
  /** The texts that all of its labels share. */
  product: Omit<LabelUnit, 'id' | 'barcode' | 'number'>;
}

interface Parts {
  values: DeliveryValues;
  type: ProductType;
  lists: DeliveryLists;
  received: ReceivedUnits;
}

export function deliveryOf({ values, type, lists, received }: Parts): Delivery {
  const brand = lists.brands.find(({ id }) => id === values.brand);
  const specificType = lists.types.find(({ id }) => id === values.type);
  const color = lists.colors.find(({ id }) => id === values.color);
  return {
    id: received.id,
    units: received.items.length || totalUnits(values, type),
    items: received.items,
    product: {
      brand: brand?.brandName ?? '',
      code: values.code.trim(),
      name: values.name.trim() || null,
      color: color?.colorName ?? null,
      specific_type: specificType?.specificType ?? null,
      price: moneyOfCents(Math.round(eurosOf(values.stockPrice) * 100)),
    },
  };
}
