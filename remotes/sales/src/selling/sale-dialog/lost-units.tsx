import { formatMoment, type TFunction } from '@backoffice/i18n';
import { useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import type { LostUnit } from '../basket/sale-draft';

interface Props {
  lost: readonly LostUnit[];
  isBasketEmpty: boolean;
}

/** Which units were refused, by whom they went before, and what became of the rest. */
export function LostUnits({ lost, isBasketEmpty }: Props) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const [first] = lost;
  if (!first) return null;
  const titles: Record<LostUnit['why'], string> = {
    sold: t('sale.lostTitle'),
    returned: t('return.lostTitle'),
    set_aside: t('return.asideTitle'),
    gone: t('gone.title'),
  };
  return (
    <div className="alert alert-danger" role="alert">
      <p className="fw-semibold mb-1">{titles[first.why]}</p>
      <ul className="mb-1">
        {lost.map((unit) => (
          <li key={unit.id}>{lostText(t, unit, timeZone)}</li>
        ))}
      </ul>
      <p className="mb-0">{isBasketEmpty ? t('sale.lostAll') : t('sale.lostRest')}</p>
    </div>
  );
}

function lostText(t: TFunction<'sales'>, lost: LostUnit, timeZone: string | undefined): string {
  const { label: unit, sold_at, sold_by, reversed_at, reversed_by, out } = lost;
  if (out) {
    const when = formatMoment(out.at, timeZone);
    return t('gone.by', { unit, reason: t(`gone.reasons.${out.reason}`), when, by: out.by });
  }
  if (reversed_at) {
    const when = formatMoment(reversed_at, timeZone);
    return t('return.lostBy', { unit, when, by: reversed_by ?? '–' });
  }
  return sold_at
    ? t('sale.lostBy', { unit, when: formatMoment(sold_at, timeZone), by: sold_by ?? '–' })
    : t('sale.lostPlain', { unit });
}
