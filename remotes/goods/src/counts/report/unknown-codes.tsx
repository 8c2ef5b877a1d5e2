import type { CountReview } from '@backoffice/contracts';
import { formatMoment, formatNumber } from '@backoffice/i18n';
import { Card, DataTable, useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

/** Scanned codes that belong to no unit. */
export function UnknownCodes({ codes }: { codes: CountReview['unknown'] }) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  if (codes.length === 0) return null;
  const name = t('words:fields.unknown');
  return (
    <Card title={`${name} (${formatNumber(codes.length)})`}>
      <DataTable
        caption={name}
        columns={[
          {
            id: 'code',
            phone: 'title',
            header: t('words:fields.barcode'),
            selfEvident: true,
            cell: ({ code }) => <bdi className="font-monospace">{code}</bdi>,
          },
          {
            id: 'by',
            phone: 'meta',
            header: t('counts.scannedAt'),
            selfEvident: true,
            cell: ({ by, at }) => `${formatMoment(at, timeZone)} · ${by}`,
          },
          {
            id: 'times',
            phone: 'end',
            header: t('counts.times'),
            align: 'end',
            cell: ({ times }) => formatNumber(times),
          },
        ]}
        rows={codes}
        rowKey={({ code }) => code}
      />
    </Card>
  );
}
