import { formatMoment } from '@backoffice/i18n';
import { useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import type { LostUnit } from '../basket/sale-draft';

interface Props {
  lost: readonly LostUnit[];
  isBasketEmpty: boolean;
}

/** Which units somebody else sold, who and when, and what became of the rest. */
export function LostUnits({ lost, isBasketEmpty }: Props) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  if (lost.length === 0) return null;
  return (
    <div className="alert alert-danger" role="alert">
      <p className="fw-semibold mb-1">{t('sale.lostTitle')}</p>
      <ul className="mb-1">
        {lost.map(({ id, label, sold_at, sold_by }) => (
          <li key={id}>
            {sold_at
              ? t('sale.lostBy', {
                  unit: label,
                  when: formatMoment(sold_at, timeZone),
                  by: sold_by ?? '–',
                })
              : t('sale.lostPlain', { unit: label })}
          </li>
        ))}
      </ul>
      <p className="mb-0">{isBasketEmpty ? t('sale.lostAll') : t('sale.lostRest')}</p>
    </div>
  );
}
