import type { StockUnit } from '@backoffice/api-client/resources/products';
import { formatMoment, formatMoney, type TFunction } from '@backoffice/i18n';

import { unitName } from './unit-description';

type Sold = NonNullable<StockUnit['sold']>;

/** When a unit was sold, by whom and for how much. */
export const soldText = (
  t: TFunction<'inventory'>,
  unit: StockUnit,
  sold: Sold,
  timeZone: string | undefined,
) =>
  t('products.soldUnit', {
    unit: unitName(unit),
    when: formatMoment(sold.at, timeZone),
    by: sold.by,
    price: formatMoney(sold.price),
    receipt: sold.receipt_number,
  });
