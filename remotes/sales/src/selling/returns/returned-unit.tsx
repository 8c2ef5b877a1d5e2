import { formatMoment } from '@backoffice/i18n';
import { useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../../words/unit-label';
import { paymentName } from '../../words/way-name';
import type { ReturnLine } from '../basket/return-lines';
import styles from './returns.module.css';

/** A unit that comes back, with its sale: when, by whom, on which receipt, and how it was paid. */
export function ReturnedUnit({ one: { sold, sale } }: { one: ReturnLine }) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const facts = [
    t('return.soldOn', { when: formatMoment(sale.sold_at, timeZone), by: sale.seller }),
    t('return.receipt', { number: sale.receipt_number }),
    paymentName(t, sold),
    sale.location,
  ];
  return (
    <div className={styles.unit}>
      <span className={styles.unitName}>{unitLabel(sold)}</span>
      <bdi className={styles.barcode}>{sold.barcode}</bdi>
      <span className={styles.sale}>{facts.filter(Boolean).join(' · ')}</span>
    </div>
  );
}
