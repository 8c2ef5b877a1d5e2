import type { CountReview } from '@backoffice/contracts';
import { AlertDialog, Icon, ICONS } from '@backoffice/ui';
import { messageText } from '@backoffice/ui/notify';
import { PrintPage } from '@backoffice/ui/printing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PrintedReport } from './printed-report';

/** Puts the report on paper, A4. */
export function PrintReport({ review }: { review: CountReview }) {
  const { t } = useTranslation('goods');
  const [isPrinting, setIsPrinting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const fail = () => {
    setIsPrinting(false);
    setHasFailed(true);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        disabled={isPrinting}
        onClick={() => setIsPrinting(true)}
      >
        <Icon path={ICONS.printer} size={0.85} /> {t('counts.report.print')}
      </button>
      {isPrinting && (
        <PrintPage onDone={() => setIsPrinting(false)} onFail={fail}>
          <PrintedReport review={review} />
        </PrintPage>
      )}
      {hasFailed && (
        <AlertDialog show text={messageText('printFailed')} onClose={() => setHasFailed(false)} />
      )}
    </>
  );
}
