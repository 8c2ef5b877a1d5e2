import type { ClosingView } from '@backoffice/contracts';
import { formatMoney, sumMoney } from '@backoffice/i18n';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { usePrintClosing } from '../closings/print/use-print-closing';
import styles from './till.module.css';

interface Props {
  view: ClosingView;
  onClose: () => void;
}

/** What is to be done after a closing: so much goes out of the drawer, so much stays. */
export function ClosedTill({ view: { closing }, onClose }: Props) {
  const { t } = useTranslation('sales');
  const { printClosing, closingPaper } = usePrintClosing();
  // The count that had the focus is gone.
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const taken = sumMoney([closing.counted_cash, `-${closing.left}`]);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className={`alert alert-success ${styles.closed}`}
      role="status"
    >
      <p>
        <strong>{t('till.closed', { number: closing.number })}</strong>{' '}
        {t('till.afterClosing', { taken: formatMoney(taken), left: formatMoney(closing.left) })}
      </p>
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        onClick={() => printClosing(closing.id)}
      >
        {t('closings.print')}
      </button>
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onClose}>
        {t('till.done')}
      </button>
      {closingPaper}
    </div>
  );
}
