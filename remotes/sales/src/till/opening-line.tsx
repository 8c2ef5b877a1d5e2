import type { Till } from '@backoffice/contracts';
import { centsOf, formatMoment, formatMoney, moneyOfCents } from '@backoffice/i18n';
import { isolated, Money, useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from './till.module.css';

/** The opening cash, and how far it differs from the cash that the last closing left. */
export function OpeningLine({ opening }: Pick<Till, 'opening'>) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const { cash, left, counted, counted_by: by, counted_at: at } = opening;
  const gap = counted !== null && left !== null ? centsOf(counted) - centsOf(left) : 0;
  const amounts = { amount: formatMoney(moneyOfCents(Math.abs(gap))), left: formatMoney(left) };
  return (
    <div>
      <dt>{t('till.opening')}</dt>
      <dd>
        <Money value={cash} />
        {counted !== null && by && (
          <small>
            {t('till.countedBy', { by: isolated(by), when: isolated(formatMoment(at, timeZone)) })}
          </small>
        )}
        {gap < 0 && <small className={styles.missing}>{t('till.openingMissing', amounts)}</small>}
        {gap > 0 && <small>{t('till.openingOver', amounts)}</small>}
      </dd>
    </div>
  );
}
