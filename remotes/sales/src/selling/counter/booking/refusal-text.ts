import type { StockUnit } from '@backoffice/api-client/resources/products';
import { formatMoment, formatMoney, type TFunction } from '@backoffice/i18n';

import { unitLabel } from '../../../words/unit-label';

/** Why a scanned unit is not for sale as it is: sold, out, under way or set aside or held. */
export function refusalText(t: TFunction<'sales'>, unit: StockUnit, timeZone: string | undefined) {
  if (unit.out) {
    return t('gone.unit', { unit: unitLabel(unit), reason: t(`words:stockReason.${unit.out}`) });
  }
  if (unit.under_way_to) {
    return t('gone.underWay', { unit: unitLabel(unit), from: unit.location ?? '–' });
  }
  if (unit.held && !unit.sold && !unit.set_aside) {
    const { name, by, till, at } = unit.held;
    return t('held.scanned', {
      unit: unitLabel(unit),
      name,
      by: till ? `${by}, ${till}` : by,
      when: formatMoment(at, timeZone),
    });
  }
  return unit.sold
    ? t('selling.soldUnit', {
        unit: unitLabel(unit),
        when: formatMoment(unit.sold.at, timeZone),
        by: unit.sold.by || '–',
        price: formatMoney(unit.sold.price),
      })
    : t('selling.asideUnit', { unit: unitLabel(unit) });
}
