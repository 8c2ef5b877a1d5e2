import { countQueries } from '@backoffice/api-client/resources/counts';
import { COUNT_VERDICTS, OTHER, type CountLine, type CountReview } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import {
  Badge,
  Card,
  DataTable,
  Icon,
  ICONS,
  QueryView,
  StatTile,
  useTimeZone,
} from '@backoffice/ui';
import { AreaLink } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { lineColumns } from './line-columns';
import { PrintReport } from './print-report';
import { downloadReport } from './report-file';
import styles from './report.module.css';
import { UnknownCodes } from './unknown-codes';

/** What a count found and what was done about it; the report never changes afterwards. */
export function Report({ id }: { id: number }) {
  const { t } = useTranslation('goods');
  const query = useQuery(countQueries.review(id));
  return (
    <QueryView query={query} errorText={t('counts.review.loadFailed')}>
      {(review) => <Whole review={review} />}
    </QueryView>
  );
}

function Whole({ review }: { review: CountReview }) {
  return (
    <div className={styles.report}>
      <Buttons review={review} />
      <Figures review={review} />
      {[...COUNT_VERDICTS, OTHER].map((verdict) => (
        <Section key={verdict} verdict={verdict} review={review} />
      ))}
      <UnknownCodes codes={review.unknown} />
    </div>
  );
}

function Buttons({ review }: { review: CountReview }) {
  const { t } = useTranslation('goods');
  const { operation } = review.count;
  return (
    <div className={styles.buttons}>
      <PrintReport review={review} />
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        onClick={() => downloadReport(t, review)}
      >
        <Icon path={ICONS.download} size={0.85} /> {t('counts.report.csv')}
      </button>
      {operation !== null && (
        <AreaLink to="operations.one" params={{ id: operation }}>
          {t('counts.report.operation')}
        </AreaLink>
      )}
    </div>
  );
}

function Figures({ review: { count, counted, unknown } }: { review: CountReview }) {
  const { t } = useTranslation('goods');
  const tiles = [
    [t('counts.counted'), count.scanned],
    [t('counts.report.asRecorded'), counted],
    [t('words:fields.lost'), count.lost ?? 0],
    [t('counts.report.moved'), count.moved ?? 0],
    [t('counts.report.found'), count.found ?? 0],
    [t('words:fields.unknown'), unknown.length],
  ] as const;
  return (
    <Card>
      <div className={styles.tiles}>
        {tiles.map(([label, value]) => (
          <StatTile key={label} label={label} value={formatNumber(value)} />
        ))}
      </div>
    </Card>
  );
}

interface SectionProps {
  verdict: CountLine['verdict'];
  review: CountReview;
}

function Section({ verdict, review }: SectionProps) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const lines = review.lines.filter((line) => line.verdict === verdict);
  if (lines.length === 0) return null;
  const name = t(`counts.verdicts.${verdict}`);
  const columns = [
    ...lineColumns({ t, timeZone }),
    {
      id: 'done',
      phone: 'badge' as const,
      header: t('counts.report.done'),
      cell: ({ done }: CountReview['lines'][number]) =>
        done && (
          <Badge tone={done === 'lost' ? 'danger' : 'neutral'}>{t(`counts.done.${done}`)}</Badge>
        ),
    },
  ];
  return (
    <Card title={`${name} (${formatNumber(lines.length)})`}>
      <DataTable caption={name} columns={columns} rows={lines} rowKey={({ id }) => id} />
    </Card>
  );
}
