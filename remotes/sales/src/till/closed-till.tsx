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

/** After a closing, tells how much to take out of the drawer and how much to leave there. */
export function ClosedTill({ view: { closing }, onClose }: Props) {
  const { t } = useTranslation('sales');
  const { printClosing, closingPaper } = usePrintClosing();
  // The form that had the focus is gone, so the notice takes it.
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
