import type { ClosingView } from '@backoffice/contracts';
import { formatMoment } from '@backoffice/i18n';
import { PanelPart, useCan, useTimeZone } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PaperSelect } from '../../paper/paper-select';
import { shopName } from '../closings-columns';
import { readClosingPaper, writeClosingPaper } from '../print/closing-paper';
import { usePrintClosing } from '../print/use-print-closing';
import styles from './closing-details.module.css';
import { RecountDialog } from './recount-dialog';
import { ReportRows } from './report-rows';
import { reportSections } from './report-sections';
import { WayCounts } from './way-counts';

export function ClosingDetails({ view }: { view: ClosingView }) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const { closing } = view;
  return (
    <>
      <p className="mb-1">
        <bdi>{shopName(t, closing)}</bdi> · <bdi>{closing.closed_by}</bdi>
      </p>
      <p className={styles.span}>
        {t('closings.span', {
          from: formatMoment(closing.opened_at, timeZone),
          to: formatMoment(closing.closed_at, timeZone),
        })}
      </p>
      <Buttons view={view} />
      <WayCounts view={view} />
      {closing.reason && (
        <p className={styles.reason}>
          <strong>{t('words:fields.reason')}:</strong> <bdi>{closing.reason}</bdi>
        </p>
      )}
      {reportSections(view, { t, timeZone }).map(({ id, title, rows }) => (
        <PanelPart key={id} title={title}>
          <ReportRows rows={rows} />
        </PanelPart>
      ))}
    </>
  );
}

function Buttons({ view }: { view: ClosingView }) {
  const { t } = useTranslation('sales');
  const canRecount = useCan('till.manage');
  const { printClosing, closingPaper } = usePrintClosing();
  const [isCounting, setIsCounting] = useState(false);
  const [size, setSize] = useState(readClosingPaper);
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => printClosing(view.closing.id)}
      >
        {t('closings.print')}
      </button>
      <div>
        <PaperSelect
          label={t('closings.paper')}
          size={size}
          onChange={(chosen) => {
            setSize(chosen);
            writeClosingPaper(chosen);
          }}
        />
      </div>
      {canRecount && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => setIsCounting(true)}
        >
          {t('closings.recount')}
        </button>
      )}
      {isCounting && <RecountDialog view={view} onClose={() => setIsCounting(false)} />}
      {closingPaper}
    </div>
  );
}
