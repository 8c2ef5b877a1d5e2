import { formatMoney, moneyOfCents } from '@backoffice/i18n';
import { Icon, ICONS, Money, useCan, usePermissions, useUrlState } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { NO_SALE } from '../../../sold-sale/finding/sale-address';
import styles from '../counter.module.css';
import type { Booked } from './booked';
import { VoidBooked } from './void-booked';

interface Props extends Pick<Booked, 'slip' | 'receipt' | 'change'> {
  onPrint: () => void;
  onVoided: () => void;
  /** Called when this part can't be loaded. */
  onClose: () => void;
}

/** What was sold last, to hold on to until the next scan: its receipt, its sum and its slip. */
export function JustBooked({ slip, receipt, change, onPrint, onVoided }: Props) {
  const { t } = useTranslation('sales');
  const [, setUrl] = useUrlState(NO_SALE);
  const canOpen = useCan('sales.return');
  if (!receipt || !slip) return null;
  const { sale, number } = receipt;
  const name = t(sale === null ? 'selling.slipNumber' : 'soldSale.title', { number });
  return (
    <div className={styles.justBooked} role="group" aria-label={t('selling.justBooked')}>
      {canOpen && receipt.sale !== null ? (
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
      {change !== null && change > 0 && (
        <span>{t('sale.change', { amount: formatMoney(moneyOfCents(change)) })}</span>
      )}
      <Afterwards {...receipt} {...{ onPrint, onVoided }} />
    </div>
  );
}

interface AfterwardsProps extends Pick<Props, 'onPrint' | 'onVoided'> {
  /** Null as long as the server doesn't know it. */
  sale: number | null;
  /** Of the receipt, or of the slip. */
  number: string;
}

function Afterwards({ sale, number, onPrint, onVoided }: AfterwardsProps) {
  const { t } = useTranslation('sales');
  const can = usePermissions();
  const [isVoiding, setIsVoiding] = useState(false);
  return (
    <span className={styles.afterwards}>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        aria-label={t('selling.slipOf', { number })}
        onClick={onPrint}
      >
        <Icon path={ICONS.printer} /> {t('selling.slip')}
      </button>
      {sale !== null && (can('sales.correct') || can('sales.correct_own')) && (
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm"
          onClick={() => setIsVoiding(true)}
        >
          {t('soldSale.void')}
        </button>
      )}
      {isVoiding && sale !== null && (
        <VoidBooked sale={sale} onVoided={onVoided} onClose={() => setIsVoiding(false)} />
      )}
    </span>
  );
}
