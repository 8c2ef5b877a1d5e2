import { Icon, ICONS, Money, useCan, useUrlState } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { NO_SALE } from '../../../sold-sale/finding/sale-address';
import styles from '../counter.module.css';
import type { Booked } from './booked';

interface Props extends Pick<Booked, 'slip' | 'receipt'> {
  onPrint: () => void;
  /** Called when this part can't be loaded. */
  onClose: () => void;
}

/** What was sold last, to hold on to until the next scan: its receipt, its sum and its slip. */
export function JustBooked({ slip, receipt, onPrint }: Props) {
  const { t } = useTranslation('sales');
  const [, setUrl] = useUrlState(NO_SALE);
  const canOpen = useCan('sales.return');
  if (!receipt || !slip) return null;
  const name = t('soldSale.title', { number: receipt.number });
  return (
    <div className={styles.justBooked} role="group" aria-label={t('selling.justBooked')}>
      {canOpen ? (
        <button
          type="button"
          className="btn btn-link btn-sm"
          onClick={() => setUrl({ ...NO_SALE, sale: `${receipt.sale}` })}
        >
          {name}
        </button>
      ) : (
        <span>{name}</span>
      )}
      <Money value={receipt.total} />
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        aria-label={t('selling.slipOf', { number: receipt.number })}
        onClick={onPrint}
      >
        <Icon path={ICONS.printer} /> {t('selling.slip')}
      </button>
    </div>
  );
}
