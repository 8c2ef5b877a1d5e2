import { moneyOfCents } from '@backoffice/i18n';
import { Money } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { balanceOf } from '../basket/exchange';
import type { SaleDraft } from '../basket/sale-draft';
import styles from '../sale-dialog/payment/payment.module.css';
import { dueText } from './due-text';

/** The sums of what comes back and of what is sold, and the amount that changes hands. */
export function ReturnSums({ draft }: { draft: SaleDraft }) {
  const { t } = useTranslation('sales');
  const { sold, back, due } = balanceOf(draft);
  return (
    <dl className={styles.sums} aria-live="polite">
      <div>
        <dt>{t('return.comingBack')}</dt>
        <dd>
          <Money value={moneyOfCents(-back)} />
        </dd>
      </div>
      {draft.lines.length > 0 && (
        <div>
          <dt>{t('return.newItems')}</dt>
          <dd>
            <Money value={moneyOfCents(sold)} />
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{dueText(t, due)}</dt>
        <dd>
          <Money value={moneyOfCents(Math.abs(due))} />
        </dd>
      </div>
    </dl>
  );
}
