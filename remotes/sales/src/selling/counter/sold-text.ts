import type { StockUnit } from '@backoffice/api-client/resources/products';
import { formatMoment, formatMoney, type TFunction } from '@backoffice/i18n';

import { unitLabel } from '../basket/unit-label';

/** Why a scanned unit is not for sale: when, by whom and for how much it was sold. */
export const soldText = (t: TFunction<'sales'>, unit: StockUnit, timeZone: string | undefined) =>
  t('selling.soldUnit', {
    unit: unitLabel(unit),
    when: formatMoment(unit.sold?.at, timeZone),
    by: unit.sold?.by ?? '–',
    price: formatMoney(unit.sold?.price),
  });
