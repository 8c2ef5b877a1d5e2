import type { Booking } from '@backoffice/api-client/resources/transactions';
import { Money, WithoutRows } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { transactionTotals } from './transaction-totals';
import styles from './transactions.module.css';

/** The day's income and outcome, and their difference. */
export function TransactionSums({ transactions }: { transactions: readonly Booking[] }) {
  const { t } = useTranslation('sales');
  const { income, outcome, total, without } = transactionTotals(transactions);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('words:transactionType.income')}</dt>
        <dd>
          <Money value={income} />
        </dd>
      </div>
      <div>
        <dt>{t('words:transactionType.outcome')}</dt>
        <dd>
          <Money value={outcome} />
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{t('transactions.total')}</dt>
        <dd>
          <Money value={total} /> <WithoutRows number={without} />
        </dd>
      </div>
    </dl>
  );
}
