import type { Transaction } from '@backoffice/contracts';
import { Money } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { transactionTotals } from './transaction-totals';
import styles from './transactions.module.css';

/** What came in, what went out, and what that makes. */
export function TransactionSums({ transactions }: { transactions: readonly Transaction[] }) {
  const { t } = useTranslation('sales');
  const { income, outcome, total } = transactionTotals(transactions);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('transactions.income')}</dt>
        <dd>
          <Money value={income} />
        </dd>
      </div>
      <div>
        <dt>{t('transactions.outcome')}</dt>
        <dd>
          <Money value={outcome} />
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{t('transactions.total')}</dt>
        <dd>
          <Money value={total} />
        </dd>
      </div>
    </dl>
  );
}
