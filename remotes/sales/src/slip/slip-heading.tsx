import { formatMoment, formatNumber } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import type { Slip } from './slip';
import styles from './slip.module.css';

/** Who sold, what it is, when, and by whom. */
export function SlipHeading({ slip }: { slip: Slip }) {
  const { t } = useTranslation('sales');
  const { head, kind, number, copy, changed, fiscalNumber } = slip;
  return (
    <header className={styles.heading}>
      <Company slip={slip} />
      <div className={styles.document}>
        <h1 className={styles.title}>{t(`slip.titles.${kind}`, { number: `${number}` })}</h1>
        <p>
          <span>{formatMoment(slip.at, head.timeZone)}</span>
          <span>{t('slip.seller', { name: slip.seller })}</span>
        </p>
        {fiscalNumber && <p>{t('slip.fiscal', { number: fiscalNumber })}</p>}
        {changed && <p className={styles.mark}>{t(`slip.${changed}`)}</p>}
        {copy > 0 && (
          <p className={styles.mark}>{t('slip.copy', { number: formatNumber(copy) })}</p>
        )}
      </div>
    </header>
  );
}

function Company({ slip: { head, location } }: { slip: Slip }) {
  const { t } = useTranslation('sales');
  return (
    <div className={styles.company}>
      <p className={styles.name}>
        <bdi>{head.name}</bdi>
      </p>
      {head.registrationNumber && (
        <p>{t('slip.registration', { number: head.registrationNumber })}</p>
      )}
      {[location, head.address, head.phone].map(
        (line) =>
          line && (
            <p key={line}>
              <bdi>{line}</bdi>
            </p>
          ),
      )}
    </div>
  );
}
