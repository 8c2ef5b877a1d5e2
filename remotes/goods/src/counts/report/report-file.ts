import type { CountLine, CountReview } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';
import { downloadCsv } from '@backoffice/ui';
import { unitDescription } from '@backoffice/ui/stock';

import { scopeText } from '../count-words';

type T = TFunction<'goods'>;
type Row = Partial<CountLine> & { what: string; barcode: string; times?: number };

const rowsOf = (t: T, { lines, unknown }: CountReview): Row[] => [
  ...lines.map((line) => ({ ...line, what: t(`counts.verdicts.${line.verdict}`) })),
  ...unknown.map(({ code, times, by, at }) => ({
    what: t('counts.outcomes.unknown'),
    barcode: code,
    times,
    scanned_by: by,
    scanned_at: at,
  })),
];

/** The report as a file: a row a line, each with its count; moments as ISO 8601. */
export function downloadReport(t: T, review: CountReview): void {
  const { count } = review;
  downloadCsv<Row>(
    `count-${count.id}`,
    [
      { header: t('counts.shop'), csv: () => count.location.name },
      { header: t('counts.scope.title'), csv: () => scopeText(t, count.scope) },
      { header: t('counts.endedAt'), csv: () => count.ended_at },
      { header: t('words:fields.endedBy'), csv: () => count.ended_by },
      { header: t('counts.verdict'), csv: ({ what }) => what },
      { header: t('words:fields.barcode'), csv: ({ barcode }) => barcode },
      { header: t('words:fields.code'), csv: ({ code }) => code },
      { header: t('words:fields.size'), csv: ({ number }) => number },
      {
        header: t('words:fields.product'),
        csv: (row) => (row.id ? unitDescription(row as CountLine) : ''),
      },
      { header: t('words:fields.location'), csv: ({ location }) => location },
      { header: t('counts.scannedAt'), csv: ({ scanned_at }) => scanned_at },
      { header: t('counts.scannedByHead'), csv: ({ scanned_by }) => scanned_by },
      { header: t('counts.times'), csv: ({ times }) => times },
      { header: t('counts.report.done'), csv: ({ done }) => done && t(`counts.done.${done}`) },
    ],
    rowsOf(t, review),
  );
}
