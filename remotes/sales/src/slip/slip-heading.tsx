import { formatMoment, formatNumber } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import { SheetHeading } from '../paper/sheet-heading';
import type { Slip } from './slip';
import styles from './slip.module.css';

/** Who sold, what it is, when, and by whom. */
export function SlipHeading({ slip }: { slip: Slip }) {
  const { t } = useTranslation('sales');
  const { head, location, kind, number, copy, changed, fiscalNumber } = slip;
  const marks = [
    ...(changed ? [t(`slip.${changed}`)] : []),
    ...(copy > 0 ? [t('slip.copy', { number: formatNumber(copy) })] : []),
  ];
  return (
    <SheetHeading
      company={{ ...head, lines: [location, head.address, head.phone] }}
      title={t(`slip.titles.${kind}`, { number: `${number}` })}
      marks={marks}
    >
      <p className={styles.made}>
        <span>{formatMoment(slip.at, head.timeZone)}</span>
        <span>{t('slip.seller', { name: slip.seller })}</span>
      </p>
      {fiscalNumber && <p>{t('slip.fiscal', { number: fiscalNumber })}</p>}
    </SheetHeading>
  );
}
