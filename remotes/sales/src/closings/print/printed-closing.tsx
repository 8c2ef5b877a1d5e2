import type { ClosingView } from '@backoffice/contracts';
import { formatMoment } from '@backoffice/i18n';
import { useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { NotFiscal } from '../../paper/not-fiscal';
import { Sheet } from '../../paper/sheet';
import { SheetHeading } from '../../paper/sheet-heading';
import { Signature } from '../../paper/signature';
import { shopName } from '../closings-columns';
import { ReportRows } from '../view/report-rows';
import { reportSections } from '../view/report-sections';
import { WayCounts } from '../view/way-counts';
import { readClosingPaper } from './closing-paper';
import styles from './printed-closing.module.css';

interface Props {
  view: ClosingView;
  onDone: () => void;
}

/** A closing on paper, to be signed and kept. */
export function PrintedClosing({ view, onDone }: Props) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const { closing } = view;
  return (
    <Sheet size={readClosingPaper()} onDone={onDone}>
      <Heading view={view} />
      <div className={styles.report}>
        <WayCounts view={view} />
        {closing.reason && (
          <p className={styles.reason}>
            {t('words:fields.reason')}: <bdi>{closing.reason}</bdi>
          </p>
        )}
        <div className={styles.sections}>
          {reportSections(view, { t, timeZone }).map(({ id, title, rows }) => (
            <section key={id} className={styles.section}>
              <h2>{title}</h2>
              <ReportRows rows={rows} />
            </section>
          ))}
        </div>
      </div>
      <Signature label={closing.closed_by} />
      <NotFiscal />
    </Sheet>
  );
}

function Heading({ view: { closing, company } }: Pick<Props, 'view'>) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const at = (moment: string) => formatMoment(moment, timeZone);
  return (
    <SheetHeading
      company={{
        name: company.name,
        registrationNumber: company.registration_number,
        lines: [shopName(t, closing)],
      }}
      title={t('closings.titleOf', { number: `${closing.number}` })}
    >
      <p>{t('closings.span', { from: at(closing.opened_at), to: at(closing.closed_at) })}</p>
      <p>{t('closings.closedByName', { name: closing.closed_by })}</p>
    </SheetHeading>
  );
}
